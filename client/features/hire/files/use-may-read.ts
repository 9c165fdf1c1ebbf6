import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDisputeEndpoints } from '#shared/hire/disputes/contract.ts';
import { useEndpoint } from '#client/lib/query.ts';

/** Moderators see the files once there was a dispute. */
export function useMayRead(project: HireProjectDetail) {
  const disputes = useEndpoint(hireDisputeEndpoints.list, { params: { id: project.id } });
  const wasDisputed = (disputes.data ?? []).length > 0;
  const isParty = project.viewerIs === 'client' || project.viewerIs === 'designer';
  return { isParty, wasDisputed, mayRead: isParty || wasDisputed };
}
