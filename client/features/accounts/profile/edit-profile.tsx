import { FormDialog } from '#client/ui/form-dialog.tsx';
import { ProfileFormFields, useProfileForm } from './profile-form.tsx';
import * as texts from './texts.ts';

/** Edits the member's own profile. */
export default function EditProfile({ onClose }: { onClose: () => void }) {
  const { isBusy, ...profile } = useProfileForm(onClose);
  return (
    <FormDialog
      form={profile.form}
      isBusy={isBusy}
      title={texts.editProfile}
      description={texts.onlyYourFirstName}
      submitText={texts.save}
      savingText={texts.saving}
      width="sm:max-w-[760px]"
      onClose={onClose}
    >
      <ProfileFormFields {...profile} />
    </FormDialog>
  );
}
