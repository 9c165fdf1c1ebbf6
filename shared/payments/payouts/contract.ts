import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Money } from '#shared/kernel/fields.ts';

/** Where an artist stands with being paid. */
export const PayoutAccount = z
  .object({
    /** none: never asked for. incomplete: the provider still wants to know something. active: money arrives. */
    status: z.enum(['none', 'incomplete', 'active']),
    /** Has been through the provider's form. */
    isSubmitted: z.boolean(),
    /** The provider's names of what is missing. */
    needs: z.array(z.string()),
    /** Sold and not due yet. */
    pending: Money,
    /** Due, and waiting for an account, a refund request or a dispute. Also of finished projects. */
    held: Money,
    /** One's share of what clients have paid for projects that go on. */
    escrow: Money,
    /** Transferred so far, less what was taken back. Also of projects. */
    paid: Money,
  })
  .register(z.globalRegistry, { id: 'PayoutAccount' });
export type PayoutAccount = z.output<typeof PayoutAccount>;

export const payoutEndpoints = {
  account: endpoint({
    method: 'GET',
    path: '/api/payouts/account',
    access: 'member',
    summary: "One's payout account and sums; the provider is asked while it is incomplete",
    status: 200,
    response: PayoutAccount,
    errors: [],
  }),
  onboard: endpoint({
    method: 'POST',
    path: '/api/payouts/onboarding',
    access: 'member',
    summary: "Address of the provider's form, good for a few minutes; makes the account the first time",
    status: 200,
    response: z.object({ url: z.string() }),
    limit: 'payment',
    errors: ['payments_unavailable', 'feature_off'],
  }),
};
