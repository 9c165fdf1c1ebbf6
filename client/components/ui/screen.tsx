import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { twMerge } from 'tailwind-merge';

/** The frame of a signed-in page. */
export const Screen = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={twMerge('px-4 py-8 sm:px-8 sm:py-10', className)}>{children}</div>
);

interface ScreenHeadProps {
  title: string;
  lede?: ReactNode;
  /** The page's own action. */
  children?: ReactNode;
}

export const ScreenHead = ({ title, lede, children }: ScreenHeadProps) => (
  <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
    <div>
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      {lede && <p className="mt-2 max-w-[72ch] text-base text-mute">{lede}</p>}
    </div>
    {children && <div className="flex flex-wrap gap-3">{children}</div>}
  </header>
);

export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link
    href={href}
    className="-mt-3 mb-4 inline-flex h-9 items-center gap-2 text-sm text-mute hover:text-paper sm:-mt-4"
  >
    <ArrowLeft size={16} aria-hidden />
    {children}
  </Link>
);
