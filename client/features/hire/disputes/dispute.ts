import type { Result } from '#shared/http/endpoint.ts';
import type { hireDisputeEndpoints } from '#shared/hire/disputes/contract.ts';

export type Dispute = Result<typeof hireDisputeEndpoints.list>[number];
