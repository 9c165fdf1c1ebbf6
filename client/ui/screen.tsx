import type { ReactNode } from 'react';

/** The page frame: gutters, heading and content. */
export const Screen = ({ children }: { children: ReactNode }) => (
  <div className="px-4 py-8 sm:px-8 sm:py-10">{children}</div>
);

export const ScreenHead = ({
  title,
  lede,
  children,
}: {
  title: string;
  lede?: string;
  children?: ReactNode;
}) => (
  <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
    <div>
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      {lede && <p className="mt-2 max-w-[72ch] text-base text-mute">{lede}</p>}
    </div>
    {children && <div className="flex flex-wrap gap-3 max-sm:has-[>:nth-child(2)]:w-full">{children}</div>}
  </header>
);
