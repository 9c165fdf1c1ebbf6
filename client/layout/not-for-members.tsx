import { Building2, ShieldCheck } from 'lucide-react';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Screen } from '#client/ui/screen.tsx';
import * as texts from './texts.ts';

/** Instead of a screen of the team's. */
export default function NotForMembers({ access }: { access: 'moderator' | 'admin' }) {
  const isOffice = access === 'admin';
  return (
    <Screen>
      <EmptyState
        level={1}
        icon={isOffice ? Building2 : ShieldCheck}
        title={isOffice ? texts.onlyForAdmins : texts.onlyForTheTeam}
        link={{ href: paths.home(), text: texts.backToHome }}
      />
    </Screen>
  );
}
