import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useMember } from '#client/lib/session.ts';

const SuspendedPart = lazyPart(() => import('#client/features/orders/suspended-part.tsx'));

interface UnlessSuspendedProps {
  /** "upload"; without one, suspended members may use the page. */
  act: string | undefined;
  children: ReactNode;
}

/** A member who is suspended while using the page keeps what they typed; the refusal tells them. */
export function UnlessSuspended({ act, children }: UnlessSuspendedProps) {
  const { suspendedUntil } = useMember();
  const [wasSuspended] = useState(suspendedUntil !== null);
  if (!act || !wasSuspended || !suspendedUntil) return children;
  return (
    <Suspense fallback={null}>
      <SuspendedPart act={act} />
    </Suspense>
  );
}
