import { courseEndpoints } from '#shared/courses/contract.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { count } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';

/** In whole percent; 0 of 0 is 0. */
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-xs text-mute">{name}</dt>
    <dd className="num mt-1 text-2xl text-paper">{value}</dd>
  </div>
);

/** Number of enrolled members and their progress. */
export function FiguresPanel({ courseId }: { courseId: string }) {
  const figures = useEndpoint(courseEndpoints.figures, { params: { id: courseId } });
  return (
    <Panel title={t('Students')}>
      <Loaded
        query={figures}
        failure={t('The statistics couldn’t be loaded.')}
        skeleton={<Skeletons each="h-10" />}
      >
        {({ enrolled, completed, lessons }) => (
          <>
            <dl className="grid grid-cols-3 gap-4">
              <Figure name={t('Enrolled')} value={count(enrolled)} />
              <Figure name={t('Completed')} value={count(completed)} />
              <Figure name={t('Completion rate')} value={`${percent(completed, enrolled)}%`} />
            </dl>
            {enrolled === 0 ? (
              <p className="mt-5 text-sm text-mute">{t('No students yet.')}</p>
            ) : (
              <Finished figures={{ enrolled, lessons }} />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

interface FinishedProps {
  figures: { enrolled: number; lessons: { lessonId: string; title: string; finished: number }[] };
}

/** Per lesson, as text; the bar shows the same. */
const Finished = ({ figures: { enrolled, lessons } }: FinishedProps) => (
  <>
    <h3 className="mt-6 mb-3 text-sm font-semibold text-paper">{t('Completion by lesson')}</h3>
    <ol className="grid gap-4">
      {lessons.map(({ lessonId, title, finished }) => (
        <li key={lessonId}>
          <p className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0 wrap-anywhere text-soft">{title}</span>
            <span className="num shrink-0 text-xs text-mute">
              {t('{finished} of {enrolled}, {finished2}%', {
                finished: count(finished),
                enrolled: count(enrolled),
                finished2: percent(finished, enrolled),
              })}
            </span>
          </p>
          <div aria-hidden className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-raised">
            <div
              className="h-full rounded-full bg-accent"
              style={{ width: `${percent(finished, enrolled)}%` }}
            />
          </div>
        </li>
      ))}
    </ol>
  </>
);
