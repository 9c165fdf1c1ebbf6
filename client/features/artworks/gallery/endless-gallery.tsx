import { type ComponentProps, type ReactNode, useCallback, useMemo } from 'react';
import type { Artwork } from '#shared/artworks/contract.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { rememberList } from '#client/lib/came-from.ts';
import { count } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';
import { GalleryRows, GallerySkeleton } from './gallery-rows.tsx';
import { type WorksQuery, useWorks } from './use-works.ts';

interface WorksGalleryProps {
  works: Pick<
    ReturnType<typeof useWorks>,
    'data' | 'isPending' | 'isError' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage'
  > &
    ComponentProps<typeof ShowMore>['list'];
  /** Ids of works that are shown elsewhere on the screen. */
  skip?: readonly string[];
  /** Replaces the gallery if there are no works. */
  empty: ReactNode;
  /** Below the last work. */
  after?: ReactNode;
}

const NONE: readonly string[] = [];

/** Removes duplicates: a work may move to a later page while an earlier one is read. */
function eachOnce(pages: readonly { items: readonly Artwork[] }[], skip: readonly string[]): Artwork[][] {
  const seen = new Set(skip);
  return pages.map(({ items }) => items.filter(({ id }) => !seen.has(id) && seen.add(id)));
}

/** Works by the page: a feed, a search, an artist's. */
export const EndlessGallery = ({
  query,
  ...rest
}: { query: WorksQuery } & Omit<WorksGalleryProps, 'works'>) => (
  <WorksGallery works={useWorks(query)} {...rest} />
);

/** Loads more while scrolling; the button does the same without scrolling. */
export function WorksGallery({ works, skip = NONE, empty, after }: WorksGalleryProps) {
  const { data, hasNextPage, isFetchingNextPage } = works;
  const pages = useMemo(() => eachOnce(data?.pages ?? [], skip), [data, skip]);
  const openFrom = useCallback(() => rememberList(pages.flat().map(({ id }) => id)), [pages]);

  if (works.isPending) return <GallerySkeleton />;
  if (works.isError && !data)
    return <LoadError what={t('The artworks couldn’t be loaded.')} onRetry={() => void works.refetch()} />;
  const total = pages.flat().length;
  if (total === 0 && !hasNextPage) return empty;
  return (
    <div className="grid gap-y-[14px] sm:gap-y-5">
      {pages.map((page, index) =>
        page.length === 0 ? null : (
          <GalleryRows
            key={index}
            label={index === 0 ? t('Artworks') : t('Artworks, part {index}', { index: index + 1 })}
            works={page}
            isFirst={index === 0 && skip.length === 0}
            onOpen={openFrom}
          />
        ),
      )}
      {isFetchingNextPage && <GallerySkeleton />}
      <p role="status" className="sr-only">
        {tn(total, '{total} artwork shown', '{total} artworks shown', { total: count(total) })}
      </p>
      <ShowMore
        isEndless
        list={works}
        failure={t('More artworks couldn’t be loaded.')}
        size="md"
        className="min-h-24 items-center justify-center pt-6"
      />
      {!hasNextPage && after}
    </div>
  );
}
