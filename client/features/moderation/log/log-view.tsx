import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, ScrollText } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { STAFF_ACTS } from '#shared/moderation/log/acts.ts';
import { LOG_CSV_PATH, type LogLine, logEndpoints } from '#shared/moderation/log/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { dayAndTime } from '#client/lib/format.ts';
import { pagesFor } from '#client/lib/pages.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { ScreenHead } from '#client/ui/screen.tsx';
import { Select } from '#client/ui/select.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { QueueTabs } from '../queue/queue-tabs.tsx';
import { moderation } from '../queue/texts.ts';
import { useFigures } from '../queue/use-queue.ts';
import { REASON_NAMES } from '../reason-names.ts';
import { actName, changesOf, placeOf } from './act-names.ts';
import * as texts from './texts.ts';

const reasonName = (code: string | null): string =>
  code === null ? '' : ((REASON_NAMES as Record<string, string>)[code] ?? code);

function Line({ line }: { line: LogLine }) {
  const place = placeOf(line);
  const subject = `${actName(line.subjectType)} ${line.subjectId.slice(0, 8)}`;
  return (
    <li className="grid gap-x-5 gap-y-1 border-t border-line py-4 text-sm lg:grid-cols-[150px_200px_170px_150px_minmax(0,1fr)] lg:items-start">
      <time dateTime={line.at.toISOString()} className="text-mute">
        {dayAndTime(line.at)}
      </time>
      <p className="flex min-w-0 items-center gap-2">
        {line.actor && <Avatar person={line.actor} size={24} />}
        <span dir="auto" className="min-w-0 truncate font-semibold text-paper">
          {line.actor ? displayName(line.actor) : texts.deletedMember}
        </span>
      </p>
      <p className="text-soft">
        {actName(line.act)}
        {line.reasonCode && <span className="block text-xs text-mute">{reasonName(line.reasonCode)}</span>}
      </p>
      <p>
        {place ? (
          <Link
            href={place}
            className="inline-flex items-center text-paper underline decoration-edge underline-offset-4 max-sm:min-h-11"
          >
            {subject}
          </Link>
        ) : (
          <span className="text-soft">{subject}</span>
        )}
      </p>
      <p className="min-w-0 wrap-anywhere text-mute">{changesOf(line).join(', ')}</p>
    </li>
  );
}

/** What the team did. The filters are kept in the URL, and the file has the same lines. */
export function LogView() {
  const [search, setSearch] = useSearchParams();
  const act = STAFF_ACTS.find((name) => name === search.get('act'));
  const subjectId = search.get('subject') ?? undefined;
  const query = { ...(act && { act }), ...(subjectId && { subjectId }) };
  const list = useInfiniteQuery({ ...pagesFor(logEndpoints.log, { query }), refetchOnMount: 'always' });
  const figures = useFigures();
  const file = new URLSearchParams(query).toString();
  return (
    <>
      <ScreenHead title={moderation} lede={texts.lede}>
        <Button asChild variant="outline">
          <a href={file ? `${LOG_CSV_PATH}?${file}` : LOG_CSV_PATH} download>
            <Download size={16} aria-hidden />
            <span>
              <span className="sr-only">{texts.downloadCsv}</span>
              {texts.csv}
            </span>
          </a>
        </Button>
      </ScreenHead>
      <QueueTabs at="log" figures={figures.data} />
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <Select
          label={texts.action}
          labelAt="side"
          shape="pill"
          options={[['all', texts.allActions], ...STAFF_ACTS.map((name) => [name, actName(name)] as const)]}
          value={act ?? 'all'}
          onChange={({ target }) =>
            setSearch({
              ...(target.value === 'all' ? {} : { act: target.value }),
              ...(subjectId ? { subject: subjectId } : {}),
            })
          }
        />
        {subjectId && (
          <p className="flex items-center gap-3 text-sm text-mute">
            {texts.onlyAbout}
            <Button size="sm" variant="outline" onClick={() => setSearch(act ? { act } : {})}>
              {texts.allSubjects}
            </Button>
          </p>
        )}
      </div>
      <PagedList
        list={list}
        failure={texts.logNotLoaded}
        skeleton={<Skeletons count={8} className="grid gap-3" each="h-12" />}
        empty={
          <EmptyState
            level={2}
            icon={ScrollText}
            title={act || subjectId ? texts.noLinesOfKind : texts.noLines}
          />
        }
        more={{ className: 'mt-6' }}
      >
        {(lines) => (
          <ol className="border-b border-line">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        )}
      </PagedList>
    </>
  );
}
