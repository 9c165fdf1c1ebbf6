/** Every screen but the landing page, in a chunk of its own: a visitor's first page stays small. */
import { Suspense, lazy } from 'react';
import { Route, Switch } from 'wouter';
import { SCREENS } from '#shared/rules/screens.ts';
import { FollowNavigation } from './components/layout/follow-navigation.tsx';
import { ShellSlotsContext } from './components/layout/shell-slots.ts';
import { hasPendingProfile } from './features/sign-up/pending-profile.ts';
import { useSession } from './lib/session.ts';
import { SHELL_SLOTS } from './shell-slots.tsx';

const Landing = lazy(() => import('./pages/landing.tsx'));
const Home = lazy(() => import('./pages/home.tsx'));
const Profile = lazy(() => import('./pages/profile.tsx'));
const Artwork = lazy(() => import('./pages/artwork.tsx'));
const Upload = lazy(() => import('./pages/upload.tsx'));
const Checkout = lazy(() => import('./pages/checkout.tsx'));
const PurchaseSuccess = lazy(() => import('./pages/purchase-success.tsx'));
const Purchases = lazy(() => import('./pages/purchases.tsx'));
const Purchase = lazy(() => import('./pages/purchase.tsx'));
const Sales = lazy(() => import('./pages/sales.tsx'));
const Sale = lazy(() => import('./pages/sale.tsx'));
const Receipts = lazy(() => import('./pages/receipts.tsx'));
const Subscribe = lazy(() => import('./pages/subscribe.tsx'));
const SubscriptionSuccess = lazy(() => import('./pages/subscription-success.tsx'));
const Support = lazy(() => import('./pages/support.tsx'));
const Inspiration = lazy(() => import('./pages/inspiration.tsx'));
const Education = lazy(() => import('./pages/education.tsx'));
const Course = lazy(() => import('./pages/course.tsx'));
const Teach = lazy(() => import('./pages/teach.tsx'));
const ForHire = lazy(() => import('./pages/for-hire.tsx'));
const PostProject = lazy(() => import('./pages/post-project.tsx'));
const Project = lazy(() => import('./pages/project.tsx'));
const Verify = lazy(() => import('./pages/verify.tsx'));
const Credits = lazy(() => import('./pages/credits.tsx'));
const NotFound = lazy(() => import('./pages/not-found.tsx'));
const Welcome = lazy(() => import('./features/sign-up/welcome.tsx').then((m) => ({ default: m.Welcome })));

/** A visitor comes here from the screens that everybody sees. */
function Front() {
  const session = useSession();
  return session.data === null ? <Landing /> : <Home />;
}

/** For members who filled in the form before sign-in, and for those who were not offered it yet. */
function WelcomeIfNew() {
  const { data: member } = useSession();
  const isNew = member && !member.profileCompleted && !member.profileOfferedAt;
  return isNew || (member && hasPendingProfile()) ? <Welcome member={member} /> : null;
}

export const Screens = () => (
  <ShellSlotsContext value={SHELL_SLOTS}>
    <Switch>
      <Route path={SCREENS.home} component={Front} />
      <Route path={SCREENS.profile} component={Profile} />
      <Route path={SCREENS.artwork} component={Artwork} />
      <Route path={SCREENS.upload} component={Upload} />
      <Route path={SCREENS.checkout} component={Checkout} />
      <Route path={SCREENS.purchaseSuccess} component={PurchaseSuccess} />
      <Route path={SCREENS.purchases} component={Purchases} />
      <Route path={SCREENS.purchase} component={Purchase} />
      <Route path={SCREENS.sales} component={Sales} />
      <Route path={SCREENS.sale} component={Sale} />
      <Route path={SCREENS.receipts} component={Receipts} />
      <Route path={SCREENS.subscribe} component={Subscribe} />
      <Route path={SCREENS.subscriptionSuccess} component={SubscriptionSuccess} />
      <Route path={SCREENS.verifyReceipt} component={Verify} />
      <Route path={SCREENS.support} component={Support} />
      <Route path={SCREENS.inspiration} component={Inspiration} />
      <Route path={SCREENS.education} component={Education} />
      <Route path={SCREENS.teach} component={Teach} />
      <Route path={SCREENS.course} component={Course} />
      <Route path={SCREENS.forHire} component={ForHire} />
      <Route path={SCREENS.postProject} component={PostProject} />
      <Route path={SCREENS.noProject} component={Project} />
      <Route path={SCREENS.project} component={Project} />
      <Route path={SCREENS.credits} component={Credits} />
      <Route component={NotFound} />
    </Switch>
    {/* Within the same suspense as the page, so that it waits for the page whose code is still on its way. */}
    <FollowNavigation />
    <Suspense fallback={null}>
      <WelcomeIfNew />
    </Suspense>
  </ShellSlotsContext>
);
