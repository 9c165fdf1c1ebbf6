/** Many members toggle likes of one work at the same time. More rounds with ROUNDS=full. */
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { likes } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createArtwork, createMember, readArtwork } from '#server/testing/factories.ts';

const ROUNDS = process.env.ROUNDS === 'full' ? 50 : 2;
const TOGGLES = 200;
const MEMBERS = 40;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_REACTION: '1000000' } });
});
afterAll(() => app.close());

test('concurrent like toggles keep counters equal to the rows', { timeout: 600_000 }, async () => {
  const { id, userId } = await createArtwork(app);
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => createMember(app)));
  const toggle = (i: number) =>
    request(app.server)
      .post(`/api/artworks/${id}/like`)
      .set('Cookie', members[i % MEMBERS]!.cookie)
      .then(({ status }) => status);
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
});
