import type { Result } from '#shared/http/endpoint.ts';
import type { hireDealEndpoints } from '#shared/hire/escrow/contract.ts';

export type Dispute = Result<typeof hireDealEndpoints.disputes>[number];
