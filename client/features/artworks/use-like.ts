import type { Query } from '@tanstack/react-query';
import { artworkEndpoints } from '#shared/contracts/artworks.ts';
import { useAction } from '#client/lib/action.ts';
import { queryClient, refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';

interface Likeable {
  id: string;
  isLiked: boolean;
  likesCount: number;
}

const READS = [artworkEndpoints.list, artworkEndpoints.byUser, artworkEndpoints.get];
const isLoadedRead = (query: Query): boolean =>
  query.state.data !== undefined && READS.some(({ path }) => path === query.queryKey[0]);

const flipped = <T extends Likeable>(work: T): T => ({
  ...work,
  isLiked: !work.isLiked,
  likesCount: work.likesCount + (work.isLiked ? -1 : 1),
});

/** Turns the like in everything that was read; its own inverse, so it also takes a failed like back. */
function flip(id: string): void {
  const turn = (work: Likeable) => (work.id === id ? flipped(work) : work);
  queryClient.setQueriesData<Likeable | Likeable[]>({ predicate: isLoadedRead }, (data) =>
    Array.isArray(data) ? data.map(turn) : data && turn(data),
  );
}

/** Likes on their way: the lists are asked for again after the last one, lest an older answer undo a newer click. */
let underWay = 0;

/** Toggles a like at once and takes it back when the server refuses. */
export function useLike(): (work: Likeable) => void {
  const { mutateAsync } = useAction(artworkEndpoints.like, {
    onError: () =>
      toast({ title: 'Error', description: 'Failed to update like status', variant: 'destructive' }),
  });
  return ({ id }) => {
    underWay += 1;
    void queryClient.cancelQueries({ predicate: isLoadedRead });
    flip(id);
    mutateAsync({ params: { id } })
      .catch(() => flip(id))
      .finally(() => {
        underWay -= 1;
        if (underWay === 0) void refresh(...READS);
      });
  };
}
