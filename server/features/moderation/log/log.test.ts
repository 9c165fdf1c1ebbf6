import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { staffActs } from '#shared/moderation/log/tables.ts';
import { startTestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { decideHidden } from '#server/testing/moderation.ts';

const app = await startTestApp({});
afterAll(() => app.close());
const { db } = app.ctx;
const linesOf = (subjectId: string) => db.select().from(staffActs).where(eq(staffActs.subjectId, subjectId));

async function put(path: string, cookie: string, body: unknown): Promise<number> {
  const response = await fetch(app.url + path, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
}

const feature = (id: string, { cookie }: { cookie: string }) =>
  put(`/api/artworks/${id}/featured`, cookie, { isFeatured: true });

test('an act of a moderator is one line: who, what, why, before and after', async () => {
  const moderator = await createMember(app, { role: 'moderator' });
  const work = await createArtwork(app);
  expect(await decideHidden(app, moderator, { subject: 'artwork', subjectId: work.id })).toBe(200);
  expect(await linesOf(work.id)).toMatchObject([
    {
      actorId: moderator.id,
      act: 'case.decide',
      subjectType: 'artwork',
      reasonCode: 'spam',
      before: { isHidden: false },
      after: { isHidden: true, decision: 'hide' },
    },
  ]);
  expect(await feature(work.id, moderator)).toBe(204);
  expect(await linesOf(work.id)).toHaveLength(2);
});

test('what was refused is not in the log', async () => {
  const moderator = await createMember(app, { role: 'moderator' });
  const work = await createArtwork(app, { userId: moderator.id });
  expect(await feature(work.id, moderator)).toBe(403);
  expect(await linesOf(work.id)).toEqual([]);
});

test('the database refuses to change, delete or empty the log', async () => {
  const moderator = await createMember(app, { role: 'moderator' });
  const work = await createArtwork(app);
  await feature(work.id, moderator);
  const refused = { cause: { constraint: 'staff_acts_are_append_only' } };
  const own = eq(staffActs.subjectId, work.id);
  await expect(db.update(staffActs).set({ act: 'case.take' }).where(own)).rejects.toMatchObject(refused);
  await expect(db.delete(staffActs).where(own)).rejects.toMatchObject(refused);
  await expect(db.execute('truncate staff_acts')).rejects.toMatchObject(refused);
  expect(await linesOf(work.id)).toHaveLength(1);
});
