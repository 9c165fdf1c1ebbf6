import { artworkEndpoints } from '#shared/contracts/artworks.ts';
import { useAction } from '#client/lib/action.ts';
import { usePages } from '#client/lib/pages.ts';
import { refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';

export const useComments = (artworkId: string) =>
  usePages(artworkEndpoints.comments, { params: { id: artworkId }, query: {} });

/** The new comment and the counters that count it are read again. */
export const useAddComment = () =>
  useAction(artworkEndpoints.comment, {
    onSuccess: () => {
      toast({ title: 'Comment added successfully' });
      return refresh(
        artworkEndpoints.comments,
        artworkEndpoints.get,
        artworkEndpoints.list,
        artworkEndpoints.byUser,
      );
    },
    onError: () => toast({ title: 'Error', description: 'Failed to add comment', variant: 'destructive' }),
  });
