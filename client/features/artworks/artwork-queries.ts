import { useQuery } from '@tanstack/react-query';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import type { Medium } from '#shared/accounts/first-minutes/answers.ts';
import { arrangeWorks } from '#shared/accounts/first-minutes/arrange.ts';
import { type Category } from '#shared/artworks/categories.ts';
import type { Artwork } from '#shared/artworks/contract.ts';
import { HOME_ARTWORKS } from '#shared/kernel/limits.ts';
import { queryClient, queryFor } from '#client/lib/query.ts';
import { closingWork, arrangeWall } from './gallery/arrange-wall.ts';
import { worksPages } from './gallery/use-works.ts';

/** The same request as the first page of the gallery below it. */
const newest = {
  ...queryFor(feedEndpoints.list, { query: {} }),
  queryFn: () => queryClient.fetchInfiniteQuery(worksPages({})).then(({ pages }) => pages[0]?.items ?? []),
};

const firstOf = (works: Artwork[], mediums: readonly Medium[]) =>
  arrangeWorks(works, mediums).slice(0, HOME_ARTWORKS);

/** The first 8, of one category if given, those of the member's mediums before the others. */
export const useFeatured = (category: Category | undefined, mediums: readonly Medium[]) =>
  useQuery({
    ...(category ? queryFor(feedEndpoints.list, { query: { category, limit: HOME_ARTWORKS } }) : newest),
    select: (works: Artwork[]) => firstOf(works, mediums),
  });

/** The works of the hero and of the Premium panel. */
export const useHomeWorks = (mediums: readonly Medium[] = []) =>
  useQuery({
    ...newest,
    select: (works: Artwork[]) => {
      const wall = arrangeWall(works);
      return { wall, closing: closingWork(works, wall), featured: firstOf(works, mediums) };
    },
  });
