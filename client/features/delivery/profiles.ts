import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { deliveryEndpoints } from '#shared/delivery/contract.ts';
import { paths } from '#client/paths.ts';
import { queryFor } from '#client/lib/query.ts';

/** The member's delivery profiles, as they are now. */
export const useProfiles = () =>
  useQuery({ ...queryFor(deliveryEndpoints.list, {}), refetchOnMount: 'always' });

const NEW = 'new';

/** The form of a profile, or of a new one. */
export const profileHref = (id: string = NEW): string => `${paths.settings('delivery')}?profile=${id}`;

/** The profile in the address; null: a new one, undefined: none. */
export function useProfileInAddress(): string | null | undefined {
  const id = new URLSearchParams(useSearch()).get('profile') ?? undefined;
  return id === NEW ? null : id;
}
