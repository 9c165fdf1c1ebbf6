import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { staffActs } from '#shared/moderation/log/tables.ts';
import { startTestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';

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

test('an act of a moderator is one line: who, what, before and after', async () => {
  const moderator = await createMember(app, { role: 'moderator' });
  const work = await createArtwork(app);
  expect(await put(`/api/artworks/${work.id}/hidden`, moderator.cookie, { isHidden: true })).toBe(204);
  expect(await linesOf(work.id)).toMatchObject([
    {
      actorId: moderator.id,
      act: 'artwork.hide',
      subjectType: 'artwork',
      before: { isHidden: false },
      after: { isHidden: true },
    },
  ]);
  expect(await put(`/api/artworks/${work.id}/featured`, moderator.cookie, { isFeatured: true })).toBe(204);
  expect(await linesOf(work.id)).toHaveLength(2);
});

test('what was refused is not in the log', async () => {
  const moderator = await createMember(app, { role: 'moderator' });
  expect(await put(`/api/users/${moderator.id}/hidden`, moderator.cookie, { isHidden: true })).toBe(409);
  expect(await linesOf(moderator.id)).toEqual([]);
});

test('the database refuses to change, delete or empty the log', async () => {
  const moderator = await createMember(app, { role: 'moderator' });
  const work = await createArtwork(app);
  await put(`/api/artworks/${work.id}/hidden`, moderator.cookie, { isHidden: true });
  const refused = { cause: { constraint: 'staff_acts_are_append_only' } };
  const own = eq(staffActs.subjectId, work.id);
  await expect(db.update(staffActs).set({ act: 'case.take' }).where(own)).rejects.toMatchObject(refused);
  await expect(db.delete(staffActs).where(own)).rejects.toMatchObject(refused);
  await expect(db.execute('truncate staff_acts')).rejects.toMatchObject(refused);
  expect(await linesOf(work.id)).toHaveLength(1);
});
