import type { ReactNode } from 'react';
import { ArrowLeft } from '#client/ui/icons.ts';
import { Link } from 'wouter';

/** Above a page's heading: the page it belongs to. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link
    href={href}
    className="-mt-3 mb-3 inline-flex h-11 items-center gap-2 text-sm text-mute hover:text-paper sm:-mt-5"
  >
    <ArrowLeft size={16} aria-hidden />
    {children}
  </Link>
);
