import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useNear } from '#client/lib/use-near.ts';
import { useMarkRead, useNotifications } from './notification-queries.ts';
import { NotificationRow } from './notification-row.tsx';
import * as texts from './texts.ts';

const Skeletons = () => (
  <div className="p-2">
    <p role="status" className="sr-only">
      {texts.loading}
    </p>
    {[0, 1, 2, 3, 4].map((n) => (
      <div key={n} className="flex items-start gap-3 p-3 pl-5">
        <Skeleton className="size-10 shrink-0 rounded-full" />
        <div className="grow">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="mt-2 h-3 w-20" />
        </div>
      </div>
    ))}
  </div>
);

export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const list = useNotifications();
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const { markRead } = useMarkRead();
  const more = () => void list.fetchNextPage();
  const end = useNear<HTMLDivElement>(hasNextPage && !isFetchingNextPage && !isFetchNextPageError, more);

  if (list.isPending) return <Skeletons />;
  if (!data) {
    return (
      <div className="p-4">
        <LoadError what={texts.notificationsNotLoaded} onRetry={() => void list.refetch()} />
      </div>
    );
  }
  // Removes duplicates: an entry may move to another page while one is read.
  const items = new Map(data.pages.flatMap((page) => page.items.map((item) => [item.id, item])));
  if (items.size === 0) {
    return (
      <div className="p-4">
        <EmptyState title={texts.nothingYet} body={texts.likesCommentsFollowersSales} />
      </div>
    );
  }
  return (
    <>
      <ul className="p-2">
        {[...items.values()].map((item) => (
          <NotificationRow
            key={item.id}
            notification={item}
            onRead={() => markRead(item)}
            onFollow={() => {
              markRead(item);
              onLeave();
            }}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div ref={end} className="grid place-items-center px-4 pb-4">
          {isFetchNextPageError && !isFetchingNextPage ? (
            <LoadError what={texts.moreNotLoaded} onRetry={more} />
          ) : (
            <Button variant="outline" size="sm" disabled={isFetchingNextPage} onClick={more}>
              {isFetchingNextPage ? texts.loadingNow : texts.showMore}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
