/** The cached conversation: newest first, as the server sends it; new messages are merged, not refetched. */
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { type Message, messageEndpoints } from '#shared/messages/contract.ts';
import type { Page } from '#shared/http/page.ts';
import { call, callPage } from '#client/lib/api.ts';
import { useLive, useLiveReopened } from '#client/lib/live.ts';
import { pagesFor, usePages } from '#client/lib/pages.ts';
import { queryClient, refresh, useEndpoint } from '#client/lib/query.ts';

type Pages = InfiniteData<Page<Message>, string | undefined>;

const requestOf = (otherId: string) => ({ query: { with: otherId } });
const keyOf = (otherId: string) => pagesFor(messageEndpoints.list, requestOf(otherId)).queryKey;

export const useConversations = () => usePages(messageEndpoints.conversations, { query: {} });
export const useUnread = (): number => useEndpoint(messageEndpoints.unread, {}).data?.unreadCount ?? 0;

/** Keeps the count in sync with the server. Apart from the chat, whose code may load after the first message. */
export function useLiveUnread(): void {
  const read = () => void refresh(messageEndpoints.unread);
  useLive('message', read);
  useLive('messages_read', read);
  useLiveReopened(read);
}

/** Dropped when no one shows it: later messages are fetched when it is opened again. */
export const useConversation = (otherId: string) =>
  useInfiniteQuery({ ...pagesFor(messageEndpoints.list, requestOf(otherId)), gcTime: 0 });

const later = (a: Message, b: Message) => b.createdAt.getTime() - a.createdAt.getTime();

/** A read message stays read: responses may overtake each other. */
function merge(pages: Pages, fresh: Message[]): Pages {
  const update = new Map(fresh.map((message) => [message.id, message]));
  const known = pages.pages.map((page) => ({
    ...page,
    items: page.items.map((old) => {
      const now = update.get(old.id);
      update.delete(old.id);
      return now ? { ...now, isRead: old.isRead || now.isRead } : old;
    }),
  }));
  const [first, ...rest] = known;
  if (!first) return pages;
  return {
    ...pages,
    pages: [{ ...first, items: [...update.values(), ...first.items].toSorted(later) }, ...rest],
  };
}

/** Inserts a message that the server has just confirmed. */
export const addToConversation = (otherId: string, message: Message): void =>
  void queryClient.setQueryData<Pages>(keyOf(otherId), (pages) => pages && merge(pages, [message]));

/** Fetches the newest page and merges it. After a long absence it replaces everything, to avoid a gap. */
export async function readNewest(otherId: string): Promise<void> {
  if (!queryClient.getQueryData(keyOf(otherId))) return;
  const fresh = await callPage(messageEndpoints.list, requestOf(otherId));
  queryClient.setQueryData<Pages>(keyOf(otherId), (pages) => {
    if (!pages) return undefined;
    const known = new Set(pages.pages.flatMap((page) => page.items.map((message) => message.id)));
    const isConnected = fresh.next === null || fresh.items.some((message) => known.has(message.id));
    return isConnected ? merge(pages, fresh.items) : { pages: [fresh], pageParams: [undefined] };
  });
}

const refreshCounts = () => refresh(messageEndpoints.conversations, messageEndpoints.unread);

/** Marks as read on the server, then refetches the counts. */
export async function markRead(otherId: string): Promise<void> {
  await call(messageEndpoints.read, { params: { id: otherId } });
  await Promise.all([readNewest(otherId), refreshCounts()]);
}

/** Keeps the list and the open conversation in sync with the server. A failure is repaired by the next signal. */
export function useLiveMessages(openWith: string | null): void {
  const update = (otherId: string | null) =>
    void Promise.all([
      refresh(messageEndpoints.conversations),
      otherId !== null && otherId === openWith && readNewest(otherId),
    ]).catch(() => {});
  useLive('message', ({ otherId }) => update(otherId));
  useLive('messages_read', ({ readerId, otherId }) => update(readerId === openWith ? readerId : otherId));
  useLiveReopened(() => update(openWith));
}
