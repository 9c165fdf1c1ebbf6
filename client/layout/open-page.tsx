import '#client/utilities.css';
import type { ReactNode } from 'react';
import { ownDrafts } from '#client/lib/draft.ts';
import { MemberContext, useSession } from '#client/lib/session.ts';
import { signInPath } from '#client/lib/sign-in-path.ts';
import { t } from '#client/lib/t.ts';
import { Logo } from '#client/ui/base/logo.tsx';
import { MemberShell } from './member-shell.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { SkipLink } from '#client/ui/base/skip-link.tsx';

/** A public page: members see it in their frame, visitors with the logo. */
export function OpenPage({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.isPending) return null;
  if (session.data) {
    ownDrafts(session.data.id);
    return (
      <MemberContext value={session.data}>
        <MemberShell>{children}</MemberShell>
      </MemberContext>
    );
  }
  return (
    <>
      <SkipLink />
      <header className="border-b border-line print:hidden">
        <div className="mx-auto flex h-(--nav) max-w-page items-center justify-between px-4 sm:px-8">
          <Logo />
          <Button asChild variant="quiet">
            <a href={signInPath(location.pathname + location.search)}>{t('Sign in')}</a>
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  );
}
