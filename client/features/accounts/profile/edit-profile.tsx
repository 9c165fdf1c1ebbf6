import { t } from '#client/lib/t.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { ProfileFormFields, useProfileForm } from './profile-form.tsx';

/** Edits the member's own profile. */
export default function EditProfile({ onClose }: { onClose: () => void }) {
  const { isBusy, ...profile } = useProfileForm(onClose);
  return (
    <FormDialog
      form={profile.form}
      isBusy={isBusy}
      title={t('Edit profile')}
      description={t('Only your first name and city are required.')}
      submitText={t('Save')}
      savingText={t('Saving...')}
      width="sm:max-w-[760px]"
      onClose={onClose}
    >
      <ProfileFormFields {...profile} />
    </FormDialog>
  );
}
