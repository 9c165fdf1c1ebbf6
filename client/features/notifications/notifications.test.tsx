import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useChatLauncher } from '#client/lib/chat-launcher.ts';
import { useLiveStream } from '#client/lib/live.ts';
import { sendSignal } from '#client/lib/testing/event-source.ts';
import { artworkSample, memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { NotificationBell } from './notification-bell.tsx';

const onChat = vi.fn<Parameters<typeof useChatLauncher>[0]>();

const idOf = (n: number) => `55555555-5555-4555-8555-00000000000${n}`;
const person = (n: number, firstName: string) => {
  const { lastName, artistName, profileImageUrl, isProfessional } = memberSample;
  return { id: idOf(n), firstName, lastName, artistName, profileImageUrl, isProfessional };
};
const ada = person(8, 'Ada');
const { id, title, imageUrl } = artworkSample;
const artwork = { id, title, imageUrl };
const line = (n: number, fields: object) => ({
  id: idOf(n),
  type: 'like',
  actors: [ada],
  actorsCount: 1,
  about: { artwork },
  happenedAt: '2026-11-20T10:00:00.000Z',
  isRead: false,
  ...fields,
});
const LIST = 'GET /api/notifications';
const UNREAD = 'GET /api/notifications/unread';
const LIKED = line(1, { actors: [ada, person(9, 'Bo')], actorsCount: 9 });

beforeEach(async () => {
  // The previous tab closes its stream a moment after it is gone.
  await new Promise((resolve) => setTimeout(resolve));
  history.replaceState(null, '', '/receipts');
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

function Window() {
  useLiveStream();
  useChatLauncher(onChat);
  return <NotificationBell />;
}
async function open(answers: Parameters<typeof stubApi>[0]) {
  const sent = stubApi({ [UNREAD]: { unreadCount: 1 }, ...answers });
  renderPage(<Window />);
  await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  return { sent, panel: within(await screen.findByRole('dialog', { name: 'Notifications' })) };
}
/** Leaves out the link to the settings. */
async function rowLinks(panel: ReturnType<typeof within>): Promise<HTMLElement[]> {
  const rows = await panel.findAllByRole('listitem');
  return rows.flatMap((row: HTMLElement) => within(row).queryAllByRole('link'));
}
const words = (node: HTMLElement) => node.textContent.replace(/\s+/g, ' ');

test('notifications describe what happened, and link to it', async () => {
  const { panel } = await open({
    [LIST]: [
      LIKED,
      line(2, {
        type: 'comment',
        about: { artwork, comment: 'So still.' },
        actors: [ada, person(9, 'Bo')],
        actorsCount: 2,
      }),
      line(8, { type: 'comment', about: { artwork, comment: null, change: 'reply' } }),
      line(3, { type: 'follow', about: {} }),
      line(4, { type: 'message', about: {} }),
      line(5, {
        type: 'sale',
        about: { artwork, sale: { purchaseId: idOf(7), amount: '70.00', artistAmount: '63.00' } },
      }),
      line(6, {
        type: 'award',
        actors: [],
        actorsCount: 0,
        about: { artwork, award: 'daily_winner', awardDate: '2026-11-19', likesCount: 41 },
      }),
    ],
  });
  const links = await rowLinks(panel);
  expect(links.map((link) => [words(link), link.getAttribute('href')])).toEqual([
    [`Ada Halabi and 8 others liked ${title}`, `/artwork/${id}`],
    [`Ada Halabi and Bo Halabi commented on ${title}`, `/artwork/${id}`],
    [`Ada Halabi replied to your comment on ${title}`, `/artwork/${id}`],
    ['Ada Halabi started following you', `/profile/${ada.id}`],
    [`${title} was sold to Ada Halabi for $70. You receive $63.`, `/sales/${idOf(7)}`],
    [`${title} was named Daily Winner with 41 likes`, `/artwork/${id}`],
  ]);
  expect(panel.getByText('“So still.”')).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: 'Ada Halabi sent you a message' }));
  expect(onChat).toHaveBeenCalledWith(ada);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('following a notification marks it as read and closes the list', async () => {
  const { sent, panel } = await open({ [LIST]: [LIKED], [`POST /api/notifications/${LIKED.id}/read`]: {} });
  await userEvent.click((await rowLinks(panel))[0]!);
  expect(location.pathname).toBe(`/artwork/${id}`);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
});

test('orders, Premium, support, videos and projects have a text for each side', async () => {
  const impersonal = { actors: [], actorsCount: 0 };
  const order = (change: string, isSeller: boolean) => ({
    ...impersonal,
    type: 'order',
    about: { artwork, purchaseId: idOf(7), change, isSeller },
  });
  const support = (change: string) => ({ requestId: idOf(6), subject: 'Where is it?', change });
  const video = (change: string) => ({ contentId: idOf(5), title: 'Ink', change });
  const { panel } = await open({
    [LIST]: [
      line(1, order('shipped', false)),
      line(2, order('payout_held', true)),
      line(3, { ...impersonal, type: 'premium', about: { change: 'payment_failed' } }),
      line(4, { ...impersonal, type: 'support', about: support('answered') }),
      line(5, { ...impersonal, type: 'support', about: support('asked') }),
      line(6, { ...impersonal, type: 'video', about: video('ready') }),
      line(8, { ...impersonal, type: 'video', about: video('failed') }),
      line(9, {
        ...impersonal,
        type: 'hire',
        about: { projectId: idOf(4), title: 'A logo', change: 'applied' },
      }),
      ...[undefined, 3].map((endedCount, n) => ({
        ...line(0, { ...impersonal, type: 'offer' }),
        id: `55555555-5555-4555-8555-0000000000${n + 10}`,
        about: { artwork, title: 'Reef', amount: '90.00', change: 'ended', isSeller: false, endedCount },
      })),
    ],
  });
  const links = await rowLinks(panel);
  expect(links.map((link) => [words(link), link.getAttribute('href')])).toEqual([
    [`${title} is on its way`, `/purchases/${idOf(7)}`],
    [`Your payout for ${title} is on hold`, `/sales/${idOf(7)}`],
    ['Your Premium payment failed. Please check your card.', '/subscribe'],
    ['We replied to your support request “Where is it?”', '/support'],
    ['New support request: “Where is it?”', '/support'],
    ['Your video “Ink” is ready', `/inspiration?watch=${idOf(5)}`],
    [
      'Your video “Ink” couldn’t be processed. See what went wrong and try again.',
      `/inspiration?watch=${idOf(5)}`,
    ],
    ['New application for “A logo”', `/for-hire/project/${idOf(4)}`],
    ['The offer of $90 for “Reef” has ended', '/offers'],
    ['3 offers have ended, for “Reef” and other works', '/offers'],
  ]);
});

test('orders and projects name the actor, with an avatar', async () => {
  const hire = (change: string) => ({
    type: 'hire',
    about: { projectId: idOf(4), title: 'A logo', change },
  });
  const order = { artwork, purchaseId: idOf(7), change: 'shipped', isSeller: false };
  const { panel } = await open({
    [LIST]: [
      line(1, { ...hire('applied'), actors: [ada, person(9, 'Bo')], actorsCount: 4 }),
      line(2, hire('accepted')),
      line(3, { ...hire('dispute_decided'), actors: [], actorsCount: 0 }),
      line(4, { type: 'order', about: order }),
    ],
  });
  const links = await rowLinks(panel);
  expect(links.map(words)).toEqual([
    'Ada Halabi and 3 others applied to “A logo”',
    'Ada Halabi accepted your application for “A logo”',
    'A moderator resolved the dispute about “A logo”',
    `Ada Halabi shipped ${title}`,
  ]);
  const faces = panel.getAllByRole('listitem').map((item) => item.textContent.includes('AH'));
  expect(faces).toEqual([true, true, false, true]);
});

test('marking as read shows at once, and is undone when the server refuses', async () => {
  let refuse = () => {};
  const delayed = new Promise<void>((resolve) => (refuse = resolve));
  const { panel } = await open({
    [LIST]: [LIKED],
    [`POST /api/notifications/${LIKED.id}/read`]: () => delayed.then(() => problem('internal')),
  });
  await panel.findByText('Unread');
  await userEvent.click(panel.getByRole('button', { name: 'Mark as read' }));
  expect(panel.queryByText('Unread')).toBeNull();
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy();
  expect(document.activeElement).toBe((await rowLinks(panel))[0]);
  refuse();
  await panel.findByText('Unread');
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
  expect(shownToast()).toBe('Error: Failed to mark as read');
});

test('all are marked together, and then the button disappears', async () => {
  let isRead = false;
  const { sent, panel } = await open({
    [LIST]: () => Response.json([1, 2].map((n) => line(n, { isRead }))),
    [UNREAD]: () => Response.json({ unreadCount: isRead ? 0 : 2 }),
    'POST /api/notifications/read': () => {
      isRead = true;
      return new Response(null, { status: 204 });
    },
  });
  expect(await panel.findAllByText('Unread')).toHaveLength(2);
  const all = panel.getByRole<HTMLButtonElement>('button', { name: 'Mark all as read' });
  await userEvent.click(all);
  await waitFor(() => expect(sent.filter(({ call }) => call === LIST)).toHaveLength(2));
  expect(panel.queryByText('Unread')).toBeNull();
  expect(all.disabled).toBe(true);
});

test('new notifications appear without a reload', async () => {
  let lines = [LIKED];
  const { panel } = await open({
    [LIST]: () => Response.json(lines),
    [UNREAD]: () => Response.json({ unreadCount: lines.length }),
  });
  await rowLinks(panel);
  lines = [line(3, { type: 'follow', about: {} }), LIKED];
  act(() => sendSignal({ type: 'notification' }));
  await panel.findByText(/started following you/);
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeTruthy();
});

test('an empty list, and one that fails to load', async () => {
  let isBroken = true;
  const { panel } = await open({ [LIST]: () => (isBroken ? problem('internal') : Response.json([])) });
  await panel.findByText('Your notifications couldn’t be loaded.');
  isBroken = false;
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('Nothing yet')).toBeTruthy();
  expect(panel.getByText('Likes, comments, followers, sales and awards will appear here.')).toBeTruthy();
});

test('the gear leads to the settings', async () => {
  const { panel } = await open({ [LIST]: [] });
  await panel.findByText('Nothing yet');
  expect(panel.getByRole('link', { name: 'Notification settings' }).getAttribute('href')).toBe(
    '/settings/notifications',
  );
});

test.each([
  ['unverified', 'Verify your email: until then, deadlines appear only here'],
  ['returned', 'Emails to you bounced three times, so we stopped sending'],
])('email that cannot be sent is explained: %s', async (change, sentence) => {
  const { panel } = await open({ [LIST]: [line(1, { type: 'email', about: { change }, actors: [] })] });
  const link = await panel.findByRole('link', { name: sentence });
  expect(link.getAttribute('href')).toBe('/settings/notifications');
});

test('on a phone it is a sheet; closing it focuses the bell', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const { panel } = await open({ [LIST]: [] });
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Notifications, 1 unread' }));
});
