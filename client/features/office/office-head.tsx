import type { ReactNode } from 'react';
import { type OfficeSection, paths } from '#client/paths.ts';
import { SectionNav } from '#client/ui/section-nav.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { officeSystemEndpoints } from '#shared/office/system/contract.ts';
import * as texts from './texts.ts';

const LEDES: Record<OfficeSection, string> = {
  overview: texts.howItStands,
  members: texts.findAMember,
  money: texts.ledgerTotals,
  emails: texts.whatCouldNotBeSent,
  jobs: texts.jobsAndStatus,
  settings: texts.pricesSwitchesAndLegal,
};

const section = (key: OfficeSection, name: string, count?: ReactNode) => ({
  key,
  name,
  href: paths.office(key),
  count,
});

/** The sections as links, with a number only for what failed. */
export function OfficeHead({ at }: { at: OfficeSection }) {
  const { data } = useEndpoint(officeSystemEndpoints.read, {});
  const failed = (count: number | undefined) =>
    count ? (
      <>
        {count}
        <span className="sr-only">{texts.failed}</span>
      </>
    ) : undefined;
  return (
    <>
      <header className="mb-4">
        <h1 className="text-2xl sm:text-3xl">{texts.office}</h1>
        <p className="mt-2 text-base text-mute">{LEDES[at]}</p>
      </header>
      <SectionNav
        label={texts.sections}
        className="mb-6"
        at={at}
        sections={[
          section('overview', texts.overview),
          section('members', texts.members),
          section('money', texts.money),
          section('emails', texts.emails, failed(data?.failedEmails)),
          section('jobs', texts.jobs, failed(data?.jobs.failed)),
          section('settings', texts.settings),
        ]}
      />
    </>
  );
}
