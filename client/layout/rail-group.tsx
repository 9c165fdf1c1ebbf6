import type { ReactNode } from 'react';

export const RailGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="mb-1 px-3 font-sans text-2xs font-semibold text-mute">{title}</h2>
    <ul className="grid grid-cols-1">{children}</ul>
  </div>
);
