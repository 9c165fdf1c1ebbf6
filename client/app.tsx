import { Suspense, lazy } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Switch } from 'wouter';
import { SCREENS } from '#shared/rules/screens.ts';
import { ErrorBoundary } from './components/layout/error-boundary.tsx';
import { FollowNavigation } from './components/layout/follow-navigation.tsx';
import { hasPendingProfile } from './features/sign-up/pending-profile.ts';
import { ShellSlotsContext } from './components/layout/shell-slots.ts';
import { SHELL_SLOTS } from './shell-slots.tsx';
import { queryClient } from './lib/query.ts';
import { useSession } from './lib/session.ts';
import { useToasts } from './lib/toast.ts';

const Landing = lazy(() => import('./pages/landing.tsx'));
const Home = lazy(() => import('./pages/home.tsx'));
const Profile = lazy(() => import('./pages/profile.tsx'));
const Artwork = lazy(() => import('./pages/artwork.tsx'));
const Upload = lazy(() => import('./pages/upload.tsx'));
const Checkout = lazy(() => import('./pages/checkout.tsx'));
const PurchaseSuccess = lazy(() => import('./pages/purchase-success.tsx'));
const Receipts = lazy(() => import('./pages/receipts.tsx'));
const Credits = lazy(() => import('./pages/credits.tsx'));
const NotFound = lazy(() => import('./pages/not-found.tsx'));
const Toaster = lazy(() => import('./components/ui/toaster.tsx').then((m) => ({ default: m.Toaster })));
const Welcome = lazy(() => import('./features/sign-up/welcome.tsx').then((m) => ({ default: m.Welcome })));

/** Visitors land, members are at home; nothing is shown until it is known which. */
function Front() {
  const session = useSession();
  if (session.isPending) return null;
  return session.data === null ? <Landing /> : <Home />;
}

/** The renderer comes with the first toast and stays. */
function Toasts() {
  return useToasts().length > 0 ? <Toaster /> : null;
}

/** For members who filled in the form before sign-in, and for those whose profile is not complete yet. */
function WelcomeIfNew() {
  const { data: member } = useSession();
  return member && (!member.profileCompleted || hasPendingProfile()) ? <Welcome member={member} /> : null;
}

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <ErrorBoundary>
      <Suspense fallback={null}>
        <ShellSlotsContext value={SHELL_SLOTS}>
          <Switch>
            <Route path={SCREENS.home} component={Front} />
            <Route path={SCREENS.profile} component={Profile} />
            <Route path={SCREENS.artwork} component={Artwork} />
            <Route path={SCREENS.upload} component={Upload} />
            <Route path={SCREENS.checkout} component={Checkout} />
            <Route path={SCREENS.purchaseSuccess} component={PurchaseSuccess} />
            <Route path={SCREENS.receipts} component={Receipts} />
            <Route path={SCREENS.credits} component={Credits} />
            <Route component={NotFound} />
          </Switch>
        </ShellSlotsContext>
        {/* Inside, so that it waits for the page whose code is still on its way. */}
        <FollowNavigation />
      </Suspense>
    </ErrorBoundary>
    <Suspense fallback={null}>
      <Toasts />
      <WelcomeIfNew />
    </Suspense>
  </QueryClientProvider>
);
