/** Figures in any time zone: what the job has added up and what it has not equal a recount of what happened. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { likes } from '#shared/artworks/tables.ts';
import { follows } from '#shared/follows/tables.ts';
import { collectionItems, collections } from '#shared/collections/tables.ts';
import { offers } from '#shared/offers/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import type { Statistics, StatisticsWork } from '#shared/statistics/contract.ts';
import { FIGURES, type Period } from '#shared/statistics/figures.ts';
import { SOURCES, type Source } from '#shared/kernel/view-sources.ts';
import { sumsClosed, viewEvents } from '#shared/statistics/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { closeSums } from './close.ts';
import { keepPartitions, makePartitions } from './partitions.ts';

const ROUNDS = process.env.ROUNDS === 'full' ? 12 : 2;
const DAY_MS = 86_400_000;
/** The longest period and the one before it, when there is time. */
const SPAN_MS = (process.env.ROUNDS === 'full' ? 760 : 400) * DAY_MS;
const OF_WORKS = FIGURES.filter((figure) => figure !== 'visitors' && figure !== 'followers');
/** Whole hours, half and quarter hours, and both directions of daylight saving time. */
const ZONES = [
  'Africa/Lagos',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Chatham',
  'Europe/Berlin',
  'Pacific/Honolulu',
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await keepPartitions(app.ctx);
});
afterAll(() => app.close());

const get = (path: string, { cookie }: TestMember) => request(app.server).get(path).set('Cookie', cookie);
const read = async <T = Statistics>(path: string, member: TestMember) =>
  (await get(path, member).expect(200)).body as T;

const below = (n: number) => Math.floor(Math.random() * n);
const oneOf = <T>(items: readonly T[]): T => items[below(items.length)]!;
const moveTo = (time: number) => app.clock.advance(time - app.clock.now().getTime());
/** Runs the job at that time. */
const closeAt = (now: Date) => closeSums({ ...app.ctx, clock: { ...app.ctx.clock, now: () => now } });

interface Fact {
  at: Date;
  artworkId: string | null;
  visitor?: string;
  source?: Source;
  words?: string;
  values: Partial<Record<(typeof FIGURES)[number], number>>;
}

