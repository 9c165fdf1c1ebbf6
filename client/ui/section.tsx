import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page on the page's own ground, with its heading. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
