import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adEvents, ads } from '#shared/ads/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { sweepAdEvents } from './jobs.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function createAd(fields: Partial<typeof ads.$inferInsert> = {}) {
  const now = app.clock.now().getTime();
  const [row] = await app.ctx.db
    .insert(ads)
    .values({
      title: 'Slow paper',
      advertiserName: 'A mill',
      imageUrl: '/demo/ads/a.webp',
      startDate: new Date(now - DAY_MS),
      endDate: new Date(now + 30 * DAY_MS),
      amountPaid: '240.00',
      ...fields,
    })
    .returning();
  return row!;
}
const post = (id: string, event: string, cookie?: string) =>
  fetch(`${app.url}/api/ads/${id}/${event}`, { method: 'POST', headers: cookie ? { cookie } : {} });
/** Ensures that the following calls fall within one minute. */
const waitForNextMinute = () => app.clock.advance(MINUTE_MS - (app.clock.now().getTime() % MINUTE_MS));
const read = async (id: string) => (await app.ctx.db.select().from(ads).where(eq(ads.id, id)))[0]!;
const active = async (type: string) =>
  (await (await fetch(`${app.url}/api/ads/active?type=${type}`)).json()) as Record<string, unknown>[];

it('lists ads that are active, within their dates, paid and have a creative, by type', async () => {
  const now = app.clock.now().getTime();
  const running = await createAd({ narrowImageUrl: '/demo/ads/n.webp', altText: 'Sheets of paper' });
  const video = await createAd({ type: 'video', videoUrl: '/demo/ads/v.mp4' });
  const refused = await Promise.all([
    createAd({ isActive: false }),
    createAd({ startDate: new Date(now + DAY_MS) }),
    createAd({ endDate: new Date(now - 1000) }),
    createAd({ amountPaid: '0' }),
  ]);
  await createAd({ imageUrl: null });
  expect(await active('banner')).toEqual([
    {
      id: running.id,
      title: 'Slow paper',
      imageUrl: '/demo/ads/a.webp',
      narrowImageUrl: '/demo/ads/n.webp',
      videoUrl: null,
      altText: 'Sheets of paper',
      clickUrl: null,
      advertiserName: 'A mill',
    },
  ]);
  expect((await active('video')).map((ad) => ad.id)).toEqual([video.id]);
  expect((await fetch(`${app.url}/api/ads/active?type=poster`)).status).toBe(400);
  for (const ad of refused) {
    const response = await post(ad.id, 'impression');
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      404,
      'ad_not_found',
    ]);
    expect((await read(ad.id)).impressionCount).toBe(0);
  }
});

it('counts once per ad, event, viewer and minute', async () => {
  const ad = await createAd();
  const member = await createMember(app);
  waitForNextMinute();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => post(ad.id, 'impression', member.cookie)),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([204]));
  expect((await read(ad.id)).impressionCount).toBe(1);
  app.clock.advance(MINUTE_MS);
  await post(ad.id, 'impression', member.cookie);
  expect((await read(ad.id)).impressionCount).toBe(2);
  for (const event of ['click', 'play', 'skip']) await post(ad.id, event, member.cookie);
  const another = await createMember(app);
  await post(ad.id, 'click', another.cookie);
  expect(await read(ad.id)).toMatchObject({
    impressionCount: 2,
    clickCount: 2,
    playCount: 1,
    skipCount: 1,
  });
});

it('counts visitors by a daily hash that hides their address', async () => {
  const ad = await createAd();
  const viewers = async () =>
    (await app.ctx.db.select().from(adEvents).where(eq(adEvents.adId, ad.id))).map((row) => row.viewer);
  waitForNextMinute();
  await Promise.all([post(ad.id, 'impression'), post(ad.id, 'impression')]);
  expect((await read(ad.id)).impressionCount).toBe(1);
  app.clock.advance(DAY_MS);
  await post(ad.id, 'impression');
  const names = await viewers();
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^visitor:[\w-]{43}$/);
});

it('deletes events older than a day and keeps the counters', async () => {
  const ad = await createAd();
  await post(ad.id, 'click');
  app.clock.advance(DAY_MS + 2 * MINUTE_MS);
  await post(ad.id, 'click');
  await sweepAdEvents(app.ctx);
  expect(await app.ctx.db.$count(adEvents, eq(adEvents.adId, ad.id))).toBe(1);
  expect((await read(ad.id)).clickCount).toBe(2);
});
