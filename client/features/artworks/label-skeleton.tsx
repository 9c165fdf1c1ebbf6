import type { Artwork } from '#shared/artworks/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import * as texts from './texts.ts';

/** The label while it loads: title and artist if a list has loaded them. */
export const LabelSkeleton = ({ card }: { card: Artwork | null }) => (
  <>
    {card ? (
      <>
        <h1 dir="auto" className="text-3xl wrap-anywhere">
          {card.title}
        </h1>
        <p dir="auto" className="mt-2.5 text-base font-semibold wrap-anywhere text-paper">
          {displayName(card.user)}
        </p>
      </>
    ) : (
      <>
        <h1 className="sr-only">{texts.loadingArtwork}</h1>
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="mt-4 h-5 w-1/2" />
      </>
    )}
    <Skeleton className="mt-2 h-4 w-2/3" />
    <Skeleton className="mt-8 h-8 w-1/3" />
    <Skeleton className="mt-5 h-13 w-full rounded-full" />
  </>
);
