import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  addressSample,
  artworkDetailSample,
  noPromise,
  physicalSaleSample,
} from '#client/lib/testing/samples.ts';
import { chooseCountry } from '#client/lib/country.ts';
import { ERRORS } from '#shared/http/errors.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { CheckoutView } from './checkout-screen.tsx';
import type { OfferedArtwork } from './use-offer.ts';

const HINT = 'Please agree to the commission structure to proceed with payment.';
const SECRET = 'pi_1_secret_2';
const config = {
  comingSoon: [],
  payments: { mode: 'sandbox', publishableKey: 'pk_test_1' },
  isSandbox: true,
  premiumPrice: '10.00',
  commissionRate: '0.1000',
  premiumCommissionRate: '0.0800',
  supportEmail: 'support@example.com',
  administration: { name: 'Administration', email: 'administration@example.com' },
};
const intent = () => ({
  clientSecret: SECRET,
  purchaseId: '55555555-5555-4555-8555-555555555555',
  amount: '260.00',
  deliveryCost: '0.00',
  total: '260.00',
  reservedUntil: new Date(Date.now() + 900_000).toISOString(),
});
const declined = () =>
  Response.json({ error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } });

const payButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Pay\b/ });
const agree = () =>
  userEvent.click(screen.getByRole('checkbox', { name: 'I agree to the commission structure' }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const payWith = async (number: string) => {
  await userEvent.type(screen.getByLabelText('Card number'), number);
  await userEvent.type(screen.getByLabelText('Expiration date'), '1234');
  await userEvent.type(screen.getByLabelText('Security code'), '123');
  await expect.poll(async () => (await payButton()).disabled).toBe(false);
  await userEvent.click(await payButton());
};
const renderCheckout = async (answers: Parameters<typeof stubApi>[0], work: Partial<OfferedArtwork> = {}) => {
  const sent = stubApi({ 'GET /api/config': config, ...answers });
  renderPage(<CheckoutView artwork={{ ...artworkDetailSample, ...work, price: '260.00' }} />);
  await payButton();
  return sent;
};

test('payment is disabled until the box is checked', async () => {
  const sent = await renderCheckout({ 'POST /api/create-payment-intent': intent() });
  expect((await payButton()).disabled).toBe(true);
  const described = (await payButton()).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(HINT);
  expect(sent.map(({ call }) => call)).not.toContain('POST /api/create-payment-intent');

  await agree();
  expect(await screen.findByText(/^Reserved for/)).toBeTruthy();
  await expect.poll(async () => (await payButton()).disabled).toBe(false);
  expect(screen.queryByText(HINT)).toBeNull();
  expect(sent.at(-1)?.body).toEqual({
    artworkId: artworkDetailSample.id,
    commissionAgreed: true,
    expectedAmount: '260.00',
    expectedDeliveryCost: '0.00',
    expectedRate: artworkDetailSample.commissionRate,
  });
});

test("a declined card shows the provider's message and enables the button again", async () => {
  await renderCheckout({
    'POST /api/create-payment-intent': intent(),
    'POST /sandbox/payments/v1/payment_intents/pi_1/confirm': declined,
  });
  await agree();
  await payWith('4000000000000002');
  expect(await screen.findByText('Your card was declined.')).toBeTruthy();
  expect(shownToast()).toBe('Payment Failed: Your card was declined.');
  expect((await payButton()).disabled).toBe(false);
});

const MADE = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' };
test.each([
  ['the answer is lost', null],
  ['it was paid in another tab', { error: MADE }],
])('when %s, the page of the result asks the server', async (_, made) => {
  const answer = () => {
    if (!made) throw new TypeError('Failed to fetch');
    return Response.json(made, { status: 400 });
  };
  await renderCheckout({
    'POST /api/create-payment-intent': intent(),
    'POST /sandbox/payments/v1/payment_intents/pi_1/confirm': answer,
  });
  await agree();
  await payWith('4242424242424242');
  await expect.poll(() => location.pathname + location.search).toContain(intent().purchaseId);
  expect(screen.queryByText(/not been charged/)).toBeNull();
  history.replaceState(null, '', '/');
});

test('a changed price unchecks the box and shows a note', async () => {
  await renderCheckout({ 'POST /api/create-payment-intent': () => problem('price_changed') });
  await agree();
  expect(await screen.findByText(/The price has changed/)).toBeTruthy();
  expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('false');
});

test('a work that another member is buying can be retried', async () => {
  const sent = await renderCheckout({ 'POST /api/create-payment-intent': () => problem('artwork_reserved') });
  await agree();
  expect(await screen.findByText(/^Another buyer has reserved this artwork/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(sent.filter(({ call }) => call === 'POST /api/create-payment-intent')).toHaveLength(2);
});

const PHYSICAL = { isPhysical: true, deliveryCost: '20.00' };
const CONFIRM = 'POST /sandbox/payments/v1/payment_intents/pi_1/confirm';
const SAVE = `PUT /api/purchases/${intent().purchaseId}/address`;

test('a physical work asks for the address before the card is charged for both', async () => {
  const sent = await renderCheckout(
    {
      'GET /api/purchases': [],
      'POST /api/create-payment-intent': intent(),
      [SAVE]: physicalSaleSample,
      [CONFIRM]: declined,
    },
    PHYSICAL,
  );
  expect((await payButton()).textContent).toBe('Pay $280');
  expect(screen.getByText('Artist receives (90% + shipping)').closest('div')?.textContent).toContain('$254');
  await agree();
  fill('Full name', addressSample.name);
  await payWith('4000000000000002');
  expect(screen.getByText('Street address is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Street address'));
  expect(sent.map(({ call }) => call)).not.toContain(CONFIRM);

  fill('Street address', addressSample.line1);
  expect(screen.queryByText('Street address is required')).toBeNull();
  fill('ZIP or postal code', addressSample.postalCode);
  fill('City', addressSample.city);
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Spain');
  await userEvent.click(await payButton());
  expect(await screen.findByText('Your card was declined.')).toBeTruthy();
  const calls = sent.map(({ call }) => call);
  expect(calls.indexOf(SAVE)).toBeLessThan(calls.indexOf(CONFIRM));
  expect(sent.find(({ call }) => call === SAVE)?.body).toMatchObject(addressSample);
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Madrid');
});

test('the last address is prefilled; one that cannot be saved prevents the charge', async () => {
  const sent = await renderCheckout(
    {
      'GET /api/purchases': [physicalSaleSample],
      'POST /api/create-payment-intent': intent(),
      [SAVE]: () => problem('illegal_move'),
    },
    PHYSICAL,
  );
  expect(await screen.findByDisplayValue(addressSample.line1)).toBeTruthy();
  await agree();
  await payWith('4242424242424242');
  expect(await screen.findByText(ERRORS.illegal_move.detail)).toBeTruthy();
  expect(sent.map(({ call }) => call)).not.toContain(CONFIRM);
  expect((await payButton()).disabled).toBe(false);
});

test('a price agreed on is reserved until its deadline, not for minutes', async () => {
  const until = new Date(2027, 0, 5, 14, 35);
  const { commissionRate, deliveryCost } = artworkDetailSample;
  const agreed = {
    price: '260.00',
    artistAmount: '234.00',
    commissionRate,
    deliveryCost,
    ...noPromise,
    until,
  };
  await renderCheckout({ 'POST /api/create-payment-intent': intent() }, { agreed });
  await agree();
  await expect.poll(async () => (await payButton()).disabled).toBe(false);
  expect(screen.getByText('Your agreed price, reserved until Jan 5, 2027, 2:35 PM')).toBeTruthy();
  expect(screen.queryByText(/^Reserved for/)).toBeNull();
});

/** From the United States: $8 there, nothing else in North America, $24 elsewhere, and not to Brazil. */
const PROFILED = {
  isPhysical: true,
  deliveryCost: '8.00',
  delivery: {
    country: 'US',
    handlingDays: 2,
    zones: {
      home: { price: '8.00', daysFrom: 2, daysTo: 5 },
      region: null,
      world: { price: '24.00', daysFrom: 4, daysTo: 8 },
    },
    leftOut: ['BR'],
  },
};

test('another country changes the delivery cost and asks for the agreement again, or is refused', async () => {
  chooseCountry('NO');
  const sent = await renderCheckout(
    { 'GET /api/purchases': [], 'POST /api/create-payment-intent': { ...intent(), deliveryCost: '24.00' } },
    PROFILED,
  );
  const intents = () => sent.filter(({ call }) => call === 'POST /api/create-payment-intent');
  const box = () => screen.getByRole<HTMLButtonElement>('checkbox');
  const move = (country: string) => userEvent.selectOptions(screen.getByLabelText('Country'), country);
  expect((await payButton()).textContent).toBe('Pay $284');
  expect(screen.getByText('Delivery to Norway, 6 to 10 days')).toBeTruthy();
  await agree();
  await expect.poll(async () => (await payButton()).disabled).toBe(false);
  await move('Japan');
  await expect.poll(() => intents().length).toBe(2);
  expect(intents().map(({ body }) => body)).toMatchObject([
    { country: 'NO' },
    { country: 'JP', expectedDeliveryCost: '24.00' },
  ]);
  await expect.poll(async () => (await payButton()).disabled).toBe(false);
  await move('United States');
  const moved = 'Delivery is now $8, to the United States instead of Japan. You weren’t charged.';
  expect(await screen.findByText(moved)).toBeTruthy();
  expect(box().getAttribute('aria-checked')).toBe('false');
  expect((await payButton()).textContent).toBe('Pay $268');
  await move('Brazil');
  expect(await screen.findByText('Teodor Vance doesn’t deliver this work to Brazil.')).toBeTruthy();
  expect([box().disabled, (await payButton()).disabled]).toEqual([true, true]);
  expect((await payButton()).textContent).toBe('Pay');
  expect(screen.getByText('Total without delivery')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask Teodor Vance' })).toBeTruthy();
  chooseCountry(null);
});

test('a file asks where the buyer is only if its seller states the tax, and keeps the company', async () => {
  const rate = { country: 'FR', category: 'file', percent: '20.000' };
  const sent = await renderCheckout({
    'POST /api/create-payment-intent': intent(),
    'PUT /api/tax-details/buyer': {},
    [`GET /api/artworks/${artworkDetailSample.id}/tax`]: { isStated: true, rate },
  });
  const country = await screen.findByLabelText('Country');
  fireEvent.change(country, { target: { value: 'FR' } });
  expect((await screen.findByText('of which tax (France, 20%)')).nextSibling?.textContent).toBe('$43.33');
  await userEvent.click(screen.getByRole('button', { name: 'Add company and tax number' }));
  await userEvent.type(screen.getByLabelText(/^Company/), 'Vance Film AS');
  await agree();
  await payWith('4000000000000002');
  const bodies = sent.filter(({ call }) => /intent$|buyer$/.test(call)).map(({ call, body }) => [call, body]);
  expect(bodies).toEqual([
    ['POST /api/create-payment-intent', expect.objectContaining({ country: 'FR' })],
    ['PUT /api/tax-details/buyer', { company: 'Vance Film AS', companyTaxNumber: '' }],
  ]);
});
