import type { ReactNode } from 'react';

interface SectionHeadProps {
  title: string;
  id: string;
  body?: string;
  children?: ReactNode;
}

export const SectionHead = ({ title, id, body, children }: SectionHeadProps) => (
  <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div>
      <h2 id={id} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      {body && <p className="mt-1.5 text-base text-mute">{body}</p>}
    </div>
    {children}
  </div>
);
