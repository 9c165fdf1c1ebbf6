import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { verifyEvent } from './stripe-events.ts';

const SECRETS = ['whsec_one', 'whsec_two'];

function deliver(event: object, secret = 'whsec_two', timestamp = Math.floor(Date.now() / 1000)) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', ...event });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return verifyEvent(SECRETS, Buffer.from(payload), signature);
}

describe('the subject of an event', () => {
  test.each([
    ['payment_intent.succeeded', { object: 'payment_intent', id: 'pi_1' }, { paymentIntentId: 'pi_1' }],
    [
      'charge.refunded',
      { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' },
      { paymentIntentId: 'pi_1' },
    ],
    ['customer.subscription.deleted', { object: 'subscription', id: 'sub_1' }, { subscriptionId: 'sub_1' }],
    [
      'invoice.paid',
      { object: 'invoice', id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } },
      { subscriptionId: 'sub_1' },
    ],
    ['invoice.paid', { object: 'invoice', id: 'in_1', parent: null }, {}],
    ['account.updated', { object: 'account', id: 'acct_1' }, { accountId: 'acct_1' }],
    [
      'transfer.reversed',
      { object: 'transfer', id: 'tr_1', destination: 'acct_1' },
      { transferId: 'tr_1', accountId: 'acct_1' },
    ],
    ['customer.created', { object: 'customer', id: 'cus_1' }, {}],
  ])('%s', (type, object, expected) => {
    expect(deliver({ type, data: { object } })).toEqual({
      id: 'evt_1',
      type,
      paymentIntentId: null,
      subscriptionId: null,
      accountId: null,
      transferId: null,
      ...expected,
    });
  });

  test('a disconnected account is identified by the envelope', () => {
    const object = { object: 'application', id: 'ca_1' };
    const event = { type: 'account.application.deauthorized', account: 'acct_1', data: { object } };
    expect(deliver(event).accountId).toBe('acct_1');
  });
});

test('invalid and old signatures are refused', () => {
  const event = { type: 'customer.created', data: { object: {} } };
  const refusal = expect.objectContaining({ code: 'bad_signature' }) as Error;
  expect(() => deliver(event, 'whsec_three')).toThrow(refusal);
  expect(() => deliver(event, 'whsec_one', Math.floor(Date.now() / 1000) - 301)).toThrow(refusal);
  expect(deliver(event, 'whsec_one')).toMatchObject({ type: 'customer.created' });
});
