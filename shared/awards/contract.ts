import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { Id, idParams } from '#shared/kernel/fields.ts';

export const Award = z
  .object({
    id: Id,
    type: z.enum(['daily_winner', 'monthly_leader', 'yearly_champion']),
    /** UTC day, first of the month or first of the year. */
    awardDate: z.iso.date(),
    likesCount: z.int(),
    artwork: z.object({ id: Id, title: z.string(), imageUrl: z.string() }),
  })
  .register(z.globalRegistry, { id: 'Award' });
export type Award = z.output<typeof Award>;

export const awardEndpoints = {
  latest: endpoint({
    method: 'GET',
    operationId: 'listLatestAwards',
    path: '/api/awards',
    access: 'member',
    scope: 'read',
    summary: 'The latest award of each type',
    status: 200,
    response: z.array(Award),
    errors: [],
  }),
  history: endpoint({
    method: 'GET',
    operationId: 'listAwards',
    path: '/api/users/:id/awards',
    access: 'member',
    scope: 'read',
    summary: "Awards for a member's works, newest first",
    params: idParams,
    query: z.object(pageQuery),
    status: 200,
    response: z.array(Award),
    paged: true,
    errors: ['member_not_found'],
  }),
};
