import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { artworkDetailSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { CheckoutView } from './checkout-view.tsx';

const HINT = 'Please agree to the commission structure to proceed with payment.';
const SECRET = 'pi_1_secret_2';
const config = {
  comingSoon: [],
  payments: { mode: 'sandbox', publishableKey: 'pk_test_1' },
  isSandbox: true,
  premiumPrice: '10.00',
  administration: { name: 'Administration', email: 'administration@example.com' },
};
const intent = () => ({
  clientSecret: SECRET,
  purchaseId: '55555555-5555-4555-8555-555555555555',
  amount: '260.00',
  reservedUntil: new Date(Date.now() + 900_000).toISOString(),
});
const declined = () =>
  Response.json({ error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } });

const payButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Pay $260.00' });
const agree = () =>
  userEvent.click(screen.getByRole('checkbox', { name: 'I agree to the commission structure' }));
const renderCheckout = async (answers: Parameters<typeof stubApi>[0]) => {
  const sent = stubApi({ 'GET /api/config': config, ...answers });
  renderPage(<CheckoutView artwork={{ ...artworkDetailSample, price: '260.00' }} mode="sandbox" />);
  await payButton();
  return sent;
};

test('nothing can be paid before the box is ticked', async () => {
  const sent = await renderCheckout({ 'POST /api/create-payment-intent': intent() });
  expect((await payButton()).disabled).toBe(true);
  const described = (await payButton()).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(HINT);
  expect(sent.map(({ call }) => call)).not.toContain('POST /api/create-payment-intent');

  await agree();
  expect(await screen.findByText(/Reserved for you until/)).toBeTruthy();
  await expect.poll(async () => (await payButton()).disabled).toBe(false);
  expect(screen.queryByText(HINT)).toBeNull();
  expect(sent.at(-1)?.body).toEqual({
    artworkId: artworkDetailSample.id,
    commissionAgreed: true,
    expectedAmount: '260.00',
  });
});

test("a refused card shows the provider's words and the button comes back", async () => {
  await renderCheckout({
    'POST /api/create-payment-intent': intent(),
    'POST /sandbox/payments/v1/payment_intents/pi_1/confirm': declined,
  });
  await agree();
  await userEvent.type(screen.getByLabelText('Card number'), '4000000000000002');
  await userEvent.type(screen.getByLabelText('Expiration date'), '1234');
  await userEvent.type(screen.getByLabelText('Security code'), '123');
  await expect.poll(async () => (await payButton()).disabled).toBe(false);
  await userEvent.click(await payButton());
  expect(await screen.findByText('Your card was declined.')).toBeTruthy();
  expect(shownToast()).toBe('Payment Failed: Your card was declined.');
  expect((await payButton()).disabled).toBe(false);
});

test('a changed price unticks the box and says so', async () => {
  await renderCheckout({ 'POST /api/create-payment-intent': () => problem('price_changed') });
  await agree();
  expect(await screen.findByText(/The price has changed/)).toBeTruthy();
  expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('false');
});

test('a work that somebody else is buying can be asked for again', async () => {
  const sent = await renderCheckout({ 'POST /api/create-payment-intent': () => problem('artwork_reserved') });
  await agree();
  expect(await screen.findByText(/Somebody else is buying this artwork right now/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(sent.filter(({ call }) => call === 'POST /api/create-payment-intent')).toHaveLength(2);
});
