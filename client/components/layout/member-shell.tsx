import { type ReactNode, Suspense, use } from 'react';
import { userEndpoints } from '#shared/contracts/users.ts';
import { useLive, useLiveStream } from '#client/lib/live.ts';
import { refresh } from '#client/lib/query.ts';
import { useIdle } from '#client/lib/use-idle.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Rail } from './rail.tsx';
import { ShellSlotsContext } from './shell-slots.ts';
import { SkipLink } from './skip-link.tsx';
import { TopNav } from './top-nav.tsx';

/** What features lay over the screen: it must not hold the screen up. */
function Overlays() {
  const { overlays } = use(ShellSlotsContext);
  const isIdle = useIdle();
  if (!isIdle) return null;
  return overlays.map((Overlay, index) => (
    <Suspense key={index} fallback={null}>
      <Overlay />
    </Suspense>
  ));
}

/** The signed-in frame. `isWide` leaves the rail to the menu, for a work that needs the room. */
export function MemberShell({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  useLiveStream();
  // Premium came or went: the session says so.
  useLive('premium', () => void refresh(userEndpoints.current));
  return (
    <>
      <SkipLink />
      <TopNav isWide={isWide} />
      <div className="mx-auto flex max-w-[1760px]">
        {!isWide && (
          <aside
            aria-label="Sections and awards"
            className="sticky top-(--nav) hidden h-[calc(100dvh-var(--nav))] w-(--rail) shrink-0 overflow-y-auto border-r border-line px-3 pt-5 [scrollbar-width:none] lg:block"
          >
            <Rail />
          </aside>
        )}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 pb-28 outline-none">
          {children}
        </main>
      </div>
      <BottomBar />
      <Overlays />
    </>
  );
}
