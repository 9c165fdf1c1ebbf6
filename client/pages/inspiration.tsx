import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { HubView } from '#client/features/inspiration/hub-view.tsx';

const WatchView = lazyPart(() =>
  import('#client/features/inspiration/watch/watch-view.tsx').then((m) => ({ default: m.WatchView })),
);

/** The Hub, or the video named by the URL. */
function Content() {
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

export default function Inspiration() {
  return (
    <RequireMember>
      <Content />
    </RequireMember>
  );
}
