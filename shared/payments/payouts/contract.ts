import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id, Money } from '#shared/kernel/fields.ts';

/** The payout account of an artist. */
export const PayoutAccount = z
  .object({
    /** none: never set up. incomplete: the provider needs more information. active: payouts arrive. */
    status: z.enum(['none', 'incomplete', 'active']),
    /** The provider's form was completed. */
    isSubmitted: z.boolean(),
    /** The provider's names of missing information. */
    needs: z.array(z.string()),
    /** Sold, payout not due yet. */
    pending: Money,
    /** Due, and waiting for an account, a refund request or a dispute. Also of finished projects. */
    held: Money,
    /** The member's part of what clients paid for projects in progress. */
    escrow: Money,
    /** Transferred so far, minus reversals. Also of projects. */
    paid: Money,
  })
  .register(z.globalRegistry, { id: 'PayoutAccount' });
export type PayoutAccount = z.output<typeof PayoutAccount>;

export const payoutEndpoints = {
  account: endpoint({
    method: 'GET',
    operationId: 'getPayoutAccount',
    path: '/api/payouts/account',
    access: 'member',
    summary: "The member's payout account and totals; read from the provider while it is incomplete",
    status: 200,
    response: PayoutAccount,
    errors: [],
  }),
  onboard: endpoint({
    method: 'POST',
    operationId: 'startPayoutOnboarding',
    path: '/api/payouts/onboarding',
    access: 'member',
    summary:
      "URL of the provider's onboarding form, valid for a few minutes; creates the account on first use",
    query: z.object({
      /** A path on this site to which the form returns; by default the receipts. */
      returnTo: z.optional(z.string().check(z.maxLength(2000))),
    }),
    status: 200,
    response: z.object({ url: z.string() }),
    limit: 'payment',
    reauth: 'payouts',
    whileSuspended: 'allowed',
    errors: ['payments_unavailable', 'feature_off'],
  }),
  giveUp: endpoint({
    method: 'POST',
    operationId: 'waivePayout',
    path: '/api/payouts/give-up',
    access: 'member',
    summary: 'Waive a payout that is waiting only for a payout account, so that the account can be deleted',
    body: z.object({
      /** The sale or project. */
      id: Id,
    }),
    status: 204,
    limit: 'payment',
    reauth: 'payouts',
    whileSuspended: 'allowed',
    errors: ['payout_not_waiting'],
  }),
};
