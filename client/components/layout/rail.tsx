import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { SECTIONS } from './navigation.ts';
import { RailAwards } from './rail-awards.tsx';
import { RailGroup } from './rail-group.tsx';

function RailLink({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  const [path] = useLocation();
  const query = useSearch();
  const here = query ? `${path}?${query}` : path;
  return (
    <li>
      <Link
        href={href}
        {...(here === href ? { 'aria-current': 'page' as const } : {})}
        className="group flex h-10 items-center gap-3 rounded-sm px-3 text-sm font-medium text-soft transition-colors hover:bg-raised hover:text-paper aria-[current]:bg-raised aria-[current]:text-paper"
      >
        <span
          aria-hidden
          className="grid w-[18px] place-items-center text-mute group-aria-[current]:text-accent"
        >
          {icon}
        </span>
        {children}
      </Link>
    </li>
  );
}

export const Rail = () => (
  <nav aria-label="Sections" className="grid gap-7 pb-8">
    {SECTIONS.map(({ title, items }) => (
      <RailGroup key={title} title={title}>
        {items.map(({ href, label, icon: Icon }) => (
          <RailLink key={href} href={href} icon={<Icon size={18} />}>
            {label}
          </RailLink>
        ))}
      </RailGroup>
    ))}
    <RailAwards />
  </nav>
);
