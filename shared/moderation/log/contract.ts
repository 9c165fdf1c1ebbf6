import * as z from 'zod/mini';
import { Person } from '#shared/accounts/session/contract.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { Id, Money, Timestamp } from '#shared/kernel/fields.ts';
import { CASE_KINDS } from '../states.ts';
import { REPORT_SUBJECTS } from '../subjects.ts';
import { STAFF_ACTS } from './acts.ts';

export const LOG_PERIODS = ['7', '30', '90'] as const;

const State = z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])));

/** What a line is about, under the name it has now. */
const LoggedThing = z.object({
  kind: z.enum([...REPORT_SUBJECTS, 'purchase', 'payment', 'support']),
  /** For a comment, a review and an offer, the title of what it belongs to; empty if there is none. */
  title: z.string(),
  imageUrl: z.nullable(z.string()),
  /** The owner of the subject, or the buyer of a purchase. Null if the account was deleted. */
  member: z.nullable(Person),
});

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
    /** Null if it has no name, such as a setting, or was deleted without a case that knows it. */
    thing: z.nullable(LoggedThing),
    caseKind: z.nullable(z.enum(CASE_KINDS)),
    reportsCount: z.int(),
    /** What the moderator wrote to the member. */
    message: z.nullable(z.string()),
    /** The amount paid for a purchase; the designer’s and the client’s part of a split payment. */
    amounts: z.array(Money),
  })
  .register(z.globalRegistry, { id: 'LogLine' });
export type LogLine = z.output<typeof LogLine>;

export const LOG_CSV_PATH = '/api/moderation/log.csv';

export const logFilters = {
  act: z.optional(z.enum(STAFF_ACTS)),
  actorId: z.optional(Id),
  subjectType: z.optional(z.string().check(z.maxLength(50))),
  subjectId: z.optional(z.string().check(z.maxLength(100))),
  /** Limits the log to the last so many days. */
  days: z.optional(z.enum(LOG_PERIODS)),
};

export const logEndpoints = {
  log: endpoint({
    method: 'GET',
    operationId: 'listLog',
    path: '/api/moderation/log',
    access: 'moderator',
    summary: 'What moderators and admins did, newest first; `log.csv` has the same lines',
    query: z.object({ ...pageQuery, ...logFilters }),
    status: 200,
    response: z.array(LogLine),
    paged: true,
    errors: [],
  }),
  team: endpoint({
    method: 'GET',
    operationId: 'listTeam',
    path: '/api/moderation/team',
    access: 'moderator',
    summary: 'The moderators and admins',
    status: 200,
    response: z.array(Person),
    errors: [],
  }),
};
