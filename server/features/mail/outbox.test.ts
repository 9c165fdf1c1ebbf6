import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '#shared/accounts/tables.ts';
import { mailSettings, outbox } from '#shared/mail/tables.ts';
import { notifications } from '#shared/notifications/tables.ts';
import type { OrderChange } from '#shared/notices/orders.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { answerWith, deliver, listMail } from '#server/testing/mail.ts';
import { type Order, createOrder } from '#server/testing/orders.ts';
import { queueMail } from './outbox/queue.ts';
import { removeOldMail, sendDueMail } from './outbox/send.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let app: TestApp;
let order: Order;
let buyer: string;
let artist: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const db = () => app.ctx.db;
async function verify(id: string): Promise<string> {
  const [row] = await db()
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.id, id))
    .returning({ email: users.email });
  return row!.email!;
}
beforeEach(async () => {
  await answerWith(app);
  order = await createOrder(app);
  buyer = await verify(order.buyerId);
  artist = await verify(order.sellerId);
});

const changes = (change: OrderChange, by: string | null = null) =>
  app.ctx.events.emit(db(), 'order.changed', {
    purchaseId: order.id,
    artworkId: order.artworkId,
    buyerId: order.buyerId,
    artistId: order.sellerId,
    change,
    by,
  });
const rowsOf = (userId: string) =>
  db().select().from(outbox).where(eq(outbox.userId, userId)).orderBy(outbox.id);

