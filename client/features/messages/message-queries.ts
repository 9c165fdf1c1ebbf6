/** The conversation in the cache: newest first, as the server sends it; what is new is merged, not read anew. */
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

/** Keeps the count as it is on the server. Apart from the chat, whose code comes later than a first message may. */
export function useLiveUnread(): void {
  const read = () => void refresh(messageEndpoints.unread);
  useLive('message', read);
  useLive('messages_read', read);
  useLiveReopened(read);
}

/** Forgotten as soon as nobody looks at it: what comes meanwhile is read when it is opened again. */
export const useConversation = (otherId: string) =>
  useInfiniteQuery({ ...pagesFor(messageEndpoints.list, requestOf(otherId)), gcTime: 0 });

const later = (a: Message, b: Message) => b.createdAt.getTime() - a.createdAt.getTime();

/** A message once read stays read: answers may overtake each other. */
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

/** Puts a message that the server has just confirmed where it belongs. */
export const addToConversation = (otherId: string, message: Message): void =>
  void queryClient.setQueryData<Pages>(keyOf(otherId), (pages) => pages && merge(pages, [message]));

/** Reads the newest page and merges it. After a long absence it starts over from there, lest there be a gap. */
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

/** Tells the server, then takes the counts from it. */
export async function markRead(otherId: string): Promise<void> {
  await call(messageEndpoints.read, { params: { id: otherId } });
  await Promise.all([readNewest(otherId), refreshCounts()]);
}

/** Keeps the list and the open conversation as they are on the server. A failure is mended by the next signal. */
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
