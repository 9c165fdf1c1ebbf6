import { clsx } from 'clsx';
import { t } from '#client/lib/t.ts';
import { Step, type StepState } from './step.tsx';

export interface Stage {
  name: string;
  /** When it happened, or what it depends on. */
  note: string;
  state: StepState;
}

/** A vertical list of stages. The text always says it too. */
export const TimelineView = ({ stages }: { stages: Stage[] }) => (
  <ol>
    {stages.map(({ name, note, state }, n) => (
      <Step key={name} state={state} isCurrent={state === 'now'} isLast={n === stages.length - 1}>
        <p className={clsx('text-sm font-semibold', state === 'next' ? 'text-mute' : 'text-paper')}>
          {name}
          <span className="sr-only">
            {state === 'done' ? t('done') : state === 'now' ? t('now') : t('upcoming')}
          </span>
        </p>
        {note && <p className="mt-0.5 text-xs text-mute">{note}</p>}
      </Step>
    ))}
  </ol>
);
