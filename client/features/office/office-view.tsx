import { Building2 } from 'lucide-react';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { type OfficeSection, paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { MembersView } from './members/members-view.tsx';
import { MoneyView } from './money/money-view.tsx';
import { OfficeHead } from './office-head.tsx';
import { Overview } from './overview/overview.tsx';
import { OfficeSettings } from './settings/office-settings.tsx';
import { EmailsView } from './system/emails-view.tsx';
import { JobsView } from './system/jobs-view.tsx';

const VIEWS: Record<OfficeSection, () => React.ReactNode> = {
  overview: Overview,
  members: MembersView,
  money: MoneyView,
  emails: EmailsView,
  jobs: JobsView,
  settings: OfficeSettings,
};

/** For admins; a suspended one acts as a member. */
export function OfficeView({ section }: { section: OfficeSection }) {
  const member = useMember();
  if (member.role !== 'admin' || member.suspendedUntil)
    return (
      <EmptyState
        level={1}
        icon={Building2}
        title={t('Only admins can open the office')}
        link={{ href: paths.home(), text: t('Back to Home') }}
      />
    );
  const View = VIEWS[section];
  return (
    <>
      <OfficeHead at={section} />
      <View />
    </>
  );
}
