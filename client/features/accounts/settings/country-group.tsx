import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { COUNTRIES } from '#client/lib/countries.ts';
import { chooseCountry } from '#client/lib/country.ts';
import { queryClient } from '#client/lib/query.ts';
import { sessionQuery, useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { Select } from '#client/ui/select.tsx';
import { SettingsGroup } from '#client/ui/settings-group.tsx';

/** Where the member is: no one else sees it. */
export function CountryGroup() {
  const { country } = useMember();
  const { mutate, isPending, variables } = useAction(profileEndpoints.edit, {
    onSuccess: (user) => {
      // What was chosen for a single work gives way.
      chooseCountry(null);
      queryClient.setQueryData(sessionQuery.queryKey, user);
      toast({ title: t('Country saved') });
    },
    onError: (error) => toastError(error),
  });
  return (
    <SettingsGroup
      title={t('Your country')}
      body={t('For delivery prices and times, and units of size. Never shown to others.')}
    >
      <div className="rounded-lg bg-surface p-5 sm:p-7">
        <Select
          label={t('Country')}
          optional
          className="max-w-80"
          options={[['', t('Not set')], ...COUNTRIES]}
          disabled={isPending}
          value={(isPending ? variables.body.country : country) ?? ''}
          onChange={({ target }) => mutate({ body: { country: target.value || null } })}
        />
      </div>
    </SettingsGroup>
  );
}
