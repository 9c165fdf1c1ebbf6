import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { digitsOf, FORMAT, PROBLEM } from './card-rules.ts';
import type { SandboxElements } from './elements.ts';
import { createSandboxStripe } from './sandbox-stripe.ts';

describe('card rules', () => {
  test('format like on a card', () => {
    expect(FORMAT.number('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(FORMAT.expiry('12')).toBe('12');
    expect(FORMAT.expiry('1234')).toBe('12 / 34');
    expect(digitsOf('12 / 34')).toBe('1234');
  });

  test.each([
    ['1', '1'],
    ['1/', '01'],
    ['1/30', '01 / 30'],
    ['3', '03'],
    ['330', '03 / 30'],
    ['03', '03'],
    ['01 / 3', '01 / 3'],
  ])('a month of one digit gets its zero: %s', (typed, shown) => {
    expect(FORMAT.expiry(typed)).toBe(shown);
  });

  test.each([
    ['number', '4242', 'Your card number is incomplete.'],
    ['number', '4242424242424241', 'Your card number is invalid.'],
    ['number', '4242424242424242', ''],
    ['expiry', '1', "Your card's expiration date is incomplete."],
    ['expiry', '1399', "Your card's expiration date is invalid."],
    ['expiry', '0120', "Your card's expiration year is in the past."],
    ['expiry', '1299', ''],
    ['cvc', '12', "Your card's security code is incomplete."],
    ['cvc', '123', ''],
  ] as const)('%s %s', (field, digits, sentence) => {
    expect(PROBLEM[field](digits)).toBe(sentence);
  });
});

describe('confirming a payment', () => {
  const SECRET = 'pi_1_secret_2';
  const answers: object[] = [];
  const sent: { url: string; body: string }[] = [];
  const stripe = createSandboxStripe('/sandbox/payments', 'pk_test');
  let elements: SandboxElements;

  const field = (label: string) => {
    const found = [...document.querySelectorAll('label')].find((entry) => entry.textContent === label);
    return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
  };
  const type = (label: string, text: string) => {
    field(label).value = text;
    field(label).dispatchEvent(new Event('input'));
  };
  const confirm = () =>
    stripe.confirmPayment({
      elements: elements as never,
      clientSecret: SECRET,
      confirmParams: { return_url: 'http://localhost/purchase-success' },
      redirect: 'if_required',
    });
  const press = async (name: string) => {
    const button = await vi.waitFor(() => {
      const found = [...document.querySelectorAll('dialog button')].find(
        (entry) => entry.textContent === name,
      );
      expect(found).toBeDefined();
      return found as HTMLButtonElement;
    }, 5000);
    button.click();
  };

  beforeEach(() => {
    vi.stubGlobal('fetch', async (url: string, init?: { body?: URLSearchParams }) => {
      sent.push({ url, body: init?.body?.toString() ?? '' });
      return Response.json(answers.shift());
    });
    elements = stripe.elements() as unknown as SandboxElements;
    document.body.replaceChildren(document.createElement('div'));
    elements.create('payment').mount('div');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    answers.length = 0;
    sent.length = 0;
  });
  const fillIn = () => {
    type('Card number', '4242424242424242');
    type('Expiration date', '1/40');
    type('Security code', '123');
  };

  test('reports missing fields and sends nothing', async () => {
    const { error } = await confirm();
    expect(error?.message).toBe('Your card number is incomplete.');
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3);
    expect(document.activeElement).toBe(field('Card number'));
    expect(sent).toEqual([]);
  });

  test('sends the card to its own intent', async () => {
    fillIn();
    answers.push({ id: 'pi_1', status: 'succeeded' });
    const { paymentIntent } = (await confirm()) as { paymentIntent?: { status: string } };
    expect(paymentIntent?.status).toBe('succeeded');
    expect(sent[0]?.url).toBe('/sandbox/payments/v1/payment_intents/pi_1/confirm');
    expect(new URLSearchParams(sent[0]?.body).get('payment_method_data[card][exp_year]')).toBe('2040');
  });

  test('saves a card for later without a charge', async () => {
    fillIn();
    answers.push({ id: 'seti_1', status: 'requires_action' }, { id: 'seti_1', status: 'succeeded' });
    const confirming = stripe.confirmSetup({
      elements: elements as never,
      clientSecret: 'seti_1_secret_x',
      confirmParams: { return_url: 'http://localhost/premium' },
      redirect: 'if_required',
    });
    await press('Complete authentication');
    expect(await confirming).toEqual({ setupIntent: { id: 'seti_1', status: 'succeeded' } });
    expect(sent.map(({ url }) => url)).toEqual([
      '/sandbox/payments/v1/setup_intents/seti_1/confirm',
      '/sandbox/payments/v1/setup_intents/seti_1/sandbox_authenticate',
    ]);
  });

  test('returns the refusal', async () => {
    fillIn();
    answers.push({ error: { type: 'card_error', message: 'Your card was declined.' } });
    expect((await confirm()).error?.message).toBe('Your card was declined.');
  });

  test.each([
    ['Complete authentication', 'succeed'],
    ['Fail authentication', 'fail'],
  ])('%s', async (button, outcome) => {
    fillIn();
    answers.push({ id: 'pi_1', status: 'requires_action' }, { id: 'pi_1', status: 'whatever' });
    const confirming = confirm();
    await press(button);
    await confirming;
    expect(new URLSearchParams(sent[1]?.body).get('outcome')).toBe(outcome);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('an unreachable provider is an error result, too', async () => {
    fillIn();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect((await confirm()).error?.message).toContain('You have not been charged');
  });
});
