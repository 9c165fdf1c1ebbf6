import { LoaderCircle, Square } from '#client/ui/icons.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { t, tn } from '#client/lib/t.ts';
import { type Run, madeIn, stopImport, totalOf } from './run.ts';
import { Seen, Thumb, Title } from './work-parts.tsx';

/** The latest ones. */
const SHOWN = 6;
const MINUTE_MS = 60_000;

/** How long the rest takes if it goes on like this. */
function leftOf({ passedMs }: Run, done: number, total: number): string {
  if (done === 0) return '';
  const minutes = Math.round(((passedMs / done) * (total - done)) / MINUTE_MS);
  return minutes === 0
    ? t('Less than a minute is left.')
    : tn(minutes, 'About a minute is left.', 'About {n} minutes are left.');
}

function nowOf({ now, isStopping, isWaiting }: Run): string {
  if (isStopping) return t('Stopping...');
  return isWaiting ? t('Waiting a moment. It goes on by itself.') : t('Now: {title}', { title: now ?? '' });
}

export function Running({ run }: { run: Run }) {
  const made = madeIn(run);
  const total = totalOf(run);
  return (
    <div className="max-w-[856px]">
      <section aria-labelledby="running" className="mb-8 rounded-lg bg-surface p-5 sm:p-7">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0">
            <h2 id="running" className="text-xl">
              {tn(total, '{made} of {n} draft made', '{made} of {n} drafts made', { made: made.length })}
            </h2>
            <p className="mt-1 flex items-center gap-2 text-sm text-mute">
              <LoaderCircle size={15} aria-hidden className="shrink-0 motion-safe:animate-spin" />
              <span className="min-w-0 wrap-anywhere">{nowOf(run)}</span>
            </p>
          </div>
          <Button
            variant="outline"
            className="max-sm:w-full"
            aria-disabled={run.isStopping}
            onClick={stopImport}
          >
            <Square size={14} aria-hidden />
            {t('Stop')}
          </Button>
        </div>
        <div className="my-5">
          <ProgressBar label={t('Drafts made')} percent={total === 0 ? 0 : (made.length / total) * 100} />
        </div>
        <p className="text-xs text-mute">
          {tn(
            made.length,
            'Stopping keeps the {n} draft that is there.',
            'Stopping keeps the {n} drafts that are there.',
          )}{' '}
          {leftOf(run, made.length, total)}
        </p>
      </section>
      <ul aria-label={t('Made')}>
        {made
          .toReversed()
          .slice(0, SHOWN)
          .map((work) => (
            <li
              key={work.draftId}
              className="flex items-center gap-4 border-b border-line py-3 text-sm last:border-0"
            >
              <Thumb work={work} className="size-12" />
              <span className="min-w-0 flex-1">
                <Title work={work} />
              </span>
              <Seen work={{ ...work, notes: [] }}>
                <span className="text-ok">{t('Draft made')}</span>
              </Seen>
            </li>
          ))}
      </ul>
    </div>
  );
}
