import { type Artwork, artworkEndpoints } from '#shared/artworks/contract.ts';
import { collectionEndpoints as endpoints } from '#shared/collections/contract.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { changeEverywhere } from '#client/lib/likes.ts';
import { queryClient, refresh } from '#client/lib/query.ts';
import { READS } from '../use-like.ts';

/** Lists that are open keep their works, and are read again the next time. */
const LISTS = [endpoints.saved, endpoints.liked];

/** Shows the bookmark pressed or not wherever the work is on the screen. */
export const showSaved = (id: string, isSaved: boolean): void =>
  changeEverywhere<Pick<Artwork, 'id' | 'isSaved'>>(READS, id, (work) => ({ ...work, isSaved }));

/** After a work was put somewhere or taken out. */
export function refreshSaved(): void {
  for (const { path } of LISTS) {
    void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' });
  }
  void refresh(endpoints.figures, endpoints.mine, endpoints.get, endpoints.places);
}

/** Puts a work into 'Saved' at once, and undoes it if the server refuses. */
export function useSave(onRefused: () => void) {
  const { mutate, isSuccess } = useAction(endpoints.save, {
    onSuccess: refreshSaved,
    onError: (error, { params: { id } }) => {
      showSaved(id, false);
      onRefused();
      toastError(error);
      // The work may be gone.
      void refresh(artworkEndpoints.get);
    },
  });
  const save = (id: string) => {
    showSaved(id, true);
    mutate({ params: { id } });
  };
  return { save, isDone: isSuccess };
}