it('queues in the transaction of the event: rolled back with it', async () => {
  await expect(
    db().transaction(async (tx) => {
      await queueMail(app.ctx, tx, { kind: 'premium.ended', to: [order.buyerId], subject: {} });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await rowsOf(order.buyerId)).toEqual([]);
});

it('sends at once, to the other party alone, and once however often a process asks', async () => {
  await changes('refund_withdrawn', order.buyerId);
  await Promise.all([sendDueMail(app.ctx), sendDueMail(app.ctx), sendDueMail(app.ctx)]);
  expect(await listMail(app, artist)).toMatchObject([
    { times: 1, kind: 'order.refund_withdrawn', code: 250 },
  ]);
  expect(await listMail(app, buyer)).toEqual([]);
  expect(await rowsOf(order.sellerId)).toMatchObject([{ state: 'sent', attempts: 1, address: artist }]);
});

it('waits longer after each temporary refusal, and sends the same Message-ID', async () => {
  await answerWith(app, 451, 451);
  await changes('disputed', order.buyerId);
  await sendDueMail(app.ctx);
  const [first] = await listMail(app, artist);
  expect(first).toMatchObject({ code: 451, times: 0 });
  await sendDueMail(app.ctx);
  expect(await rowsOf(order.sellerId)).toMatchObject([{ attempts: 1 }]);
  const waits: number[] = [];
  for (let attempt = 0; attempt < 2; attempt++) {
    const [{ nextAttemptAt }] = (await rowsOf(order.sellerId)) as [typeof outbox.$inferSelect];
    waits.push(Math.round((nextAttemptAt.getTime() - app.clock.now().getTime()) / MINUTE_MS));
    app.clock.advance(nextAttemptAt.getTime() - app.clock.now().getTime() + 1000);
    await sendDueMail(app.ctx);
  }
  expect(waits).toEqual([1, 2]);
  const all = await listMail(app, artist);
  expect(all).toMatchObject([{ code: 250, times: 1, messageId: first!.messageId }]);
});

it('stops the message at a permanent refusal, and the address at the third', async () => {
  await answerWith(app, 550, 550, 550);
  for (const change of ['disputed', 'dispute_won', 'refund_withdrawn'] as const) {
    await changes(change, order.buyerId);
    await sendDueMail(app.ctx);
  }
  expect((await rowsOf(order.sellerId)).map(({ state }) => state)).toEqual(['refused', 'refused', 'refused']);
  await changes('refund_withdrawn', order.buyerId);
  expect(await rowsOf(order.sellerId)).toHaveLength(3);
  const notified = await db().select().from(notifications).where(eq(notifications.userId, order.sellerId));
  expect(notified.filter(({ type }) => type === 'email').map(({ change }) => change)).toEqual(['returned']);
  // Another address is another matter.
  await db()
    .update(users)
    .set({ email: `new-${artist}` })
    .where(eq(users.id, order.sellerId));
  await changes('refund_withdrawn', order.buyerId);
  expect(await deliver(app, `new-${artist}`)).toHaveLength(1);
});

it('forgets refusals once a message arrives', async () => {
  await answerWith(app, 550, 550);
  for (let n = 0; n < 3; n++) {
    await changes('refund_withdrawn', order.buyerId);
    await sendDueMail(app.ctx);
  }
  const [settings] = await db().select().from(mailSettings).where(eq(mailSettings.userId, order.sellerId));
  expect(settings).toMatchObject({ refusals: 0 });
});

it('loses nothing in an hour without a mail server', async () => {
  const { mail } = app.ctx;
  const broken = { ...app.ctx, mail: { ...mail!, send: () => unreachable() } };
  await changes('refund_withdrawn', order.buyerId);
  await changes('disputed', order.buyerId);
  for (let minute = 0; minute < 60; minute += 2) {
    await sendDueMail(broken);
    app.clock.advance(2 * MINUTE_MS);
  }
  expect((await rowsOf(order.sellerId)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  app.clock.advance(2 * MINUTE_MS);
  expect(await deliver(app, artist)).toHaveLength(2);
});

async function unreachable(): Promise<never> {
  const { MailError } = await import('#server/providers/mail/mail.ts');
  throw new MailError('unreachable', null, { cause: null });
}

it('gives up after five days, and removes finished rows after thirty', async () => {
  const broken = { ...app.ctx, mail: { ...app.ctx.mail!, send: () => unreachable() } };
  await changes('refund_withdrawn', order.buyerId);
  app.clock.advance(6 * DAY_MS);
  await sendDueMail(broken);
  expect(await rowsOf(order.sellerId)).toMatchObject([{ state: 'refused' }]);
  await removeOldMail(app.ctx);
  expect(await rowsOf(order.sellerId)).toHaveLength(1);
  app.clock.advance(31 * DAY_MS);
  await removeOldMail(app.ctx);
  expect(await rowsOf(order.sellerId)).toEqual([]);
});

it('sends nothing to an unverified address, and says so in the bell once', async () => {
  const bells = async () =>
    (await db().select().from(notifications).where(eq(notifications.userId, order.sellerId))).filter(
      ({ type }) => type === 'email',
    );
  const verified = async (emailVerified: boolean | null) => {
    await db().update(users).set({ emailVerified }).where(eq(users.id, order.sellerId));
    await changes('refund_withdrawn', order.buyerId);
  };
  await verified(null);
  expect(await bells()).toEqual([]);
  await verified(false);
  await verified(false);
  expect(await rowsOf(order.sellerId)).toEqual([]);
  expect(await bells()).toMatchObject([{ change: 'unverified' }]);
});

it('drops what is no longer true', async () => {
  await changes('ship_reminder');
  await db().execute(`update purchases set status = 'shipped', shipped_at = now() where id = '${order.id}'`);
  expect(await deliver(app, artist)).toEqual([]);
  expect(await rowsOf(order.sellerId)).toMatchObject([{ state: 'dropped' }]);
});

it('escapes what members write, in every part', async () => {
  const evil = '<script>alert(1)</script>"\r\nBcc: x@example.com';
  await db().execute(`update artworks set title = '<b>Quiet</b> & "water"
Bcc: evil@example.com' where id = '${order.artworkId}'`);
  await db().update(users).set({ firstName: evil, lastName: null }).where(eq(users.id, order.buyerId));
  await app.ctx.events.emit(db(), 'artwork.sold', {
    artworkId: order.artworkId,
    artistId: order.sellerId,
    buyerId: order.buyerId,
    purchaseId: order.id,
  });
  const [letter] = await deliver(app, artist);
  expect(letter!.html).not.toMatch(/<script|<b>/);
  expect(letter!.html).toContain('&lt;b&gt;Quiet&lt;/b&gt; &amp; &quot;water&quot;');
  expect(letter!.headers).not.toHaveProperty('bcc');
  expect(letter!.subject).toContain('<b>Quiet</b> & "water" Bcc: evil@example.com');
  expect(letter!.text).toContain(`<script>alert(1)</script>`);
});
