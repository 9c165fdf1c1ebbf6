/** Renders the screen at a path in its frame, each in its own chunk, to keep a visitor's first page small. */
import { type ReactNode, Suspense, useState } from 'react';
import { Redirect, matchRoute, useLocation, useRouter } from 'wouter';
import { SIGNED_IN_AGAIN } from '#shared/accounts/session/return-to.ts';
import { SCREENS, type ScreenName } from '#shared/kernel/screens.ts';
import { FollowNavigation } from '#client/layout/follow-navigation.tsx';
import { OpenPage } from '#client/layout/open-page.tsx';
import { RequireMember } from '#client/layout/require-member.tsx';
import { StaffOnly } from '#client/layout/staff-only.tsx';
import { hasPendingProfile } from '#client/features/accounts/sign-up/pending-profile.ts';
import { UnlessSuspended } from '#client/features/moderation/public.ts';
import { t } from '#client/lib/t.ts';
import { type Params, lazyPage } from '#client/ui/lazy-page.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { lazyPart } from './lib/lazy-part.ts';
import { useReauthQuestion } from './lib/reauth.ts';
import { useSession } from './lib/session.ts';
import { useTitle } from './lib/use-title.ts';
import { isUnknownSection } from './paths.ts';
import { type Screen as Row, screens } from './screens.ts';

/** A screen's guards, and what stands around it. */
const frameOf = ({ title, access, notice, act, frame }: Omit<Row<never>, 'load'>) =>
  function Frame({ children }: { children: ReactNode }) {
    useTitle(title);
    if (frame === 'none') return children;
    if (access === 'anyone') return <OpenPage>{children}</OpenPage>;
    return (
      <RequireMember isWide={frame === 'wide'} notice={notice}>
        <StaffOnly access={access}>
          <UnlessSuspended act={act}>{children}</UnlessSuspended>
        </StaffOnly>
      </RequireMember>
    );
  };

const pageOf = ({ load, isFull, ...row }: Row<never>) =>
  lazyPage(async () => {
    // The types of the table hold each view to the parameters of its path.
    const View = (await load()).default as (params: Params) => ReactNode;
    // The key drops what was typed or opened for another work.
    const view = (params: Params) => <View key={params['id']} {...params} />;
    return { default: isFull ? view : (params) => <Screen>{view(params)}</Screen> };
  }, frameOf(row));

const PAGES = (Object.keys(SCREENS) as ScreenName[]).map((name) => {
  const row: Row<never> | { redirect: string } = screens[name];
  return [name, 'redirect' in row ? () => <Redirect to={row.redirect} replace /> : pageOf(row)] as const;
});
const Landing = lazyPart(() => import('#client/features/discovery/landing/landing.tsx'));
const NotFound = pageOf({
  title: t('Not found'),
  access: 'anyone',
  load: () => import('#client/layout/not-found.tsx'),
});
/** The components in all states; not in the production build. */
const Kit = import.meta.env.DEV && lazyPage(() => import('#client/ui/kit/kit-page.tsx'));
const Welcome = lazyPart(() =>
  import('#client/features/accounts/sign-up/welcome.tsx').then((m) => ({ default: m.Welcome })),
);

/**
 * Should a browser not go back, the page is shown where it is. Longer than a slow line takes to load the page gone back to:
 * what was kept to be sent would be taken by the page that is being left.
 */
const GOING_BACK_MS = 10_000;
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

/** Visitors get to the landing page from public screens. */
function Current() {
  const [path] = useLocation();
  const { parser } = useRouter();
  const session = useSession();
  if (Kit && path === '/kit') return <Kit />;
  for (const [name, Page] of PAGES) {
    const [isHere, params] = matchRoute(parser, SCREENS[name], path);
    if (!isHere) continue;
    if (name === 'home' && session.data === null) return <Landing />;
    if (isUnknownSection(name, (params as Params)['section'])) break;
    return <Page {...params} />;
  }
  return <NotFound />;
}

/**
 * For members who filled in the form before sign-in, and those who were not shown it yet. Not over the upload form, where
 * a new artist adds the first work.
 */
function WelcomeIfNew() {
  const [path] = useLocation();
  const { data: member } = useSession();
  const [isWelcomed, setWelcomed] = useState(false);
  if (!member) return null;
  const isNew =
    !member.deletesAt && !member.profileCompleted && !member.profileOfferedAt && path !== SCREENS.upload;
  // Stays open when the session, read again, says that it was already offered.
  if (isNew && !isWelcomed) setWelcomed(true);
  return isWelcomed || hasPendingProfile() ? <Welcome member={member} /> : null;
}

const ConfirmIfAsked = () => (useReauthQuestion() ? <ConfirmIdentity /> : null);

const AllScreens = () => (
  <>
    <Current />
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
