import type { ReactNode } from 'react';
import type { HubVideo } from '#shared/inspiration/contract.ts';
import { PagedList } from '#client/ui/paged-list.tsx';
import { count } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';
import type { Hub } from './hub-address.ts';
import { useVideos } from './inspiration-queries.ts';

interface VideoPagesProps {
  hub: Hub;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (videos: readonly HubVideo[]) => ReactNode;
}

/** Loads more while scrolling; the button does the same without scrolling. */
export function VideoPages({ hub, skeleton, empty, children }: VideoPagesProps) {
  const list = useVideos(hub);
  return (
    <PagedList
      list={list}
      failure={t('The videos couldn’t be loaded.')}
      skeleton={skeleton}
      empty={empty}
      more={{
        isEndless: true,
        failure: t('More videos couldn’t be loaded.'),
        size: 'md',
        className: 'min-h-24 items-center justify-center pt-8',
      }}
    >
      {(videos) => (
        <>
          <div aria-busy={list.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            {children(videos)}
          </div>
          <p role="status" className="sr-only">
            {tn(videos.length, '{videos} video shown', '{videos} videos shown', {
              videos: count(videos.length),
            })}
          </p>
        </>
      )}
    </PagedList>
  );
}
