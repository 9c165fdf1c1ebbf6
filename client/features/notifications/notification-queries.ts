import type { InfiniteData } from '@tanstack/react-query';
import { LIST_PATH, notificationEndpoints as endpoints } from '#shared/notifications/contract.ts';
import type { Notification } from '#shared/notifications/list-contract.ts';
import type { Page } from '#shared/http/page.ts';
import { useAction } from '#client/lib/action.ts';
import { useLive, useLiveReopened } from '#client/lib/live.ts';
import { pagesKey } from '#client/lib/pages.ts';
import { queryClient, queryFor, refresh, useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';

type Pages = InfiniteData<Page<Notification>, string | undefined>;

const LIST = pagesKey(LIST_PATH, { query: {} });
const UNREAD = queryFor(endpoints.unread, {}).queryKey;

export const useUnread = (): number => useEndpoint(endpoints.unread, {}).data?.unreadCount ?? 0;

function readAgain(): void {
  void queryClient.invalidateQueries({ queryKey: [LIST_PATH] });
  void refresh(endpoints.unread);
}

/** Running requests that mark as read: an older response must not undo what is shown. */
let underWay = 0;

/** Keeps badge and list in sync with the server. */
export function useLiveNotifications(): void {
  const follow = () => underWay === 0 && readAgain();
  useLive('notification', follow);
  useLiveReopened(follow);
}

function show(ids: ReadonlySet<string>, isRead: boolean, change: number): void {
  queryClient.setQueryData<Pages>(
    LIST,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (ids.has(item.id) ? { ...item, isRead } : item)),
        })),
      },
  );
  queryClient.setQueryData<{ unreadCount: number }>(
    UNREAD,
    (data) => data && { unreadCount: Math.max(0, data.unreadCount + change) },
  );
}

function unreadIds(): Set<string> {
  const pages = queryClient.getQueryData<Pages>(LIST)?.pages ?? [];
  return new Set(pages.flatMap((page) => page.items.filter((item) => !item.isRead).map(({ id }) => id)));
}

/** Marks notifications as read at once, and as unread again if the server refuses. */
export function useMarkRead(): { markRead: (line: Notification) => void; markAllRead: () => void } {
  const onError = () =>
    toast({ title: t('Error'), description: t('Failed to mark as read'), variant: 'destructive' });
  const one = useAction(endpoints.read, { onError });
  const all = useAction(endpoints.readAll, { onError });
  const mark = (ids: ReadonlySet<string>, count: number, send: () => Promise<unknown>): void => {
    underWay += 1;
    for (const queryKey of [LIST, UNREAD]) void queryClient.cancelQueries({ queryKey });
    show(ids, true, -count);
    send()
      .catch(() => show(ids, false, count))
      .finally(() => {
        underWay -= 1;
        if (underWay === 0) readAgain();
      });
  };
  return {
    markRead: ({ id, isRead }) => {
      if (!isRead) mark(new Set([id]), 1, () => one.mutateAsync({ params: { id } }));
    },
    markAllRead: () =>
      mark(unreadIds(), queryClient.getQueryData(UNREAD)?.unreadCount ?? 0, () => all.mutateAsync({})),
  };
}
