import { clsx } from 'clsx';
import { t } from '#client/lib/t.ts';
import { useNear } from '#client/lib/use-near.ts';
import { Button } from './base/button.tsx';
import { LoadError } from './base/load-error.tsx';

interface PagedList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}
export interface ShowMoreProps {
  list: PagedList;
  /** The next page also loads when the button comes near the edge of the window. */
  isEndless?: boolean;
  /** Shown when the next page failed to load. */
  failure?: string;
  size?: 'sm' | 'md';
  className?: string | undefined;
}

/** Loads the next page of a list; renders nothing on the last page. */
export function ShowMore({
  list,
  isEndless = false,
  failure = t('More couldn’t be loaded.'),
  size = 'sm',
  className,
}: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const more = () => void list.fetchNextPage();
  const isWaiting = isEndless && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const end = useNear<HTMLDivElement>(isWaiting, more);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className={clsx('flex', className)}>
      {isFetchNextPageError && !isFetchingNextPage ? (
        <LoadError what={failure} onRetry={more} />
      ) : (
        <Button variant="outline" size={size} disabled={isFetchingNextPage} onClick={more}>
          {isFetchingNextPage ? t('Loading...') : t('Show more')}
        </Button>
      )}
    </div>
  );
}
