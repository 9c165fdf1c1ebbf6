import { type ReactNode, useId } from 'react';
import { clsx } from 'clsx';

interface PanelProps {
  title: string;
  /** Beside the title: a status, a close button. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** The only surface level; inside it only hairlines, never a second card. */
export function Panel({ title, aside, children, className }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx('rounded-lg bg-surface p-5 sm:p-7', className)}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
