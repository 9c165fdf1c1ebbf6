import { Check, SearchX } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import type { QueueFigures } from '#shared/moderation/cases/contract.ts';
import { day, time } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { lengthOf } from './due.ts';
import type { Shown } from './use-queue.ts';

function Week({ week }: Pick<QueueFigures, 'week'>) {
  const { decided, onTime, medianMinutes, appealsGranted } = week;
  const facts = [
    [t('Decided'), String(decided)],
    [t('On time'), String(onTime)],
    [t('Median time'), medianMinutes === null ? t('None') : lengthOf(medianMinutes)],
    [t('Appeals granted'), String(appealsGranted)],
  ] as const;
  return (
    <section aria-labelledby="week" className="mt-10">
      <h2 id="week" className="text-xl">
        {t('Last 7 days')}
      </h2>
      <dl className="mt-4 grid grid-cols-2 border-y border-line sm:grid-cols-4">
        {facts.map(([name, value], index) => (
          <div
            key={name}
            className={clsx(
              'flex flex-col-reverse justify-end py-5',
              index > 0 && 'sm:border-l sm:border-line sm:pl-6',
              index % 2 === 1 && 'max-sm:border-l max-sm:border-line max-sm:pl-5',
              index > 1 && 'max-sm:border-t max-sm:border-line',
            )}
          >
            <dt className="text-sm text-mute">{name}</dt>
            <dd className="font-display text-2xl font-semibold text-paper">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Nothing waits at all. */
const AllDone = ({ lastDecidedAt: last, week }: QueueFigures) => (
  <>
    <div className="grid justify-items-center gap-5 rounded-lg bg-surface px-6 py-14 text-center sm:py-20">
      <span aria-hidden className="grid size-14 place-items-center rounded-full bg-raised text-ok">
        <Check size={26} />
      </span>
      <div>
        <h2 className="text-2xl">{t('Nothing to decide')}</h2>
        <p className="mx-auto mt-2 max-w-[46ch] text-sm text-mute">
          {last
            ? t('The last case was closed on {day} at {time}. New ones appear here on their own.', {
                day: day(last),
                time: time(last),
              })
            : t('New ones appear here on their own.')}
        </p>
      </div>
      <Button asChild variant="outline">
        <Link href={paths.moderation('decided')}>{t('View decided cases')}</Link>
      </Button>
    </div>
    <Week week={week} />
  </>
);

const TITLES = {
  mine: t('You have no cases'),
  overdue: t('Nothing is overdue'),
  decided: t('Nothing has been decided yet'),
};

interface EmptyProps extends Shown {
  figures: QueueFigures | undefined;
  onClear: () => void;
}

export function QueueEmpty({ show, kind, figures, onClear }: EmptyProps) {
  if (show === 'open' && !kind) return figures ? <AllDone {...figures} /> : null;
  if (!kind && show !== 'open')
    return (
      <EmptyState
        level={2}
        icon={Check}
        title={TITLES[show]}
        {...(show === 'mine' ? { body: t('Take one from the open cases.') } : {})}
        link={{ href: paths.moderation(), text: t('View open cases') }}
      />
    );
  const others = Object.values(figures?.kinds ?? {}).reduce((sum, n) => sum + n, 0);
  return (
    <div className="mt-6">
      <EmptyState
        level={2}
        icon={SearchX}
        title={t('Nothing here')}
        body={
          others === 0
            ? t('No cases of other kinds either.')
            : tn(others, '1 case of another kind.', '{n} cases of other kinds.')
        }
        action={
          <Button variant="outline" onClick={onClear}>
            {t('Clear Filters')}
          </Button>
        }
      />
    </div>
  );
}
