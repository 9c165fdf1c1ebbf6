import type { ReactNode } from 'react';
import { ChevronRight, type IconComponent } from '#client/ui/icons.ts';
import { Link } from 'wouter';

interface TrustProps {
  label: string;
  /** Its lines. */
  children: ReactNode;
}

/** Under a price: what one gets and can rely on. What does not apply is left out. */
export const Trust = ({ label, children }: TrustProps) => (
  <dl aria-label={label} className="border-y border-line text-sm">
    {children}
  </dl>
);

interface TrustLineProps {
  icon: IconComponent;
  /** The subject of the row. */
  term: ReactNode;
  children: ReactNode;
  /** A sentence on a line of its own. */
  below?: ReactNode;
  href?: string;
}

export const TrustLine = ({ icon: Icon, term, children, below, href }: TrustLineProps) => (
  <div className="relative flex min-h-12 flex-wrap content-center items-center gap-x-3 border-b border-line py-2 last:border-0">
    <Icon size={18} aria-hidden className="shrink-0 text-mute" />
    <dt className="shrink-0 text-paper">{term}</dt>
    <dd dir="auto" className="ml-auto min-w-0 flex-1 text-right text-mute">
      {href ? (
        <Link
          href={href}
          className="inline-flex items-center gap-1 after:absolute after:inset-0 hover:text-paper"
        >
          {children}
          <ChevronRight size={16} aria-hidden className="-mr-1 shrink-0" />
        </Link>
      ) : (
        children
      )}
    </dd>
    {below && <dd className="basis-full pl-7.5 text-xs print:hidden">{below}</dd>}
  </div>
);
