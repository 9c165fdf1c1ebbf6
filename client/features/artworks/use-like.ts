import type { Query } from '@tanstack/react-query';
import { artworkEndpoints } from '#shared/contracts/artworks.ts';
import { useAction } from '#client/lib/action.ts';
import { queryClient } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';

interface Likeable {
  id: string;
  isLiked: boolean;
  likesCount: number;
}

const READS = [artworkEndpoints.list, artworkEndpoints.byUser, artworkEndpoints.get];
const isRead = (query: Query): boolean => READS.some(({ path }) => path === query.queryKey[0]);
const isLoadedRead = (query: Query): boolean => query.state.data !== undefined && isRead(query);
/** Endless lists keep their turned hearts and are not asked again: no work moves under the reader's eyes. */
const isWhole = (query: Query): boolean => isRead(query) && query.queryKey[2] !== 'pages';

type Loaded = Likeable | Likeable[] | { pages: { items: Likeable[] }[] };

const flipped = <T extends Likeable>(work: T): T => ({
  ...work,
  isLiked: !work.isLiked,
  likesCount: work.likesCount + (work.isLiked ? -1 : 1),
});

/** Turns the like in everything that was read; its own inverse, so it also takes a failed like back. */
function flip(id: string): void {
  const turn = (work: Likeable) => (work.id === id ? flipped(work) : work);
  queryClient.setQueriesData<Loaded>({ predicate: isLoadedRead }, (data) => {
    if (!data) return data;
    if (Array.isArray(data)) return data.map(turn);
    if (!('pages' in data)) return turn(data);
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(turn) })) };
  });
}

/** Likes on their way: the lists are asked for again after the last one, lest an older answer undo a newer click. */
let underWay = 0;
export const isLikeUnderWay = (): boolean => underWay > 0;

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
        if (underWay === 0) void queryClient.invalidateQueries({ predicate: isWhole });
      });
  };
}
