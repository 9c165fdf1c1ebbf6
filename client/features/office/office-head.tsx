import { Link } from 'wouter';
import { type OfficeSection, paths } from '#client/paths.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { officeSystemEndpoints } from '#shared/office/system/contract.ts';
import * as texts from './texts.ts';

const LEDES: Record<OfficeSection, string> = {
  overview: texts.howItStands,
  members: texts.findAMember,
  money: texts.whatTheBooksSay,
  emails: texts.whatCouldNotBeSent,
  jobs: texts.whatKeepsItRunning,
  settings: texts.pricesSwitchesAndLegal,
};

/** The sections as links; a number only for what failed. */
export function OfficeHead({ at }: { at: OfficeSection }) {
  const { data } = useEndpoint(officeSystemEndpoints.read, {});
  const tabs: readonly (readonly [OfficeSection, string, number?])[] = [
    ['overview', texts.overview],
    ['members', texts.members],
    ['money', texts.money],
    ['emails', texts.emails, data?.failedEmails],
    ['jobs', texts.jobs, data?.jobs.failed],
    ['settings', texts.settings],
  ];
  return (
    <>
      <header className="mb-4">
        <h1 className="text-2xl sm:text-3xl">{texts.office}</h1>
        <p className="mt-2 text-base text-mute">{LEDES[at]}</p>
      </header>
      <nav
        aria-label={texts.sections}
        className="-mx-4 mb-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        <ul className="flex gap-6">
          {tabs.map(([section, name, count]) => (
            <li key={section}>
              <Link
                href={paths.office(section)}
                {...(at === section ? { 'aria-current': 'page' as const } : {})}
                className="relative flex h-11 min-w-11 items-center gap-2 text-sm font-semibold whitespace-nowrap text-mute -outline-offset-4 hover:text-paper aria-[current]:text-paper aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:-bottom-px aria-[current]:after:h-0.5 aria-[current]:after:bg-paper"
              >
                {name}
                {count ? (
                  <span className="num text-2xs font-normal text-mute">
                    {count}
                    <span className="sr-only">{texts.failed}</span>
                  </span>
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
