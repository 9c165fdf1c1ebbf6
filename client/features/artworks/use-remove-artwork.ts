import { useLocation } from 'wouter';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { pinnedEndpoints } from '#shared/artworks/pinned/contract.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { artworkQuery } from '#client/lib/artwork-query.ts';
import { queryClient, refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';

export const LISTS = [feedEndpoints.list, artworkEndpoints.byUser, pinnedEndpoints.pinned] as const;

/** Once the work is deleted, its page makes room for Home. */
export function useRemoveArtwork() {
  const [path, navigate] = useLocation();
  return useAction(artworkEndpoints.remove, {
    onSuccess: (_, { params }) => {
      toast({ title: t('Artwork deleted') });
      if (path === paths.artwork(params.id)) navigate(paths.home(), { replace: true });
      queryClient.removeQueries({ queryKey: artworkQuery(params.id).queryKey });
      void refresh(...LISTS);
    },
    onError: (error) => toastError(error),
  });
}
