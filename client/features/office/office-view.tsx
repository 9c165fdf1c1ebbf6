import type { OfficeSection } from '#client/paths.ts';
import { MembersView } from './members/members-view.tsx';
import { MoneyView } from './money/money-view.tsx';
import { OfficeHead } from './office-head.tsx';
import { Overview } from './overview/overview.tsx';
import { OfficeSettings } from './settings/office-settings.tsx';
import { TaxView } from './tax/tax-view.tsx';
import { EmailsView } from './system/emails-view.tsx';
import { JobsView } from './system/jobs-view.tsx';

const VIEWS: Record<OfficeSection, () => React.ReactNode> = {
  overview: Overview,
  members: MembersView,
  money: MoneyView,
  tax: TaxView,
  emails: EmailsView,
  jobs: JobsView,
  settings: OfficeSettings,
};

export default function OfficeView({ section = 'overview' }: { section?: OfficeSection }) {
  const View = VIEWS[section];
  return (
    <>
      <OfficeHead at={section} />
      <View />
    </>
  );
}
