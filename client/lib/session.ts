/** The current session: one request, shared by every screen. */
import { createContext, use } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type CurrentUser, userEndpoints } from '#shared/accounts/session/contract.ts';
import { call, isSignedOut } from './api.ts';

/** The cookie is not readable here, but the document says whether there was one: a first visit sends no request. */
export const broughtSession = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content !== 'none';

/** The member, or null for a visitor; any other failure stays an error. */
export const sessionQuery = queryOptions({
  queryKey: [userEndpoints.current.path],
  queryFn: async (): Promise<CurrentUser | null> => {
    if (!broughtSession()) return null;
    try {
      return await call(userEndpoints.current, {});
    } catch (error) {
      if (isSignedOut(error)) return null;
      throw error;
    }
  },
  // Landing page and app wait for the response and then request it again: an error must not cause a loop.
  retryOnMount: false,
});

export const useSession = () => useQuery(sessionQuery);

export const MemberContext = createContext<CurrentUser | null>(null);

/** The signed-in member; only below the guard. */
export function useMember(): CurrentUser {
  const member = use(MemberContext);
  if (!member) throw new Error('useMember is for screens behind the guard');
  return member;
}

/** Moderators and admins are members like others while suspended. */
export const isStaff = ({ role, suspendedUntil }: CurrentUser, as: 'moderator' | 'admin'): boolean =>
  !suspendedUntil && (role === 'admin' || role === as);
