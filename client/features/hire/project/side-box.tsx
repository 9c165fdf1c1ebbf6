import { type ReactNode, useId } from 'react';

/** The viewer's actions, beside the project's text. */
export function SideBox({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface p-5 sm:p-7">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
