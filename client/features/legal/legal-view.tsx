import { Link } from 'wouter';
import type { LegalText, LegalVersion } from '#shared/legal/contract.ts';
import { LEGAL_PAGES, type LegalPage } from '#shared/legal/pages.ts';
import { Chip } from '#client/ui/chip.tsx';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { LegalMarkdown, sectionsOf } from './markdown.tsx';
import { PAGE_NAMES, PAGE_TITLES } from './labels.ts';

const ASIDE_HEAD = 'font-sans text-sm font-semibold';
const TONES = { upcoming: 'info', in_force: 'ok', past: 'mute' } as const;
const STATES = { upcoming: t('Upcoming'), in_force: t('In effect'), past: t('Past') };
const LINES = {
  upcoming: (number: number, from: string) =>
    t('Version {number}, in effect starting {from}', { number, from }),
  in_force: (number: number, from: string) => t('Version {number}, in effect since {from}', { number, from }),
  past: (number: number, from: string) => t('Version {number}, from {from} (replaced)', { number, from }),
};

const Pages = ({ page }: { page: LegalPage }) => (
  <nav aria-label={t('Legal')} className="mb-8 flex gap-1 border-b border-line print:hidden">
    {LEGAL_PAGES.map((name) => (
      <Link
        key={name}
        href={paths.legal(name)}
        {...(name === page ? { 'aria-current': 'page' as const } : {})}
        className="-mb-px flex h-12 items-center border-b-2 border-transparent px-3 text-sm font-medium text-mute first:pl-0 hover:text-paper aria-[current]:border-accent aria-[current]:text-paper"
      >
        {PAGE_NAMES[name]}
      </Link>
    ))}
  </nav>
);

const VersionLink = ({
  page,
  version,
  isShown,
}: {
  page: LegalPage;
  version: LegalVersion;
  isShown: boolean;
}) => (
  <li>
    <Link
      href={paths.legal(page, version.version)}
      {...(isShown ? { 'aria-current': 'true' as const } : {})}
      className="-mx-3 flex min-h-12 items-center gap-3 rounded-sm px-3 py-1.5 text-sm text-soft hover:bg-raised aria-[current]:bg-raised"
    >
      <span>
        <span className="font-semibold text-paper">{t('Version {number}', { number: version.version })}</span>
        <span className="block text-xs text-mute">
          {version.state === 'in_force'
            ? t('since {from}', { from: day(version.from) })
            : t('from {date}', { date: day(version.from) })}
        </span>
      </span>
      <span className="ml-auto text-xs text-mute">{STATES[version.state]}</span>
    </Link>
  </li>
);

/** One version of a page, all its versions, and its contents. Prints as the text alone. */
export function LegalView({ page, text }: { page: LegalPage; text: LegalText }) {
  const { sections } = sectionsOf(text.body);
  return (
    <div className="mx-auto max-w-[1080px] px-4 py-8 sm:px-8 sm:py-10">
      <Pages page={page} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,68ch)_260px] lg:justify-between">
        <header className="max-w-[68ch]">
          <h1 className="text-2xl sm:text-3xl">{PAGE_TITLES[page]}</h1>
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-base text-mute">
            {text.state !== 'in_force' && <Chip tone={TONES[text.state]}>{STATES[text.state]}</Chip>}
            {LINES[text.state](text.version, day(text.from))}
          </p>
        </header>
        <aside
          aria-label={t('Versions and contents')}
          className="grid content-start gap-8 lg:row-span-2 print:hidden"
        >
          <div>
            <h2 className={ASIDE_HEAD}>{t('Versions')}</h2>
            <ul className="mt-2">
              {text.versions.map((version) => (
                <VersionLink
                  key={version.version}
                  page={page}
                  version={version}
                  isShown={version.version === text.version}
                />
              ))}
            </ul>
            {text.agreed && (
              <p className="mt-2 text-xs text-mute">
                {t('You agreed to version {number} on {on}.', {
                  number: text.agreed.version,
                  on: day(text.agreed.at),
                })}
              </p>
            )}
          </div>
          <nav aria-label={t('Contents')} className="sticky top-24 max-lg:hidden">
            <h2 className={ASIDE_HEAD}>{t('Contents')}</h2>
            <ol className="mt-2 grid">
              {sections.map(({ title }, index) => (
                <li key={index}>
                  <a
                    href={`#s${index + 1}`}
                    className="flex min-h-9 items-center gap-3 text-sm text-soft hover:text-paper"
                  >
                    <span className="num w-4 text-mute">{index + 1}</span>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </aside>
        <div className="max-w-[68ch] text-base text-soft">
          {text.changes && (
            <section aria-labelledby="changed" className="mb-10 border-l-2 border-accent pl-5">
              <h2 id="changed" className="font-sans text-base font-semibold">
                {t('What changes')}
              </h2>
              <ul className="mt-2 grid gap-1.5 text-sm">
                {text.changes.split('\n').map((line, index) => (
                  <li key={index}>{line}</li>
                ))}
              </ul>
            </section>
          )}
          <LegalMarkdown body={text.body} />
        </div>
      </div>
    </div>
  );
}