/** A year of random views, likes, saves, followers, orders and refunds of an artist, stored as the features store them. */
async function inventYear(artist: TestMember, now: Date): Promise<Fact[]> {
  const { db } = app.ctx;
  const works = await Promise.all(
    Array.from({ length: 3 }, () => createArtwork(app, { userId: artist.id, price: '50.00' })),
  );
  const anyTime = () => new Date(now.getTime() - below(SPAN_MS));
  const notAfterNow = (time: number) => new Date(Math.min(time, now.getTime()));
  const visitors = Array.from({ length: 12 }, () => randomUUID());
  const views = Array.from({ length: 1200 }, () => {
    const at = anyTime();
    const source = oneOf(SOURCES);
    const words = source === 'search' ? oneOf(['dahlia', 'blue night']) : null;
    // The hash of a visitor differs each day.
    const visitor = `${at.toISOString().slice(0, 10).replaceAll('-', '')}${oneOf(visitors).slice(8)}`;
    return { at, artworkId: oneOf(works).id, artistId: artist.id, visitor, source, words };
  });
  const months = new Set(views.map(({ at }) => Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1)));
  await db.transaction((tx) =>
    makePartitions(
      tx,
      [...months].map((month) => new Date(month)),
    ),
  );
  await db.insert(viewEvents).values(views);
  const fans = await db
    .insert(users)
    .values(Array.from({ length: 40 }, () => ({ email: `${randomUUID()}@example.com` })))
    .returning({ id: users.id });
  const liked = works.flatMap(({ id }) =>
    fans.map((fan) => ({ artworkId: id, userId: fan.id, createdAt: anyTime() })),
  );
  await db
    .insert(likes)
    .values([...liked, { artworkId: works[0]!.id, userId: artist.id, createdAt: anyTime() }]);
  const followed = fans.map((fan) => ({ followerId: fan.id, followingId: artist.id, createdAt: anyTime() }));
  await db.insert(follows).values(followed);
  const kept = await db
    .insert(collections)
    .values([...fans, ...fans, artist].map((owner) => ({ ownerId: owner.id, title: 'Kept' })))
    .returning({ collectionId: collections.id, ownerId: collections.ownerId });
  // Each member in two collections: what counts is the first time. Nothing is older than the first save.
  const items = kept.map((list, index) => ({
    ...list,
    artworkId: works[(index % fans.length) % works.length]!.id,
    position: index,
    createdAt: index === 0 ? new Date(now.getTime() - SPAN_MS - DAY_MS) : anyTime(),
  }));
  await db.insert(collectionItems).values(items);
  const saves = fans.map((fan) => {
    const own = items.filter(({ ownerId }) => ownerId === fan.id);
    return own.reduce((first, item) => (item.createdAt < first.createdAt ? item : first));
  });
  const orders = fans.map((fan, index) => {
    const createdAt = anyTime();
    const paidAt = index % 2 === 0 ? notAfterNow(createdAt.getTime() + 60_000) : null;
    const refundedAt = index % 4 === 0 ? notAfterNow(createdAt.getTime() + below(20 * DAY_MS)) : null;
    return {
      artworkId: oneOf(works).id,
      buyerId: fan.id,
      sellerId: artist.id,
      amount: '50.00',
      artistAmount: '46.07',
      commissionAmount: '3.93',
      status: refundedAt ? 'refunded' : 'canceled',
      createdAt,
      paidAt,
      refundedAt,
    };
  });
  const made = orders.map(({ artworkId, buyerId, sellerId, amount, createdAt }, index) => ({
    id: randomUUID(),
    artworkId,
    buyerId,
    sellerId,
    amount,
    title: 'A work',
    state: 'declined' as const,
    deadline: now,
    createdAt: new Date(createdAt.getTime() - (index + 1) * 3_600_000),
  }));
  // Those below the lowest price are not counted: the seller does not know of them.
  const low = made.map(({ id: _id, ...offer }) => ({ ...offer, declinesAt: now }));
  // Nor those for works that were deleted, as no other figure of theirs is.
  const gone = made.map(({ id: _id, ...offer }) => ({ ...offer, artworkId: null }));
  await db.insert(offers).values([...made, ...low, ...gone]);
  // Every third one was accepted: its order was made then.
  const accepted = orders.filter((_, index) => index % 3 === 0);
  await db
    .insert(purchases)
    .values(orders.map((order, index) => ({ ...order, offerId: index % 3 === 0 ? made[index]!.id : null })));
  const firsts = new Map<string, Date>();
  for (const { visitor, at } of views.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    if (!firsts.has(visitor)) firsts.set(visitor, at);
  return [
    ...views.map((view) => ({ ...view, words: view.words ?? undefined, values: { views: 1 } })),
    ...[...firsts.values()].map((at) => ({ at, artworkId: null, values: { visitors: 1 } })),
    ...liked.map((like) => ({ at: like.createdAt, artworkId: like.artworkId, values: { likes: 1 } })),
    ...saves.map((save) => ({ at: save.createdAt, artworkId: save.artworkId, values: { saves: 1 } })),
    ...followed.map((follow) => ({ at: follow.createdAt, artworkId: null, values: { followers: 1 } })),
    ...orders.flatMap(({ artworkId, createdAt, paidAt, refundedAt }) => [
      { at: createdAt, artworkId, values: { checkouts: 1 } },
      ...(paidAt ? [{ at: paidAt, artworkId, values: { sold: 1, earnedCents: 4607 } }] : []),
      ...(refundedAt ? [{ at: refundedAt, artworkId, values: { sold: -1, earnedCents: -4607 } }] : []),
    ]),
    ...made.map(({ createdAt, artworkId }) => ({ at: createdAt, artworkId, values: { offers: 1 } })),
    ...accepted.flatMap(({ artworkId, createdAt, paidAt }) => [
      { at: createdAt, artworkId, values: { offersAccepted: 1 } },
      ...(paidAt ? [{ at: paidAt, artworkId, values: { offersPaid: 1 } }] : []),
    ]),
  ];
}

/** Uses the browser's calendar, which shares nothing with the database. */
const dayIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  return (at: Date) => format.format(at);
};

const total = (facts: Fact[], figure: (typeof FIGURES)[number]) =>
  facts.reduce((sum, { values }) => sum + (values[figure] ?? 0), 0);

const everything = async () =>
  (
    await app.ctx.db.execute(sql`
      select (select md5(string_agg(s::text, '|' order by s::text)) from work_sums s) as works,
        (select md5(string_agg(s::text, '|' order by s::text)) from artist_sums s) as artists,
        (select md5(string_agg(s::text, '|' order by s::text)) from search_sums s) as searches`)
  ).rows[0];

