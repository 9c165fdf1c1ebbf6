import type { Stripe } from 'stripe';
import { randomId } from '../ids.ts';

export const account = (
  now: number,
  fields: { email: string | null; country: string; type: string; metadata: Record<string, string> },
) =>
  ({
    id: randomId('acct', 16),
    object: 'account',
    capabilities: { transfers: 'inactive', card_payments: 'inactive' },
    charges_enabled: false,
    country: fields.country,
    created: now,
    default_currency: 'usd',
    details_submitted: false,
    email: fields.email,
    metadata: fields.metadata,
    payouts_enabled: false,
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: ['external_account', 'tos_acceptance.date'],
      disabled_reason: 'requirements.past_due',
      errors: [],
      eventually_due: [],
      past_due: [],
      pending_verification: [],
    },
    type: fields.type,
  }) as unknown as Stripe.Account;

export interface TransferFields {
  amount: number;
  currency: string;
  destination: string;
  description?: string | null;
  source_transaction?: string | null;
  transfer_group?: string | null;
  metadata?: Record<string, string>;
}

export function transfer(now: number, fields: TransferFields): Stripe.Transfer {
  const id = randomId('tr');
  return {
    id,
    object: 'transfer',
    amount: fields.amount,
    amount_reversed: 0,
    balance_transaction: randomId('txn'),
    created: now,
    currency: fields.currency,
    description: fields.description ?? null,
    destination: fields.destination,
    destination_payment: randomId('py'),
    livemode: false,
    metadata: fields.metadata ?? {},
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: fields.source_transaction ?? null,
    source_type: 'card',
    transfer_group: fields.transfer_group ?? null,
  };
}

export const reversal = (now: number, of: Stripe.Transfer, amount: number): Stripe.TransferReversal => ({
  id: randomId('trr'),
  object: 'transfer_reversal',
  amount,
  balance_transaction: randomId('txn'),
  created: now,
  currency: of.currency,
  destination_payment_refund: null,
  metadata: {},
  source_refund: null,
  transfer: of.id,
});
