import { workEndpoints } from '#shared/works/contract.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { countOwnWorks, listOwnWorks } from './service.ts';

export const works: Feature = {
  endpoints: [
    handle(workEndpoints, (ctx) => ({
      list: ({ query, actor }) => listOwnWorks(forReading(ctx, actor), actor, query),
      counts: ({ query, actor }) => countOwnWorks(forReading(ctx, actor), actor, query.q),
    })),
  ],
};
