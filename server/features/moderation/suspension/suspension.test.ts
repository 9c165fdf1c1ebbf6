import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { FOR_GOOD, suspensionEnd } from '#shared/moderation/states.ts';
import { comments } from '#shared/artworks/tables.ts';
import { notifications } from '#shared/notifications/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { startTestApp } from '#server/testing/app.ts';
import { purchases } from '#shared/orders/tables.ts';
import { type TestMember, createArtwork, createMember, readArtwork } from '#server/testing/factories.ts';
import { decideHidden } from '#server/testing/moderation.ts';
import { createOrder } from '#server/testing/orders.ts';
import { openStream } from '#server/testing/stream.ts';
import { endSuspensions } from './jobs.ts';
import { setSuspension } from './suspend.ts';

const app = await startTestApp({});
afterAll(() => app.close());
const { ctx } = app;
const HOUR_MS = 3_600_000;

const suspend = (id: string, until: Date | null) =>
  ctx.db.transaction((tx) => setSuspension(ctx, tx, id, until));
const inHours = (hours: number) => new Date(ctx.clock.now().getTime() + hours * HOUR_MS);

async function ask(path: string, cookie: string, init: RequestInit = {}) {
  const response = await fetch(app.url + path, {
    ...init,
    headers: { cookie, 'content-type': 'application/json' },
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as never };
}
const isListed = async (artworkId: string, cookie: string): Promise<boolean> => {
  const { body } = await ask('/api/artworks?limit=50', cookie);
  return (body as { id: string }[]).some(({ id }) => id === artworkId);
};

describe('a suspended member', () => {
  test('leaves the lists and comes back as before when the time is over', async () => {
    const [artist, viewer] = [await createMember(app), await createMember(app)];
    const shown = await createArtwork(app, { userId: artist.id });
    const hidden = await createArtwork(app, { userId: artist.id, isHidden: true });
    const other = await createArtwork(app, { userId: viewer.id, commentsCount: 1 });
    await ctx.db.insert(comments).values({ artworkId: other.id, userId: artist.id, content: 'Quiet.' });
    expect(await isListed(shown.id, viewer.cookie)).toBe(true);

    await suspend(artist.id, inHours(24));
    expect(await isListed(shown.id, viewer.cookie)).toBe(false);
    expect((await ask(`/api/artworks/${shown.id}`, viewer.cookie)).status).toBe(404);
    expect((await ask(`/api/users/${artist.id}`, viewer.cookie)).status).toBe(404);
    expect((await readArtwork(app, other.id)).commentsCount).toBe(0);
    expect((await ask(`/api/artworks/${shown.id}`, artist.cookie)).status).toBe(200);

    await endSuspensions(ctx);
    expect((await ask(`/api/users/${artist.id}`, viewer.cookie)).status).toBe(404);
    await ctx.db
      .update(users)
      .set({ suspendedUntil: inHours(-1) })
      .where(eq(users.id, artist.id));
    await endSuspensions(ctx);
    expect(await isListed(shown.id, viewer.cookie)).toBe(true);
    expect(await isListed(hidden.id, viewer.cookie)).toBe(false);
    expect((await readArtwork(app, other.id)).commentsCount).toBe(1);
    // Once, also when the job runs again after a crash.
    await endSuspensions(ctx);
    const rows = await ctx.db.select().from(notifications).where(eq(notifications.userId, artist.id));
    expect(rows.map(({ change }) => change)).toEqual(['suspension_ended']);
    const { body } = await ask('/api/notifications', artist.cookie);
    expect(body).toMatchObject([{ about: { caseId: null, change: 'suspension_ended' } }]);
  });

  test('blocks, and chooses notifications', async () => {
    const member = await createMember(app, { suspendedUntil: inHours(1) });
    const other = await createMember(app);
    const put = (path: string, body?: object) =>
      ask(path, member.cookie, { method: 'PUT', ...(body && { body: JSON.stringify(body) }) });
    expect((await put(`/api/users/${other.id}/block`)).status).toBe(204);
    expect((await put('/api/mail/settings', { digest: { likes: false } })).status).toBe(200);
    expect((await put('/api/notifications/preferences', { muted: ['like'] })).status).toBe(200);
    expect((await put('/api/notifications/preferences', { muted: ['moderation'] })).status).toBe(400);
  });

  test('is refused writes with the end of the suspension, by the clock and not by the job', async () => {
    const member = await createMember(app, { suspendedUntil: inHours(1) });
    const work = await createArtwork(app);
    const like = () => ask(`/api/artworks/${work.id}/like`, member.cookie, { method: 'POST' });
    expect((await like()).body).toMatchObject({
      code: 'suspended',
      until: expect.any(String) as string,
      detail: expect.stringMatching(
        /^Your account is suspended until \w{3} \d+, \d{4}\. You can appeal/,
      ) as string,
    });
    const past = await createMember(app, { suspendedUntil: inHours(-1) });
    const { status } = await ask(`/api/artworks/${work.id}/like`, past.cookie, { method: 'POST' });
    expect(status).toBe(200);
  });

  test('is refused at once, although their session was read a moment ago', async () => {
    const member = await createMember(app);
    const work = await createArtwork(app);
    const stream = await openStream(app.url, member.cookie);
    const status = async (method: string) =>
      (await ask(`/api/artworks/${work.id}/like`, member.cookie, { method })).status;
    expect(await status('POST')).toBe(200);
    await suspend(member.id, inHours(24));
    await stream.next('suspension');
    expect(await status('POST')).toBe(403);
    stream.signals.length = 0;
    await suspend(member.id, null);
    await stream.next('suspension');
    expect(await status('POST')).toBe(200);
    stream.close();
  });

  test('has no end if the suspension is permanent', async () => {
    const member = await createMember(app, { suspendedUntil: FOR_GOOD });
    const { body } = await ask('/api/blocks', member.cookie);
    expect(body).toEqual([]);
    const { body: problem } = await ask(`/api/users/${member.id}/follow`, member.cookie, { method: 'POST' });
    expect(problem).toMatchObject({ code: 'suspended' });
    expect(problem).not.toHaveProperty('until');
    expect(suspensionEnd(null, ctx.clock.now())).toEqual(FOR_GOOD);
  });

  test('stays until the end of the longer one, whoever decides a shorter one', async () => {
    const member = await createMember(app, { suspendedUntil: FOR_GOOD });
    const until = async () =>
      (await ctx.db.select().from(users).where(eq(users.id, member.id)))[0]!.suspendedUntil;
    expect(await suspend(member.id, inHours(24))).toEqual(FOR_GOOD);
    expect(await until()).toEqual(FOR_GOOD);
    await suspend(member.id, null);
    expect(await until()).toBeNull();
  });

  test('cannot be a deleted account', async () => {
    const admin = await createMember(app, { role: 'admin' });
    const member = await createMember(app, { deletedAt: inHours(-1) });
    const { status, body } = await ask(`/api/office/members/${member.id}/suspension`, admin.cookie, {
      method: 'POST',
      body: JSON.stringify({ days: null, reason: 'spam', words: 'Fifty times.' }),
    });
    expect([status, (body as { code: string }).code]).toEqual([404, 'member_not_found']);
  });

  test('acts as a member if they moderate', async () => {
    const moderator = await createMember(app, { role: 'moderator', suspendedUntil: inHours(1) });
    expect((await ask('/api/refund-requests', moderator.cookie)).status).toBe(403);
    const hidden = await createArtwork(app, { isHidden: true });
    expect((await ask(`/api/artworks/${hidden.id}`, moderator.cookie)).status).toBe(404);
  });
});

test('a member hidden while suspended is counted as hidden once', async () => {
  const member = await createMember(app);
  const work = await createArtwork(app, { commentsCount: 1 });
  await ctx.db.insert(comments).values({ artworkId: work.id, userId: member.id, content: 'Quiet.' });
  const moderator = await createMember(app, { role: 'moderator' });
  const hide = (isHidden: boolean) =>
    decideHidden(app, moderator, { subject: 'profile', subjectId: member.id }, isHidden);
  const count = async () => (await readArtwork(app, work.id)).commentsCount;
  await suspend(member.id, inHours(1));
  await hide(true);
  expect(await count()).toBe(0);
  await suspend(member.id, null);
  expect(await count()).toBe(0);
  await hide(false);
  expect(await count()).toBe(1);
});

describe('what is under way', () => {
  const write = (from: TestMember, to: TestMember) =>
    ask('/api/messages', from.cookie, {
      method: 'POST',
      body: JSON.stringify({ receiverId: to.id, content: 'It is on its way.' }),
    });

  test('may be written about to its other party alone', async () => {
    const { buyer, artist } = await createOrder(app, { status: 'paid' });
    const done = await createOrder(app, { status: 'delivered', confirmedAt: ctx.clock.now() });
    await suspend(artist.id, inHours(1));
    await suspend(done.artist.id, inHours(1));
    expect((await write(artist, buyer)).status).toBe(201);
    expect((await write(buyer, artist)).status).toBe(201);
    const refused = { status: 403, body: { code: 'suspended' } };
    expect(await write(artist, await createMember(app))).toMatchObject(refused);
    expect(await write(done.artist, done.buyer)).toMatchObject(refused);
  });

  test('ends where nothing was paid yet, for buyers and sellers', async () => {
    const reserved = { status: 'pending', paidAt: null, reservedUntil: inHours(1) } as const;
    const [bought, sold, other] = await Promise.all([
      createOrder(app, reserved),
      createOrder(app, reserved),
      createOrder(app, reserved),
    ]);
    await suspend(bought.buyer.id, inHours(24));
    await suspend(sold.artist.id, inHours(24));
    const until = async (id: string) => {
      const [row] = await ctx.db.select().from(purchases).where(eq(purchases.id, id));
      return row!.reservedUntil!.getTime() > ctx.clock.now().getTime();
    };
    expect(await Promise.all([bought, sold, other].map(({ id }) => until(id)))).toEqual([false, false, true]);
  });
});
