/** Many members toggle likes of one work at the same time. More rounds with ROUNDS=full. */
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { likes } from '#shared/artworks/tables.ts';
import { notifications } from '#shared/notifications/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { explainQueries } from '#server/testing/explain.ts';
import { createArtwork, createMember, readArtwork } from '#server/testing/factories.ts';

const ROUNDS = process.env.ROUNDS === 'full' ? 50 : 2;
const TOGGLES = 200;
const MEMBERS = 40;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_REACTION: '1000000' } });
});
afterAll(() => app.close());

/** Compares rows and counters in one statement after the other until it is stopped. */
function watchCounters(id: string) {
  const differences: unknown[] = [];
  let [isStopped, wasRead] = [false, false];
  const watching = (async () => {
    while (!isStopped) {
      const { rows } = await app.ctx.pool.query(
        `select a.likes_count, u.total_likes, (select count(*)::int from likes where artwork_id = a.id) as rows
         from artworks a join users u on u.id = a.user_id where a.id = $1`,
        [id],
      );
      wasRead = true;
      const [figures] = rows;
      if (new Set(Object.values(figures)).size > 1) differences.push(figures);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await watching;
      return { wasRead, differences };
    },
  };
}

test('concurrent like toggles keep counters equal to the rows', { timeout: 600_000 }, async () => {
  const { id, userId } = await createArtwork(app);
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => createMember(app)));
  const toggle = (i: number) =>
    request(app.server)
      .post(`/api/artworks/${id}/like`)
      .set('Cookie', members[i % MEMBERS]!.cookie)
      .then(({ status }) => status);
  const watch = watchCounters(id);
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all(Array.from({ length: TOGGLES }, (_, i) => toggle(i)));
    expect(new Set(answers)).toEqual(new Set([200]));
    const rows = await app.ctx.db.$count(likes, eq(likes.artworkId, id));
    // An odd number of toggles each, so everyone's like changes.
    expect(rows).toBe(round % 2 === 0 ? MEMBERS : 0);
    expect((await readArtwork(app, id)).likesCount).toBe(rows);
    const [owner] = await app.ctx.db.select().from(users).where(eq(users.id, userId));
    expect(owner!.totalLikes).toBe(rows);
  }
  expect(await watch.stop()).toEqual({ wasRead: true, differences: [] });
});

test("one member's toggles at the same time leave no like, no count and no notification", async () => {
  const [{ id, userId }, member] = [await createArtwork(app), await createMember(app)];
  const toggle = () => request(app.server).post(`/api/artworks/${id}/like`).set('Cookie', member.cookie);
  const answers = await Promise.all(Array.from({ length: 40 }, () => toggle()));
  const counts = answers.map(({ body }) => body.likesCount as number);
  expect([counts.filter((n) => n === 0).length, counts.filter((n) => n === 1).length]).toEqual([20, 20]);
  expect(await app.ctx.db.$count(likes, eq(likes.artworkId, id))).toBe(0);
  expect(await app.ctx.db.$count(notifications, eq(notifications.userId, userId))).toBe(0);
});

test('a like is one statement, besides its rate limit', async () => {
  const [{ id }, member] = [await createArtwork(app), await createMember(app)];
  const like = async () =>
    request(app.server).post(`/api/artworks/${id}/like`).set('Cookie', member.cookie).expect(200);
  expect((await explainQueries(app.ctx.pool, like)).queries).toBe(2);
});
