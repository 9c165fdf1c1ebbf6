import '#client/utilities.css';
import { type ReactNode, Suspense, useEffect } from 'react';
import { ownDrafts } from '#client/lib/draft.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { MemberContext, broughtSession, useSession } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { onSignedOut } from '#client/lib/unauthorized.ts';
import { PageError } from '#client/ui/page-error.tsx';
import { MemberShell } from './member-shell.tsx';

const CameFor = lazyPart(() => import('#client/features/previews/came-for.tsx'));
const Leaving = lazyPart(() => import('#client/features/accounts/deletion/leaving.tsx'));

// The notice has half a second: what shows it must be there by then.
if (!broughtSession())
  Promise.all([import('#client/ui/toaster.tsx'), import('#client/features/previews/came-for.tsx')]).catch(
    () => {},
  );

interface RequireMemberProps {
  children: ReactNode;
  isWide?: boolean;
  /** The page's message to visitors, beside the toast. */
  notice?: string | undefined;
}

const Message = ({ children }: { children: ReactNode }) => (
  <main className="grid min-h-dvh place-items-center px-4 text-center">{children}</main>
);

/** Guards every signed-in screen: a notice, then /api/login after 500 ms, and back here. */
export function RequireMember({ children, isWide = false, notice }: RequireMemberProps) {
  const session = useSession();
  const isVisitor = session.data === null;
  useEffect(() => {
    if (isVisitor) onSignedOut();
  }, [isVisitor]);

  if (session.isPending) {
    return (
      <p role="status" className="grid min-h-dvh place-content-center text-mute">
        {t('Loading...')}
      </p>
    );
  }
  if (session.isError) {
    return (
      <Message>
        <PageError title={t('Atelier couldn’t be reached')} onRetry={() => void session.refetch()} />
      </Message>
    );
  }
  if (!session.data) {
    return (
      <Message>
        <div className="min-w-0">
          <Suspense fallback={null}>
            <CameFor />
          </Suspense>
          <h1 className="text-2xl">{notice ?? t('Please sign in to continue.')}</h1>
        </div>
      </Message>
    );
  }
  const { id, deletesAt } = session.data;
  ownDrafts(id);
  if (deletesAt)
    return (
      <MemberContext value={session.data}>
        <Suspense fallback={null}>
          <Leaving deletesAt={deletesAt}>{children}</Leaving>
        </Suspense>
      </MemberContext>
    );
  return (
    <MemberContext value={session.data}>
      <MemberShell isWide={isWide}>{children}</MemberShell>
    </MemberContext>
  );
}
