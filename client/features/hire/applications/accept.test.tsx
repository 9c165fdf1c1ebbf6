import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { ERRORS } from '#shared/http/errors.ts';
import { refreshProjects } from '../hire-queries.ts';
import { offerSample, pendingDeal } from '../testing/deal-samples.ts';
import { roomReads } from '../testing/hire-samples.ts';
import { AcceptButton } from './accept-button.tsx';
import { Deciding } from './deciding.tsx';

const project = pendingDeal();
const offer = offerSample();
const LIST = `GET /api/hire-projects/${project.id}/applications`;
const ACCEPT = `POST /api/hire-projects/${project.id}/accept`;
const CONFIRM = 'POST /sandbox/payments/v1/payment_intents/pi_1/confirm';
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
const answer = (status: string, changes: object = {}) => ({
  clientSecret: status === 'open' ? 'pi_1_secret_2' : null,
  publishableKey: 'pk_test_1',
  amount: '1800.00',
  status,
  ...changes,
});
/** Returned one after another; the last one repeats. */
const inTurn = (...answers: object[]) => {
  const left = [...answers];
  return () => Response.json(left.length > 1 ? left.shift() : left[0]);
};
const declined = () =>
  Response.json({ error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } });
const succeeded = () => Response.json({ id: 'pi_1', object: 'payment_intent', status: 'succeeded' });

/** Preloads lazy parts, so that no test waits for their code. */
beforeAll(async () => {
  await import('./accept-dialog.tsx');
  await import('#client/features/payments/sandbox-stripe/sandbox-stripe.ts');
}, 60_000);
afterEach(() => sessionStorage.clear());

const show = (answers: Parameters<typeof stubApi>[0]) => {
  let now = offer;
  const sent = stubApi({
    ...roomReads({ id: project.id }),
    [LIST]: () => Response.json([now]),
    'GET /api/config': config,
    ...answers,
  });
  renderPage(
    <Deciding project={project}>
      <AcceptButton application={offer} />
    </Deciding>,
  );
  /** What the designer asks for by now. */
  const setPrice = (price: string) => {
    now = { ...offer, price };
    return refreshProjects();
  };
  return Object.assign(sent, { setPrice });
};
const payButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Accept and pay $1,800' });
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Accept / }));
  await screen.findByLabelText('Card number');
};
const payWith = async (number: string) => {
  await userEvent.type(screen.getByLabelText('Card number'), number);
  await userEvent.type(screen.getByLabelText('Expiration date'), '1234');
  await userEvent.type(screen.getByLabelText('Security code'), '123');
  await expect.poll(async () => (await payButton()).disabled).toBe(false);
  await userEvent.click(await payButton());
};

test('terms and rules are shown before anything is requested; paying accepts', async () => {
  const sent = show({
    [ACCEPT]: inTurn(answer('open'), answer('paid')),
    [CONFIRM]: succeeded,
  });
  await open();
  expect(screen.getByText('Upfront, now (50%)').nextSibling?.textContent).toBe('$1,800');
  expect(screen.getByText('6 weeks after you pay')).toBeTruthy();
  expect(screen.getByText(/you can’t cancel on your own/)).toBeTruthy();
  expect(sent.map(({ call }) => call)).not.toContain(ACCEPT);
  await payWith('4242424242424242');
  await waitFor(() => expect(shownToast()).toMatch(/^Payment Successful/));
  expect(sent.filter(({ call }) => call === ACCEPT)).toHaveLength(2);
  expect(sent.find(({ call }) => call === ACCEPT)?.body).toEqual({
    applicationId: offer.id,
    updatedAt: offer.updatedAt.toISOString(),
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a declined card shows the reason, and another can be tried', async () => {
  show({ [ACCEPT]: answer('open'), [CONFIRM]: declined });
  await open();
  await payWith('4000000000000002');
  expect(await screen.findByText('Your card was declined.')).toBeTruthy();
  expect((await payButton()).disabled).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test('a changed price is not paid', async () => {
  const sent = show({ [ACCEPT]: answer('open', { amount: '1900.00' }), [CONFIRM]: succeeded });
  await open();
  await payWith('4242424242424242');
  expect(await screen.findByText(/The amount has changed to \$1,900/)).toBeTruthy();
  expect(sent.map(({ call }) => call)).not.toContain(CONFIRM);
});

test('a price that changes in the open dialog is pointed out before anything can be paid', async () => {
  const { setPrice } = show({});
  await open();
  expect(screen.queryByText(/The amount has changed/)).toBeNull();
  await setPrice('100000.00');
  expect(
    await screen.findByText(/The amount has changed to \$50,000. Please review it before you pay./),
  ).toBeTruthy();
});

test('errors of the server are shown', async () => {
  show({ [ACCEPT]: () => problem('project_closed') });
  await open();
  await payWith('4242424242424242');
  expect(await screen.findByText(ERRORS.project_closed.detail)).toBeTruthy();
});

test('a payment abandoned before it was created can be made', async () => {
  sessionStorage.setItem(`atelier:draft:accept:${offer.id}`, 'true');
  show({ [ACCEPT]: answer('open') });
  expect(await screen.findAllByText(/^Your payment wasn’t completed/)).not.toHaveLength(0);
  expect(await payButton()).toBeTruthy();
});

test('a payment in progress continues after a reload', async () => {
  sessionStorage.setItem(`atelier:draft:accept:${offer.id}`, 'true');
  const sent = show({ [ACCEPT]: inTurn(answer('processing'), answer('paid')) });
  expect(await screen.findByText(/^Processing\.\.\./)).toBeTruthy();
  await waitFor(() => expect(shownToast()).toMatch(/^Payment Successful/));
  expect(sent.map(({ call }) => call)).not.toContain(CONFIRM);
  expect(sessionStorage).toHaveLength(0);
});
