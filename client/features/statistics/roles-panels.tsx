/** Panels of members who teach, hire or apply; others do not see them. */
import { type TaughtCourse, statisticsEndpoints } from '#shared/statistics/contract.ts';
import { LESSON_PARTS } from '#shared/statistics/figures.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { count } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';

type Lesson = TaughtCourse['lessons'][number];

/** The part of the lesson in which most members stopped. */
function stopOf({ stops }: Lesson): string {
  const most = Math.max(...stops);
  if (most === 0) return t('No one yet');
  const part = stops.indexOf(most);
  const percent = 100 / LESSON_PARTS;
  // Not broken into two lines.
  const range = `${part * percent}\u2060–\u2060${(part + 1) * percent}%`;
  return tn(most, '{n} member at {range}', '{n} members at {range}', { range });
}

export function TeachingPanel() {
  const teaching = useEndpoint(statisticsEndpoints.teaching, {});
  if (teaching.isError)
    return (
      <Panel title={t('Teaching')} className="mt-6">
        <LoadError
          what={t('The statistics for your lessons couldn’t be loaded.')}
          onRetry={() => void teaching.refetch()}
        />
      </Panel>
    );
  if (!teaching.data || teaching.data.length === 0) return null;
  return (
    <Panel title={t('Teaching')} className="mt-6">
      <div className="grid gap-8">
        {teaching.data.map((course) => (
          <Course key={course.id} course={course} />
        ))}
      </div>
      <p className="mt-4 max-w-[78ch] text-xs text-mute">
        {t(
          'Minutes count what members played, not what they skipped. Members who didn’t finish a lesson are counted at the point where they stopped.',
        )}
      </p>
    </Panel>
  );
}

const HEAD = 'pb-2.5 text-xs font-normal text-mute';
const CELL = 'num py-2.5 text-right text-sm text-soft align-top';

const Course = ({ course: { title, lessons } }: { course: TaughtCourse }) => (
  <table className="w-full table-fixed">
    <caption dir="auto" className="pb-3 text-left text-sm font-semibold wrap-anywhere text-paper">
      {title}
    </caption>
    <thead>
      <tr>
        <th scope="col" className={`${HEAD} w-[38%] text-left`}>
          {t('Lesson')}
        </th>
        <th scope="col" className={`${HEAD} text-right`}>
          {t('Watched')}
        </th>
        <th scope="col" className={`${HEAD} text-right max-sm:hidden`}>
          {t('Viewers')}
        </th>
        <th scope="col" className={`${HEAD} text-right max-sm:hidden`}>
          {t('Completed')}
        </th>
        <th scope="col" className={`${HEAD} w-[26%] text-right max-sm:w-[34%]`}>
          {t('Where members stop')}
        </th>
      </tr>
    </thead>
    <tbody>
      {lessons.map((lesson) => (
        <tr key={lesson.id} className="border-t border-line">
          <th
            scope="row"
            dir="auto"
            className="py-2.5 pr-3 text-left align-top text-sm font-normal wrap-anywhere text-soft"
          >
            {lesson.title}
          </th>
          <td className={CELL}>{t('{n} min', { n: lesson.minutes })}</td>
          <td className={`${CELL} max-sm:hidden`}>{count(lesson.viewers)}</td>
          <td className={`${CELL} max-sm:hidden`}>{count(lesson.finished)}</td>
          <td className={CELL}>
            <Stops lesson={lesson} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A column for each tenth; the text says where most stopped. */
function Stops({ lesson }: { lesson: Lesson }) {
  const most = Math.max(1, ...lesson.stops);
  return (
    <>
      {lesson.stops.some((n) => n > 0) && (
        <span aria-hidden className="mb-1 flex h-6 items-end justify-end gap-px">
          {lesson.stops.map((n, part) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- the parts of a lesson have no other name
              key={part}
              className="w-1.5 rounded-xs bg-soft"
              style={{ height: `${Math.max(6, (n / most) * 100)}%` }}
            />
          ))}
        </span>
      )}
      <span className="font-sans text-xs text-mute">{stopOf(lesson)}</span>
    </>
  );
}

function durationOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t('{days} d {hours} h', { days: Math.floor(hours / 24), hours: hours % 24 });
  return hours === 0
    ? t('{n} min', { n: minutes })
    : t('{hours} h {minutes} min', { hours, minutes: minutes % 60 });
}

export function HiringPanel() {
  const hiring = useEndpoint(statisticsEndpoints.hiring, {});
  if (hiring.isError)
    return (
      <Panel title={t('Projects and applications')} className="mt-6">
        <LoadError
          what={t('The statistics for your projects couldn’t be loaded.')}
          onRetry={() => void hiring.refetch()}
        />
      </Panel>
    );
  const { client, designer } = hiring.data ?? { client: null, designer: null };
  if (!client && !designer) return null;
  return (
    <Panel title={t('Projects and applications')} className="mt-6">
      <dl className="grid gap-6 sm:grid-cols-2">
        {client && (
          <Figure
            name={t('Time to the first application')}
            value={client.medianMinutes === null ? t('None yet') : durationOf(client.medianMinutes)}
            note={tn(
              client.projects,
              '{answered} of {n} project got one',
              'Median; {answered} of {n} projects got one',
              { answered: client.answered },
            )}
          />
        )}
        {designer && (
          <Figure
            name={t('Applications accepted')}
            value={
              designer.decided === 0
                ? t('None yet')
                : `${Math.round((designer.accepted / designer.decided) * 100)}%`
            }
            note={t('{accepted} accepted out of {decided} decided', {
              accepted: designer.accepted,
              decided: designer.decided,
            })}
          />
        )}
      </dl>
    </Panel>
  );
}

const Figure = ({ name, value, note }: { name: string; value: string; note: string }) => (
  <div>
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="mt-1">
      <span className="block font-display text-2xl font-semibold text-paper">{value}</span>
      <span className="mt-1 block text-xs text-mute">{note}</span>
    </dd>
  </div>
);
