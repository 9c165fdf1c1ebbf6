import { type ReactNode, Suspense } from 'react';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { CategoryDot } from '#client/ui/base/category-dot.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { sizeText } from '#client/lib/work-size.ts';
import { count, day } from '#client/lib/format.ts';
import * as texts from './texts.ts';

const EditionLine = lazyPart(() => import('./edition-line.tsx'));

/** Artwork Details: created date, edition, category, views, likes; size and medium if given. */
export function ArtworkDetails({ artwork }: { artwork: ArtworkDetail }) {
  const size = sizeText(artwork);
  const rows: [term: string, value: ReactNode][] = [
    [texts.created, day(artwork.createdAt)],
    ...(artwork.edition
      ? ([
          [
            texts.edition,
            <Suspense key="edition" fallback={null}>
              <EditionLine edition={artwork.edition} part="details" />
            </Suspense>,
          ],
        ] satisfies [string, ReactNode][])
      : []),
    [texts.category, <CategoryDot key="category" category={artwork.category} />],
    ...(size === null
      ? []
      : ([
          [
            texts.size,
            <span key="size" className="num">
              {size}
            </span>,
          ],
        ] satisfies [string, ReactNode][])),
    [texts.views, <Figure key="views" value={artwork.viewsCount} />],
    [texts.likes, <Figure key="likes" value={artwork.likesCount} />],
    ...(artwork.medium ? ([[texts.medium, artwork.medium]] satisfies [string, ReactNode][]) : []),
  ];
  return (
    <section aria-labelledby="details" className="mt-8">
      <h2 id="details" className="text-lg">
        {texts.artworkDetails}
      </h2>
      <dl className="mt-2 text-sm">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-6 border-b border-line py-2.5 last:border-0">
            <dt className="text-mute">{term}</dt>
            <dd dir="auto" className="min-w-0 text-right wrap-anywhere text-paper">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const Figure = ({ value }: { value: number }) => <span className="num">{count(value)}</span>;
