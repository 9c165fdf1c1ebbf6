import { Bell } from '#client/ui/icons.ts';
import { notificationListEndpoints } from '#shared/notifications/list-contract.ts';
import { usePages } from '#client/lib/pages.ts';
import { t } from '#client/lib/t.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useMarkRead } from './notification-queries.ts';
import { NotificationRow } from './notification-row.tsx';
import { Link } from 'wouter';
import { Button } from '#client/ui/base/button.tsx';
import { paths } from '#client/paths.ts';

const NotificationSkeletons = () => (
  <div>
    <p role="status" className="sr-only">
      {t('Loading')}
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
  const list = usePages(notificationListEndpoints.list, { query: {} });
  const { markRead } = useMarkRead();
  return (
    <div className="p-2">
      <PagedList
        list={list}
        failure={t('Your notifications couldn’t be loaded.')}
        skeleton={<NotificationSkeletons />}
        empty={
          <EmptyState
            icon={Bell}
            title={t('Nothing yet')}
            body={t('Likes, comments, followers, sales and awards will appear here.')}
            action={
              <Button asChild variant="outline">
                <Link href={paths.browse({ filter: 'trending' })} onClick={onLeave}>
                  {t('See what’s trending')}
                </Link>
              </Button>
            }
          />
        }
        more={{ isEndless: true, className: 'justify-center p-2' }}
      >
        {(items) => (
          <ul>
            {items.map((item) => (
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
        )}
      </PagedList>
    </div>
  );
}
