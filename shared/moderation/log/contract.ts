import * as z from 'zod/mini';
import { Person } from '#shared/accounts/session/contract.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { Id, Timestamp } from '#shared/kernel/fields.ts';
import { STAFF_ACTS } from './acts.ts';

const State = z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])));

export const LogLine = z
  .object({
    id: Id,
    at: Timestamp,
    actorId: Id,
    /** Null if the account was deleted. */
    actor: z.nullable(Person),
    act: z.enum(STAFF_ACTS),
    subjectType: z.string(),
    subjectId: z.string(),
    reasonCode: z.nullable(z.string()),
    before: State,
    after: State,
  })
  .register(z.globalRegistry, { id: 'LogLine' });
export type LogLine = z.output<typeof LogLine>;

export const LOG_CSV_PATH = '/api/moderation/log.csv';

export const logFilters = {
  act: z.optional(z.enum(STAFF_ACTS)),
  actorId: z.optional(Id),
  subjectType: z.optional(z.string().check(z.maxLength(50))),
  subjectId: z.optional(z.string().check(z.maxLength(100))),
};

export const logEndpoints = {
  log: endpoint({
    method: 'GET',
    path: '/api/moderation/log',
    access: 'moderator',
    summary: 'What moderators and admins did, newest first; `log.csv` has the same lines',
    query: z.object({ ...pageQuery, ...logFilters }),
    status: 200,
    response: z.array(LogLine),
    paged: true,
    errors: [],
  }),
};
