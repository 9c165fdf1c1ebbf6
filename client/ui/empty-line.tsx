import type { ReactNode } from 'react';

/** An empty section of a page: one ruled line without a frame. */
export const EmptyLine = ({ title, body, action }: { title: string; body: string; action?: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-line py-5">
    <div className="min-w-0 wrap-anywhere">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <p className="mt-0.5 max-w-[58ch] text-sm text-mute">{body}</p>
    </div>
    {action}
  </div>
);
