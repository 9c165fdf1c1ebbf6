import { Building2, ShieldCheck } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Screen } from '#client/ui/screen.tsx';

/** Instead of a screen of the team's. */
export default function NotForMembers({ access }: { access: 'moderator' | 'admin' }) {
  const isOffice = access === 'admin';
  return (
    <Screen>
      <EmptyState
        level={1}
        icon={isOffice ? Building2 : ShieldCheck}
        title={isOffice ? t('Only admins can open the office') : t('This page is for moderators')}
        link={{ href: paths.home(), text: t('Back to Home') }}
      />
    </Screen>
  );
}
