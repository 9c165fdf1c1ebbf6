import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import { ProfileFormFields, useProfileForm } from '../profile/profile-form.tsx';

/** The same form as on the profile itself. */
export function ProfileSection() {
  const { isBusy, ...profile } = useProfileForm();
  const { props, isPending, refusal } = profile.form;
  return (
    <SettingsGroup
      title={t('Your profile')}
      body={`${t('What other members see.')} ${t('Only your first name and city are required.')}`}
    >
      <form {...props} noValidate className="grid gap-6 rounded-lg bg-surface p-5 sm:p-7">
        <ProfileFormFields {...profile} />
        {refusal && <Refusal error={refusal} />}
        <Button type="submit" disabled={isPending || isBusy} className="max-sm:w-full sm:justify-self-start">
          {isPending ? t('Saving...') : t('Save changes')}
        </Button>
      </form>
    </SettingsGroup>
  );
}
