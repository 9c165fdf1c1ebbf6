/** The differences that the comparison accepts and reports; every test of money relies on it. */
import { expect, test } from 'vitest';
import type { ChargeRow } from '#shared/payments/tables.ts';
import type { PaymentIntentState } from '#server/providers/payments/payments.ts';
import type { TransferState } from '#server/providers/payments/payout-ports.ts';
import type { PaymentOwner } from '../owners.ts';
import { compareCharges } from './compare-charges.ts';
import type { Balances, BookedPayout } from './queries.ts';

interface Scene {
  charge?: Partial<ChargeRow>;
  /** Null: the provider does not know the payment. */
  state?: Partial<PaymentIntentState> | null;
  payout?: Partial<BookedPayout>;
  transfers?: Partial<TransferState>[];
  /** In the books. */
  balances?: Partial<Balances>;
}
const owner = { label: 'sale', metadataKey: 'saleId', kind: 'purchase' } as PaymentOwner;
const ESCROW = { provider: 1000, escrow: -1000 };
const EARNED = { provider: 1000, artist: -900 };
const released = { releasedAt: new Date() };
const unpaid = { status: 'open', amountReceived: 0 } as const;
const payout = { status: 'pending', amountCents: 900 };

/** A charge of 10 dollars that was paid, unless the scene says otherwise. */
function compare({ charge, state, payout: booked, transfers = [], balances = {} }: Scene) {
  const row = { id: 'c', ownerId: 'o', ownerKind: 'purchase', status: 'paid', amountCents: 1000, ...charge };
  const paid = { id: 'pi', status: 'succeeded', amountReceived: 1000, amountRefunded: 0, dispute: 'none' };
  const intent = { ...paid, metadata: { saleId: 'c' }, ...state } as PaymentIntentState;
  return compareCharges(
    owner,
    {
      intents: new Map(state === null ? [] : [[intent.id, intent]]),
      transfers: transfers.map((transfer) => {
        const made = { id: 'tr', amount: 900, amountReversed: 0, metadata: { saleId: 'c' } };
        return { ...made, ...transfer } as TransferState;
      }),
    },
    {
      charges: [
        {
          payeeCents: 900,
          refundedCents: 0,
          dispute: 'none',
          stripePaymentIntentId: 'pi',
          releasedAt: null,
          ...row,
        } as ChargeRow,
        { ...row, id: 'other', ownerKind: 'project', stripePaymentIntentId: 'pi_other' } as ChargeRow,
      ],
      payouts: booked
        ? [{ id: 'po', chargeId: 'c', status: 'pending', amountCents: 900, reversedCents: 0, ...booked }]
        : [],
      balances: new Map([['o', { provider: 0, contested: 0, escrow: 0, artist: 0, ...balances }]]),
    },
  );
}

test.each<[string, Scene]>([
  ['paid', { balances: ESCROW }],
  ['open', { charge: { status: 'open' }, state: unpaid }],
  ['processing', { charge: { status: 'processing' }, state: { status: 'processing' } }],
  ['canceled', { charge: { status: 'canceled' }, state: { ...unpaid, status: 'canceled' } }],
  [
    'canceled, paid too late and refunded',
    { charge: { status: 'canceled' }, state: { amountRefunded: 1000 } },
  ],
  ['open, not yet at the provider', { charge: { status: 'open', stripePaymentIntentId: null }, state: null }],
  ['never at the provider', { charge: { status: 'canceled', stripePaymentIntentId: null }, state: null }],
  ['released', { charge: released, payout, balances: EARNED }],
  [
    'paid out',
    { charge: released, payout: { status: 'paid' }, transfers: [{}], balances: { provider: 100 } },
  ],
  [
    'reversed',
    {
      charge: released,
      payout: { status: 'reversed' },
      transfers: [{ amountReversed: 900 }],
      balances: EARNED,
    },
  ],
  ['refunded', { charge: { status: 'refunded', refundedCents: 1000 }, state: { amountRefunded: 1000 } }],
  [
    'disputed',
    { charge: { dispute: 'open' }, state: { dispute: 'open' }, balances: { contested: 1000, escrow: -1000 } },
  ],
  ['lost', { charge: { ...released, status: 'refunded' }, state: { dispute: 'lost' }, payout }],
  [
    'refunding a part of what was released',
    {
      charge: { ...released, status: 'refunding', refundedCents: 400 },
      payout: { amountCents: 540 },
      balances: { provider: 1000, escrow: -400, artist: -540 },
    },
  ],
  [
    'refunding a second part of what was released',
    {
      charge: { ...released, status: 'refunding', refundedCents: 400 },
      state: { amountRefunded: 100 },
      payout: { amountCents: 540 },
      balances: { provider: 900, escrow: -300, artist: -540 },
    },
  ],
  [
    'released to a payee who gave the payout up',
    { charge: released, payout: { status: 'canceled' }, balances: { provider: 1000 } },
  ],
  [
    'refunding all of what was released',
    { charge: { ...released, status: 'refunding', refundedCents: 1000 }, payout, balances: EARNED },
  ],
  [
    'a part refunded after the payout, which is not reversed yet',
    {
      charge: { ...released, refundedCents: 100, payeeCents: 810 },
      state: { amountRefunded: 100 },
      payout: { status: 'paid' },
      transfers: [{}],
      balances: { artist: 90 },
    },
  ],
  [
    'a part refunded and reversed',
    {
      charge: { ...released, refundedCents: 100, payeeCents: 810 },
      state: { amountRefunded: 100 },
      payout: { status: 'paid', amountCents: 810, reversedCents: 90 },
      transfers: [{ amountReversed: 90 }],
      balances: { provider: 90 },
    },
  ],
])('agrees: %s', (_, scene) => expect(compare(scene)).toEqual([]));

