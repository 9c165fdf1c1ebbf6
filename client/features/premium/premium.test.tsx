import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Subscription } from '#shared/premium/contract.ts';
import type { ErrorCode } from '#shared/http/errors.ts';
import { ERRORS } from '#shared/http/errors.ts';
import { PremiumLink } from './premium-link.tsx';
import { RequireMember } from '#client/layout/require-member.tsx';
import { UnlockPanel } from './unlock-panel.tsx';
import { RailPremium } from '#client/layout/rail-premium.tsx';
import { queryClient } from '#client/lib/query.ts';
import { MemberContext, sessionQuery } from '#client/lib/session.ts';
import { courseSample, memberSample } from '#client/lib/testing/samples.ts';
import { sendSignal } from '#client/lib/testing/event-source.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { outcomeOf } from './outcome.ts';
import { runningTime } from '#client/lib/running-time.ts';
import SubscribeScreen from './subscribe-screen.tsx';
import SubscriptionSuccessScreen from './subscription-success-screen.tsx';
import { nextMonth } from './times.ts';

const SECRET = 'pi_1_secret_2';
const subscription = (fields: Partial<Subscription> = {}) => ({
  status: 'active',
  isPremium: true,
  price: '10.00',
  startedAt: '2026-11-21T10:00:00.000Z',
  currentPeriodEnd: '2026-12-21T10:00:00.000Z',
  cancelAtPeriodEnd: false,
  card: { brand: 'visa', last4: '4242', expires: '12/2040' },
  endedAt: null,
  failureMessage: null,
  ...fields,
});
const incomplete = { status: 'incomplete', isPremium: false, card: null } as const;
const config = {
  comingSoon: [] as string[],
  payments: { mode: 'sandbox', publishableKey: 'pk_test_1' },
  isSandbox: true,
  premiumPrice: '10.00',
  commissionRate: '0.1000',
  premiumCommissionRate: '0.0800',
  supportEmail: 'support@example.com',
  administration: { name: 'Administration', email: 'administration@example.com' },
};
const CONFIRM = 'POST /sandbox/payments/v1/payment_intents/pi_1/confirm';
const START = 'POST /api/get-or-create-subscription';
const NOTICE = 'Feature Coming Soon: Premium subscriptions will be available soon!';

const base = (own: object | null, more: Parameters<typeof stubApi>[0] = {}) => ({
  'GET /api/config': config,
  'GET /api/auth/user': memberSample,
  'GET /api/subscription': () => Response.json(own),
  'GET /api/subscription/invoices': [],
  'GET /api/subscription/use': {
    lessonsFinished: 3,
    courses: 1,
    savedOnSales: '38.40',
    artworksThisMonth: 27,
  },
  'GET /api/artworks': [],
  'GET /api/courses': [],
  'GET /api/awards/latest': [],
  ...more,
});
const calls = (sent: ReturnType<typeof stubApi>) => sent.map(({ call }) => call);
const fillCard = async () => {
  await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242');
  await userEvent.type(screen.getByLabelText('Expiration date'), '1234');
  await userEvent.type(screen.getByLabelText('Security code'), '123');
};
const Subscribe = () => (
  <RequireMember>
    <SubscribeScreen />
  </RequireMember>
);
const SubscriptionSuccess = () => (
  <RequireMember>
    <SubscriptionSuccessScreen />
  </RequireMember>
);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => history.replaceState(null, '', '/'));

test('nothing is created before the button is pressed, or without a card', async () => {
  const sent = stubApi(base(null));
  renderPage(<Subscribe />);
  await press('Subscribe Now');
  expect(await screen.findByText('Your card number is incomplete.')).toBeTruthy();
  expect(screen.getByText('/month, cancel anytime').textContent).toBe('$10/month, cancel anytime');
  expect(calls(sent)).not.toContain(START);
});

test('a paid first month leads to the result page', async () => {
  const start = { clientSecret: SECRET, subscription: subscription(incomplete) };
  stubApi(base(null, { [START]: start, [CONFIRM]: { id: 'pi_1', status: 'succeeded' } }));
  renderPage(<Subscribe />);
  await fillCard();
  await press('Subscribe Now');
  await expect.poll(() => location.pathname).toBe('/subscription-success');
  expect(shownToast()).toBe('Welcome to Premium!');
});

test('a declined card shows the provider’s message, and enables the button again', async () => {
  const start = { clientSecret: SECRET, subscription: subscription(incomplete) };
  const declined = { error: { type: 'card_error', message: 'Your card was declined.' } };
  stubApi(base(null, { [START]: start, [CONFIRM]: declined }));
  renderPage(<Subscribe />);
  await fillCard();
  await press('Subscribe Now');
  await screen.findByText('Your card was declined.');
  expect(shownToast()).toBe('Payment Failed: Your card was declined.');
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Subscribe Now' })).disabled).toBe(
    false,
  );
  expect(location.pathname).toBe('/');
});

