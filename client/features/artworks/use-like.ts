import type { Query } from '@tanstack/react-query';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { pinnedEndpoints } from '#shared/artworks/pinned/contract.ts';
import { WORK_LISTS } from '#shared/collections/paths.ts';
import { useAction } from '#client/lib/action.ts';
import { createLikeToggle, onLikeRefused } from '#client/lib/likes.ts';
import { queryClient } from '#client/lib/query.ts';

interface Likeable {
  id: string;
  isLiked: boolean;
  likesCount: number;
}

/** Everything that shows works. */
export const READS = [
  feedEndpoints.list,
  artworkEndpoints.byUser,
  pinnedEndpoints.pinned,
  artworkEndpoints.get,
  ...Object.values(WORK_LISTS).map((path) => ({ path })),
];
/** Endless lists keep their toggled hearts and are not refetched, so that no work moves while reading. */
const isWhole = ({ queryKey }: Query): boolean =>
  READS.some(({ path }) => path === queryKey[0]) && queryKey[2] !== 'pages';

const likes = createLikeToggle<Likeable>({
  reads: READS,
  flip: (work) => ({
    ...work,
    isLiked: !work.isLiked,
    likesCount: work.likesCount + (work.isLiked ? -1 : 1),
  }),
  refresh: () => queryClient.invalidateQueries({ predicate: isWhole }),
});
export const isLikeUnderWay = likes.isUnderWay;

/** Toggles a like at once and undoes it if the server refuses. */
export function useLike(): (work: Likeable) => void {
  const { mutateAsync } = useAction(artworkEndpoints.like, { onError: onLikeRefused });
  return ({ id }) => likes.toggle(id, () => mutateAsync({ params: { id } }));
}
