import { eq, ne } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { QueueEntry, QueueFigures } from '#shared/moderation/cases/contract.ts';
import { cases } from '#shared/moderation/cases/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { ledgerTransactions } from '#shared/payments/ledger/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { charges } from '#shared/payments/tables.ts';
import { startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { createOrder } from '#server/testing/orders.ts';

const app = await startTestApp();
afterAll(() => app.close());

async function ask(who: TestMember, method: string, path: string, body?: unknown) {
  const response = await fetch(app.url + path, {
    method,
    headers: { cookie: who.cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as unknown };
}

async function reportOf(subject: string, subjectId: string, note: string): Promise<string> {
  await ask(await createMember(app), 'POST', '/api/reports', { subject, subjectId, reason: 'spam', note });
  const [row] = await app.ctx.db.select({ id: cases.id }).from(cases).where(eq(cases.subjectId, subjectId));
  return row!.id;
}

test('what was reported about a moderator stays with the others', async () => {
  const [june, ada] = [
    await createMember(app, { role: 'moderator' }),
    await createMember(app, { role: 'moderator' }),
  ];
  const id = await reportOf('profile', june.id, 'Takes sides.');
  const rowFor = async (who: TestMember) =>
    ((await ask(who, 'GET', '/api/moderation/queue?limit=100')).body as QueueEntry[]).find(
      (entry) => entry.id === id,
    )!;
  expect(await rowFor(ada)).toMatchObject({ words: 'Takes sides.', isOwn: false });
  expect(await rowFor(june)).toMatchObject({ words: null, isOwn: true });
  expect((await ask(ada, 'GET', `/api/moderation/cases/${id}`)).status).toBe(200);
  expect((await ask(june, 'GET', `/api/moderation/cases/${id}`)).status).toBe(404);
});

test('who bought a reported work is not offered its case, and cannot take it', async () => {
  const [june, ada] = [
    await createMember(app, { role: 'admin' }),
    await createMember(app, { role: 'moderator' }),
  ];
  const order = await createOrder(app);
  await app.ctx.db.update(purchases).set({ buyerId: june.id }).where(eq(purchases.id, order.id));
  const id = await reportOf('artwork', order.artworkId, 'Copied.');
  const isOwn = async (who: TestMember) =>
    ((await ask(who, 'GET', '/api/moderation/queue?limit=100')).body as QueueEntry[]).find(
      (entry) => entry.id === id,
    )!.isOwn;
  const take = async (who: TestMember) =>
    (await ask(who, 'PUT', `/api/moderation/queue/report/${id}/taken`)).status;
  expect([await isOwn(june), await take(june)]).toEqual([true, 403]);
  expect([await isOwn(ada), await take(ada)]).toEqual([false, 204]);
  // No one else is left.
  await app.ctx.db.update(users).set({ role: 'member' }).where(ne(users.id, june.id));
  expect(await isOwn(june)).toBe(false);
});

test('a contested payment’s due time counts from the bank’s notice, whatever has changed since', async () => {
  const june = await createMember(app, { role: 'moderator' });
  const { id } = await createOrder(app, { status: 'disputed' });
  const { db, clock } = app.ctx;
  const at = new Date(clock.now().getTime() - 2 * 3_600_000);
  const [charge] = await db
    .update(charges)
    .set({ dispute: 'open' })
    .where(eq(charges.ownerId, id))
    .returning({ id: charges.id });
  await db.insert(ledgerTransactions).values({
    kind: 'dispute',
    reference: `du_${charge!.id}`,
    chargeId: charge!.id,
    happenedAt: at,
  });
  const { body } = await ask(june, 'GET', '/api/moderation/queue?kind=payment');
  expect(body).toMatchObject([
    {
      id: charge!.id,
      openedAt: at.toISOString(),
      dueAt: new Date(at.getTime() + 8 * 3_600_000).toISOString(),
    },
  ]);
});

test('the last week counts what was decided, how much of it on time, and how long it took', async () => {
  const june = await createMember(app, { role: 'moderator' });
  const week = async () => ((await ask(june, 'GET', '/api/moderation/figures')).body as QueueFigures).week;
  expect(await week()).toEqual({ decided: 0, onTime: 0, medianMinutes: null, appealsGranted: 0 });
  const now = app.ctx.clock.now().getTime();
  const hours = (n: number) => new Date(now - n * 3_600_000);
  for (const [opened, due] of [
    [2, 0],
    [30, 6],
    [400, 380],
  ] as const) {
    const work = await createArtwork(app);
    const id = await reportOf('artwork', work.id, 'Copied.');
    await app.ctx.db
      .update(cases)
      .set({ openedAt: hours(opened), dueAt: new Date(hours(due).getTime() + 60_000) })
      .where(eq(cases.id, id));
    expect(
      (await ask(june, 'POST', `/api/moderation/cases/${id}/decision`, { decision: 'dismiss' })).status,
    ).toBe(200);
    if (opened === 400)
      await app.ctx.db
        .update(cases)
        .set({ decidedAt: hours(8 * 24) })
        .where(eq(cases.id, id));
  }
  expect(await week()).toEqual({ decided: 2, onTime: 1, medianMinutes: 16 * 60, appealsGranted: 0 });
});

test.each(['disputed', 'dispute_won', 'refund_declined'] as const)(
  'is read again when an order is %s',
  async (change) => {
    await createMember(app, { role: 'moderator' });
    const { id: purchaseId, artworkId, artist, buyer } = await createOrder(app);
    const heard: string[] = [];
    const stop = app.ctx.live.listen(({ signal }) => void heard.push(signal.type));
    await app.ctx.db.transaction((tx) =>
      app.ctx.events.emit(tx, 'order.changed', {
        purchaseId,
        artworkId,
        artistId: artist.id,
        buyerId: buyer.id,
        by: null,
        change,
      }),
    );
    await expect.poll(() => heard).toContain('queue');
    stop();
  },
);
