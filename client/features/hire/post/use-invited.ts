import { useSearch } from 'wouter';
import { Id } from '#shared/kernel/fields.ts';
import { type Profile, profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { isMissing } from '#client/lib/api.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';

export type Invited =
  | { state: 'none' | 'loading' | 'gone' }
  | { state: 'failed'; id: string; retry: () => void }
  | { state: 'known'; person: Profile };

/** The id to send: a designer whose profile could not be loaded may still be invited. */
export function invitedId(invited: Invited): string | undefined {
  if (invited.state === 'known') return invited.person.id;
  return invited.state === 'failed' ? invited.id : undefined;
}

/** The designer invited by `?designer=`. */
export function useInvited(): Invited {
  const viewer = useMember();
  const id = new URLSearchParams(useSearch()).get('designer') ?? '';
  const isSomeone = Id.safeParse(id).success && id !== viewer.id;
  const profile = useEndpoint(profileEndpoints.profile, { params: { id } }, { enabled: isSomeone });
  if (!isSomeone) return { state: 'none' };
  if (profile.isPending) return { state: 'loading' };
  if (profile.data && !profile.data.isBlocked && !profile.data.isCreditProfile)
    return { state: 'known', person: profile.data };
  if (profile.data || isMissing(profile.error)) return { state: 'gone' };
  return { state: 'failed', id, retry: () => void profile.refetch() };
}
