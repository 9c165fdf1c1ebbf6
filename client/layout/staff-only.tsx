import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { isStaff, useMember } from '#client/lib/session.ts';

const NotForMembers = lazyPart(() => import('./not-for-members.tsx'));

interface StaffOnlyProps {
  /** Otherwise any member. */
  access: 'moderator' | 'admin' | undefined;
  children: ReactNode;
}

/** Members who are not on the team see one sentence. */
export function StaffOnly({ access, children }: StaffOnlyProps) {
  const member = useMember();
  if (!access || isStaff(member, access)) return children;
  return (
    <Suspense fallback={null}>
      <NotForMembers access={access} />
    </Suspense>
  );
}
