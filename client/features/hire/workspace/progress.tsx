import { useState } from 'react';
import { Ban, Check, Gavel } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { t } from '#client/lib/t.ts';
import { type ProgressStep, listProgressSteps } from './progress-steps.ts';

const DOT: Record<ProgressStep['state'], string> = {
  done: 'bg-raised text-ok',
  now: 'bg-accent-wash',
  next: 'border border-edge/60',
  ended: 'bg-raised text-mute',
  disputed: 'bg-raised text-danger',
};
const STATE_NAMES: Record<ProgressStep['state'], string> = {
  done: t('done'),
  now: t('current'),
  next: t('upcoming'),
  ended: t('ended'),
  disputed: t('current'),
};

/** The stages of a project: horizontal on a wide screen, vertical on a narrow one. */
export function Progress({ project }: { project: HireProjectDetail }) {
  const [today] = useState(() => new Date());
  const stages = listProgressSteps(project, today);
  return (
    <ol className="grid xl:auto-cols-fr xl:grid-flow-col">
      {stages.map((stage, index) => (
        <ProgressItem key={stage.name} stage={stage} isLast={index === stages.length - 1} />
      ))}
    </ol>
  );
}

const ProgressItem = ({ stage: { name, note, state }, isLast }: { stage: ProgressStep; isLast: boolean }) => (
  <li
    {...(state === 'now' || state === 'disputed' ? { 'aria-current': 'step' as const } : {})}
    className="relative grid grid-cols-[24px_minmax(0,1fr)] gap-3.5 pb-5 last:pb-0 xl:block xl:pr-6 xl:pb-0"
  >
    {!isLast && (
      <span
        aria-hidden
        className={clsx(
          'absolute top-6 bottom-0 left-[11.5px] w-px xl:top-[11.5px] xl:right-0 xl:bottom-auto xl:left-6 xl:h-px xl:w-auto',
          state === 'done' ? 'bg-edge' : 'bg-line',
        )}
      />
    )}
    <span aria-hidden className={clsx('relative grid size-6 place-items-center rounded-full', DOT[state])}>
      <Mark state={state} />
    </span>
    <div className="min-w-0 xl:mt-3">
      <p
        className={clsx('text-sm font-semibold', {
          'text-mute': state === 'next',
          'text-danger': state === 'disputed',
          'text-paper': state !== 'next' && state !== 'disputed',
        })}
      >
        {name}
        <span className="sr-only">, {STATE_NAMES[state]}</span>
      </p>
      {note && (
        <p dir="auto" className="text-xs wrap-anywhere text-mute">
          {note}
        </p>
      )}
    </div>
  </li>
);

function Mark({ state }: { state: ProgressStep['state'] }) {
  if (state === 'done') return <Check size={14} />;
  if (state === 'now') return <span className="size-2.5 rounded-full bg-accent" />;
  if (state === 'ended') return <Ban size={14} />;
  return state === 'disputed' ? <Gavel size={14} /> : null;
}
