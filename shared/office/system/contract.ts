/** What keeps the gallery running: e-mail, jobs, storage, versions. */
import * as z from 'zod/mini';
import { Person } from '#shared/accounts/session/contract.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { Timestamp } from '#shared/kernel/fields.ts';

/** Counted numbers, as text. */
const Digits = z.string().check(z.regex(/^\d{1,15}$/));
const numberParams = z.object({ id: Digits });

export const FailedEmail = z
  .object({
    id: Digits,
    /** 'order.sold' */
    kind: z.string(),
    to: Person,
    /** Where it was sent last. */
    address: z.nullable(z.string()),
    /** waiting: it is tried again. refused: it is not. */
    state: z.enum(['waiting', 'refused']),
    attempts: z.int(),
    /** It was refused too often: nothing more is sent there until an e-mail is sent again. */
    isStopped: z.boolean(),
    /** The mail server's answer. */
    failure: z.nullable(z.string()),
    createdAt: Timestamp,
    nextAttemptAt: z.nullable(Timestamp),
  })
  .register(z.globalRegistry, { id: 'FailedEmail' });
export type FailedEmail = z.output<typeof FailedEmail>;

export const FailedJob = z
  .object({
    id: Digits,
    task: z.string(),
    attempts: z.int(),
    maxAttempts: z.int(),
    error: z.string(),
    /** Null: not tried again by itself. */
    nextAttemptAt: z.nullable(Timestamp),
    createdAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'FailedJob' });
export type FailedJob = z.output<typeof FailedJob>;

export const OfficeSystem = z
  .object({
    failedEmails: z.int(),
    jobs: z.object({
      waiting: z.int(),
      /** How long the oldest due one has been waiting. */
      oldestSeconds: z.int(),
      failed: z.int(),
    }),
    /** Members' uploads, counted once a day. Null: not yet. */
    files: z.nullable(z.object({ bytes: z.number(), count: z.int(), at: Timestamp })),
    databaseBytes: z.number(),
    versions: z.object({ app: z.string(), schema: z.string(), node: z.string(), postgres: z.string() }),
    /** Start of the process that answered. */
    upSince: Timestamp,
    replicas: z.array(
      z.object({ name: z.string(), lagSeconds: z.nullable(z.number()), isUsed: z.boolean() }),
    ),
  })
  .register(z.globalRegistry, { id: 'OfficeSystem' });
export type OfficeSystem = z.output<typeof OfficeSystem>;

export const officeSystemEndpoints = {
  read: endpoint({
    method: 'GET',
    operationId: 'getSystem',
    path: '/api/office/system',
    access: 'admin',
    summary: 'Storage, versions, replicas, and how many emails and jobs failed',
    status: 200,
    response: OfficeSystem,
    errors: [],
  }),
  emails: endpoint({
    method: 'GET',
    operationId: 'listFailedEmails',
    path: '/api/office/emails',
    access: 'admin',
    summary: 'Emails that were rejected or are being retried, newest first',
    query: z.object(pageQuery),
    status: 200,
    response: z.array(FailedEmail),
    paged: true,
    errors: [],
  }),
  retryEmail: endpoint({
    method: 'POST',
    operationId: 'retryEmail',
    path: '/api/office/emails/:id/retry',
    access: 'admin',
    summary: 'Send an email again now, even to an address where emails bounced too often',
    params: numberParams,
    status: 204,
    errors: ['email_not_found'],
  }),
  jobs: endpoint({
    method: 'GET',
    operationId: 'listFailedJobs',
    path: '/api/office/jobs',
    access: 'admin',
    summary: 'Up to 100 failed jobs; those that will not be retried come first',
    status: 200,
    response: z.array(FailedJob),
    errors: [],
  }),
  retryJob: endpoint({
    method: 'POST',
    operationId: 'retryJob',
    path: '/api/office/jobs/:id/retry',
    access: 'admin',
    summary: 'Run a failed job again now',
    params: numberParams,
    status: 204,
    errors: ['job_not_found'],
  }),
};
