import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '#shared/messages/tables.ts';
import { mailSettings, outbox } from '#shared/mail/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { deliver } from '#server/testing/mail.ts';
import { createOrder } from '#server/testing/orders.ts';
import { nextNine } from './digest/times.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function reader(timeZone: string | null = 'Africa/Lagos') {
  const email = `reader-${++count}@example.com`;
  return { ...(await createMember(app, { firstName: 'Mina', email, emailVerified: true, timeZone })), email };
}
const settings = (who: TestMember) =>
  request(app.server).get('/api/mail/settings').set('Cookie', who.cookie).expect(200);
const choose = (who: TestMember, body: object) =>
  request(app.server).put('/api/mail/settings').set('Cookie', who.cookie).send(body);
const write = async (from: TestMember, to: TestMember, content: string) => {
  const answer = request(app.server).post('/api/messages').set('Cookie', from.cookie);
  const { body } = await answer.send({ receiverId: to.id, content }).expect(201);
  // The database dates messages by its own clock.
  await app.ctx.db
    .update(messages)
    .set({ createdAt: app.clock.now() })
    .where(eq(messages.id, (body as { id: string }).id));
};
const moveTo = (at: Date) => app.clock.advance(at.getTime() - app.clock.now().getTime());
const rowsOf = (who: TestMember) => app.ctx.db.select().from(outbox).where(eq(outbox.userId, who.id));