test.each<[string, Scene, string[]]>([
  [
    'paid in the books only',
    { state: unpaid },
    ['sale_status c: sale c is paid, but nothing was paid (repairs c)'],
  ],
  [
    'canceled in the books only',
    { charge: { status: 'canceled' }, state: unpaid },
    ['sale_status c: sale c is canceled, but can still be paid (repairs c)'],
  ],
  [
    'paid at the provider only',
    { charge: { status: 'open' }, balances: ESCROW },
    ['sale_status c: sale c is open, but $10.00 was paid (repairs c)'],
  ],
  [
    'paid though canceled',
    {
      charge: { status: 'canceled' },
      state: { amountRefunded: 400 },
      balances: { provider: 600, escrow: -600 },
    },
    ['sale_status c: sale c is canceled, but $6.00 was paid (repairs c)'],
  ],
  [
    'lost to the bank',
    { state: { dispute: 'lost' } },
    ['sale_status c: sale c is paid, but the payment was reversed (repairs c)'],
  ],
  [
    'disputed in the books only',
    { charge: { dispute: 'open' }, balances: ESCROW },
    ['sale_status c: sale c is disputed, but not with the bank (repairs c)'],
  ],
  [
    'disputed by the bank only',
    { state: { dispute: 'open' }, balances: { contested: 1000, escrow: -1000 } },
    ['sale_status c: sale c is paid, but disputed with the bank (repairs c)'],
  ],
  [
    'another part refunded',
    {
      charge: { refundedCents: 400 },
      state: { amountRefunded: 100 },
      balances: { provider: 900, escrow: -900 },
    },
    [
      'sale_status c: sale c is paid with $4.00 refunded, but the payment provider refunded $1.00 (repairs c)',
    ],
  ],
  [
    'a part refunded in the books only, of what was released',
    {
      charge: { ...released, refundedCents: 100, payeeCents: 810 },
      payout,
      balances: { provider: 1000, artist: -810 },
    },
    [
      'sale_status c: sale c is paid with $1.00 refunded, but the payment provider refunded $0.00 (repairs c)',
    ],
  ],
  [
    'another amount paid',
    { charge: { amountCents: 900 }, balances: ESCROW },
    ['sale_amount c: sale c is for $9.00, but $10.00 was paid'],
  ],
  [
    'unknown to the provider',
    { state: null },
    ['sale_without_payment c: sale c is paid, but the payment provider has no payment for it'],
  ],
  [
    'paid without having asked',
    { charge: { stripePaymentIntentId: null }, state: null },
    ['sale_without_payment c: sale c is paid, but the payment provider has no payment for it'],
  ],
  [
    'open, and lost by the provider',
    { charge: { status: 'open' }, state: null },
    ['sale_without_payment c: sale c is open, but the payment provider has no payment for it'],
  ],
  [
    'not in the ledger',
    {},
    [
      'sale_books o: purchase o: provider is $0.00 in the ledger but should be $10.00, escrow is $0.00 in the ledger but should be $-10.00 (repairs c)',
    ],
  ],
  [
    'paid out in the books only',
    { charge: released, payout: { status: 'paid' }, balances: EARNED },
    ['payout_status po: payout of charge c is paid, but the payee has received $0.00'],
  ],
  [
    'paid out twice, once wrongly',
    {
      charge: released,
      payout: { status: 'paid' },
      transfers: [{}, { id: 'tr2', amount: 50 }],
      balances: { provider: 50, artist: 50 },
    },
    [
      'payout_status po: payout of charge c is paid, but the payee has received $9.50',
      'payout_amount po: transfer tr2 is $0.50 but should be $9.00',
    ],
  ],
  [
    'a part reversed in the books only',
    {
      charge: { ...released, refundedCents: 100, payeeCents: 810 },
      state: { amountRefunded: 100 },
      payout: { status: 'paid', amountCents: 810, reversedCents: 90 },
      transfers: [{}],
      balances: { artist: 90 },
    },
    ['payout_status po: payout of charge c is paid, but the payee has received $9.00'],
  ],
  [
    'a payment of no charge',
    { charge: { stripePaymentIntentId: null, status: 'open' }, state: { metadata: { saleId: 'x' } } },
    ['payment_without_sale pi: payment pi of $10.00 belongs to no sale in the ledger'],
  ],
  [
    'a second payment of a charge',
    { charge: { stripePaymentIntentId: null, status: 'open' } },
    ['payment_without_sale pi: payment pi of $10.00 belongs to no sale in the ledger (repairs c)'],
  ],
  [
    'payments that were canceled, or belong to others',
    { charge: { stripePaymentIntentId: null, status: 'open' }, state: { status: 'canceled' } },
    [],
  ],
  [
    'payments of others',
    { charge: { stripePaymentIntentId: null, status: 'open' }, state: { metadata: {} } },
    [],
  ],
  [
    'a transfer of no charge',
    { balances: ESCROW, transfers: [{ metadata: { saleId: 'x' } }, { metadata: {} }] },
    ['transfer_unknown tr: transfer tr of $9.00 belongs to no sale in the ledger'],
  ],
])('reports: %s', (_, scene, expected) => {
  const lines = compare(scene).map(({ code, id, detail, repair }) => {
    const repaired = repair && 'chargeIds' in repair ? ` (repairs ${repair.chargeIds.join(' ')})` : '';
    return `${code} ${id}: ${detail}${repaired}`;
  });
  expect(lines).toEqual(expected);
});
