import type { ReactNode } from 'react';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { rememberList } from '#client/lib/came-from.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { GalleryRows, GallerySkeleton, type WorksQuery } from '#client/features/artworks/public.ts';
import * as texts from './texts.ts';

/** Enough for three full rows on a desktop. */
const FIRST = 14;

interface FirstWorksProps {
  query: WorksQuery;
  rows?: number;
  total: number;
  /** Label of the button that leads to all of them. */
  label: string;
  onAll: () => void;
  empty: ReactNode;
  /** Below them, if these are all. */
  after?: ReactNode;
}

/** The best matches, if other kinds of results follow. */
export function FirstWorks({ query, rows = FIRST, total, label, onAll, empty, after }: FirstWorksProps) {
  const works = useEndpoint(feedEndpoints.list, { query: { ...query, limit: rows } });
  return (
    <Loaded query={works} failure={texts.worksNotLoaded} skeleton={<GallerySkeleton />}>
      {(first) => (
        <>
          {first.length === 0 ? (
            empty
          ) : (
            <GalleryRows
              label={texts.artworks}
              works={first}
              isFirst
              onOpen={() => rememberList(first.map(({ id }) => id))}
            />
          )}
          {first.length < rows && after}
          {total > rows && first.length === rows && (
            <div className="mt-8 flex justify-center">
              <Button variant="outline" onClick={onAll}>
                {label}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}
