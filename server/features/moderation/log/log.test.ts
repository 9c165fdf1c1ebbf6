import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { LogLine } from '#shared/moderation/log/contract.ts';
import { staffActs } from '#shared/moderation/log/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
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

const readLog = async ({ cookie }: { cookie: string }, query: string): Promise<LogLine[]> => {
  const response = await fetch(`${app.url}/api/moderation/log?${query}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return (await response.json()) as LogLine[];
};

test('a line names what it is about, whose it is, and what the moderator wrote', async () => {
  const moderator = await createMember(app, { role: 'moderator' });
  const artist = await createMember(app, { artistName: 'Second Guess' });
  const work = await createArtwork(app, { userId: artist.id, title: 'Terracotta Gyroid' });
  expect(await decideHidden(app, moderator, { subject: 'artwork', subjectId: work.id })).toBe(200);
  expect(await readLog(moderator, `subjectId=${work.id}`)).toMatchObject([
    {
      act: 'case.decide',
      thing: {
        kind: 'artwork',
        title: 'Terracotta Gyroid',
        imageUrl: expect.stringContaining('/'),
        member: { id: artist.id, artistName: 'Second Guess' },
      },
      caseKind: 'report',
      message: 'The same again and again.',
      reportsCount: 0,
    },
  ]);
});

test('a work that was deleted keeps the name its case knows it by', async () => {
  const moderator = await createMember(app, { role: 'moderator' });
  const work = await createArtwork(app, { title: 'Gone Since' });
  await decideHidden(app, moderator, { subject: 'artwork', subjectId: work.id });
  await db.delete(artworks).where(eq(artworks.id, work.id));
  expect(await readLog(moderator, `subjectId=${work.id}`)).toMatchObject([
    { thing: { kind: 'artwork', title: 'Gone Since', imageUrl: null } },
  ]);
});

test('it is narrowed to the last days, and to one of the team', async () => {
  const [june, ada] = [
    await createMember(app, { role: 'moderator' }),
    await createMember(app, { role: 'admin' }),
  ];
  const work = await createArtwork(app);
  await feature(work.id, june);
  const idsOf = async (query: string) =>
    (await readLog(ada, `subjectId=${work.id}&${query}`)).map(({ actorId }) => actorId);
  expect(await idsOf('days=7')).toEqual([june.id]);
  expect(await idsOf(`actorId=${ada.id}`)).toEqual([]);
  app.clock.advance(8 * 86_400_000);
  expect(await idsOf('days=7')).toEqual([]);
  expect(await idsOf('days=30')).toEqual([june.id]);
  const team = await fetch(`${app.url}/api/moderation/team`, { headers: { cookie: june.cookie } });
  const ids = ((await team.json()) as { id: string }[]).map(({ id }) => id);
  expect(ids).toContain(june.id);
  expect(ids).toContain(ada.id);
  expect(ids).not.toContain(work.userId);
});
