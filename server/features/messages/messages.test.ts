import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#shared/messages/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createTestDatabase } from '#server/testing/database.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { openStream } from '#server/testing/stream.ts';

interface Line {
  id: string;
  content: string;
  isRead: boolean;
  createdAt: string;
  sender: { id: string };
  receiver: { id: string };
}

let database: { url: string; drop(): Promise<void> };
let here: TestApp;
let there: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  here = await startTestApp({ databaseUrl: database.url });
  there = await startTestApp({
    databaseUrl: database.url,
    env: { COMING_SOON: 'direct-messages' },
  });
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.drop();
});

const send = (from: TestMember, receiverId: string, content: string, clientId?: string, app = here) =>
  fetch(`${app.url}/api/messages`, {
    method: 'POST',
    headers: { cookie: from.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ receiverId, content, clientId }),
  });
const sent = async (...given: Parameters<typeof send>): Promise<Line> => {
  const response = await send(...given);
  expect(response.status).toBe(201);
  return (await response.json()) as Line;
};
async function get<T>(member: TestMember, path: string): Promise<T> {
  const response = await fetch(here.url + path, { headers: { cookie: member.cookie } });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}
const unreadOf = async (member: TestMember) =>
  (await get<{ unreadCount: number }>(member, '/api/conversations/unread')).unreadCount;
const read = (reader: TestMember, other: TestMember) =>
  fetch(`${here.url}/api/conversations/${other.id}/read`, {
    method: 'POST',
    headers: { cookie: reader.cookie },
  });
const contents = (lines: Line[]) => lines.map((line) => line.content);
const pair = async () => [await createMember(here), await createMember(here)] as const;

describe('a message', () => {
  it('is in both lists, with both members, and unread until it is read', async () => {
    const [one, two] = await pair();
    const message = await sent(one, two.id, '  Is the tall one still there?\n');
    expect(message).toMatchObject({
      content: 'Is the tall one still there?',
      isRead: false,
      sender: { id: one.id },
      receiver: { id: two.id },
    });
    expect(await get(two, '/api/messages')).toEqual([message]);
    expect(await get(one, `/api/messages?with=${two.id}`)).toEqual([message]);
    expect(await get(two, '/api/conversations')).toMatchObject([
      { other: { id: one.id }, unreadCount: 1, lastMessage: { senderId: one.id, content: message.content } },
    ]);
    expect([await unreadOf(one), await unreadOf(two)]).toEqual([0, 1]);

    // Marking as read in the other direction changes nothing.
    expect((await read(one, two)).status).toBe(204);
    expect(await unreadOf(two)).toBe(1);
    expect((await read(two, one)).status).toBe(204);
    expect(await unreadOf(two)).toBe(0);
    expect(await get(one, '/api/messages')).toMatchObject([{ id: message.id, isRead: true }]);
  });

  it('sent again with the same id is the first one', async () => {
    const [one, two] = await pair();
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => sent(one, two.id, 'Hello', clientId)));
    expect(answers.map((answer) => answer.id)).toEqual([clientId, clientId, clientId]);
    expect(await unreadOf(two)).toBe(1);
    const other = await send(one, two.id, 'Something else', clientId);
    const foreign = await send(two, one.id, 'Hello', clientId);
    expect([other.status, foreign.status]).toEqual([400, 400]);
    expect(await get<Line[]>(two, '/api/messages')).toHaveLength(1);
  });

  it.each([
    ['blank', '   ', 400],
    ['too long', 'x'.repeat(4001), 400],
    ['as long as it may be', 'x'.repeat(4000), 201],
  ])('is accepted or refused by its length: %s', async (_, content, status) => {
    const [one, two] = await pair();
    expect((await send(one, two.id, content)).status).toBe(status);
  });

  it('is refused to oneself, unknown and hidden members and credit profiles, and before launch', async () => {
    const one = await createMember(here);
    const hidden = await createMember(here, { isHidden: true });
    const credit = await createMember(here, { isCreditProfile: true });
    const code = async (response: Promise<Response>) =>
      ((await (await response).json()) as { code: string }).code;
    expect(await code(send(one, randomUUID(), 'Hello'))).toBe('member_not_found');
    expect(await code(send(one, hidden.id, 'Hello'))).toBe('member_not_found');
    expect(await code(send(one, credit.id, 'Hello'))).toBe('member_not_found');
    expect(await code(send(one, one.id.toUpperCase(), 'Hello'))).toBe('own_profile');
    expect(await code(send(one, credit.id, 'Hello', undefined, there))).toBe('feature_off');
  });
});

