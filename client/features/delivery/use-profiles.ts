import { useQuery } from '@tanstack/react-query';
import { deliveryEndpoints } from '#shared/delivery/contract.ts';
import { queryFor } from '#client/lib/query.ts';

/** The member's delivery profiles, as they are now. */
export const useProfiles = () =>
  useQuery({ ...queryFor(deliveryEndpoints.list, {}), refetchOnMount: 'always' });
