import type { ReactNode } from 'react';
import type { InspirationContent } from '#shared/inspiration/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { count } from '#client/lib/format.ts';
import { useNear } from '#client/lib/use-near.ts';
import type { Hub } from './hub-address.ts';
import { useVideos } from './inspiration-queries.ts';
import * as texts from './texts.ts';

interface VideoPagesProps {
  hub: Hub;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (videos: readonly InspirationContent[]) => ReactNode;
}

/** Loads more while scrolling; the button does the same without scrolling. */
export function VideoPages({ hub, skeleton, empty, children }: VideoPagesProps) {
  const list = useVideos(hub);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const more = () => void list.fetchNextPage();
  const end = useNear<HTMLDivElement>(hasNextPage && !isFetchingNextPage && !isFetchNextPageError, more);
  if (list.isPending) return skeleton;
  if (!data) return <LoadError what={texts.videosNotLoaded} onRetry={() => void list.refetch()} />;
  // Removes duplicates: a video may move to the next page while it loads.
  const videos = [
    ...new Map(data.pages.flatMap(({ items }) => items.map((item) => [item.id, item]))).values(),
  ];
  if (videos.length === 0 && !hasNextPage) return empty;
  return (
    <>
      <div aria-busy={list.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
        {children(videos)}
      </div>
      <p role="status" className="sr-only">
        {texts.videosShown(videos.length, count(videos.length))}
      </p>
      {hasNextPage && (
        <div ref={end} className="grid min-h-24 place-items-center pt-8">
          {isFetchNextPageError && !isFetchingNextPage ? (
            <LoadError what={texts.moreVideosNotLoaded} onRetry={more} />
          ) : (
            <Button variant="outline" disabled={isFetchingNextPage} onClick={more}>
              {isFetchingNextPage ? texts.loadingNow : texts.showMore}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