describe('sums', () => {
  test('equal a recount with what is not added up yet, in any zone, and closing again changes nothing', async () => {
    const artist = await createMember(app, { isSubscriber: true });
    const now = app.clock.now();
    const facts = await inventYear(artist, now);
    await app.ctx.db.delete(sumsClosed);
    const first = new Date(now.getTime() - below(40 * DAY_MS));
    await Promise.all([closeAt(first), closeAt(first)]);

    for (let round = 0; round < ROUNDS; round++) {
      const zone = ZONES[(round + below(ZONES.length)) % ZONES.length]!;
      const period = round === 0 ? 365 : oneOf<Period>([7, 30, 90, 365]);
      const query = `?days=${period}&zone=${zone}`;
      const { days, before, sources } = await read(`/api/statistics${query}`, artist);
      const dayOf = dayIn(zone);
      const byDay = Map.groupBy(facts, ({ at }) => dayOf(at));
      expect(days).toHaveLength(period);
      expect(before).toHaveLength(period);
      expect(days.at(-1)).toMatchObject({ day: dayOf(now), isFinal: false });
      for (const { isFinal: _isFinal, ...day } of [...before.slice(0, -1), ...days]) {
        const there = byDay.get(day.day) ?? [];
        const expected = Object.fromEntries(FIGURES.map((figure) => [figure, total(there, figure)]));
        expect(day, zone).toEqual({ day: day.day, ...expected });
      }
      const inPeriod = days.flatMap(({ day }) => byDay.get(day) ?? []);
      const from = (source: Source) => inPeriod.filter((fact) => fact.source === source).length;
      expect(sources).toEqual(Object.fromEntries(SOURCES.map((source) => [source, from(source)])));

      const works = await read<StatisticsWork[]>(`/api/statistics/works${query}`, artist);
      for (const work of works) {
        const there = inPeriod.filter(({ artworkId }) => artworkId === work.id);
        for (const figure of OF_WORKS) expect(work[figure], `${zone} ${figure}`).toBe(total(there, figure));
      }
      const searches = await read<{ items: object[]; rarer: number }>(
        `/api/statistics/searches${query}`,
        artist,
      );
      expect(searches).toEqual({ items: [], rarer: from('search') });
      const lines = (await get(`/api/statistics/csv${query}`, artist).expect(200)).text.trim().split('\n');
      expect(lines.slice(1).reduce((all, line) => all + Number(line.split(',')[3]), 0)).toBe(
        total(inPeriod, 'views'),
      );
      // Halfway, and at last as far as it goes.
      await closeAt(round === 0 ? new Date((first.getTime() + now.getTime()) / 2) : now);
    }

    const closed = await everything();
    await closeAt(now);
    expect(await everything()).toEqual(closed);
    // Even from the beginning.
    await app.ctx.db.delete(sumsClosed);
    await closeAt(now);
    expect(await everything()).toEqual(closed);
  }, 120_000);
});

describe('today', () => {
  /** Midnight by UTC, on the day of each zone on which the clocks change, if they do. */
  test.each([
    ['Asia/Kathmandu', '2027-01-09T18:15:00Z', 24],
    ['Africa/Lagos', '2027-01-11T23:00:00Z', 24],
    ['Pacific/Honolulu', '2027-01-13T10:00:00Z', 24],
    ['America/New_York', '2027-03-14T05:00:00Z', 23],
    ['America/New_York', '2027-11-07T04:00:00Z', 25],
  ])('today begins and ends at midnight in %s, and is final an hour later', async (zone, start, hours) => {
    const artist = await createMember(app, { isSubscriber: true });
    const { id } = await createArtwork(app, { userId: artist.id });
    const midnight = Date.parse(start);
    const end = midnight + hours * 3_600_000;
    const day = dayIn(zone)(new Date(midnight));
    await app.ctx.db.transaction((tx) => makePartitions(tx, [new Date(`${start.slice(0, 7)}-01`)]));
    const see = (at: number) =>
      app.ctx.db.insert(viewEvents).values({
        at: new Date(at),
        artworkId: id,
        artistId: artist.id,
        visitor: randomUUID(),
        source: 'feed',
      });
    for (const at of [midnight - 1, midnight, end - 1]) await see(at);
    const last = async (n: number) =>
      (await read(`/api/statistics?days=7&zone=${zone}`, artist)).days
        .slice(-n)
        .map((one) => [one.day, one.views, one.isFinal]);

    moveTo(end - 60_000);
    expect(await last(1)).toEqual([[day, 2, false]]);
    await closeSums(app.ctx);
    moveTo(end + 30 * 60_000);
    expect(await last(2)).toEqual([
      [day, 2, false],
      [dayIn(zone)(new Date(end)), 0, false],
    ]);
    // Final only once it is added up.
    moveTo(end + 61 * 60_000);
    expect((await last(2))[0]).toEqual([day, 2, false]);
    await closeSums(app.ctx);
    expect((await last(2))[0]).toEqual([day, 2, true]);
    const [work] = await read<StatisticsWork[]>(`/api/statistics/works?days=7&zone=${zone}`, artist);
    expect(work!.views).toBe(3);
  });

  test('the period before ends at the hour that it is now', async () => {
    const artist = await createMember(app, { isSubscriber: true });
    const today = Math.ceil(app.clock.now().getTime() / DAY_MS) * DAY_MS;
    const fans = await Promise.all([8, 11, 12].map(() => createMember(app)));
    await app.ctx.db.insert(follows).values(
      [8, 11, 12].map((hour, index) => ({
        followerId: fans[index]!.id,
        followingId: artist.id,
        createdAt: new Date(today - 7 * DAY_MS + hour * 3_600_000),
      })),
    );
    moveTo(today + 12.5 * 3_600_000);
    // Those of that time may be added up already, without these.
    await app.ctx.db.delete(sumsClosed);
    await closeSums(app.ctx);
    const { before } = await read('/api/statistics?days=7', artist);
    expect(before.at(-1)!.followers).toBe(2);
  });
});
