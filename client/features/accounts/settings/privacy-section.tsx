import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { queryClient } from '#client/lib/query.ts';
import { isPublicGallery } from '#client/lib/prices.ts';
import { sessionQuery, useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { DeleteGroup } from '../deletion/delete-group.tsx';
import { ExportGroup } from './export-group.tsx';
import { BlockedMembers } from './blocked-members.tsx';

/** A preference that is saved as soon as it is switched. */
function Preference({
  name,
  label,
  hint,
}: {
  name: 'hidesAi' | 'hasPreviews' | 'isPublic';
  label: string;
  hint: string;
}) {
  const { [name]: isOn } = useMember();
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
        label={label}
        hint={hint}
        checked={isPending ? variables.body[name] === true : isOn === true}
        onCheckedChange={(checked) => mutate({ body: { [name]: checked } })}
      />
    </div>
  );
}

/** Settings of the works a member sees, and of the people who may reach them. */
export const PrivacySection = () => {
  const isAsked = isPublicGallery();
  const { isPublic } = useMember();
  return (
    <>
      <ExportGroup />
      <SettingsGroup title={t('What you see')}>
        <Preference
          name="hidesAi"
          label={t('Hide AI art')}
          hint={t('AI-generated and AI-assisted works disappear from feeds and search.')}
        />
      </SettingsGroup>
      <SettingsGroup title={t('What visitors see')}>
        <div className="grid gap-3">
          {isAsked && (
            <Preference
              name="isPublic"
              label={t('Show my pages to visitors')}
              hint={t(
                'Anyone can read your works, profile, public collections and courses, and search engines find them. Off, links from outside lead to Sign In and show nothing.',
              )}
            />
          )}
          {/* Where pages are public, there are previews only of those who agreed. */}
          {(!isAsked || isPublic) && (
            <Preference
              name="hasPreviews"
              label={t('Show previews of links')}
              hint={t(
                'A link to your profile, works, courses or public collections shows title, name and picture to people who aren’t signed in, and in other apps. Off, it shows nothing.',
              )}
            />
          )}
        </div>
      </SettingsGroup>
      <BlockedMembers />
      <DeleteGroup />
    </>
  );
};
