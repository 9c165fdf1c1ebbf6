import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { idParams, requiredText } from '#shared/kernel/fields.ts';
import { ATTACH_IMAGE_ERRORS } from '#shared/kernel/image-errors.ts';
import { moneyBetween } from '#shared/kernel/money-fields.ts';
import { MIN_PART_CENTS, REFUND_PICTURES } from './limits.ts';
import { REFUND_ANSWER_DAYS } from '../times.ts';
import { Purchase, RefundRequest, Sale } from '../contract.ts';

/** A request for moderators to decide, with its sale. */
export const RefundCase = z
  .object({ ...RefundRequest.shape, purchase: Sale })
  .register(z.globalRegistry, { id: 'RefundCase' });
export type RefundCase = z.output<typeof RefundCase>;

const reason = requiredText('Please add a reason.', 1000);
const answer = requiredText('Please add a reason.', 1000);
const TOO_HIGH = 'This is more than was paid.';
const amount = moneyBetween(MIN_PART_CENTS, 'Enter at least $0.50.', 2 ** 31 - 1, TOO_HIGH);
const DECIDE_ERRORS = [
  'purchase_not_found',
  'not_allowed',
  'refund_request_not_found',
  'refund_underway',
  'illegal_move',
] as const;
const act = { method: 'POST', access: 'member', params: idParams, status: 200, limit: 'payment' } as const;

/** All identified by the purchase, which has at most one open request. */
export const refundEndpoints = {
  ask: endpoint({
    ...act,
    operationId: 'requestRefund',
    path: '/api/purchases/:id/refund-request',
    summary: `Request a refund; for the buyer. The artist has ${REFUND_ANSWER_DAYS} days to respond`,
    body: z.object({
      reason,
      /** Uploaded for the purpose `refund`: their upload URLs, or object paths. */
      pictures: z.optional(
        z
          .array(z.string().check(z.minLength(1), z.maxLength(4000)))
          .check(z.maxLength(REFUND_PICTURES, `Please add at most ${REFUND_PICTURES} pictures.`)),
      ),
    }),
    response: Purchase,
    whileSuspended: 'allowed',
    whileLeaving: 'allowed',
    repeatable: true,
    errors: [
      'purchase_not_found',
      'not_allowed',
      'illegal_move',
      'refund_window_over',
      'refund_asked',
      ...ATTACH_IMAGE_ERRORS,
    ],
  }),
  withdraw: endpoint({
    ...act,
    method: 'DELETE',
    operationId: 'withdrawRefundRequest',
    path: '/api/purchases/:id/refund-request',
    summary: 'Withdraw a refund request; for the buyer',
    response: Purchase,
    whileSuspended: 'allowed',
    whileLeaving: 'allowed',
    repeatable: true,
    errors: ['purchase_not_found', 'not_allowed', 'refund_request_not_found', 'refund_underway'],
  }),
  accept: endpoint({
    ...act,
    operationId: 'acceptRefundRequest',
    path: '/api/purchases/:id/refund-request/accept',
    scope: 'sell',
    summary: 'Accept a refund request; for the artist and moderators',
    response: Sale,
    whileSuspended: 'allowed',
    whileLeaving: 'allowed',
    repeatable: true,
    errors: [...DECIDE_ERRORS],
  }),
  decline: endpoint({
    ...act,
    operationId: 'declineRefundRequest',
    path: '/api/purchases/:id/refund-request/decline',
    scope: 'sell',
    summary:
      "Decline a refund request: if the artist declines, a moderator decides; a moderator's decision is final",
    body: z.object({ answer }),
    example: { answer: 'It is the green of the picture.' },
    response: Sale,
    whileSuspended: 'allowed',
    whileLeaving: 'allowed',
    repeatable: true,
    errors: [...DECIDE_ERRORS, 'refund_answer_over'],
  }),
  part: endpoint({
    ...act,
    operationId: 'offerPartialRefund',
    path: '/api/purchases/:id/refund-request/part',
    scope: 'sell',
    summary: `Offer a partial refund, once, instead of accepting or declining; the buyer has ${REFUND_ANSWER_DAYS} days to respond. For a moderator: give a partial refund, as the final decision`,
    body: z.object({ amount, answer }),
    example: { amount: '20.00', answer: 'The frame is scratched, the picture is not.' },
    response: Sale,
    whileSuspended: 'allowed',
    whileLeaving: 'allowed',
    repeatable: true,
    errors: [...DECIDE_ERRORS, 'refund_answer_over'],
  }),
  acceptPart: endpoint({
    ...act,
    operationId: 'acceptPartialRefund',
    path: '/api/purchases/:id/refund-request/part/accept',
    summary: 'Accept the partial refund that the artist offered; for the buyer. The sale stands',
    response: Purchase,
    whileSuspended: 'allowed',
    whileLeaving: 'allowed',
    repeatable: true,
    errors: [...DECIDE_ERRORS, 'refund_answer_over'],
  }),
  declinePart: endpoint({
    ...act,
    operationId: 'declinePartialRefund',
    path: '/api/purchases/:id/refund-request/part/decline',
    summary: 'Decline the partial refund that the artist offered, so that a moderator decides; for the buyer',
    response: Purchase,
    whileSuspended: 'allowed',
    whileLeaving: 'allowed',
    repeatable: true,
    errors: [...DECIDE_ERRORS, 'refund_answer_over'],
  }),
  give: endpoint({
    ...act,
    operationId: 'refundSale',
    path: '/api/purchases/:id/refund',
    scope: 'sell',
    summary: 'Refund the buyer everything not yet refunded, without a request; for the artist and moderators',
    body: z.object({ reason }),
    example: { reason: 'It broke on its way.' },
    response: Sale,
    whileSuspended: 'allowed',
    whileLeaving: 'allowed',
    repeatable: true,
    errors: [
      'purchase_not_found',
      'not_allowed',
      'illegal_move',
      'refund_underway',
      'certificate_transferred',
    ],
  }),
  waiting: endpoint({
    method: 'GET',
    operationId: 'listRefundRequests',
    path: '/api/refund-requests',
    access: 'moderator',
    summary: 'Open refund requests, newest first, including those the artist declined or didn’t respond to',
    query: z.object(pageQuery),
    status: 200,
    response: z.array(RefundCase),
    paged: true,
    errors: [],
  }),
};
