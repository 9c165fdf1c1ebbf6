import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { commentEndpoints, type Comment, type CommentThread } from '#shared/artworks/comments/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { MAX_PAGE_SIZE, type Page } from '#shared/http/page.ts';
import { useAction } from '#client/lib/action.ts';
import { useClientId } from '#client/lib/forms/use-client-id.ts';
import { pagesFor } from '#client/lib/pages.ts';
import { queryClient, refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';

type Loaded<T> = InfiniteData<Page<T>, string | undefined>;

const threadsOf = (artworkId: string) =>
  pagesFor(commentEndpoints.list, { params: { id: artworkId }, query: { thread: '1' } });
const repliesOf = (artworkId: string, parentId: string) =>
  pagesFor(commentEndpoints.replies, {
    params: { id: artworkId, parentId },
    query: { limit: MAX_PAGE_SIZE },
  });

export const useThreads = (artworkId: string) =>
  useInfiniteQuery({
    ...threadsOf(artworkId),
    // The call asks for threads.
    select: (data) => data as unknown as Loaded<CommentThread>,
  });

/** All replies of a thread, once they are asked for. */
export const useReplies = ({ artworkId, id }: CommentThread, enabled: boolean) =>
  useInfiniteQuery({ ...repliesOf(artworkId, id), enabled });

/** Null: it was removed, or the viewer may not see it. */
export const commentOf = ({ content, userId, user, ...thread }: CommentThread): Comment | null =>
  content !== null && userId !== null && user !== null ? { ...thread, content, userId, user } : null;

/** Updates the cached items of a list; returns an undo function. */
function rewrite<T>(
  { queryKey }: { queryKey: readonly unknown[] },
  change: (items: T[], page: number) => T[],
): () => void {
  void queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData<Loaded<T>>(
    queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page, index) => ({ ...page, items: change(page.items, index) })),
      },
  );
  return () => queryClient.setQueryData(queryKey, before);
}

const withoutText = { content: null, userId: null, user: null };

/** Shows a change of one comment or reply wherever it stands; null: it is gone. Returns an undo function. */
function rewriteOne({ id, artworkId, parentId }: Comment, change: ((comment: Comment) => Comment) | null) {
  const inReplies = (replies: Comment[]) =>
    replies.flatMap((reply) => (reply.id === id ? (change?.(reply) ?? []) : reply));
  const inThread = (thread: CommentThread): CommentThread | [] => {
    if (thread.id === id) {
      const comment = commentOf(thread);
      if (change) return comment ? { ...thread, ...change(comment) } : thread;
      return thread.repliesCount > 0 ? { ...thread, ...withoutText } : [];
    }
    if (thread.id !== parentId) return thread;
    const repliesCount = thread.repliesCount - (change ? 0 : 1);
    if (repliesCount === 0 && thread.user === null) return [];
    return { ...thread, replies: inReplies(thread.replies), repliesCount };
  };
  const undo = [
    rewrite<CommentThread>(threadsOf(artworkId), (threads) => threads.flatMap(inThread)),
    ...(parentId === null ? [] : [rewrite(repliesOf(artworkId, parentId), inReplies)]),
  ];
  return () => undo.forEach((each) => each());
}

/** The comments and everything that counts them. */
const readAgain = () =>
  refresh(
    commentEndpoints.list,
    commentEndpoints.replies,
    artworkEndpoints.get,
    feedEndpoints.list,
    artworkEndpoints.byUser,
  );

const failed = (description: string) => () =>
  toast({ title: t('Error'), description, variant: 'destructive' });

/** Ids of comments that are not stored on the server yet. */
const UNSENT = 'unsent:';
export const isUnsent = (comment: Comment): boolean => comment.id.startsWith(UNSENT);

/** A reply's thread, and the comment or reply that it answers. */
export interface Answered {
  threadId: string;
  id: string;
}

/** Shows the comment or reply at once; on failure removes it and rejects. */
export function useAddComment(artworkId: string, author: CurrentUser, answered?: Answered) {
  const { idFor, made } = useClientId();
  const { mutateAsync, error, isPending } = useAction(commentEndpoints.add, {
    onSuccess: () => {
      toast({ title: answered ? t('Reply added') : t('Comment added successfully') });
      return readAgain();
    },
    onError: failed(answered ? t('Failed to add the reply') : t('Failed to add comment')),
  });
  const add = async (content: string): Promise<void> => {
    const now = new Date();
    const comment: Comment = {
      id: `${UNSENT}${now.getTime()}`,
      content: content.trim(),
      isHidden: false,
      userId: author.id,
      artworkId,
      parentId: answered?.threadId ?? null,
      createdAt: now,
      updatedAt: now,
      user: author,
    };
    const undo = rewrite<CommentThread>(threadsOf(artworkId), (threads, page) => {
      if (!answered) return page === 0 ? [{ ...comment, replies: [], repliesCount: 0 }, ...threads] : threads;
      return threads.map((thread) =>
        thread.id === answered.threadId
          ? { ...thread, replies: [...thread.replies, comment], repliesCount: thread.repliesCount + 1 }
          : thread,
      );
    });
    const body = { content, ...(answered && { parentId: answered.id }) };
    const clientId = idFor(body);
    try {
      await mutateAsync({ params: { id: artworkId }, body: { ...body, clientId } });
      made();
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
    onSuccess: () => refresh(commentEndpoints.list, commentEndpoints.replies),
    onError: failed(t('Failed to edit comment')),
  });
  return async (content: string): Promise<void> => {
    const undo = rewriteOne(comment, (now) => ({ ...now, content: content.trim() }));
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
    const undo = rewriteOne(comment, null);
    await mutateAsync({ params: { id: comment.id } }).catch(undo);
  };
}
