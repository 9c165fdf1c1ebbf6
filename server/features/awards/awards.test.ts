import { and, eq, inArray } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comments, likes } from '#shared/artworks/tables.ts';
import { awards } from '#shared/awards/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { giveAwards } from './jobs.ts';
import { awardCompletePeriods } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('gives each complete period to its best work, once', async () => {
  const [a, b, c] = await Promise.all([createMember(app), createMember(app), createMember(app)]);
  const early = await createArtwork(app, { title: 'Early', createdAt: new Date('2025-12-01T00:00:00Z') });
  const late = await createArtwork(app, { title: 'Late', createdAt: new Date('2025-12-02T00:00:00Z') });
  const like = (userId: string, artworkId: string, at: string) =>
    app.ctx.db.insert(likes).values({ userId, artworkId, createdAt: new Date(at) });
  // 30 December: a tie, won by the earlier work; the artist's own like does not count.
  await like(a.id, early.id, '2025-12-30T00:00:00Z');
  await like(b.id, late.id, '2025-12-30T23:59:59Z');
  await like(late.userId, late.id, '2025-12-30T12:00:00Z');
  // 31 December: two likes to none. The comment decides the month and the year, not the day.
  await like(c.id, late.id, '2025-12-31T10:00:00Z');
  await like(early.userId, late.id, '2025-12-31T11:00:00Z');
  await app.ctx.db.insert(comments).values({
    userId: a.id,
    artworkId: early.id,
    content: 'Yes',
    createdAt: new Date('2025-12-31T12:00:00Z'),
  });
  // 1 January has not ended yet.
  await like(b.id, early.id, '2026-01-01T08:00:00Z');

  const now = new Date('2026-01-01T09:00:00Z');
  await awardCompletePeriods(app.ctx.db, now);
  await awardCompletePeriods(app.ctx.db, now);
  const given = await app.ctx.db.select().from(awards).orderBy(awards.type, awards.awardDate);
  expect(given.map((row) => [row.type, row.awardDate, row.artworkId, row.likesCount])).toEqual([
    ['daily_winner', '2025-12-30', early.id, 1],
    ['daily_winner', '2025-12-31', late.id, 2],
    ['monthly_leader', '2025-12-01', early.id, 1],
    ['yearly_champion', '2025-01-01', early.id, 1],
  ]);

  // A missed day is filled in later.
  await awardCompletePeriods(app.ctx.db, new Date('2026-01-04T00:00:00Z'));
  const member = await createMember(app);
  const { body } = await request(app.server).get('/api/awards').set('Cookie', member.cookie).expect(200);
  expect(body).toHaveLength(3);
  expect(body[0]).toMatchObject({
    type: 'daily_winner',
    awardDate: '2026-01-01',
    artwork: { title: 'Early' },
  });
});

it('emits new awards once, and none after a failure', async () => {
  const work = await createArtwork(app, { createdAt: new Date('2026-02-01T00:00:00Z') });
  const fan = await createMember(app);
  for (const day of [10, 12]) {
    const artworkId = day === 10 ? work.id : (await createArtwork(app)).id;
    const createdAt = new Date(Date.UTC(2026, 1, day));
    await app.ctx.db.insert(likes).values({ userId: fan.id, artworkId, createdAt });
  }
  app.clock.advance(new Date('2026-02-13T00:05:00Z').getTime() - app.clock.now().getTime());
  const notified: string[] = [];
  let isBroken = true;
  app.ctx.events.on('award.given', async (_tx, event) => {
    if (isBroken) throw new Error('undone');
    notified.push(event.awardId);
  });
  const before = await app.ctx.db.$count(awards);
  await expect(giveAwards(app.ctx)).rejects.toThrow('undone');
  expect(await app.ctx.db.$count(awards)).toBe(before);
  isBroken = false;
  await giveAwards(app.ctx);
  await giveAwards(app.ctx);
  const given = await app.ctx.db.select().from(awards).where(inArray(awards.id, notified));
  expect(given.map((row) => [row.type, row.awardDate, row.userId === work.userId])).toEqual(
    expect.arrayContaining([
      ['daily_winner', '2026-02-10', true],
      ['daily_winner', '2026-02-12', false],
    ]),
  );
  expect(given).toHaveLength((await app.ctx.db.$count(awards)) - before);
});

it('ignores the artist’s comments, and counts one per member and day', async () => {
  const [a, b] = [await createMember(app), await createMember(app)];
  const createdAt = new Date('2026-03-01T00:00:00Z');
  const [own, chatty, calm] = [
    await createArtwork(app, { createdAt }),
    await createArtwork(app, { createdAt }),
    await createArtwork(app, { createdAt: new Date('2026-03-02T00:00:00Z') }),
  ];
  const comment = (userId: string, artworkId: string, at: string) =>
    app.ctx.db.insert(comments).values({ userId, artworkId, content: 'Yes', createdAt: new Date(at) });
  for (const hour of ['01', '02', '03', '04']) {
    await comment(own.userId, own.id, `2026-03-10T${hour}:00:00Z`);
    await comment(a.id, chatty.id, `2026-03-10T${hour}:00:00Z`);
  }
  // Two members on the next day: 6 against 2.
  await comment(a.id, calm.id, '2026-03-10T23:59:59Z');
  await comment(a.id, calm.id, '2026-03-11T00:00:00Z');
  await comment(b.id, calm.id, '2026-03-11T00:00:00Z');
  await app.ctx.db
    .insert(likes)
    .values({ userId: b.id, artworkId: chatty.id, createdAt: new Date('2026-03-12') });

  const given = await awardCompletePeriods(app.ctx.db, new Date('2026-04-01T00:00:00Z'));
  const monthly = await app.ctx.db
    .select()
    .from(awards)
    .where(
      and(
        inArray(
          awards.id,
          given.map((award) => award.awardId),
        ),
        eq(awards.type, 'monthly_leader'),
      ),
    );
  expect(monthly.map((row) => [row.awardDate, row.artworkId])).toContainEqual(['2026-03-01', calm.id]);
});

it('lists a history of visible works, newest period first', async () => {
  const [artist, viewer] = [await createMember(app), await createMember(app)];
  const work = await createArtwork(app, { userId: artist.id });
  const hidden = await createArtwork(app, { userId: artist.id, isHidden: true });
  const give = (
    awardDate: string,
    artworkId: string,
    type: 'daily_winner' | 'monthly_leader' = 'daily_winner',
  ) => app.ctx.db.insert(awards).values({ type, awardDate, artworkId, userId: artist.id });
  // Filled in later, though older.
  await give('2024-05-03', work.id);
  await give('2024-05-01', work.id, 'monthly_leader');
  await give('2024-05-01', work.id);
  await give('2024-05-02', hidden.id);
  const ask = (path: string, who = viewer) => request(app.server).get(path).set('Cookie', who.cookie);
  const path = `/api/users/${artist.id}/awards`;
  const pages: { awardDate: string; artwork: { id: string } }[] = [];
  let next: string | undefined = `${path}?limit=1`;
  while (next) {
    const answer: request.Response = await ask(next).expect(200);
    pages.push(...(answer.body as typeof pages));
    next = /<([^>]+)>/.exec(answer.headers.link ?? '')?.[1];
  }
  expect(pages.map(({ awardDate }) => awardDate)).toEqual(['2024-05-03', '2024-05-01', '2024-05-01']);
  expect((await ask(path, artist).expect(200)).body).toHaveLength(4);
  await app.ctx.db.insert(blocks).values({ blockerId: artist.id, blockedId: viewer.id });
  expect((await ask(path).expect(404)).body.code).toBe('member_not_found');
});
