import '#client/utilities.css';
import { useEffect, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Dialog } from 'radix-ui';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ProfileText } from '#shared/accounts/profile/contract.ts';
import { ProfileFields } from './profile-fields.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
import { Field } from '#client/ui/field.tsx';
import { sentenceOf } from '#client/lib/api.ts';
import { forgetDraft, readDraft, writeDraft } from '#client/lib/draft.ts';
import { useMember } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { AvatarField, type AvatarChoice } from './avatar-field.tsx';
import { Preferences } from './preferences.tsx';
import { isAboutImage, useSaveProfile } from './use-save-profile.ts';
import * as texts from './texts.ts';

type EditForm = z.input<typeof ProfileText>;
const DRAFT = 'edit-profile';
const MAX_BIO = 1000;

/** Edits the member's own profile. The draft survives failures, reloads and sign-in. */
export default function EditProfile({ onClose }: { onClose: () => void }) {
  const member = useMember();
  const text = (value: string | null) => value ?? '';
  const form = useForm<EditForm>({
    resolver: zodResolver(ProfileText),
    defaultValues: (readDraft(DRAFT) as EditForm | null) ?? {
      firstName: text(member.firstName),
      lastName: text(member.lastName),
      artistName: text(member.artistName),
      city: text(member.city),
      borough: text(member.borough),
      instagramUrl: text(member.instagramUrl),
      twitterUrl: text(member.twitterUrl),
      linkedinUrl: text(member.linkedinUrl),
      websiteUrl: text(member.websiteUrl),
      bio: text(member.bio),
    },
  });
  const [avatar, setAvatar] = useState<AvatarChoice>();
  const save = useSaveProfile(() => {
    forgetDraft(DRAFT);
    toast({ title: texts.profileSaved });
    onClose();
  });
  const values = useWatch({ control: form.control });
  useEffect(() => writeDraft(DRAFT, values), [values]);
  const imageError = isAboutImage(save.error) ? sentenceOf(save.error) : undefined;
  const cancel = () => {
    forgetDraft(DRAFT);
    onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && cancel()}>
      <DialogFrame
        title={texts.editProfile}
        description={texts.onlyYourFirstName}
        width="sm:max-w-[760px]"
        footer={
          <>
            {save.error && !imageError && (
              <p role="alert" className="mr-auto text-sm text-danger">
                {sentenceOf(save.error)}
              </p>
            )}
            <Button variant="quiet" onClick={cancel}>
              {texts.cancel}
            </Button>
            <Button type="submit" form="edit-profile" disabled={save.isPending}>
              {save.isPending ? texts.saving : texts.save}
            </Button>
          </>
        }
      >
        <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6 sm:px-8">
          <FormProvider {...form}>
            <form
              id="edit-profile"
              noValidate
              onSubmit={(event) =>
                void form.handleSubmit((values) => save.mutate({ form: values, avatar }))(event)
              }
            >
              <AvatarField person={member} choice={avatar} onChoose={setAvatar} error={imageError} />
              <Bio />
              <ProfileFields />
            </form>
          </FormProvider>
          <Preferences />
        </div>
      </DialogFrame>
    </Dialog.Root>
  );
}

function Bio() {
  const { register, formState } = useFormContext<EditForm>();
  return (
    <div className="py-6">
      <Field label={texts.aboutYou} optional error={formState.errors.bio?.message}>
        {(control) => (
          <textarea
            {...control}
            {...register('bio')}
            rows={4}
            maxLength={MAX_BIO}
            className={`${control.className} h-auto! py-3`}
          />
        )}
      </Field>
    </div>
  );
}
