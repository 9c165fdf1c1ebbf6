/** Every screen but the landing page, in its own chunk, to keep a visitor's first page small. */
import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { SIGNED_IN_AGAIN } from '#shared/accounts/session/return-to.ts';
import { SCREENS } from '#shared/kernel/screens.ts';
import { FollowNavigation } from '#client/layout/follow-navigation.tsx';
import { lazyPage } from '#client/layout/lazy-page.tsx';
import { hasPendingProfile } from '#client/features/accounts/sign-up/pending-profile.ts';
import { lazyPart } from './lib/lazy-part.ts';
import { useReauthQuestion } from './lib/reauth.ts';
import { useSession } from './lib/session.ts';

const Landing = lazyPage(() => import('./pages/landing.tsx'));
const Home = lazyPage(() => import('./pages/home.tsx'));
const Profile = lazyPage(() => import('./pages/profile.tsx'));
const Artwork = lazyPage(() => import('./pages/artwork.tsx'));
const Compare = lazyPage(() => import('./pages/compare.tsx'));
const Upload = lazyPage(() => import('./pages/upload.tsx'));
const Checkout = lazyPage(() => import('./pages/checkout.tsx'));
const PurchaseSuccess = lazyPage(() => import('./pages/purchase-success.tsx'));
const Offers = lazyPage(() => import('./pages/offers.tsx'));
const Alerts = lazyPage(() => import('./pages/alerts.tsx'));
const Certificates = lazyPage(() => import('./pages/certificates.tsx'));
const Purchases = lazyPage(() => import('./pages/purchases.tsx'));
const Purchase = lazyPage(() => import('./pages/purchase.tsx'));
const Sales = lazyPage(() => import('./pages/sales.tsx'));
const Sale = lazyPage(() => import('./pages/sale.tsx'));
const Statistics = lazyPage(() => import('./pages/statistics.tsx'));
const Receipts = lazyPage(() => import('./pages/receipts.tsx'));
const Subscribe = lazyPage(() => import('./pages/subscribe.tsx'));
const SubscriptionSuccess = lazyPage(() => import('./pages/subscription-success.tsx'));
const Support = lazyPage(() => import('./pages/support.tsx'));
const Inspiration = lazyPage(() => import('./pages/inspiration.tsx'));
const Education = lazyPage(() => import('./pages/education.tsx'));
const Course = lazyPage(() => import('./pages/course.tsx'));
const Teach = lazyPage(() => import('./pages/teach.tsx'));
const ForHire = lazyPage(() => import('./pages/for-hire.tsx'));
const PostProject = lazyPage(() => import('./pages/post-project.tsx'));
const Project = lazyPage(() => import('./pages/project.tsx'));
const Verify = lazyPage(() => import('./pages/verify.tsx'));
const Credits = lazyPage(() => import('./pages/credits.tsx'));
const Legal = lazyPage(() => import('./pages/legal.tsx'));
const Settings = lazyPage(() => import('./pages/settings.tsx'));
const Saved = lazyPage(() => import('./pages/saved.tsx'));
const Collection = lazyPage(() => import('./pages/collection.tsx'));
const Unsubscribe = lazyPage(() => import('./pages/unsubscribe.tsx'));
const SandboxMail = lazyPage(() => import('./pages/sandbox-mail.tsx'));
const Moderation = lazyPage(() => import('./pages/moderation.tsx'));
const ModerationLog = lazyPage(() => import('./pages/moderation-log.tsx'));
const ModerationCase = lazyPage(() => import('./pages/moderation-case.tsx'));
const Office = lazyPage(() => import('./pages/office.tsx'));
const NotFound = lazyPage(() => import('./pages/not-found.tsx'));
/** The components in all states; not in the production build. */
const Kit = import.meta.env.DEV && lazyPage(() => import('#client/ui/kit/kit-page.tsx'));
const Welcome = lazyPart(() =>
  import('#client/features/accounts/sign-up/welcome.tsx').then((m) => ({ default: m.Welcome })),
);

