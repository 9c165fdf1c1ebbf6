import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Notification } from '#shared/notifications/list-contract.ts';
import type { ActivityKind } from '#shared/notices/hire.ts';
import { ORDER_CHANGES, type OrderChange } from '#shared/notices/orders.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { hireProjects } from '#shared/hire/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { supportRequests } from '#shared/support/tables.ts';
import { notifications } from '#shared/notifications/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { recordActivity } from '#server/features/hire/record-activity.ts';
import { createProject } from '#server/testing/hire.ts';
import { type Order, createOrder } from '#server/testing/orders.ts';
import { openStream } from '#server/testing/stream.ts';

let app: TestApp;
let order: Order;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  order = await createOrder(app);
});

const db = () => app.ctx.db;
const list = async (who: TestMember): Promise<Notification[]> =>
  (await request(app.server).get('/api/notifications').set('Cookie', who.cookie).expect(200)).body;
const unread = async (who: TestMember): Promise<number> =>
  (await request(app.server).get('/api/notifications/unread').set('Cookie', who.cookie).expect(200)).body
    .unreadCount;
const mute = (who: TestMember, ...muted: string[]) =>
  request(app.server)
    .put('/api/notifications/preferences')
    .set('Cookie', who.cookie)
    .send({ muted })
    .expect(200);
const changes = (change: OrderChange, by: string | null = null, it: Order = order) =>
  app.ctx.events.emit(db(), 'order.changed', {
    purchaseId: it.id,
    artworkId: it.artworkId,
    buyerId: it.buyerId,
    artistId: it.sellerId,
    change,
    by,
  });
const changeOf = ({ about }: Notification) => ('change' in about ? about.change : null);
const changesOf = async (who: TestMember) => (await list(who)).map(changeOf);

describe('orders', () => {
  it('notify the other party, with the work, the change and their role', async () => {
    await changes('shipped', order.artist.id);
    expect(await list(order.buyer)).toEqual([
      expect.objectContaining({
        type: 'order',
        actors: [expect.objectContaining({ id: order.sellerId }) as object],
        about: {
          artwork: expect.objectContaining({ id: order.artworkId }) as object,
          purchaseId: order.id,
          change: 'shipped',
          isSeller: false,
        },
        isRead: false,
      }),
    ]);
    expect(await list(order.artist)).toEqual([]);
    await changes('refund_asked', order.buyer.id);
    expect(await list(order.artist)).toMatchObject([
      { about: { purchaseId: order.id, change: 'refund_asked', isSeller: true } },
    ]);
    expect(await list(order.buyer)).toHaveLength(1);
  });

  it('notify both when neither acted', async () => {
    const moderator = await createMember(app, { role: 'moderator' });
    await changes('refunded');
    await changes('refund_refused', moderator.id);
    expect(await changesOf(order.buyer)).toEqual(['refund_refused', 'refunded']);
    expect(await changesOf(order.artist)).toEqual(['refund_refused', 'refunded']);
    // Hides which moderator decided.
    expect((await list(order.buyer)).map((line) => line.actors)).toEqual([[], []]);
    expect(await list(moderator)).toEqual([]);
  });

  it.each(['refund_declined', 'refund_unanswered'] as const)(
    '%s also notifies moderators, who decide; once to one who is the buyer',
    async (change) => {
      const moderator = await createMember(app, { role: 'moderator' });
      const suspended = await createMember(app, {
        role: 'moderator',
        suspendedUntil: new Date('2100-01-01'),
      });
      await db().update(users).set({ role: 'moderator' }).where(eq(users.id, order.buyer.id));
      await changes(change, change === 'refund_declined' ? order.artist.id : null);
      expect(await changesOf(moderator)).toEqual([change]);
      expect(await db().$count(notifications, eq(notifications.userId, suspended.id))).toBe(0);
      expect(await changesOf(order.buyer)).toEqual([change]);
      expect(await changesOf(order.artist)).toEqual(change === 'refund_declined' ? [] : [change]);
    },
  );

  it.each(['ship_reminder', 'paid_out', 'payout_held', 'payout_reversed'] as const)(
    '%s is for the artist alone',
    async (change) => {
      await changes(change);
      expect(await changesOf(order.artist)).toEqual([change]);
      expect(await list(order.buyer)).toEqual([]);
    },
  );

  it('are never merged: one notification per purchase and change', async () => {
    const other = await createOrder(app);
    const second = { ...other, sellerId: order.sellerId };
    for (const change of ORDER_CHANGES) await changes(change);
    await changes('paid_out', null, second);
    await changes('paid_out');
    expect(await unread(order.artist)).toBe(ORDER_CHANGES.length + 1);
    const [newest] = await list(order.artist);
    expect(newest?.about).toMatchObject({ purchaseId: order.id, change: 'paid_out' });
  });

  it('are sent despite a block, and when the work or the other party is hidden', async () => {
    await db().insert(blocks).values({ blockerId: order.artist.id, blockedId: order.buyer.id });
    await changes('shipped', order.artist.id);
    expect(await list(order.buyer)).toMatchObject([{ actors: [], about: { change: 'shipped' } }]);
    await changes('paid_out');
    await db().update(artworks).set({ isHidden: true }).where(eq(artworks.id, order.artworkId));
    await db().update(users).set({ isHidden: true }).where(eq(users.id, order.artist.id));
    expect(await changesOf(order.buyer)).toEqual(['shipped']);
    expect(await changesOf(order.artist)).toEqual(['paid_out']);
    expect(await unread(order.buyer)).toBe(1);
  });

  it('signal both parties, whatever they muted', async () => {
    await mute(order.buyer, 'order');
    const [bought, sold] = await Promise.all([
      openStream(app.url, order.buyer.cookie),
      openStream(app.url, order.artist.cookie),
    ]);
    await changes('delivered');
    expect(await bought.next('order')).toMatchObject({ purchaseId: order.id });
    expect(await sold.next('order')).toMatchObject({ purchaseId: order.id });
    bought.close();
    sold.close();
    expect(await list(order.buyer)).toEqual([]);
  });
});