it('messages unread for an hour come at nine of the zone, once, with one-click unsubscribe', async () => {
  const [mina, ada] = [await reader(), await createMember(app, { firstName: 'Ada', lastName: 'Lund' })];
  await write(ada, mina, 'Could you sign it?');
  await write(ada, mina, 'On the back, <i>please</i>.');
  const nine = nextNine(new Date(app.clock.now().getTime() + HOUR_MS), 'Africa/Lagos');
  expect((await rowsOf(mina)).map(({ dueAt }) => dueAt)).toEqual([nine]);
  moveTo(new Date(nine.getTime() - 60_000));
  expect(await deliver(app, mina.email)).toEqual([]);
  moveTo(new Date(nine.getTime() + 1000));
  await deliver(app, mina.email);
  const [letter, ...more] = await deliver(app, mina.email);
  expect(more).toEqual([]);
  expect(letter!.subject).toBe('2 messages are waiting');
  expect(letter!.text).toContain('Ada Lund wrote 2 messages, most recently “On the back, <i>please</i>.”');
  expect(letter!.text).toContain('once a day at 9:00 AM, Lagos time');
  expect(letter!.text).toContain(`Read and reply: ${app.url}/?chat=${ada.id}`);
  expect(letter!.headers).toMatchObject({
    'list-unsubscribe': expect.stringContaining(`<${app.url}/unsubscribe/${mina.id}.digest.`) as string,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});

it('nothing new, nothing sent: messages read in time or from a blocked member', async () => {
  const [mina, ada, bo] = [await reader(), await createMember(app), await createMember(app)];
  await write(ada, mina, 'Hello');
  await write(bo, mina, 'Hello');
  await request(app.server).post(`/api/conversations/${ada.id}/read`).set('Cookie', mina.cookie).expect(204);
  await app.ctx.db.insert(blocks).values({ blockerId: mina.id, blockedId: bo.id });
  app.clock.advance(2 * DAY_MS);
  expect(await deliver(app, mina.email)).toEqual([]);
  expect(await rowsOf(mina)).toMatchObject([{ state: 'dropped' }]);
});

it('a message younger than an hour waits for the next day', async () => {
  const [mina, ada] = [await reader(null), await createMember(app)];
  const nine = nextNine(new Date(app.clock.now().getTime() + DAY_MS), 'UTC');
  moveTo(new Date(nine.getTime() - HOUR_MS / 2));
  await write(ada, mina, 'Just now');
  moveTo(new Date(nine.getTime() + 60_000));
  expect(await deliver(app, mina.email)).toEqual([]);
  app.clock.advance(DAY_MS);
  expect(await deliver(app, mina.email)).toHaveLength(1);
});

it('likes, comments and followers only if chosen, gathered by work, with a deadline that is close', async () => {
  const order = await createOrder(app, { paidAt: new Date(app.clock.now().getTime() - 11.5 * DAY_MS) });
  const asked = await createOrder(app, { paidAt: new Date(app.clock.now().getTime() - 12 * DAY_MS) });
  const mina = await reader();
  const work = await createArtwork(app, { userId: mina.id, title: 'Dahlia' });
  await app.ctx.db.execute(
    `update purchases set seller_id = '${mina.id}' where id in ('${order.id}', '${asked.id}')`,
  );
  // Nothing is shipped while its buyer waits for an answer.
  await app.ctx.db.execute(`insert into refund_requests (purchase_id, reason, status)
    values ('${asked.id}', 'The corner is broken.', 'declined')`);
  expect((await settings(mina)).body.digest).toEqual({
    likes: false,
    comments: false,
    followers: false,
    messages: true,
    alerts: true,
  });
  await choose(mina, { digest: { likes: true, comments: true, followers: true } }).expect(200);
  const due = (await rowsOf(mina))[0]!.dueAt;
  moveTo(new Date(due.getTime() - 2 * HOUR_MS));
  const at = app.clock.now().toISOString();
  for (const firstName of ['Teodor', 'Priya', 'Edmund', 'Noor']) {
    const { id } = await createMember(app, { firstName, lastName: null });
    await app.ctx.db.execute(
      `insert into likes (user_id, artwork_id, created_at) values ('${id}', '${work.id}', '${at}')`,
    );
    if (firstName === 'Noor') {
      await app.ctx.db.execute(`insert into comments (content, user_id, artwork_id, created_at)
        values ('One line, for a minute', '${id}', '${work.id}', '${at}')`);
      await app.ctx.db.execute(`insert into follows (follower_id, following_id, created_at)
        values ('${id}', '${mina.id}', '${at}')`);
      const suspended = await createMember(app, { suspendedUntil: new Date(due.getTime() + DAY_MS) });
      for (const elsewhere of [
        await createArtwork(app, { title: 'Peony' }),
        await createArtwork(app, { title: 'Out of sight', userId: suspended.id }),
      ])
        await app.ctx.db.execute(`with own as (insert into comments (content, user_id, artwork_id)
            values ('Which paper?', '${mina.id}', '${elsewhere.id}') returning id, created_at)
          insert into comments (content, user_id, artwork_id, created_at, parent_id, parent_at)
          select 'Cotton', '${id}', '${elsewhere.id}', '${at}', id, created_at from own`);
    }
  }
  moveTo(new Date(due.getTime() + 1000));
  const [letter] = await deliver(app, mina.email);
  expect(letter!.subject).toBe('7 new updates on Atelier');
  expect(letter!.text).toContain('- Noor commented on Dahlia: “One line, for a minute”');
  expect(letter!.text).toContain('- Noor replied to your comment on Peony: “Cotton”');
  expect(letter!.text).not.toContain('Out of sight');
  expect(letter!.text).toMatch(/- Dahlia got 4 likes, from \w+, \w+ and 2 others \(Today\)/);
  expect(letter!.text).toContain('- Noor follows you (Today)');
  expect(letter!.text).toMatch(
    /Ship Quiet water by \w+ \d+, \d+\. After that, Member will be refunded automatically\./,
  );
  // Tomorrow is looked at, too.
  expect((await rowsOf(mina)).filter(({ state }) => state === 'waiting')).toHaveLength(1);
});

it('unsubscribes by one request without a cookie; following the link changes nothing', async () => {
  const [mina, ada] = [await reader(), await createMember(app)];
  await write(ada, mina, 'Hello');
  app.clock.advance(2 * DAY_MS);
  const [letter] = await deliver(app, mina.email);
  const link = letter!.headers['list-unsubscribe']!.slice(1, -1);
  const token = link.split('/').at(-1)!;
  const state = async () =>
    (await request(app.server).get(`/api/unsubscribe/${token}`).expect(200)).body as object;
  const masked = `r••••••${count}@example.com`;
  await fetch(link);
  expect(await state()).toEqual({ address: masked, isUnsubscribed: false });
  const body = 'List-Unsubscribe=One-Click';
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
  expect((await fetch(link, { method: 'POST', body, headers })).status).toBe(204);
  expect(await state()).toEqual({ address: masked, isUnsubscribed: true });
  await write(ada, mina, 'Are you there?');
  expect((await rowsOf(mina)).filter(({ state: its }) => its === 'waiting')).toEqual([]);
  expect((await settings(mina)).body.digest.messages).toBe(false);
  // Undone, the choices are as they were.
  await request(app.server).put(`/api/unsubscribe/${token}`).send({ isUnsubscribed: false }).expect(200);
  expect((await settings(mina)).body.digest.messages).toBe(true);
});

it.each([
  ['another member', (token: string, other: string) => token.replace(/^[^.]+/, other)],
  ['another kind', (token: string) => token.replace('.digest.', '.order.sold.')],
  ['another signature', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ['a cut one', (token: string) => token.slice(0, -3)],
])('refuses a token with %s', async (_what, forge) => {
  const { unsubscribePath } = await import('./unsubscribe/tokens.ts');
  const [mina, other] = [await reader(), await reader()];
  const token = (await unsubscribePath(app.ctx, mina.id, 'digest')).split('/').at(-1)!;
  const forged = forge(token, other.id);
  const answers = [
    await request(app.server).get(`/api/unsubscribe/${forged}`),
    await request(app.server).put(`/api/unsubscribe/${forged}`).send({ isUnsubscribed: true }),
    await request(app.server).post(`/unsubscribe/${forged}`),
  ];
  expect(answers.map(({ body }) => (body as { code: string }).code)).toEqual(
    Array.from({ length: 3 }, () => 'unsubscribe_link_invalid'),
  );
  expect(await app.ctx.db.$count(mailSettings, eq(mailSettings.userId, mina.id))).toBe(0);
});

it('a new time zone moves the digest that waits; an unknown one is refused', async () => {
  const [mina, ada] = [await reader(), await createMember(app)];
  await write(ada, mina, 'Hello');
  await choose(mina, { timeZone: 'Mars/Olympus' }).expect(400);
  const { body } = await choose(mina, { timeZone: 'Pacific/Auckland', language: 'en' }).expect(200);
  expect(body).toMatchObject({ timeZone: 'Pacific/Auckland', address: 'verified', email: mina.email });
  const [row, ...more] = await rowsOf(mina);
  expect(more).toEqual([]);
  expect(row!.dueAt).toEqual(nextNine(app.clock.now(), 'Pacific/Auckland'));
});
