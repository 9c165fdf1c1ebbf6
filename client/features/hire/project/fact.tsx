import type { ReactNode } from 'react';

/** One entry of a ruled row of facts. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-mute">{name}</dt>
    <dd dir="auto" className="mt-0.5 text-base wrap-anywhere text-paper">
      {children}
    </dd>
  </div>
);

export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="mt-7 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-5 sm:grid-cols-4">
    {children}
  </dl>
);
