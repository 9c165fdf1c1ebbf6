import type { ReactNode } from 'react';
import { Check } from '#client/ui/icons.ts';
import { clsx } from 'clsx';

export type StepState = 'done' | 'now' | 'next';
const DOT: Record<StepState, string> = {
  done: 'bg-raised text-ok',
  now: 'bg-accent-wash',
  next: 'border border-edge/60',
};

interface StepProps {
  state: StepState;
  /** The one that needs attention first. */
  isCurrent: boolean;
  isLast: boolean;
  children: ReactNode;
}

/** One entry of a vertical list: done, current or upcoming; the text beside it says so too. */
export const Step = ({ state, isCurrent, isLast, children }: StepProps) => (
  <li
    {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
    className="relative grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5 pb-5 last:pb-0"
  >
    {!isLast && (
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
    <div className="min-w-0 pt-0.5">{children}</div>
  </li>
);
