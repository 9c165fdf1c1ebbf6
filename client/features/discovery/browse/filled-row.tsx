import type { Artwork } from '#shared/artworks/contract.ts';
import { similarEndpoints } from '#shared/discovery/similar/contract.ts';
import { fillOneRow } from '#shared/artworks/lay-rows.ts';
import { GalleryRows, GallerySkeleton } from '#client/features/artworks/public.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';

const ratioOf = ({ width, height }: Artwork) => width / height;

/** Works that match and are too few for a row, and works like the first of them, which fill it. */
export function FilledRow({ works }: { works: readonly Artwork[] }) {
  const similar = useEndpoint(similarEndpoints.similar, { params: { id: works[0]!.id } });
  if (similar.isPending) return <GallerySkeleton count={5} />;
  const found = new Set(works.map(({ id }) => id));
  const all = [...works, ...(similar.data ?? []).filter(({ id, isSold }) => !isSold && !found.has(id))];
  const row = all.slice(0, Math.max(works.length, fillOneRow(all.map(ratioOf))));
  const isFilled = row.length > works.length;
  return (
    <>
      {isFilled && (
        <p className="-mt-2 mb-5 text-sm text-mute">
          {tn(
            works.length,
            '{n} artwork matches. The others are similar to it, based on color, subject and members’ likes.',
            '{n} artworks match. The others are similar to the first, based on color, subject and members’ likes.',
          )}
        </p>
      )}
      <MarkedRows matches={isFilled ? works.length : 0} works={row} />
    </>
  );
}

/** Rows whose first works match what was searched for. */
export const MarkedRows = ({ matches, works }: { matches: number; works: readonly Artwork[] }) => (
  <GalleryRows
    label={t('Artworks')}
    works={works}
    isFirst
    {...(matches > 0 ? { marked: { first: matches, mark: <Match /> } } : {})}
  />
);

const Match = () => (
  <span className="inline-flex shrink-0 items-center gap-1.5 font-semibold text-accent">
    <span aria-hidden className="size-1.5 rounded-full bg-accent" />
    {t('Match')}
  </span>
);
