import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { subscriptions } from '#shared/premium/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { galleryDays } from '#shared/office/figures/tables.ts';
import type { GalleryFigures, Unit } from '#shared/office/figures/contract.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { closeDays } from './service.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { role: 'admin' });
});
afterAll(() => app.close());

const get = (path: string, { cookie }: TestMember) => request(app.server).get(path).set('Cookie', cookie);
const read = async (unit: Unit) =>
  (await get(`/api/office/figures?unit=${unit}`, admin).expect(200)).body.items as GalleryFigures[];

test('days, weeks and months are a recount, also after closing, which changes nothing the second time', async () => {
  const { db } = app.ctx;
  const now = app.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.update(users).set({ createdAt: ago(40) });
  const [artist, buyer] = await Promise.all([
    createMember(app, { createdAt: ago(20) }),
    createMember(app, { createdAt: ago(3) }),
  ]);
  const works = await Promise.all([
    createArtwork(app, { userId: artist.id, createdAt: ago(10) }),
    createArtwork(app, { userId: artist.id, createdAt: ago(2) }),
  ]);
  const order = { buyerId: buyer.id, sellerId: artist.id, amount: '50.00', artistAmount: '46.07' };
  await db.insert(purchases).values([
    {
      ...order,
      artworkId: works[0].id,
      commissionAmount: '3.93',
      status: 'refunded',
      paidAt: ago(9),
      refundedAt: ago(1),
    },
    { ...order, artworkId: works[1].id, commissionAmount: '3.93', status: 'delivered', paidAt: ago(1) },
    { ...order, artworkId: works[0].id, commissionAmount: '3.93', status: 'canceled' },
  ]);
  await db.insert(subscriptions).values([
    { userId: artist.id, status: 'active', price: '10.00', createdAt: ago(8) },
    { userId: buyer.id, status: 'canceled', price: '10.00', createdAt: ago(3), endedAt: ago(1) },
    { userId: admin.id, status: 'incomplete_expired', price: '10.00', createdAt: ago(3), endedAt: ago(2) },
  ]);
  const open = { day: await read('day'), week: await read('week'), month: await read('month') };
  const on = (days: number) => open.day.find(({ start }) => start === ago(days).toISOString().slice(0, 10))!;
  expect(open.day).toHaveLength(30);
  expect(on(9)).toMatchObject({ sold: 1, salesCents: 5000, commissionCents: 393, works: 1, premium: 0 });
  // One was sold, another given back.
  expect(on(1)).toMatchObject({ sold: 0, salesCents: 0, endedPremium: 1, premium: 1, premiumCents: 1000 });
  expect(on(3)).toMatchObject({ newMembers: 1, members: 3, newPremium: 1, premium: 2, premiumCents: 2000 });
  expect(open.day.at(-1)).toMatchObject({ members: 3, works: 2, newWorks: 0 });
  for (const unit of ['week', 'month'] as const) {
    const total = (figure: 'sold' | 'newMembers' | 'endedPremium') =>
      open[unit].reduce((sum, row) => sum + row[figure], 0);
    expect([total('sold'), total('newMembers'), total('endedPremium')], unit).toEqual([1, 3, 1]);
    expect(open[unit].at(-1), unit).toMatchObject({ members: 3, works: 2, premium: 1 });
  }

  await Promise.all([closeDays(app.ctx), closeDays(app.ctx)]);
  const closed = await db.select().from(galleryDays);
  expect(closed.at(-1)!.day < now.toISOString().slice(0, 10)).toBe(true);
  for (const unit of ['day', 'week', 'month'] as const) expect(await read(unit)).toEqual(open[unit]);

  // What is deleted later is not subtracted from closed days; the next closing counts again.
  await db.delete(artworks).where(eq(artworks.id, (await createArtwork(app, { userId: artist.id })).id));
  await closeDays(app.ctx);
  expect(await db.select().from(galleryDays)).toEqual(closed);
});

test('the file has what the table shows; only admins read either', async () => {
  const answer = await get('/api/office/figures/csv?unit=month&figure=premium', admin).expect(200);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="premium-by-month.csv"');
  expect(answer.text.startsWith('\uFEFF')).toBe(true);
  const [head, running] = answer.text.trim().split('\n');
  expect(head).toBe('First day (UTC),Members,Started,Ended,Per month (USD)');
  expect(running).toMatch(/^\d{4}-\d{2}-01,1,\d,\d,10\.00$/);
  const moderator = await createMember(app, { role: 'moderator' });
  for (const path of ['/api/office/figures', '/api/office/figures/csv']) {
    expect((await get(path, moderator).expect(403)).body.code).toBe('not_allowed');
    await get(path, { ...admin, cookie: '' }).expect(401);
  }
  await get('/api/office/figures/csv?unit=year', admin).expect(400);
});
