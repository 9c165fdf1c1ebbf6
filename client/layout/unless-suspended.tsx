import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useMember } from '#client/lib/session.ts';

const SuspendedPart = lazyPart(() => import('./suspended-part.tsx'));

/** A member who is suspended while using the page keeps what they typed; the refusal tells them. @param act "upload" */
export function UnlessSuspended({ act, children }: { act: string; children: ReactNode }) {
  const { suspendedUntil } = useMember();
  const [wasSuspended] = useState(suspendedUntil !== null);
  if (!wasSuspended || !suspendedUntil) return children;
  return (
    <Suspense fallback={null}>
      <SuspendedPart act={act} />
    </Suspense>
  );
}
