import { useState } from 'react';
import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { ImageField } from '#client/ui/image-field.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { changesOf } from '#client/lib/forms/changes-of.ts';
import { errorsIn } from '#client/lib/forms/errors.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { queryClient } from '#client/lib/query.ts';
import { sessionQuery, useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { ProfileFields } from './profile-fields.tsx';

const FIELDS = [
  'firstName',
  'lastName',
  'artistName',
  'city',
  'borough',
  'instagramUrl',
  'twitterUrl',
  'linkedinUrl',
  'websiteUrl',
  'bio',
  'profileImageUrl',
  'coverImageUrl',
] as const;
type EditDraft = Record<(typeof FIELDS)[number], string>;

const draftOf = (member: CurrentUser) =>
  Object.fromEntries(FIELDS.map((name) => [name, member[name] ?? ''])) as EditDraft;

/** An image is null to remove it. */
const bodyOf = ({ profileImageUrl, coverImageUrl, ...text }: EditDraft) => ({
  ...text,
  profileImageUrl: profileImageUrl || null,
  coverImageUrl: coverImageUrl || null,
});

/** The member's own profile as a form. The draft survives failures, reloads and sign-in. */
export function useProfileForm(onSaved?: () => void) {
  const member = useMember();
  const [isAvatarBusy, setAvatarBusy] = useState(false);
  const [isCoverBusy, setCoverBusy] = useState(false);
  const start = draftOf(member);
  const form = useEndpointForm(profileEndpoints.edit, {
    start,
    draft: 'edit-profile',
    check: (values) => errorsIn(profileEndpoints.edit.body, bodyOf(values)),
    input: (values) => ({ body: changesOf(bodyOf(start), bodyOf(values)) }),
    onSuccess: (user) => {
      queryClient.setQueryData(sessionQuery.queryKey, user);
      toast({ title: t('Profile saved') });
      onSaved?.();
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey !== sessionQuery.queryKey,
      });
    },
  });
  return { form, isBusy: isAvatarBusy || isCoverBusy, setAvatarBusy, setCoverBusy };
}

/** Its fields, in a dialog or on a page. */
export function ProfileFormFields({
  form,
  setAvatarBusy,
  setCoverBusy,
}: Omit<ReturnType<typeof useProfileForm>, 'isBusy'>) {
  const member = useMember();
  const { values, errors, field, change } = form;
  return (
    <>
      <ImageField
        label={t('Profile image')}
        shape="face"
        purpose="avatar"
        optional
        empty={<Avatar person={{ ...member, profileImageUrl: null }} size={80} />}
        value={values.profileImageUrl}
        error={errors.profileImageUrl}
        onChange={(profileImageUrl) => change({ profileImageUrl })}
        onBusyChange={setAvatarBusy}
      />
      <ImageField
        label={t('Cover image')}
        hint={t('Shown across the top of your profile. JPG, PNG, GIF or WebP, up to 10 MB.')}
        shape="banner"
        optional
        value={values.coverImageUrl}
        error={errors.coverImageUrl}
        onChange={(coverImageUrl) => change({ coverImageUrl })}
        onBusyChange={setCoverBusy}
      />
      <Textarea label={t('About you')} optional rows={4} maxLength={1000} {...field('bio')} />
      <div>
        <ProfileFields form={form} />
      </div>
    </>
  );
}
