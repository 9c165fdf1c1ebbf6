import type { Artwork } from '#shared/artworks/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { t } from '#client/lib/t.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** The facts while they load: title and artist if a list has loaded them. */
export const LabelSkeleton = ({ card }: { card: Artwork | null }) => (
  <>
    <h1 dir="auto" className={card ? 'text-3xl wrap-anywhere' : 'sr-only'}>
      {card ? card.title : t('Loading artwork')}
    </h1>
    {card ? (
      <p dir="auto" className="mt-2.5 text-base font-semibold wrap-anywhere text-paper">
        {displayName(card.user)}
      </p>
    ) : (
      <div className="max-lg:hidden">
        <Skeleton className="h-[1lh] w-4/5 text-3xl" />
        <Skeleton className="mt-2.5 h-[1lh] w-2/5 text-base" />
      </div>
    )}
    {/* Below a picture whose height is not known yet, it would move. */}
    <div className={card ? '' : 'max-lg:hidden'}>
      <Skeleton className="mt-2 h-4 w-2/3" />
      <Skeleton className="mt-8 h-8 w-1/3" />
      <Skeleton className="mt-5 h-13 w-full rounded-full" />
    </div>
  </>
);