test.each<ErrorCode>(['payments_unavailable', 'rate_limited'])(
  '%s is told where it happened',
  async (code) => {
    stubApi(base(null, { [START]: () => problem(code) }));
    renderPage(<Subscribe />);
    await fillCard();
    await press('Subscribe Now');
    expect(await screen.findByText(ERRORS[code].detail)).toBeTruthy();
  },
);

test('a member who has it sees it instead of the form', async () => {
  const answers: (object | null)[] = [null, subscription()];
  stubApi({
    ...base(null),
    'GET /api/subscription': () => Response.json(answers.length > 1 ? answers.shift() : answers[0]),
    [START]: () => problem('already_subscribed'),
  });
  renderPage(<Subscribe />);
  await fillCard();
  await press('Subscribe Now');
  expect(await screen.findByText('Renews on Dec 21, 2026')).toBeTruthy();
});

test.each([
  ['a launch switch', { comingSoon: ['premium'] }],
  ['payments that are off', { payments: { mode: 'off', publishableKey: null } }],
])('with %s the notice is shown, on the screen and by the buttons', async (_why, fields) => {
  const closed = { 'GET /api/config': { ...config, ...fields } };
  stubApi(base(null, closed));
  const { unmount } = renderPage(<Subscribe />);
  expect(await screen.findByRole('heading', { name: 'Feature Coming Soon' })).toBeTruthy();
  expect(screen.getByText('Premium subscriptions will be available soon!')).toBeTruthy();
  expect(screen.queryByText('/month, cancel anytime')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Subscribe Now' })).toBeNull();
  unmount();

  stubApi(base(null, closed));
  renderPage(<PremiumLink>Subscribe Now</PremiumLink>);
  await userEvent.click(screen.getByRole('link', { name: 'Subscribe Now' }));
  await expect.poll(shownToast).toBe(NOTICE);
  expect(location.pathname).toBe('/');
});

test('the buttons of Home and the rail lead to the screen', async () => {
  stubApi(base(null));
  renderPage(<RailPremium />);
  await userEvent.click(await screen.findByRole('link', { name: 'Upgrade Now' }));
  await expect.poll(() => location.pathname).toBe('/subscribe');
});

test('subscribers are offered nothing', async () => {
  stubApi(base(null, { 'GET /api/auth/user': { ...memberSample, isSubscriber: true } }));
  renderPage(<RailPremium />);
  await expect
    .poll(() => queryClient.getQueryData(sessionQuery.queryKey))
    .toMatchObject({ isSubscriber: true });
  expect(screen.queryByText('Go Premium')).toBeNull();
});

test('the rail offers nothing where there are no courses to unlock', async () => {
  document.head.innerHTML = '<meta name="prices" content="0.1000 0.0800 10.00 no-courses">';
  onTestFinished(() => void (document.head.innerHTML = ''));
  stubApi(base(null));
  renderPage(<RailPremium />);
  await expect.poll(() => queryClient.getQueryData(sessionQuery.queryKey)).toBeTruthy();
  expect(screen.queryByText('Go Premium')).toBeNull();
});

test('canceling asks for confirmation, and can be undone', async () => {
  let own = subscription();
  const set = (cancelAtPeriodEnd: boolean) => () => {
    own = subscription({ cancelAtPeriodEnd });
    return Response.json(own);
  };
  const sent = stubApi({
    ...base(null),
    'GET /api/subscription': () => Response.json(own),
    'POST /api/subscription/cancel': set(true),
    'POST /api/subscription/resume': set(false),
  });
  renderPage(<Subscribe />);
  await press('Cancel at period end');
  await press('Keep Premium');
  expect(calls(sent)).not.toContain('POST /api/subscription/cancel');
  await press('Cancel at period end');
  await screen.findByRole('dialog');
  await press('Cancel at period end');
  expect(await screen.findByText('Premium ends on Dec 21, 2026')).toBeTruthy();
  await press('Resume Premium');
  expect(await screen.findByText('Renews on Dec 21, 2026')).toBeTruthy();
});

test('a refused cancellation stays in its dialog', async () => {
  stubApi(base(subscription(), { 'POST /api/subscription/cancel': () => problem('payments_unavailable') }));
  renderPage(<Subscribe />);
  await press('Cancel at period end');
  await screen.findByRole('dialog');
  await press('Cancel at period end');
  expect(await screen.findByText(ERRORS.payments_unavailable.detail)).toBeTruthy();
});

test('a failed renewal asks for another card; a declined one can be retried', async () => {
  const SETUP = 'POST /sandbox/payments/v1/setup_intents/seti_1/confirm';
  let confirmed: object = { error: { type: 'card_error', message: 'Your card was declined.' } };
  let answer = () => problem('card_refused');
  const sent = stubApi(
    base(subscription({ status: 'past_due' }), {
      'POST /api/subscription/card': { clientSecret: 'seti_1_secret_2' },
      [SETUP]: () => Response.json(confirmed),
      'PUT /api/subscription/card': () => answer(),
    }),
  );
  renderPage(<Subscribe />);
  expect(await screen.findByText('Payment failed')).toBeTruthy();
  const [first] = await screen.findAllByRole('button', { name: 'Update payment method' });
  await userEvent.click(first!);
  await fillCard();
  await press('Save card');
  expect(await screen.findByText('Your card was declined.')).toBeTruthy();
  confirmed = { id: 'seti_1', status: 'succeeded' };
  await press('Save card');
  expect(await screen.findByText(ERRORS.card_refused.detail)).toBeTruthy();
  answer = () => Response.json(subscription());
  await press('Save card');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(shownToast()).toBe('Card updated');
  expect(sent.findLast(({ call }) => call === 'PUT /api/subscription/card')?.body).toEqual({
    setupIntentId: 'seti_1',
  });
});

test('changes made elsewhere show at once', async () => {
  let own = subscription();
  stubApi({ ...base(null), 'GET /api/subscription': () => Response.json(own) });
  renderPage(<Subscribe />);
  await screen.findByText('Renews on Dec 21, 2026');
  own = subscription({ status: 'past_due' });
  sendSignal({ type: 'premium' });
  expect(await screen.findByText('Your last payment failed')).toBeTruthy();
  expect(screen.getByText('Payment failed').className).toContain('text-danger');
});

test.each([
  ['is Premium', subscription(), 'Welcome to Premium!'],
  ['has no payment', subscription(incomplete), 'No payment yet'],
  ['was refused', subscription({ ...incomplete, failureMessage: 'Declined.' }), 'Payment Failed'],
  ['is nothing', null, 'No subscription to show'],
])('the result page shows that it %s', async (_what, own, title) => {
  stubApi(base(own));
  renderPage(<SubscriptionSuccess />);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});

test('the result page of nothing leads to Premium', async () => {
  stubApi(base(null));
  renderPage(<SubscriptionSuccess />);
  const link = await screen.findByRole('link', { name: 'View Premium' });
  expect(link.getAttribute('href')).toBe('/subscribe');
});

test('the result page says that nothing was paid, and polls until a payment has arrived', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let own = subscription(incomplete);
  stubApi({ ...base(null), 'GET /api/subscription': () => Response.json(own) });
  renderPage(<SubscriptionSuccess />);
  expect(await screen.findByRole('link', { name: 'Go to Premium' })).toBeTruthy();
  own = subscription();
  await vi.advanceTimersByTimeAsync(2500);
  expect(await screen.findByText('Welcome to Premium!')).toBeTruthy();
  vi.useRealTimers();
});

