import { Suspense, useEffect, useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { SCREENS } from '#shared/kernel/screens.ts';
import { ErrorBoundary } from '#client/ui/base/error-boundary.tsx';
import { lazyPart } from './lib/lazy-part.ts';
import { queryClient } from './lib/query.ts';
import { broughtSession, useSession } from './lib/session.ts';
import { drawLater, useToasts } from './lib/toast.ts';

const loadScreens = () => import('./router.tsx').then((m) => ({ default: m.Screens }));
// A visitor with a session needs the screens anyway, so they load while the session is asked for.
if (broughtSession()) void loadScreens();

const Landing = lazyPart(() => import('./features/discovery/landing/landing.tsx'));
const Screens = lazyPart(loadScreens);
const Toaster = lazyPart(() => import('#client/ui/toaster.tsx').then((m) => ({ default: m.Toaster })));

/** Visitors get the landing page, members the app; nothing renders until the session is known. */
function Page() {
  const session = useSession();
  const [startedAtHome] = useState(() => location.pathname === SCREENS.home);
  if (startedAtHome) {
    if (session.isPending) return null;
    if (session.data === null) return <Landing />;
  }
  return <Screens />;
}

drawLater();

/** Loaded with the first toast or the first F8, and stays loaded. */
function Toasts() {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'F8' && setAsked(true);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return useToasts().length > 0 || isAsked ? <Toaster isAsked={isAsked} /> : null;
}

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </ErrorBoundary>
    {/* A dialog hides the rest of the page from screen readers, except live regions. */}
    <div aria-live="off">
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      </ErrorBoundary>
    </div>
  </QueryClientProvider>
);
