import { useQuery } from '@tanstack/react-query';
import { type Category } from '#shared/contracts/categories.ts';
import { type Artwork, artworkEndpoints } from '#shared/contracts/artworks.ts';
import { HOME_ARTWORKS } from '#shared/rules/limits.ts';
import { queryFor, useEndpoint } from '#client/lib/query.ts';

const WALL_SIZE = 3;
const newest = queryFor(artworkEndpoints.list, { query: {} });

/** The first 8, of one category where one is given. */
export const useFeatured = (category: Category | undefined) =>
  useQuery({
    ...(category ? queryFor(artworkEndpoints.list, { query: { category, limit: HOME_ARTWORKS } }) : newest),
    select: (works: Artwork[]) => works.slice(0, HOME_ARTWORKS),
  });

/** The hero hangs the best liked works that the gallery below does not show: never the same work twice. */
function hangWall(works: Artwork[]): Artwork[] {
  const others = works.slice(HOME_ARTWORKS);
  const choice = others.length >= WALL_SIZE ? others : works;
  return choice.toSorted((a, b) => b.likesCount - a.likesCount).slice(0, WALL_SIZE);
}

export const useHeroWall = () => useQuery({ ...newest, select: hangWall });

/** @param limit how many at most */
export const useWorksBy = (userId: string, limit: number) =>
  useEndpoint(artworkEndpoints.byUser, { params: { id: userId }, query: { limit } });
