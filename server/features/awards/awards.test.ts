import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comments, likes } from '#shared/schema/artworks.ts';
import { awards } from '#shared/schema/awards.ts';
import { type TestApp, startTestApp } from '../../testing/app.ts';
import { createArtwork, createMember } from '../../testing/factories.ts';
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
  // 30 December: a tie, which the earlier work wins; one's own like does not count.
  await like(a.id, early.id, '2025-12-30T00:00:00Z');
  await like(b.id, late.id, '2025-12-30T23:59:59Z');
  await like(late.userId, late.id, '2025-12-30T12:00:00Z');
  // 31 December: two against none. The comment decides the month and the year, not the day.
  await like(c.id, late.id, '2025-12-31T10:00:00Z');
  await like(early.userId, late.id, '2025-12-31T11:00:00Z');
  await app.ctx.db.insert(comments).values({
    userId: a.id,
    artworkId: early.id,
    content: 'Yes',
    createdAt: new Date('2025-12-31T12:00:00Z'),
  });
  // 1 January is not over yet.
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

  // A day that was missed is filled in later.
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
