import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import WebhookScreen from './webhook-screen.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

const ID = '33333333-3333-4333-8333-000000000001';
const HOOK = {
  id: ID,
  url: 'https://studio.example/hooks',
  events: ['order.sold', 'order.paid_out'],
  secretEnd: '4f2',
  failingSince: null,
  stoppedAt: null,
  lastSentAt: '2026-11-22T21:40:00.000Z',
  outcomes: [true, false, true],
  undeliveredCount: 0,
  createdAt: '2026-11-01T10:00:00.000Z',
};
const FAILING = { ...HOOK, id: ID.replace(/1$/, '2'), failingSince: '2026-11-22T21:40:00.000Z' };
const STOPPED = {
  ...HOOK,
  failingSince: '2026-11-15T10:00:00.000Z',
  stoppedAt: '2026-11-18T10:00:00.000Z',
  undeliveredCount: 41,
};
const attempt = (n: number, fields: object) => ({
  id: `44444444-4444-4444-8444-00000000000${n}`,
  deliveryId: '55555555-5555-4555-8555-000000000001',
  messageId: 'msg_1',
  type: 'order.paid_out',
  number: n,
  nextAttemptAt: null,
  url: HOOK.url,
  timestamp: 1_795_426_800,
  signature: 'v1,K5oZ',
  body: '{"type":"order.paid_out"}',
  status: 500,
  failure: null,
  statusText: 'Internal Server Error',
  contentType: 'text/plain',
  answer: 'database is locked',
  durationMs: 2300,
  createdAt: `2026-11-22T0${n}:00:00.000Z`,
  ...fields,
});
const ATTEMPTS = [
  attempt(5, { nextAttemptAt: '2026-11-23T09:40:00.000Z' }),
  attempt(4, { status: null, failure: 'timeout', statusText: '', answer: '' }),
  attempt(3, {}),
  attempt(2, {}),
];
const LIST = 'GET /api/webhooks';
const ONE = `${LIST}/${ID}`;
const SENT = `${ONE}/attempts`;

beforeEach(() => history.replaceState(null, '', '/settings/webhooks'));

test('rows say what is sent where, and whether it arrives', async () => {
  stubApi({ [LIST]: [HOOK, FAILING, { ...STOPPED, id: ID.replace(/1$/, '3') }] });
  renderPage(<WebhooksSection />);
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(first!.textContent).toContain('Sales, Payouts');
  expect(within(first!).getByText('Working')).toBeTruthy();
  expect(within(first!).getByRole('img', { name: '1 of the last 3 attempts failed' })).toBeTruthy();
  expect(second!.textContent).toMatch(/Failing since Nov 22, 2026/);
  expect(third!.textContent).toMatch(/Stopped on Nov 18, 2026, after three days of failures/);
  expect(screen.getByText('3 of 10 webhooks')).toBeTruthy();
});

test('without one it says what they are for; a refused address keeps what was typed', async () => {
  const message = 'We can’t reach this address from the internet.';
  const sent = stubApi({
    [LIST]: [],
    'POST /api/webhooks': () => problem('invalid_request', { errors: [{ path: 'url', message }] }),
  });
  renderPage(<WebhooksSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add webhook' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'https://192.168.1.20/in');
  for (const name of ['Sales', 'Shipped', 'Delivered', 'Refunds', 'Payouts', 'Projects'])
    await userEvent.click(screen.getByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent.at(-1)!.body).toEqual({
    url: 'https://192.168.1.20/in',
    events: ['offer.changed'],
    clientId: expect.any(String) as string,
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value).toBe(
    'https://192.168.1.20/in',
  );
});

test('one shows the newest attempt in words, with what was sent and what came back, and sends again', async () => {
  const again = attempt(6, { number: null, status: 200, statusText: 'OK', durationMs: 132 });
  let attempts = ATTEMPTS;
  stubApi({
    [ONE]: { ...HOOK, failingSince: '2026-11-22T01:00:00.000Z' },
    [SENT]: () => Response.json(attempts),
    [`POST /api/webhook-deliveries/${again.deliveryId}/send`]: () => {
      attempts = [again, ...ATTEMPTS];
      return Response.json(again);
    },
  });
  renderPage(<WebhookScreen id={ID} />);
  expect(await screen.findByRole('heading', { name: 'Your server responded with 500' })).toBeTruthy();
  expect(screen.getByText(/Stops on Nov 25, 2026/)).toBeTruthy();
  expect(screen.getByText(/after 2.3 s. Next attempt: Nov 23, 2026/)).toBeTruthy();
  expect(screen.getByText(/POST \/hooks\s+webhook-id: msg_1/)).toBeTruthy();
  expect(
    screen.getByText(/500 Internal Server Error\s+content-type: text\/plain\s+database is locked/),
  ).toBeTruthy();
  const rows = within(screen.getByRole('list')).getAllByRole('button');
  expect(rows.map(({ textContent }) => textContent.replace(/^.*[AP]M/, ''))).toEqual([
    '500Attempt 5 of 8',
    'No responseAttempt 4 of 8',
    '500Attempts 2 to 3',
  ]);
  await userEvent.click(rows[1]!);
  expect(screen.getByRole('heading', { name: 'No response within 10 seconds' })).toBeTruthy();
  expect(screen.queryByText('What came back')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Sent. Your server responded with 200 in 132 ms.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Your server responded with 200' })).toBeTruthy();
});

test('a stopped one has a way back, and its secret can be shown', async () => {
  let hook = STOPPED as object;
  stubApi({
    [ONE]: () => Response.json(hook),
    [SENT]: [],
    [`POST /api/webhooks/${ID}/start`]: () => Response.json((hook = HOOK)),
    [`${ONE}/secret`]: { secret: 'whsec_c2VjcmV0', oldSecretUntil: null },
  });
  renderPage(<WebhookScreen id={ID} />);
  expect(await screen.findByText(/41 messages weren’t delivered.*until Dec 18, 2026/)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Nothing sent yet' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('whsec_c2VjcmV0')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  await waitFor(() => expect(screen.queryByText(/weren’t delivered/)).toBeNull());
});

test('says that one is gone, and that the list could not be loaded', async () => {
  stubApi({ [ONE]: () => problem('webhook_not_found'), [LIST]: () => problem('internal') });
  const { unmount } = renderPage(<WebhookScreen id={ID} />);
  expect(await screen.findByRole('heading', { name: 'Webhook not found' })).toBeTruthy();
  unmount();
  renderPage(<WebhooksSection />);
  expect(await screen.findByText('Your webhooks couldn’t be loaded.')).toBeTruthy();
});
