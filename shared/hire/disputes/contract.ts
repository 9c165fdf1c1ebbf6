/** Disputes of projects: opened by a party or by time, decided by a moderator. */
import * as z from 'zod/mini';
import { Person } from '#shared/accounts/session/contract.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id, Money, Timestamp, idParams, requiredText } from '#shared/kernel/fields.ts';
import { MoneyInput } from '#shared/kernel/money-fields.ts';
import { HireProjectDetail } from '../contract.ts';

export const Dispute = z
  .object({
    id: Id,
    /** Null: time. */
    openedBy: z.nullable(Person),
    reason: z.string(),
    outcome: z.nullable(z.enum(['complete', 'cancel', 'split'])),
    designerAmount: z.nullable(Money),
    note: z.nullable(z.string()),
    createdAt: Timestamp,
    decidedAt: z.nullable(Timestamp),
    /** The caller is a party and may decide, because no one else is left. */
    isException: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Dispute' });
export type Dispute = z.output<typeof Dispute>;

const PARTY = ['project_not_found', 'not_allowed'] as const;
const own = { access: 'member', params: idParams } as const;

export const hireDisputeEndpoints = {
  open: endpoint({
    ...own,
    method: 'POST',
    operationId: 'openDispute',
    path: '/api/hire-projects/:id/dispute',
    summary: 'Open a dispute: the project is paused until a moderator decides',
    body: z.object({ reason: requiredText('Please describe what’s wrong.', 2000) }),
    status: 200,
    response: HireProjectDetail,
    limit: 'comment',
    whileSuspended: 'allowed',
    repeatable: true,
    errors: [...PARTY, 'project_state'],
  }),
  resolve: endpoint({
    ...own,
    access: 'moderator',
    method: 'POST',
    operationId: 'resolveDispute',
    path: '/api/hire-projects/:id/resolve',
    summary:
      'Decide a dispute, once: complete, cancel with a refund, or split what was paid; no one decides their own project',
    body: z.object({
      outcome: z.enum(['complete', 'cancel', 'split']),
      /** For a split: the designer's part of what was paid, before the commission. */
      designerAmount: z.optional(MoneyInput),
      note: requiredText('Please say why.', 2000),
    }),
    status: 200,
    response: HireProjectDetail,
    limit: 'payment',
    repeatable: true,
    errors: [
      'project_not_found',
      'own_case',
      'case_decided',
      'payments_unavailable',
      'feature_off',
      'project_state',
    ],
  }),
  list: endpoint({
    ...own,
    method: 'GET',
    operationId: 'listDisputes',
    path: '/api/hire-projects/:id/disputes',
    summary: 'Disputes of a project, newest first; for its parties and moderators',
    status: 200,
    response: z.array(Dispute),
    errors: PARTY,
  }),
};
