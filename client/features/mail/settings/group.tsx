import { type ReactNode, useId } from 'react';

interface GroupProps {
  title: string;
  body: string;
  children: ReactNode;
}

/** One section of the settings: text on the left, controls on the right; stacked on narrow screens. */
export function Group({ title, body, children }: GroupProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 py-8 lg:grid-cols-[280px_minmax(0,1fr)] lg:py-10"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-2 text-sm text-mute">{body}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
