import { type ReactNode, useMemo } from 'react';
import type { Artwork } from '#shared/artworks/contract.ts';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { isSparse } from '#shared/artworks/lay-rows.ts';
import {
  GalleryRows,
  GallerySkeleton,
  WorksGallery,
  type WorksQuery,
  useWorks,
} from '#client/features/artworks/public.ts';
import { t } from '#client/lib/t.ts';
import { FilledRow, MarkedRows } from './filled-row.tsx';

/** Enough for three full rows on a desktop. */
const FIRST = 14;
const NONE: readonly Artwork[] = [];

interface FirstWorksProps {
  query: WorksQuery;
  rows?: number;
  total: number;
  /** Label of the button that leads to all of them. */
  label: string;
  onAll: () => void;
  empty: ReactNode;
  /** Before them, marked: what matches better and is too few for a row. */
  matches?: readonly Artwork[];
  /** Below them, if these are all. */
  after?: ReactNode;
}

/** The best matches, if other kinds of results follow. */
export function FirstWorks({
  query,
  rows = FIRST,
  total,
  label,
  onAll,
  empty,
  matches = NONE,
  after,
}: FirstWorksProps) {
  const works = useEndpoint(feedEndpoints.list, { query: { ...query, limit: rows } });
  return (
    <Loaded query={works} failure={t('The artworks couldn’t be loaded.')} skeleton={<GallerySkeleton />}>
      {(first) => (
        <>
          {first.length === 0 ? empty : <FoundRows works={first} matches={matches} />}
          <Sold works={first.filter(({ isSold }) => isSold)} />
          {total > rows && first.length === rows && (
            <div className="mt-8 flex justify-center">
              <Button variant="outline" onClick={onAll}>
                {label}
              </Button>
            </div>
          )}
          {first.length < rows && after}
        </>
      )}
    </Loaded>
  );
}

/** All of them, endless; the sold ones below the last. */
export function AllWorks({ query, empty, after }: Pick<FirstWorksProps, 'query' | 'empty' | 'after'>) {
  const works = useWorks(query);
  const { data } = works;
  const unsold = useMemo(
    () =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.filter(({ isSold }) => !isSold) })),
      },
    [data],
  );
  const found = data?.pages.flatMap(({ items }) => items) ?? [];
  const sold = (
    <>
      <Sold works={found.filter(({ isSold }) => isSold)} />
      {after}
    </>
  );
  return (
    <WorksGallery works={{ ...works, data: unsold }} empty={found.length > 0 ? sold : empty} after={sold} />
  );
}

function FoundRows({ works, matches }: { works: readonly Artwork[]; matches: readonly Artwork[] }) {
  const unsold = [...matches, ...works.filter(({ isSold }) => !isSold)];
  return unsold.length > 0 && <MarkedRows matches={matches.length} works={unsold} />;
}

interface BestWorksProps extends FirstWorksProps {
  /** Below them: other works, which begin with these if they are too few for a row. */
  below: ((matches: readonly Artwork[]) => ReactNode) | null;
  /** What is below is not known yet. */
  isCounting: boolean;
  /** Nothing that was excluded may fill a row. */
  isStrict: boolean;
}

/** The works that match. */
export function BestWorks({ below, isCounting, isStrict, ...list }: BestWorksProps) {
  const { data = [] } = useEndpoint(feedEndpoints.list, { query: { ...list.query, limit: FIRST } });
  const isFew =
    data.length > 0 &&
    !data.some(({ isSold }) => isSold) &&
    isSparse(data.map(({ width, height }) => width / height));
  if (isFew && isCounting) return <GallerySkeleton />;
  if (isFew && (below || !isStrict)) return below ? below(data) : <FilledRow works={data} />;
  return <FirstWorks {...list} after={below?.(NONE)} />;
}

/** Sold works of a list, below those of it that one can still buy, above what matches less. */
export const Sold = ({ works }: { works: readonly Artwork[] }) =>
  works.length > 0 && (
    <div role="group" aria-label={t('Sold')} className="mt-10">
      <div className="mb-5 flex items-center gap-4">
        <h3 className="text-lg">{t('Sold')}</h3>
        <span aria-hidden className="h-px flex-1 bg-line" />
      </div>
      <GalleryRows works={works} />
    </div>
  );
