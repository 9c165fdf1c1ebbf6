import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { clsx } from 'clsx';
import { TAB } from './tab-class.ts';

/** Pixels between the items of a row. */
const EDGE = 16;

/** For a row that does not fit a phone: scrolls to the item with this `data-key`, also on first render. */
function useActiveInView<Row extends HTMLElement>(active: string | undefined) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const on = row.current?.querySelector<HTMLElement>(`[data-key="${active}"]`);
    if (!row.current || !on) return;
    const hidden = on.offsetLeft + on.offsetWidth + EDGE - row.current.clientWidth;
    row.current.scrollLeft = Math.max(row.current.scrollLeft, hidden);
  }, [active]);
  return row;
}

interface Section<K extends string> {
  key: K;
  name: string;
  href: string;
  count?: ReactNode;
}
interface SectionNavProps<K extends string> {
  label: string;
  sections: readonly Section<K>[];
  at: K;
  className?: string;
}

/** The sections of a screen as links, so that Back works. */
export function SectionNav<K extends string>({ label, sections, at, className }: SectionNavProps<K>) {
  const row = useActiveInView<HTMLElement>(at);
  return (
    <nav
      ref={row}
      aria-label={label}
      className={clsx(
        'relative -mx-4 flex gap-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] sm:mx-0 sm:px-0',
        className,
      )}
    >
      {sections.map(({ key, name, href, count }) => (
        <Link
          key={key}
          href={href}
          data-key={key}
          className={TAB}
          {...(key === at ? { 'aria-current': 'page' as const } : {})}
        >
          {name}
          {count !== undefined && <span className="num text-2xs font-normal">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
