import type { ReactNode } from 'react';
import type { IconComponent } from '#client/ui/icons.ts';
import { clsx } from 'clsx';

interface VerdictProps {
  icon: IconComponent;
  /** A color of text. */
  tone: string;
  title: string;
  children: ReactNode;
}

/** States the result of the verification, as the heading of the page. */
export const Verdict = ({ icon: Icon, tone, title, children }: VerdictProps) => (
  <div className="flex gap-4">
    <Icon size={30} aria-hidden className={clsx('mt-0.5 shrink-0', tone)} />
    <div className="min-w-0">
      <h1 className="text-2xl text-balance sm:text-3xl">{title}</h1>
      <p className="mt-2 max-w-[58ch] text-base wrap-anywhere text-soft">{children}</p>
    </div>
  </div>
);

/** One line a fact. */
export const Facts = ({ items }: { items: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="mt-7 border-b border-line">
    {items.map(([label, value]) => (
      <div
        key={label}
        className="grid gap-x-6 gap-y-1 border-t border-line py-3.5 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]"
      >
        <dt className="text-mute">{label}</dt>
        <dd dir="auto" className="wrap-anywhere text-paper">
          {value}
        </dd>
      </div>
    ))}
  </dl>
);
