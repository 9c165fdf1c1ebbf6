import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { queryClient } from '#client/lib/query.ts';
import { sessionQuery, useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { DeleteGroup } from '../deletion/delete-group.tsx';
import { ExportGroup } from './export-group.tsx';
import { BlockedMembers } from './blocked-members.tsx';

function HideAi() {
  const { hidesAi } = useMember();
  const { mutate, isPending, variables } = useAction(profileEndpoints.preferences, {
    onSuccess: (user) => {
      queryClient.setQueryData(sessionQuery.queryKey, user);
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey !== sessionQuery.queryKey,
      });
    },
    onError: (error) => toastError(error),
  });
  return (
    <div className="rounded-lg bg-surface p-5 sm:px-7">
      <Switch
        label={t('Hide AI art')}
        hint={t('AI-generated and AI-assisted works disappear from feeds and search.')}
        checked={isPending ? variables.body.hidesAi : hidesAi}
        onCheckedChange={(checked) => mutate({ body: { hidesAi: checked } })}
      />
    </div>
  );
}

/** Settings of the works a member sees, and of the people who may reach them. */
export const PrivacySection = () => (
  <>
    <ExportGroup />
    <SettingsGroup title={t('What you see')}>
      <HideAi />
    </SettingsGroup>
    <BlockedMembers />
    <DeleteGroup />
  </>
);
