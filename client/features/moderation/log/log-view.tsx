import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, ScrollText } from '#client/ui/icons.ts';
import { useSearchParams } from 'wouter';
import { STAFF_ACTS } from '#shared/moderation/log/acts.ts';
import { LOG_CSV_PATH, LOG_PERIODS, type LogLine, logEndpoints } from '#shared/moderation/log/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { day } from '#client/lib/format.ts';
import { pagesFor } from '#client/lib/pages.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { useNow } from '#client/lib/use-now.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { ScreenHead } from '#client/ui/screen.tsx';
import { Select } from '#client/ui/select.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { QueueTabs } from '../queue/queue-tabs.tsx';
import { useFigures } from '../queue/use-queue.ts';
import { LogRow } from './log-row.tsx';

/** The names of the filters. */
const ACTS = {
  'artwork.feature': t('Featured artworks'),
  'artwork.hide': t('Artworks hidden'),
  'artwork.ai_label': t('AI labels'),
  'comment.hide': t('Comments hidden'),
  'member.hide': t('Profiles hidden'),
  'project.hide': t('Projects hidden'),
  'video.hide': t('Videos hidden'),
  'course.hide': t('Courses hidden'),
  'refund.accept': t('Refund requests accepted'),
  'refund.part': t('Refunds in part'),
  'refund.refuse': t('Refund requests denied'),
  'refund.give': t('Refunds'),
  'dispute.decide': t('Project disputes decided'),
  'support.answer': t('Support replies'),
  'case.take': t('Cases taken'),
  'case.hand_back': t('Cases handed back'),
  'case.decide': t('Cases decided'),
  'role.change': t('Roles'),
  'settings.prices': t('Prices'),
  'settings.support': t('Support address'),
  'settings.switch': t('Launch switches'),
  'settings.tax': t('Tax number'),
  'tax.rate': t('Tax rates'),
  'suspension.end': t('Suspensions ended'),
  'session.end_all': t('Signed out everywhere'),
  'email.retry': t('Emails sent again'),
  'job.retry': t('Jobs restarted'),
  'legal.publish': t('Legal pages'),
};
const NAMES = Object.entries(ACTS).toSorted(([, one], [, other]) => one.localeCompare(other));

/** Today and yesterday of the viewer's own zone have names. */
function headingOf(at: Date, now: Date): string {
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (at.toDateString() === now.toDateString()) return t('Today');
  return at.toDateString() === before.toDateString() ? t('Yesterday') : day(at);
}

/** Newest first, by day. */
function Days({ lines }: { lines: LogLine[] }) {
  const now = useNow();
  const days = new Map<string, LogLine[]>();
  for (const line of lines) {
    const heading = headingOf(line.at, now);
    days.set(heading, [...(days.get(heading) ?? []), line]);
  }
  return [...days].map(([heading, some]) => (
    <section key={heading} className="mb-8 grid gap-x-6 gap-y-2 lg:grid-cols-[140px_minmax(0,1fr)]">
      <h2 className="font-sans text-sm font-semibold text-soft lg:pt-5">{heading}</h2>
      <ol className="border-t border-line">
        {some.map((line) => (
          <LogRow key={line.id} line={line} />
        ))}
      </ol>
    </section>
  ));
}

/** Lists the team's acts. The filters are kept in the URL, and the file has the same entries. */
export default function LogView() {
  const [search, setSearch] = useSearchParams();
  const act = STAFF_ACTS.find((name) => name === search.get('act'));
  const days = LOG_PERIODS.find((period) => period === search.get('days'));
  const actorId = search.get('actor') ?? undefined;
  const subjectId = search.get('subject') ?? undefined;
  const query = {
    ...(act && { act }),
    ...(days && { days }),
    ...(actorId && { actorId }),
    ...(subjectId && { subjectId }),
  };
  const list = useInfiniteQuery({ ...pagesFor(logEndpoints.log, { query }), refetchOnMount: 'always' });
  const team = useEndpoint(logEndpoints.team, {});
  const figures = useFigures();
  const file = new URLSearchParams(query).toString();
  const set = (name: string, value: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  return (
    <>
      <ScreenHead
        title={t('Moderation')}
        lede={t('Everything moderators and admins did, newest first. Entries can’t be edited.')}
      >
        <Button asChild variant="outline">
          <a href={file ? `${LOG_CSV_PATH}?${file}` : LOG_CSV_PATH} download>
            <Download size={16} aria-hidden />
            <span>
              <span className="sr-only">{t('Download as ')}</span>
              {t('CSV')}
            </span>
          </a>
        </Button>
      </ScreenHead>
      <QueueTabs at="log" figures={figures.data} />
      <div className="mb-8 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap [&>:first-child]:max-sm:col-span-2">
        <Select
          label={t('Who')}
          labelAt="hidden"
          shape="pill"
          options={[
            ['', t('By anyone')],
            ...(team.data ?? []).map(
              (person) => [person.id, t('By {name}', { name: displayName(person) })] as const,
            ),
          ]}
          value={team.data?.some(({ id }) => id === actorId) ? actorId : ''}
          onChange={({ target }) => set('actor', target.value)}
        />
        <Select
          label={t('Action')}
          labelAt="hidden"
          shape="pill"
          options={[['', t('Any action')], ...NAMES]}
          value={act ?? ''}
          onChange={({ target }) => set('act', target.value)}
        />
        <Select
          label={t('Period')}
          labelAt="hidden"
          shape="pill"
          options={[
            ['', t('Any time')],
            ...LOG_PERIODS.map((some) => [some, t('Last {days} days', { days: some })] as const),
          ]}
          value={days ?? ''}
          onChange={({ target }) => set('days', target.value)}
        />
        {subjectId && (
          <p className="col-span-2 flex items-center gap-3 text-sm text-mute">
            {t('Entries about one subject.')}
            <Button size="sm" variant="outline" onClick={() => set('subject', '')}>
              {t('All subjects')}
            </Button>
          </p>
        )}
      </div>
      <PagedList
        list={list}
        failure={t('The log couldn’t be loaded.')}
        skeleton={<Skeletons count={8} className="grid gap-3" each="h-16" />}
        empty={
          <EmptyState
            level={2}
            icon={ScrollText}
            title={file ? t('No matching entries') : t('No entries yet')}
          />
        }
        more={{ className: 'mt-6' }}
      >
        {(lines) => <Days lines={lines} />}
      </PagedList>
    </>
  );
}
