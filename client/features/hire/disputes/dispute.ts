import type { Result } from '#shared/http/endpoint.ts';
import type { hireDealEndpoints } from '#shared/contracts/hire-deal.ts';

export type Dispute = Result<typeof hireDealEndpoints.disputes>[number];
