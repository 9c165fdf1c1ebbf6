import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { MailboxView } from './mailbox/mailbox-view.tsx';
import { RememberLocale } from './remember-locale.tsx';
import { NotificationSettings } from './settings/notification-settings.tsx';
import { UnsubscribeView } from './unsubscribe/unsubscribe-view.tsx';

const BELL = '/api/notifications/preferences';
const MAIL = '/api/mail/settings';
const settings = {
  isOn: true,
  email: 'noor@example.com',
  address: 'verified',
  providerUrl: null,
  digest: { likes: false, comments: false, followers: false, messages: true, alerts: true },
  timeZone: 'Africa/Lagos',
  language: 'en',
};
const { happyDOM } = window as unknown as { happyDOM: { settings: object } };
// Its frames are not loaded, and that is no error here.
Object.assign(happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true });

beforeEach(() => history.replaceState(null, '', '/settings/notifications'));

function openSettings(answers: Parameters<typeof stubApi>[0], role: 'member' | 'moderator' = 'member') {
  const sent = stubApi({ [`GET ${BELL}`]: { muted: [] }, [`GET ${MAIL}`]: settings, ...answers });
  renderPage(
    <MemberContext value={{ ...memberSample, role }}>
      <NotificationSettings />
    </MemberContext>,
  );
  return sent;
}
const isOn = async (name: string) =>
  (await screen.findByRole('switch', { name })).getAttribute('aria-checked') === 'true';
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('bell and email are saved at once, and one row may stand for several types', async () => {
  let muted: string[] = [];
  const digest = { ...settings.digest };
  const sent = openSettings({
    [`GET ${BELL}`]: () => Response.json({ muted }),
    [`PUT ${BELL}`]: () => {
      muted = ['sale', 'order'];
      return Response.json({ muted });
    },
    [`GET ${MAIL}`]: () => Response.json({ ...settings, digest }),
    [`PUT ${MAIL}`]: () => {
      digest.likes = true;
      return Response.json({ ...settings, digest });
    },
  });
  expect([
    await isOn('Likes, bell'),
    await isOn('Likes, email digest'),
    await isOn('Messages, email digest'),
  ]).toEqual([true, false, true]);
  await userEvent.click(screen.getByRole('switch', { name: 'Sales and orders, bell' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Likes, email digest' }));
  expect(await isOn('Sales and orders, bell')).toBe(false);
  expect(await isOn('Likes, email digest')).toBe(true);
  await waitFor(() => expect(sent.at(-1)?.call).toMatch(/^GET/));
  expect(sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { muted: ['sale', 'order'] },
    { digest: { likes: true } },
  ]);
});

test('a refusal is undone and reported', async () => {
  openSettings({ [`PUT ${MAIL}`]: () => problem('internal'), [`PUT ${BELL}`]: () => problem('internal') });
  await userEvent.click(await screen.findByRole('switch', { name: 'Comments, email digest' }));
  await waitFor(() => expect(shownToast()).toBe('Error: Failed to save your settings'));
  await waitFor(async () => expect(await isOn('Comments, email digest')).toBe(false));
  await userEvent.click(screen.getByRole('switch', { name: 'Premium, bell' }));
  await waitFor(async () => expect(await isOn('Premium, bell')).toBe(true));
});

test('what is always sent has no switch; moderators choose about new requests', async () => {
  openSettings({}, 'moderator');
  expect((await row(/^Projects/)).getAllByRole('switch')).toHaveLength(1);
  expect((await row(/^Projects/)).getByText('Always')).toBeTruthy();
  expect((await row(/^Awards/)).getByText('Bell only')).toBeTruthy();
  expect((await row(/^Support Replies/)).queryByRole('switch')).toBeNull();
  expect((await row(/^Support requests/)).getByRole('switch')).toBeTruthy();
});

test.each([
  ['returned', 'Emails to noor@example.com bounced three times.', 'Bounced'],
  ['unverified', 'Verify your email address to get emails.', 'Not verified'],
])('an address that is %s is explained', async (address, sentence, chip) => {
  openSettings({ [`GET ${MAIL}`]: { ...settings, address, providerUrl: 'https://id.example' } });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(sentence)).toBeTruthy();
  expect(alert.getByRole('link').getAttribute('href')).toBe('https://id.example');
  expect(screen.getByText(chip)).toBeTruthy();
});

test('a gallery without email shows the bell alone', async () => {
  openSettings({ [`GET ${MAIL}`]: { ...settings, isOn: false } });
  expect(await screen.findByRole('switch', { name: 'Likes, bell' })).toBeTruthy();
  expect(screen.queryByRole('switch', { name: 'Likes, email digest' })).toBeNull();
  expect(screen.queryByText('Daily digest')).toBeNull();
});

test('the time zone is saved; settings that fail to load can be retried', async () => {
  let isBroken = true;
  const sent = openSettings({
    [`GET ${MAIL}`]: () => (isBroken ? problem('internal') : Response.json(settings)),
    [`PUT ${MAIL}`]: settings,
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(retry);
  await userEvent.selectOptions(await screen.findByLabelText('Time zone'), 'Europe/Berlin');
  await waitFor(() =>
    expect(sent.find(({ call }) => call === `PUT ${MAIL}`)?.body).toEqual({ timeZone: 'Europe/Berlin' }),
  );
});

test('the browser’s zone is sent once, while none is known', async () => {
  const sent = stubApi({ [`PUT ${MAIL}`]: settings });
  const page = (timeZone: string | null) => (
    <MemberContext value={{ ...memberSample, timeZone }}>
      <RememberLocale />
    </MemberContext>
  );
  renderPage(page('Asia/Tokyo'));
  expect(sent).toEqual([]);
  renderPage(page(null));
  await waitFor(() => expect(sent).toHaveLength(1));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(sent[0]).toEqual({ call: `PUT ${MAIL}`, body: { timeZone, language: 'en' } });
});

test('unsubscribing asks first, is done by the button, and can be undone', async () => {
  let isUnsubscribed = false;
  const answer = () => Response.json({ address: 'n••••••r@example.com', isUnsubscribed });
  const sent = stubApi({
    'GET /api/unsubscribe/abc': answer,
    'PUT /api/unsubscribe/abc': () => {
      isUnsubscribed = !isUnsubscribed;
      return answer();
    },
  });
  renderPage(<UnsubscribeView token="abc" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  const done = await screen.findByRole('heading', { name: 'You’re unsubscribed' });
  expect(document.activeElement).toBe(done);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Stop the daily digest?' })).toBeTruthy();
  expect(sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { isUnsubscribed: true },
    { isUnsubscribed: false },
  ]);
});

test('a forged link says that it does not work', async () => {
  stubApi({ 'GET /api/unsubscribe/abc': () => problem('unsubscribe_link_invalid') });
  renderPage(<UnsubscribeView token="abc" />);
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
});

const message = {
  id: 7,
  messageId: '<outbox-7@atelier.test>',
  to: 'noor@example.com',
  subject: 'Sold: Reef. Ship by Dec 6',
  times: 1,
  code: 250,
  receivedAt: '2026-11-20T10:00:00.300Z',
  queuedAt: '2026-11-20T10:00:00.000Z',
  retriesAt: null,
};

test('the mailbox lists messages, marks the unusual, and shows one in a frame without scripts', async () => {
  const sent = stubApi({
    'GET /sandbox/mail.json': {
      answer: 250,
      messages: [
        message,
        { ...message, id: 6, subject: 'Twice', times: 2 },
        { ...message, id: 5, subject: 'Later', code: 451, times: 0, retriesAt: '2026-11-20T10:01:00.000Z' },
        { ...message, id: 4, subject: 'Never', code: 550, times: 0 },
      ],
    },
    'GET /sandbox/mail/7.json': { ...message, headers: { from: 'Atelier' }, text: 'You sold', source: 'RAW' },
    'PUT /sandbox/mail/answers': {},
  });
  renderPage(<MailboxView />);
  const list = within(await screen.findByRole('navigation', { name: 'Email' }));
  expect(list.getByText('Received twice')).toBeTruthy();
  expect(list.getByText(/^451, retries /)).toBeTruthy();
  expect(list.getByText('550, stopped')).toBeTruthy();
  const frame = await screen.findByTitle(message.subject);
  expect(frame.getAttribute('src')).toBe('/sandbox/mail/7/html?scheme=light');
  expect(frame.getAttribute('sandbox')).toBe('allow-popups');
  expect(screen.getByText(/0\.3 s after the event$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(frame.getAttribute('src')).toBe('/sandbox/mail/7/html?scheme=dark');
  await userEvent.click(screen.getByRole('button', { name: 'Text' }));
  expect(screen.getByText('You sold')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Reply to the next delivery with'), '550');
  await waitFor(() =>
    expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ answers: [550] }),
  );
});

test('an empty mailbox says how to fill it; a gallery that sends has none', async () => {
  stubApi({ 'GET /sandbox/mail.json': { answer: 250, messages: [] } });
  const { unmount } = renderPage(<MailboxView />);
  expect(await screen.findByText('No email yet')).toBeTruthy();
  unmount();
  stubApi({});
  renderPage(<MailboxView />);
  expect(await screen.findByText(/^There is no mailbox here/)).toBeTruthy();
});
