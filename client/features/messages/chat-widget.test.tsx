import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openChat } from '#client/lib/chat-launcher.ts';
import { useLiveStream } from '#client/lib/live.ts';
import { MemberContext } from '#client/lib/session.ts';
import { sendSignal } from '#client/lib/testing/event-source.ts';
import { artworkSample, memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { closeChat } from './chat-state.ts';
import ChatWidget from './chat-widget.tsx';
import { MessagesButton } from './messages-button.tsx';

const other = artworkSample.user;
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const message = (n: number, isOwn: boolean, content: string, isRead = true) => ({
  id: idOf(n),
  senderId: isOwn ? memberSample.id : other.id,
  receiverId: isOwn ? other.id : memberSample.id,
  content,
  isRead,
  createdAt: new Date(Date.UTC(2026, 10, 19, 12, n)).toISOString(),
  sender: isOwn ? memberSample : other,
  receiver: isOwn ? other : memberSample,
});
const conversation = (unreadCount: number) => ({
  other,
  unreadCount,
  lastMessage: { content: 'Perfect', senderId: other.id, createdAt: '2026-11-19T12:00:00.000Z' },
});
const readCall = `POST /api/conversations/${other.id}/read`;
const base = {
  'GET /api/config': {
    comingSoon: [],
    payments: { mode: 'off', publishableKey: null },
    isSandbox: true,
    premiumPrice: '10.00',
    commissionRate: '0.1000',
    premiumCommissionRate: '0.0800',
    supportEmail: 'support@example.com',
    administration: { name: 'A', email: 'a@example.com' },
  },
  'GET /api/conversations/unread': { unreadCount: 0 },
  'GET /api/conversations': [],
  'GET /api/messages': [] as object,
  [readCall]: () => new Response(null, { status: 204 }),
};

function Live() {
  useLiveStream();
  return null;
}
const show = () =>
  renderPage(
    <MemberContext value={memberSample}>
      <Live />
      <MessagesButton />
      <ChatWidget />
    </MemberContext>,
  );
const field = () => screen.findByRole('textbox', { name: 'Message Teodor Vance' });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const bubbles = () => screen.getByRole('log').textContent;

afterEach(async () => {
  act(closeChat);
  cleanup();
  // The stream is released a moment later.
  await new Promise((resolve) => setTimeout(resolve));
});

test('the list opens from the navigation, shows its empty state, and Escape goes back', async () => {
  stubApi(base);
  show();
  const button = screen.getByRole('button', { name: 'Messages' });
  await userEvent.click(button);
  expect(await screen.findByText('No messages yet')).toBeTruthy();
  expect(screen.getByText('Start a conversation with an artist!')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Messages');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('No messages yet')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a conversation opens from the list, shows days and read state, and is marked as read', async () => {
  const sent = stubApi({
    ...base,
    'GET /api/conversations/unread': { unreadCount: 3 },
    'GET /api/conversations': [conversation(3)],
    'GET /api/messages': [
      message(5, false, 'Perfect', false),
      message(4, true, 'Not yet read', false),
      message(3, true, 'It is!'),
      message(2, false, 'Still available?'),
    ],
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Messages, 3 unread' }));
  await userEvent.click(await screen.findByRole('button', { name: /Teodor Vance.*Perfect.*3 unread/s }));
  const log = await screen.findByText('It is!').then(bubbles);
  expect(log).toMatch(
    /Nov 19, 2026.*Teodor Vance: Still available\?.*You: It is!.*· Read.*Not yet read.*Perfect/s,
  );
  expect(log?.match(/· Read/g)).toHaveLength(1);
  await waitFor(() => expect(sent.filter(({ call }) => call === readCall)).toHaveLength(1));
});

test('a message shows at once, clears the field, and is there once', async () => {
  let answer = () => {};
  const delayed = new Promise<void>((resolve) => (answer = resolve));
  let stored: object[] = [];
  const sent = stubApi({
    ...base,
    'GET /api/messages': () => Response.json(stored),
    'POST /api/messages': () => delayed.then(() => Response.json(stored[0], { status: 201 })),
  });
  openChat(other);
  show();
  expect(await screen.findByText('Start the conversation!')).toBeTruthy();
  expect(sendButton().disabled).toBe(true);
  await userEvent.type(await field(), '   ');
  expect(sendButton().disabled).toBe(true);
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'Hello{Enter}');
  expect(await screen.findByText('Sending...')).toBeTruthy();
  await userEvent.type(await field(), 'and more');
  expect(sendButton().disabled).toBe(true);
  const { clientId } = sent.find(({ call }) => call === 'POST /api/messages')!.body as { clientId: string };
  stored = [{ ...message(6, true, 'Hello', false), id: clientId }];
  // The stream is faster than the response.
  act(() => sendSignal({ type: 'message', otherId: other.id, messageId: clientId }));
  await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
  answer();
  await waitFor(() => expect(shownToast()).toBe('Message sent successfully!'));
  expect(screen.getAllByText('Hello')).toHaveLength(1);
  expect(await field()).toHaveProperty('value', 'and more');
  expect(sendButton().disabled).toBe(false);
  await userEvent.clear(await field());
});

test('a failure restores the text, and resending reuses the message’s id', async () => {
  const sent = stubApi({ ...base, 'POST /api/messages': () => problem('blocked') });
  openChat(other);
  show();
  await userEvent.type(await field(), 'Hello');
  await userEvent.click(sendButton());
  await waitFor(() => expect(shownToast()).toBe('Error: Failed to send message'));
  expect(await field()).toHaveProperty('value', 'Hello');
  expect(screen.getByText(/can’t contact this member/)).toBeTruthy();
  expect(screen.getByText('Start the conversation!')).toBeTruthy();
  await userEvent.click(sendButton());
  const posts = () => sent.filter(({ call }) => call === 'POST /api/messages').map(({ body }) => body);
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(posts()[1]).toEqual(posts()[0]);
  // The draft is kept beside the others, and for this member.
  const key = `atelier:draft:message:${memberSample.id}:${other.id}`;
  await waitFor(() => expect(sessionStorage.getItem(key)).toContain('"text":"Hello"'));
  await userEvent.clear(await field());
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('new messages appear, and older ones are loaded', async () => {
  let newest = [message(2, false, 'Second')];
  stubApi({
    ...base,
    'GET /api/messages': () =>
      Response.json(newest, { headers: { link: '</api/messages?cursor=c>; rel="next"' } }),
  });
  openChat(other);
  show();
  await screen.findByText('Second');
  newest = [message(3, false, 'Third'), ...newest];
  act(() => sendSignal({ type: 'message', otherId: other.id, messageId: idOf(3) }));
  expect(await screen.findByText('Third')).toBeTruthy();
  newest = [message(1, false, 'First')];
  await userEvent.click(screen.getByRole('button', { name: 'Earlier messages' }));
  await screen.findByText('First');
  expect(bubbles()).toMatch(/First.*Second.*Third/s);
});

test('a member blocked from the conversation disappears from the list', async () => {
  const blockCall = `PUT /api/users/${other.id}/block`;
  const sent = stubApi({ ...base, [blockCall]: () => new Response(null, { status: 204 }) });
  openChat(other);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
  expect(await screen.findByText('No messages yet')).toBeTruthy();
  expect(sent.map(({ call }) => call)).toContain(blockCall);
  expect(shownToast()).toMatch(/^You blocked Teodor Vance/);
});

test('shows a note while messages are not available yet', async () => {
  stubApi({ ...base, 'GET /api/config': { ...base['GET /api/config'], comingSoon: ['direct-messages'] } });
  show();
  act(() => openChat(other));
  await waitFor(() =>
    expect(shownToast()).toBe('Feature Coming Soon: Direct messaging will be available soon!'),
  );
  expect(screen.queryByRole('log')).toBeNull();
});

test('a conversation says that the other one is away', async () => {
  const profile = {
    ...memberSample,
    ...other,
    isCreditProfile: false,
    isCollector: false,
    backOn: '2027-01-05',
    isHidden: false,
    awardsCount: 0,
    isFollowed: false,
    isBlocked: false,
  };
  stubApi({ ...base, [`GET /api/users/${other.id}`]: profile });
  show();
  act(() => openChat(other));
  expect(await screen.findByText('Away. Back on Jan 5. You may not get a reply until then.')).toBeTruthy();
});
