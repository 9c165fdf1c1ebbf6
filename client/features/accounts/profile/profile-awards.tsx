import { useState } from 'react';
import { Award as AwardIcon } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { type Award, awardEndpoints } from '#shared/awards/contract.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { usePages } from '#client/lib/pages.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

const TITLES = {
  daily_winner: t('Daily Winner'),
  monthly_leader: t('Monthly Leader'),
  yearly_champion: t('Yearly Champion'),
} as const;

/** The period of an award, in UTC like the award itself. */
function periodOf({ type, awardDate }: Award): string {
  const date = new Date(`${awardDate}T00:00:00Z`);
  if (type === 'yearly_champion') return String(date.getUTCFullYear());
  return date.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
    ...(type === 'daily_winner' ? { day: 'numeric' } : {}),
  });
}

const GRID = 'grid grid-cols-1 gap-x-10 gap-y-1 sm:grid-cols-2 xl:grid-cols-3';

const SHOWN_FIRST = 3;

/** Awards of the member's works, newest first: one row until the member expands it. */
export function ProfileAwards({ memberId }: { memberId: string }) {
  const [isAll, setAll] = useState(false);
  const awards = usePages(awardEndpoints.history, { params: { id: memberId }, query: { limit: 12 } });
  return (
    <section aria-labelledby="awards" className="mt-20">
      <SectionHead id="awards" title={t('Awards')} />
      <Loaded
        query={awards}
        failure={t('The awards couldn’t be loaded.')}
        skeleton={<Skeletons className={GRID} each="h-16" />}
      >
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return (
            <>
              <ol className={GRID}>
                {items.slice(0, isAll ? undefined : SHOWN_FIRST).map((award) => (
                  <AwardLine key={award.id} award={award} />
                ))}
              </ol>
              {isAll ? (
                <ShowMore list={awards} className="mt-5" />
              ) : (
                items.length > SHOWN_FIRST && (
                  <Button variant="outline" size="sm" className="mt-5" onClick={() => setAll(true)}>
                    {t('Show more')}
                  </Button>
                )
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

const AwardLine = ({ award }: { award: Award }) => (
  <li className="group relative flex items-center gap-4 py-2">
    <img
      src={renditionUrl(award.artwork.imageUrl, 'thumb')}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      className="size-14 rounded-xs bg-raised object-cover"
    />
    <div className="min-w-0">
      <p className="flex items-center gap-1.5 text-xs text-gold">
        <AwardIcon size={13} aria-hidden />
        {TITLES[award.type]}, {periodOf(award)}
      </p>
      <Link
        href={paths.artwork(award.artwork.id)}
        className="mt-0.5 block truncate text-base font-semibold text-paper group-hover:underline after:absolute after:inset-0"
      >
        {award.artwork.title}
      </Link>
    </div>
  </li>
);
