import '#client/utilities.css';
import { type ReactNode, useEffect } from 'react';
import { MemberContext, useSession } from '#client/lib/session.ts';
import { SIGNED_OUT, onSignedOut } from '#client/lib/unauthorized.ts';
import { LoadError } from '../ui/load-error.tsx';
import { MemberShell } from './member-shell.tsx';

interface RequireMemberProps {
  children: ReactNode;
  isWide?: boolean;
  /** What the page says to visitors, beside the notice. */
  notice?: string;
}

const Message = ({ children }: { children: ReactNode }) => (
  <main className="grid min-h-dvh place-items-center px-4 text-center">{children}</main>
);

/** The guard of every signed-in screen: a notice, then /api/login after 500 ms, and back here. */
export function RequireMember({ children, isWide = false, notice }: RequireMemberProps) {
  const session = useSession();
  const isVisitor = session.data === null;
  useEffect(() => {
    if (isVisitor) onSignedOut();
  }, [isVisitor]);

  if (session.isPending) {
    return (
      <Message>
        <p role="status" className="text-mute">
          Loading...
        </p>
      </Message>
    );
  }
  if (session.isError) {
    return (
      <Message>
        <LoadError what="The gallery could not be reached." onRetry={() => void session.refetch()} />
      </Message>
    );
  }
  if (!session.data) {
    return (
      <Message>
        <div>
          <h1 className="text-2xl">{SIGNED_OUT.title}</h1>
          <p className="mt-2 text-soft">{notice ?? SIGNED_OUT.description}</p>
        </div>
      </Message>
    );
  }
  return (
    <MemberContext value={session.data}>
      <MemberShell isWide={isWide}>{children}</MemberShell>
    </MemberContext>
  );
}
