import { clsx } from 'clsx';
import { t } from '#client/lib/t.ts';

const STEPS: readonly (readonly [title: string, body: string])[] = [
  [t('Designers apply'), t('Each with a message, a price and a timeline.')],
  [t('You choose one'), t('You pay half upfront, and Atelier holds it.')],
  [t('You approve the work'), t('You make the final payment and rate the designer.')],
];

/** Explains the steps after posting, in order. */
export const WhatHappens = () => (
  <ol>
    {STEPS.map(([title, body], index) => (
      <li
        key={title}
        className={clsx(
          'relative grid grid-cols-[24px_minmax(0,1fr)] gap-3.5 pb-5 last:pb-0',
          index < STEPS.length - 1 &&
            'before:absolute before:top-6 before:bottom-0 before:left-[11.5px] before:w-px before:bg-line',
        )}
      >
        <span aria-hidden className="size-6 rounded-full border border-edge/60" />
        <div className="min-w-0 pt-0.5">
          <p className="text-sm font-semibold text-paper">{title}</p>
          <p className="text-sm text-mute">{body}</p>
        </div>
      </li>
    ))}
  </ol>
);