test('every state has an outcome', () => {
  const outcomes = (
    ['starting', 'incomplete', 'active', 'past_due', 'unpaid', 'canceled', 'incomplete_expired'] as const
  ).map((status) =>
    outcomeOf({
      ...subscription(),
      status,
      isPremium: status === 'active' || status === 'past_due',
    } as never),
  );
  expect(outcomes).toEqual(['open', 'open', 'active', 'active', 'failed', 'none', 'failed']);
});

test('times', () => {
  expect([40, 482, 3600, 7800].map(runningTime)).toEqual(['40 s', '8 min', '1 h', '2 h 10 min']);
  expect(nextMonth(new Date(2027, 0, 31))).toEqual(new Date(2027, 1, 28));
  expect(nextMonth(new Date(2026, 11, 21))).toEqual(new Date(2027, 0, 21));
});

test('every benefit is there today', async () => {
  stubApi(base(null));
  renderPage(<Subscribe />);
  const benefit = (await screen.findByText('Advanced portfolio analytics')).closest('li')!;
  expect(benefit.querySelector('path[d="M20 6 9 17l-5-5"]')).toBeTruthy();
  expect(benefit.textContent).not.toContain('Coming soon');
});

test.each([
  [[courseSample], false, 1],
  [[], false, 0],
  [[courseSample], true, 0],
])(
  'Home offers to unlock courses where there are some, to who has no Premium',
  async (courses, isSubscriber, times) => {
    const sent = stubApi(base(null, { 'GET /api/courses': courses }));
    renderPage(
      <MemberContext value={{ ...memberSample, isSubscriber }}>
        <UnlockPanel picture={undefined} />
      </MemberContext>,
    );
    await expect.poll(() => calls(sent)).toContain('GET /api/courses');
    await expect.poll(() => screen.queryAllByText('Unlock Full Access').length).toBe(times);
    const links = screen.queryAllByRole('link', { name: 'Subscribe Now' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(times ? ['/subscribe'] : []);
  },
);
