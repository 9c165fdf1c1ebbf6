import type { ReactNode } from 'react';
import { Chip } from '#client/ui/chip.tsx';

interface FailureRowProps {
  title: string;
  facts: string[];
  failure: string | null;
  state: string;
  /** Not tried again by itself. */
  isFinal: boolean;
  /** The button. */
  children: ReactNode;
}

/** Something that did not work, and what to do about it. */
export const FailureRow = ({ title, facts, failure, state, isFinal, children }: FailureRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4">
    <div className="min-w-0 flex-1 max-sm:basis-full">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold wrap-anywhere text-paper">
        {title}
        <Chip tone={isFinal ? 'danger' : 'mute'}>{state}</Chip>
      </p>
      <p className="mt-1 text-xs wrap-anywhere text-mute">{facts.join(' · ')}</p>
      {failure && <p className="mt-1 line-clamp-3 text-xs wrap-anywhere text-soft">{failure}</p>}
    </div>
    {children}
  </li>
);