describe('a conversation', () => {
  it('keeps correct counts and one order when both sides send fifty at once', async () => {
    const [one, two] = await pair();
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? sent(one, two.id, `${n}`) : sent(two, one.id, `${n}`))),
    );
    expect([await unreadOf(one), await unreadOf(two)]).toEqual([25, 25]);
    const lines = await get<Line[]>(one, `/api/messages?with=${two.id}&limit=100`);
    expect(new Set(lines.map((line) => line.createdAt)).size).toBe(50);
    expect(await get(one, '/api/conversations')).toMatchObject([
      { lastMessage: { content: lines[0]!.content } },
    ]);
    // Marks as read while the other keeps writing: uncounted messages are read, counted ones are not.
    await Promise.all([
      ...Array.from({ length: 10 }, (_, n) => sent(two, one.id, `more ${n}`)),
      read(one, two),
    ]);
    const rows = await here.ctx.db.$count(
      messages,
      sql`${messages.receiverId} = ${one.id} and not ${messages.isRead}`,
    );
    expect(await unreadOf(one)).toBe(rows);
  });

  it('is listed in pages, alone or among all', async () => {
    const [one, two] = await pair();
    const three = await createMember(here);
    for (let n = 1; n <= 5; n += 1) await sent(n % 2 ? one : two, n % 2 ? two.id : one.id, `${n}`);
    await sent(three, one.id, 'from somebody else');
    const walk = async (path: string): Promise<string[]> => {
      const response = await fetch(here.url + path, { headers: { cookie: one.cookie } });
      const lines = contents((await response.json()) as Line[]);
      const next = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1];
      return next ? [...lines, ...(await walk(next))] : lines;
    };
    expect(await walk(`/api/messages?with=${two.id}&limit=2`)).toEqual(['5', '4', '3', '2', '1']);
    expect(await walk('/api/messages?limit=2')).toEqual(['from somebody else', '5', '4', '3', '2', '1']);
    const list = await get<{ other: { id: string } }[]>(one, '/api/conversations');
    expect(list.map(({ other }) => other.id)).toEqual([three.id, two.id]);
  });

  it('disappears when either blocks the other, and reappears afterwards', async () => {
    const [one, two] = await pair();
    await sent(one, two.id, 'Hello');
    await here.ctx.db.insert(blocks).values({ blockerId: two.id, blockedId: one.id });
    for (const [member, other] of [
      [one, two],
      [two, one],
    ] as const) {
      expect((await send(member, other.id, 'Still there?')).status).toBe(403);
      expect(await get(member, '/api/messages')).toEqual([]);
      expect(await get(member, `/api/messages?with=${other.id}`)).toEqual([]);
      expect(await get(member, '/api/conversations')).toEqual([]);
      expect(await unreadOf(member)).toBe(0);
    }
    await read(two, one);
    await here.ctx.db.delete(blocks).where(eq(blocks.blockerId, two.id));
    expect(await unreadOf(two)).toBe(1);
    expect(await get(one, '/api/messages')).toMatchObject([{ content: 'Hello', isRead: false }]);
  });
});

it('reaches both members, and no one else, in every process', async () => {
  const [one, two] = await pair();
  const third = await createMember(here);
  const mine = await openStream(here.url, one.cookie);
  const theirs = await openStream(there.url, two.cookie);
  const foreign = await openStream(there.url, third.cookie);
  const { id } = await sent(one, two.id, 'Hello');
  expect(await theirs.next('message')).toEqual({ type: 'message', otherId: one.id, messageId: id });
  expect(await mine.next('message')).toEqual({ type: 'message', otherId: two.id, messageId: id });
  await read(two, one);
  const signal = { type: 'messages_read', readerId: two.id, otherId: one.id };
  expect(await mine.next('messages_read')).toEqual(signal);
  expect(await theirs.next('messages_read')).toEqual(signal);
  // Nothing is unread, so nothing is published.
  await read(two, one);
  await sent(one, third.id, 'Hello');
  await foreign.next('message');
  // Notifications are sent as well.
  const talk = (stream: typeof mine) => stream.signals.filter(({ type }) => type.startsWith('message'));
  expect(talk(foreign)).toHaveLength(1);
  expect(talk(theirs)).toHaveLength(2);
  for (const stream of [mine, theirs, foreign]) stream.close();
});