/** Should a browser not go back, the page is shown where it is. */
const GOING_BACK_MS = 1000;
/** Nothing is shown, and nothing sent, before the tab is back over the provider's pages. */
const Returning = lazyPart(async () => {
  const { comeBack } = await import('./lib/sign-in-again.ts');
  if (comeBack()) await new Promise((resolve) => setTimeout(resolve, GOING_BACK_MS));
  return { default: AllScreens };
});
const ConfirmIdentity = lazyPart(() =>
  import('#client/features/accounts/reauth/confirm-identity.tsx').then((m) => ({
    default: m.ConfirmIdentity,
  })),
);

/** Visitors get here from public screens. */
function Front() {
  const session = useSession();
  return session.data === null ? <Landing /> : <Home />;
}

/**
 * For members who filled in the form before sign-in, and those who were not shown it yet. Not over the upload form: it
 * waits for who came to hang a work.
 */
function WelcomeIfNew() {
  const [path] = useLocation();
  const { data: member } = useSession();
  const isNew =
    member &&
    !member.deletesAt &&
    !member.profileCompleted &&
    !member.profileOfferedAt &&
    path !== SCREENS.upload;
  return isNew || (member && hasPendingProfile()) ? <Welcome member={member} /> : null;
}

const ConfirmIfAsked = () => (useReauthQuestion() ? <ConfirmIdentity /> : null);

const AllScreens = () => (
  <>
    <Switch>
      <Route path={SCREENS.home} component={Front} />
      <Route path={SCREENS.profile} component={Profile} />
      <Route path={SCREENS.artwork} component={Artwork} />
      <Route path={SCREENS.compare} component={Compare} />
      <Route path={SCREENS.upload} component={Upload} />
      <Route path={SCREENS.checkout} component={Checkout} />
      <Route path={SCREENS.purchaseSuccess} component={PurchaseSuccess} />
      <Route path={SCREENS.offers} component={Offers} />
      <Route path={SCREENS.alerts} component={Alerts} />
      <Route path={SCREENS.purchases} component={Purchases} />
      <Route path={SCREENS.certificates} component={Certificates} />
      <Route path={SCREENS.purchase} component={Purchase} />
      <Route path={SCREENS.sales} component={Sales} />
      <Route path={SCREENS.sale} component={Sale} />
      <Route path={SCREENS.statistics} component={Statistics} />
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
      <Route path={SCREENS.terms} component={Legal} />
      <Route path={SCREENS.privacy} component={Legal} />
      <Route path={SCREENS.imprint} component={Legal} />
      <Route path={SCREENS.settingsHome} component={Settings} />
      <Route path={SCREENS.settings} component={Settings} />
      <Route path={SCREENS.saved} component={Saved} />
      <Route path={SCREENS.collection} component={Collection} />
      <Route path={SCREENS.unsubscribe} component={Unsubscribe} />
      <Route path={SCREENS.sandboxMail} component={SandboxMail} />
      <Route path={SCREENS.moderation} component={Moderation} />
      <Route path={SCREENS.moderationLog} component={ModerationLog} />
      <Route path={SCREENS.moderationCase} component={ModerationCase} />
      <Route path={SCREENS.office} component={Office} />
      <Route path={SCREENS.officeSection} component={Office} />
      {Kit && <Route path="/kit" component={Kit} />}
      <Route component={NotFound} />
    </Switch>
    {/* Inside the page's Suspense boundary, so that it waits for the page's code. */}
    <FollowNavigation />
    <Suspense fallback={null}>
      <WelcomeIfNew />
    </Suspense>
    <Suspense fallback={null}>
      <ConfirmIfAsked />
    </Suspense>
  </>
);

const isReturning = location.search.includes(SIGNED_IN_AGAIN);
export const Screens = () => (isReturning ? <Returning /> : <AllScreens />);
