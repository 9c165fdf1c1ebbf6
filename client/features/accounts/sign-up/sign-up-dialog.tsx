import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Dialog } from 'radix-ui';
import { FormProvider, useForm } from 'react-hook-form';
import { ProfileForm } from '#shared/accounts/profile/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
import { problemDetail } from '#client/lib/api.ts';
import { toast } from '#client/lib/toast.ts';
import { ProfileFields } from '../profile/profile-fields.tsx';
import * as texts from './texts.ts';

const EMPTY: ProfileForm = {
  firstName: '',
  lastName: '',
  artistName: '',
  city: '',
  borough: '',
  instagramUrl: '',
  twitterUrl: '',
  linkedinUrl: '',
  websiteUrl: '',
};
const FALLBACK = texts.somethingWentWrong;

interface SignUpDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  initial?: Partial<ProfileForm>;
  /** Resolves when the profile is stored, or kept until after sign-in; rejects to show 'Signup Failed'. */
  onSubmit: (form: ProfileForm) => Promise<void>;
  /** Called after the dialog has closed and the form was reset. */
  onDone: (form: ProfileForm) => void;
  /** Why an earlier attempt to store it failed. */
  refusedBefore?: string;
}

/** 'Signup Failed', with the server's message. */
export function toastRefusal(error: unknown): string {
  const description = problemDetail(error) ?? FALLBACK;
  toast({ title: texts.signupFailed, description, variant: 'destructive' });
  return description;
}

/** 'Join the Community'. Cancel and Close reset the form; a failure keeps everything. */
export function SignUpDialog({
  isOpen,
  onOpenChange,
  initial,
  refusedBefore = '',
  onSubmit,
  onDone,
}: SignUpDialogProps) {
  const form = useForm<ProfileForm>({
    resolver: zodResolver(ProfileForm),
    defaultValues: { ...EMPTY, ...initial },
  });
  const [refusedNow, setRefusal] = useState<string | null>(null);
  const refusal = refusedNow ?? refusedBefore;
  const { isSubmitting } = form.formState;

  function change(next: boolean): void {
    if (!next) {
      form.reset();
      setRefusal('');
    }
    onOpenChange(next);
  }

  async function submit(values: ProfileForm): Promise<void> {
    setRefusal('');
    try {
      await onSubmit(values);
    } catch (error) {
      setRefusal(toastRefusal(error));
      return;
    }
    change(false);
    onDone(values);
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={change}>
      <DialogFrame
        title={texts.joinTheCommunity}
        description={texts.onlyYourFirstName}
        width="sm:max-w-[760px]"
        footer={
          <>
            {refusal && (
              <p role="alert" className="mr-auto text-sm text-danger">
                {refusal}
              </p>
            )}
            <Button variant="quiet" onClick={() => change(false)}>
              {texts.cancel}
            </Button>
            <Button type="submit" form="sign-up" disabled={isSubmitting}>
              {isSubmitting ? texts.creatingProfile : texts.createProfile}
            </Button>
          </>
        }
      >
        <FormProvider {...form}>
          <form
            id="sign-up"
            noValidate
            onSubmit={(event) => void form.handleSubmit(submit)(event)}
            className="min-h-0 flex-1 overflow-y-auto px-5 pb-1 sm:px-8"
          >
            <ProfileFields />
          </form>
        </FormProvider>
      </DialogFrame>
    </Dialog.Root>
  );
}
