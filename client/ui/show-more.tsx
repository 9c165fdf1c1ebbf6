import { Button } from './base/button.tsx';
import * as texts from './texts.ts';

interface ShowMoreProps {
  /** A list read page by page. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  className?: string;
}

/** Loads the next page of a list; hidden on the last. */
export function ShowMore({ list, className }: ShowMoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      className={className}
      disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? texts.loading : texts.showMore}
    </Button>
  );
}
