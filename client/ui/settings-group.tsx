import { type ReactNode, type Ref, useId } from 'react';

interface Props {
  title: string;
  body?: ReactNode;
  /** Below the text. */
  action?: ReactNode;
  /** Receives the focus when a control of the group disappears or a link points here. */
  headRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One section of the settings: text on the left, controls on the right; stacked on narrow screens. */
export function SettingsGroup({ title, body, action, headRef, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 py-8 lg:grid-cols-[280px_minmax(0,1fr)] lg:py-10"
    >
      <div>
        <h2 id={id} ref={headRef} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        {body && <p className="mt-2 text-sm text-mute">{body}</p>}
        {action && <div className="mt-5">{action}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
