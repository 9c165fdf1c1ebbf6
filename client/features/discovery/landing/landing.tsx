import { Suspense, useEffect, useState } from 'react';
import { safeReturnTo } from '#shared/accounts/session/return-to.ts';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { SkipLink } from '#client/ui/base/skip-link.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import type { Method } from '#client/features/accounts/public.ts';
import { AdSlot } from '#client/features/ads/public.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { Awards } from './awards.tsx';
import { Features } from './features.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Hero } from './hero.tsx';
import { Invitation } from './invitation.tsx';
import { Wall } from './wall.tsx';
import { WaysIn } from './ways-in.tsx';

const SignUp = lazyPart(() =>
  import('#client/features/accounts/sign-up/visitor-sign-up.tsx').then((m) => ({ default: m.VisitorSignUp })),
);
const Biometric = lazyPart(() =>
  import('#client/features/accounts/biometric/biometric-dialog.tsx').then((m) => ({
    default: m.BiometricDialog,
  })),
);

/** Long enough to read that the check succeeded. */
const NOTICE_MS = 1500;

const goToSignInSoon = () => void setTimeout(() => location.assign(paths.login()), NOTICE_MS);

/** The code of both dialogs is loaded when the first one is opened. */
export default function Landing() {
  useTitle('');
  useEffect(() => {
    if (!location.search.includes('sign-in=failed')) return;
    history.replaceState(null, '', '/');
    toast({ title: t('Sign-in failed'), description: t('Please try again.'), variant: 'destructive' });
  }, []);
  const works = useEndpoint(siteEndpoints.landing, {});
  // 'Join' on a page that visitors read leads to the form, and from there back to the page.
  const [joinFrom] = useState(() => new URLSearchParams(location.search).get('join'));
  // Undefined: never opened.
  const [isSigningUp, setSigningUp] = useState<boolean | undefined>(joinFrom === null ? undefined : true);
  const register = (name: string) => location.assign(paths.register(name, safeReturnTo(joinFrom)));
  const [method, setMethod] = useState<Method | null>();
  const openSignUp = () => setSigningUp(true);

  return (
    <>
      <SkipLink />
      <Header onSignUp={openSignUp} onBiometric={() => setMethod('fingerprint')} />
      <main id="main" tabIndex={-1} className="outline-none">
        <section aria-labelledby="hero" className="mb-20 overflow-hidden pt-8 sm:pt-14">
          <Hero />
          <Wall works={works.isError ? [] : works.data?.wall} />
        </section>
        <div className="mx-auto max-w-page px-4 sm:px-8">
          {/* Closer to the wall than to what follows. */}
          <AdSlot className="-mt-8 mb-20" />
          {works.isError && (
            <div className="mb-12">
              <LoadError what={t('The artworks couldn’t be loaded.')} onRetry={() => void works.refetch()} />
            </div>
          )}
          <Features works={works.data?.features} />
          <WaysIn onChoose={setMethod} />
          <Awards winners={works.data?.awards} />
          <Invitation work={works.data?.invitation} onSignUp={openSignUp} />
        </div>
      </main>
      <Footer />
      <Suspense fallback={null}>
        {isSigningUp !== undefined && (
          <SignUp isOpen={isSigningUp} onOpenChange={setSigningUp} onDone={register} />
        )}
        {method !== undefined && (
          <Biometric method={method} onMethodChange={setMethod} onDone={goToSignInSoon} />
        )}
      </Suspense>
    </>
  );
}