describe('projects', () => {
  it('name their parties, and no moderator', async () => {
    const [client, designer] = await Promise.all([createMember(app), createMember(app)]);
    const moderator = await createMember(app, { role: 'moderator' });
    const { id: projectId } = await createProject(app, { clientId: client.id, designerId: designer.id });
    const at = app.ctx.clock.now();
    const logs = (actorId: string, kind: ActivityKind) =>
      db().transaction((tx) => recordActivity(app.ctx, tx, { projectId, actorId, kind, at }));
    await logs(client.id, 'changes_requested');
    await logs(moderator.id, 'dispute_decided');
    const named = (await list(designer)).map((line) => [changeOf(line), line.actors[0]?.id]);
    expect(Object.fromEntries(named)).toEqual({ changes_requested: client.id, dispute_decided: undefined });
  });

  it('name the actor, group applicants, and keep the entry without the name after a block', async () => {
    const [client, ada, bo] = await Promise.all(Array.from({ length: 3 }, () => createMember(app)));
    const { id } = await createProject(app, { clientId: client!.id });
    const applies = (by: string) =>
      app.ctx.events.emit(db(), 'hire.changed', {
        projectId: id,
        kind: 'applied',
        to: [client!.id],
        parties: [client!.id],
        by,
      });
    await applies(ada!.id);
    await applies(bo!.id);
    const named = async () => (await list(client!)).map((line) => line.actors.map((actor) => actor.id));
    expect(await named()).toEqual([[bo!.id, ada!.id]]);
    for (const blockedId of [ada!.id, bo!.id]) {
      await db().insert(blocks).values({ blockerId: client!.id, blockedId });
      await app.ctx.events.emit(db(), 'member.blocked', { blockerId: client!.id, blockedId });
    }
    expect(await named()).toEqual([[]]);
  });

  it('notify only parties and moderators when hidden', async () => {
    const [client, designer, applicant, blocked] = await Promise.all(
      Array.from({ length: 4 }, () => createMember(app)),
    );
    const moderator = await createMember(app, { role: 'moderator' });
    const { id } = await createProject(app, { clientId: client!.id, designerId: designer!.id });
    await db().insert(blocks).values({ blockerId: client!.id, blockedId: blocked!.id });
    const all = [client!, designer!, applicant!, blocked!, moderator];
    const to = all.map((member) => member.id);
    await app.ctx.events.emit(db(), 'hire.changed', {
      projectId: id,
      kind: 'edited',
      to,
      parties: [client!.id, designer!.id],
      by: null,
    });
    const notified = async () =>
      Promise.all(all.map(async (who) => [(await list(who)).length, await unread(who)]));
    const [yes, no] = [
      [1, 1],
      [0, 0],
    ];
    expect(await notified()).toEqual([yes, yes, yes, no, yes]);
    await db().update(hireProjects).set({ isHidden: true }).where(eq(hireProjects.id, id));
    expect(await notified()).toEqual([yes, yes, no, no, yes]);
  });
});

it('Premium notifies its member and refreshes their tabs', async () => {
  const member = await createMember(app);
  const stream = await openStream(app.url, member.cookie);
  await app.ctx.events.emit(db(), 'premium.changed', { memberId: member.id, change: 'started' });
  await stream.next('premium');
  stream.close();
  await app.ctx.events.emit(db(), 'premium.changed', { memberId: member.id, change: 'payment_failed' });
  expect(await changesOf(member)).toEqual(['payment_failed', 'started']);
});

it('support notifies every other moderator until one answers, then the member', async () => {
  const [member, june, kofi] = await Promise.all([
    createMember(app),
    createMember(app, { role: 'moderator' }),
    createMember(app, { role: 'admin' }),
  ]);
  const ask = async (userId: string, subject: string) => {
    const [row] = await db()
      .insert(supportRequests)
      .values({ userId, subject, message: 'Please help', createdAt: app.ctx.clock.now() })
      .returning();
    await app.ctx.events.emit(db(), 'support.asked', { requestId: row!.id, memberId: userId });
    return row!.id;
  };
  const first = await ask(member.id, 'Where is it?');
  const second = await ask(june.id, 'My own');
  const asked = (requestId: string, subject: string) => ({ requestId, subject, change: 'asked' });
  expect((await list(june)).map((line) => line.about)).toEqual([asked(first, 'Where is it?')]);
  expect((await list(kofi)).map((line) => line.about)).toEqual([
    asked(second, 'My own'),
    asked(first, 'Where is it?'),
  ]);
  expect(await list(member)).toEqual([]);
  const stream = await openStream(app.url, kofi.cookie);
  await app.ctx.events.emit(db(), 'support.answered', {
    requestId: first,
    memberId: member.id,
    moderatorId: june.id,
  });
  await stream.next('notification');
  stream.close();
  expect(await list(member)).toMatchObject([
    { type: 'support', about: { requestId: first, subject: 'Where is it?', change: 'answered' } },
  ]);
  expect((await list(kofi)).map((line) => line.isRead)).toEqual([false, true]);
});
