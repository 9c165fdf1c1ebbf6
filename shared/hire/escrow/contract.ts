/** From an accepted application to a paid delivery: actions of the two parties. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { OVERDUE_DAYS } from '../times.ts';
import { Id, Money, Timestamp, idParams, optionalText, requiredText } from '#shared/kernel/fields.ts';
import { HireProjectDetail } from '../contract.ts';

/** A payment to complete in the browser; without a secret nothing is left to pay. */
const PaymentToMake = z
  .object({
    clientSecret: z.nullable(z.string()),
    publishableKey: z.string(),
    amount: Money,
    /** The state shown before paying. */
    status: z.enum(['open', 'processing', 'paid']),
  })
  .register(z.globalRegistry, { id: 'PaymentToMake' });

const PARTY = ['project_not_found', 'not_allowed'] as const;
const MONEY = ['payments_unavailable', 'feature_off'] as const;
const own = { access: 'member', params: idParams } as const;

export const hireDealEndpoints = {
  accept: endpoint({
    ...own,
    method: 'POST',
    operationId: 'acceptApplication',
    path: '/api/hire-projects/:id/accept',
    summary: 'Accept an application by paying upfront; work starts when it is paid',
    /** Accepts the version with this `updatedAt`, if given. */
    body: z.object({ applicationId: Id, updatedAt: z.optional(Timestamp) }),
    status: 200,
    response: PaymentToMake,
    limit: 'payment',
    errors: [
      ...PARTY,
      ...MONEY,
      'application_not_found',
      'application_decided',
      'application_changed',
      'project_closed',
      'blocked',
    ],
  }),
  deliver: endpoint({
    ...own,
    method: 'POST',
    operationId: 'deliverProject',
    path: '/api/hire-projects/:id/deliver',
    summary: 'Deliver the work; for the designer',
    body: z.object({ note: optionalText(2000) }),
    status: 200,
    response: HireProjectDetail,
    limit: 'comment',
    whileSuspended: 'allowed',
    repeatable: true,
    errors: [...PARTY, 'project_state'],
  }),
  requestChanges: endpoint({
    ...own,
    method: 'POST',
    operationId: 'requestProjectChanges',
    path: '/api/hire-projects/:id/changes',
    summary: 'Request changes to the delivered work; for the client',
    body: z.object({ note: requiredText('Please describe what should change.', 2000) }),
    status: 200,
    response: HireProjectDetail,
    limit: 'comment',
    whileSuspended: 'allowed',
    repeatable: true,
    errors: [...PARTY, 'project_state'],
  }),
  approve: endpoint({
    ...own,
    method: 'POST',
    operationId: 'approveProject',
    path: '/api/hire-projects/:id/approve',
    summary: 'Approve the delivered work; the final payment is charged to the saved card',
    status: 200,
    response: HireProjectDetail,
    limit: 'payment',
    whileSuspended: 'allowed',
    repeatable: true,
    errors: [...PARTY, ...MONEY, 'project_state'],
  }),
  payFinal: endpoint({
    ...own,
    method: 'POST',
    operationId: 'payFinalPayment',
    path: '/api/hire-projects/:id/pay-rest',
    summary: 'Make the final payment with another card after the saved one was declined',
    status: 200,
    response: PaymentToMake,
    limit: 'payment',
    whileSuspended: 'allowed',
    errors: [...PARTY, ...MONEY, 'project_state'],
  }),
  cancel: endpoint({
    ...own,
    method: 'POST',
    operationId: 'cancelProject',
    path: '/api/hire-projects/:id/cancel',
    summary: `Cancel: while pending, or when nothing was delivered ${OVERDUE_DAYS} days after the due date`,
    status: 200,
    response: HireProjectDetail,
    limit: 'payment',
    whileSuspended: 'allowed',
    repeatable: true,
    errors: [...PARTY, ...MONEY, 'project_state', 'not_overdue'],
  }),
};
