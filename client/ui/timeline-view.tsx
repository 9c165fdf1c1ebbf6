import { Check } from 'lucide-react';
import { clsx } from 'clsx';
import * as texts from './texts.ts';

export interface Stage {
  name: string;
  /** When it happened, or what it depends on. */
  note: string;
  state: 'done' | 'now' | 'next';
}

const DOT: Record<Stage['state'], string> = {
  done: 'bg-raised text-ok',
  now: 'bg-accent-wash',
  next: 'border border-edge/60',
};

/** A vertical list of stages. The text always says it too. */
export const TimelineView = ({ stages }: { stages: Stage[] }) => (
  <ol>
    {stages.map(({ name, note, state }, n) => (
      <li
        key={name}
        {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}
        className="relative grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5 pb-5 last:pb-0"
      >
        {n < stages.length - 1 && (
          <span
            aria-hidden
            className={clsx(
              'absolute top-6 bottom-0 left-[11.5px] w-px',
              state === 'done' ? 'bg-edge' : 'bg-line',
            )}
          />
        )}
        <span aria-hidden className={clsx('grid size-6 place-items-center rounded-full', DOT[state])}>
          {state === 'done' && <Check size={14} />}
          {state === 'now' && <span className="size-2.5 rounded-full bg-accent" />}
        </span>
        <div className="min-w-0 pt-0.5">
          <p className={clsx('text-sm font-semibold', state === 'next' ? 'text-mute' : 'text-paper')}>
            {name}
            <span className="sr-only">
              {state === 'done' ? texts.done : state === 'now' ? texts.now : texts.upcoming}
            </span>
          </p>
          {note && <p className="mt-0.5 text-xs text-mute">{note}</p>}
        </div>
      </li>
    ))}
  </ol>
);
