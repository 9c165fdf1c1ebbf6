import type { InfiniteData } from '@tanstack/react-query';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { commentEndpoints, type Comment } from '#shared/artworks/comments/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import type { Page } from '#shared/http/page.ts';
import { useAction } from '#client/lib/action.ts';
import { pagesFor, usePages } from '#client/lib/pages.ts';
import { queryClient, refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';

const pagesOf = (artworkId: string) =>
  pagesFor(commentEndpoints.list, { params: { id: artworkId }, query: {} });

export const useComments = (artworkId: string) =>
  usePages(commentEndpoints.list, { params: { id: artworkId }, query: {} });

/** Updates the cached comments; returns an undo function. */
function rewrite(artworkId: string, change: (items: Comment[], page: number) => Comment[]): () => void {
  const { queryKey } = pagesOf(artworkId);
  void queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData<InfiniteData<Page<Comment>, string | undefined>>(
    queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page, index) => ({ ...page, items: change(page.items, index) })),
      },
  );
  return () => queryClient.setQueryData(queryKey, before);
}

/** The comments and everything that counts them. */
const readAgain = () =>
  refresh(commentEndpoints.list, artworkEndpoints.get, feedEndpoints.list, artworkEndpoints.byUser);

const failed = (description: string) => () =>
  toast({ title: t('Error'), description, variant: 'destructive' });

/** Ids of comments that are not stored on the server yet. */
const UNSENT = 'unsent:';
export const isUnsent = (comment: Comment): boolean => comment.id.startsWith(UNSENT);

/** Shows the comment at once; on failure removes it and rejects. */
export function useAddComment(artworkId: string, author: CurrentUser) {
  const { mutateAsync, error, isPending } = useAction(commentEndpoints.add, {
    onSuccess: () => {
      toast({ title: t('Comment added successfully') });
      return readAgain();
    },
    onError: failed(t('Failed to add comment')),
  });
  const add = async (content: string): Promise<void> => {
    const now = new Date();
    const comment: Comment = {
      id: `${UNSENT}${now.getTime()}`,
      content: content.trim(),
      isHidden: false,
      userId: author.id,
      artworkId,
      createdAt: now,
      updatedAt: now,
      user: author,
    };
    const undo = rewrite(artworkId, (items, page) => (page === 0 ? [comment, ...items] : items));
    try {
      await mutateAsync({ params: { id: artworkId }, body: { content } });
    } catch (refusal) {
      undo();
      throw refusal;
    }
  };
  return { add, error, isPending };
}

/** Shows the new text at once; on failure restores the old one and rejects. */
export function useEditComment(comment: Comment) {
  const { mutateAsync } = useAction(commentEndpoints.edit, {
    onSuccess: () => refresh(commentEndpoints.list),
    onError: failed(t('Failed to edit comment')),
  });
  return async (content: string): Promise<void> => {
    const undo = rewrite(comment.artworkId, (items) =>
      items.map((item) => (item.id === comment.id ? { ...item, content: content.trim() } : item)),
    );
    try {
      await mutateAsync({ params: { id: comment.id }, body: { content } });
    } catch (refusal) {
      undo();
      throw refusal;
    }
  };
}

/** Removes the comment at once and restores it if the server refuses. */
export function useRemoveComment(comment: Comment) {
  const { mutateAsync } = useAction(commentEndpoints.remove, {
    onSuccess: readAgain,
    onError: failed(t('Failed to remove comment')),
  });
  return async (): Promise<void> => {
    const undo = rewrite(comment.artworkId, (items) => items.filter(({ id }) => id !== comment.id));
    await mutateAsync({ params: { id: comment.id } }).catch(undo);
  };
}
