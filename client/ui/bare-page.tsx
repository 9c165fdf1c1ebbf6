import '#client/utilities.css';
import type { ReactNode } from 'react';
import { Logo } from '#client/ui/base/logo.tsx';
import { SkipLink } from '#client/ui/base/skip-link.tsx';

interface BarePageProps {
  children: ReactNode;
  /** Beside the logo. */
  tag?: ReactNode;
  /** Shown at the end of the header. */
  aside?: ReactNode;
}

/** A page outside the product's navigation, the same for members and visitors. */
export const BarePage = ({ children, tag, aside }: BarePageProps) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <header className="flex h-(--nav) items-center gap-4 border-b border-line px-4 sm:px-6">
      <Logo />
      {tag}
      <span className="ml-auto">{aside}</span>
    </header>
    {children}
  </div>
);
