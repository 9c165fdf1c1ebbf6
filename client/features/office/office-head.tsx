import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { useSearch } from 'wouter';
import { type OfficeSection, paths } from '#client/paths.ts';
import { SectionNav } from '#client/ui/section-nav.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { officeSystemEndpoints } from '#shared/office/system/contract.ts';

const LEDES: Record<OfficeSection, string> = {
  overview: t('How the gallery is doing and what needs attention.'),
  members: t('Find a member and open their account.'),
  money: t('Ledger totals by month (UTC).'),
  tax: t('The tax that prices include.'),
  emails: t('Emails that couldn’t be sent.'),
  jobs: t('Background jobs and system status.'),
  settings: t('Prices, switches and legal pages.'),
};

const section = (key: OfficeSection, name: string, count?: ReactNode) => ({
  key,
  name,
  href: paths.office(key),
  count,
});

/** The sections as links, with a number only for what failed. */
export function OfficeHead({ at }: { at: OfficeSection }) {
  const query = new URLSearchParams(useSearch());
  // On a phone a chosen member is a page of its own, with the way back to the list.
  const isMember = at === 'members' && query.has('member');
  const { data } = useEndpoint(officeSystemEndpoints.read, {});
  const failed = (count: number | undefined) =>
    count ? (
      <>
        {count}
        <span className="sr-only">{t(' failed')}</span>
      </>
    ) : undefined;
  return (
    <>
      <header className={clsx('mb-4', isMember && 'max-lg:sr-only')}>
        <h1 className="text-2xl sm:text-3xl">{t('Office')}</h1>
        <p className="mt-2 text-base text-mute">{LEDES[at]}</p>
      </header>
      <SectionNav
        label={t('Sections of the office')}
        className={clsx('mb-6', isMember && 'max-lg:hidden')}
        at={at}
        sections={[
          section('overview', t('Overview')),
          section('members', t('Members')),
          section('money', t('Money')),
          section('tax', t('Tax')),
          section('emails', t('Emails'), failed(data?.failedEmails)),
          section('jobs', t('Jobs'), failed(data?.jobs.failed)),
          section('settings', t('Settings')),
        ]}
      />
    </>
  );
}
