import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Screen } from '#client/ui/screen.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { HubView } from './hub-view.tsx';

const WatchView = lazyPart(() => import('./watch/watch-view.tsx').then((m) => ({ default: m.WatchView })));

/** The Hub, or the video named by the URL. */
export default function InspirationScreen() {
  const watched = new URLSearchParams(useSearch()).get('watch');
  if (!watched) return <HubView />;
  return (
    <Suspense
      fallback={
        <Screen>
          <Skeleton className="aspect-video max-w-[1000px] rounded-md" />
        </Screen>
      }
    >
      <WatchView key={watched} id={watched} />
    </Suspense>
  );
}
