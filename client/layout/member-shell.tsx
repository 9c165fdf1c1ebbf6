import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { userEndpoints } from '#shared/accounts/session/contract.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useLive, useLiveStream } from '#client/lib/live.ts';
import { refresh } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { watchReads } from '#client/lib/unauthorized.ts';
import { useIdle } from '#client/lib/use-idle.ts';
import { useIsOnline } from '#client/lib/use-is-online.ts';
import { PageError } from '#client/ui/page-error.tsx';
import { QuickLookSlot } from '#client/features/artworks/quick-look/quick-look-slot.tsx';
import { t } from '#client/lib/t.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ErrorBoundary } from '#client/ui/base/error-boundary.tsx';
import { Rail } from './rail.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { OVERLAYS } from './frame-parts.tsx';
import { SkipLink } from '#client/ui/base/skip-link.tsx';
import { TopNav } from './top-nav.tsx';

const SuspendedBar = lazyPart(() => import('#client/features/moderation/suspended/bar.tsx'));
const TermsBar = lazyPart(() => import('#client/features/legal/terms-bar.tsx'));
const Tooltips = lazyPart(() => import('#client/ui/tooltips.tsx'));

/** Optional parts of the frame: they must not delay the screen. */
function Overlays() {
  const isIdle = useIdle();
  // A link in an email opens a conversation.
  const isAsked = location.search.includes('chat=');
  useEffect(() => {
    // The first toast may be the one that reports the lost network.
    if (isIdle) import('#client/ui/toaster.tsx').catch(() => {});
  }, [isIdle]);
  if (!isIdle && !isAsked) return null;
  return [Tooltips, ...OVERLAYS].map((Overlay, index) => (
    <ErrorBoundary key={index} fallback={null}>
      <Suspense fallback={null}>
        <Overlay />
      </Suspense>
    </ErrorBoundary>
  ));
}

/** Explains why nothing is loaded or saved. */
const Notice = () => {
  const isOnline = useIsOnline();
  return (
    <div role="status" className="sticky top-(--nav) z-20">
      {!isOnline && (
        <p className="border-b border-line bg-surface px-4 py-2.5 text-center text-sm text-paper">
          {t('You’re offline. Reconnect to load pages and save changes.')}
        </p>
      )}
    </div>
  );
};

const Failed = () => (
  <Screen>
    <PageError
      title={t('This page couldn’t be shown')}
      body={t('Something went wrong. Your saved work is safe.')}
      action={t('Reload the page')}
      onRetry={() => location.reload()}
    />
  </Screen>
);

/** The signed-in frame. `isWide` moves the rail to the menu, for works that need the space. */
export function MemberShell({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  const [path] = useLocation();
  const member = useMember();
  useLiveStream();
  useEffect(watchReads, []);
  const readSession = () => void refresh(userEndpoints.current);
  useLive('premium', readSession);
  useLive('suspension', readSession);
  useLive('role', readSession);
  return (
    <>
      <SkipLink />
      <TopNav isWide={isWide} />
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          {member.suspendedUntil && <SuspendedBar />}
          {member.newTerms && <TermsBar terms={member.newTerms} />}
        </Suspense>
      </ErrorBoundary>
      <div className="mx-auto flex max-w-[1760px]">
        {!isWide && (
          <aside
            aria-label={t('Sections and awards')}
            className="sticky top-(--nav) hidden h-[calc(100dvh-var(--nav))] w-(--rail) shrink-0 overflow-y-auto border-r border-line px-3 pt-3 print:hidden! [scrollbar-color:var(--color-edge)_transparent] [scrollbar-width:thin] after:pointer-events-none after:sticky after:bottom-0 after:block after:h-5 after:bg-linear-to-t after:from-ink lg:block"
          >
            <Rail />
          </aside>
        )}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 pb-28 outline-none print:pb-0">
          <Notice />
          <ErrorBoundary place={path} fallback={<Failed />}>
            {children}
          </ErrorBoundary>
        </main>
      </div>
      <BottomBar />
      <QuickLookSlot />
      <Overlays />
    </>
  );
}
