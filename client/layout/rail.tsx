import { Fragment, type ReactNode, Suspense } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { CATEGORIES } from '#shared/artworks/categories.ts';
import { sectionOf } from '#client/lib/browse.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useSession } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { CATEGORY_NAMES, Dot } from '#client/ui/base/category-dot.tsx';
import { isCurrent } from './is-current.ts';
import { SECTIONS } from './navigation.ts';
import { RailAwards } from './rail-awards.tsx';
import { RailGroup } from './rail-group.tsx';
import { RailPremium } from './rail-premium.tsx';

const RailTeam = lazyPart(() => import('./rail-team.tsx'));

/** Below the first group, to be visible on small screens. */
function Team() {
  const { data: member } = useSession();
  if (!member || member.role === 'member' || member.suspendedUntil) return null;
  return (
    <Suspense fallback={null}>
      <RailTeam />
    </Suspense>
  );
}

export function RailLink({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  const [path] = useLocation();
  const query = useSearch();
  const isHere = path === paths.home() ? sectionOf(query) === href : isCurrent(path, href);
  return (
    <li>
      <Link
        href={href}
        {...(isHere ? { 'aria-current': 'page' as const } : {})}
        className="group flex h-9 items-center gap-3 rounded-sm px-3 text-sm font-medium text-soft lg:[@media(max-height:920px)]:h-8 max-lg:h-11 transition-colors hover:bg-raised hover:text-paper aria-[current]:bg-raised aria-[current]:text-paper"
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
  <nav aria-label={t('Sections')} className="grid grid-cols-1 gap-2 max-lg:gap-6">
    {SECTIONS.map(({ title, items }, index) => (
      <Fragment key={title}>
        <RailGroup title={title}>
          {items.map(({ href, label, icon: Icon }) => (
            <RailLink key={href} href={href} icon={<Icon size={18} />}>
              {label}
            </RailLink>
          ))}
        </RailGroup>
        {index === 0 && <Team />}
      </Fragment>
    ))}
    <RailGroup title={t('Categories')}>
      {CATEGORIES.map((category) => (
        <RailLink key={category} href={paths.browse({ category })} icon={<Dot category={category} />}>
          {CATEGORY_NAMES[category]}
        </RailLink>
      ))}
    </RailGroup>
    <RailAwards />
    <RailPremium />
  </nav>
);
