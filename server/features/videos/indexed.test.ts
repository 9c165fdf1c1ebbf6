/** The triggers of 0005: published videos can be found by their words and their author's name. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courses } from '#shared/courses/tables.ts';
import { inspirationContent } from '#shared/inspiration/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { videos } from '#shared/videos/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const found = async (table: 'inspiration_search' | 'course_search', words: string): Promise<number> => {
  const { rows } = await app.ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)} where words @@ search_query(${words})`,
  );
  return rows[0]!.n;
};

test('a Hub video is found while it is published', async () => {
  const { db } = app.ctx;
  const artist = await createMember(app, { artistName: 'Oluwaseun Reef' });
  const [video] = await db
    .insert(videos)
    .values({ userId: artist.id, sourceKey: 'videos/a/b/source' })
    .returning();
  const [content] = await db
    .insert(inspirationContent)
    .values({
      title: 'Cyanotype at dawn',
      description: 'Sunlight and iron salts.',
      videoUrl: `/objects/${video!.id}`,
      videoId: video!.id,
      category: 'photography',
      type: 'tutorial',
      duration: 61,
      artistId: artist.id,
    })
    .returning();
  const publish = (isPublished: boolean) =>
    db.update(inspirationContent).set({ isPublished }).where(eq(inspirationContent.id, content!.id));
  expect(await found('inspiration_search', 'cyanotype')).toBe(0);
  await publish(true);
  expect(await found('inspiration_search', 'cyanotypes')).toBe(1);
  expect(await found('inspiration_search', 'iron salt')).toBe(1);
  expect(await found('inspiration_search', 'oluwaseun')).toBe(1);
  await db.update(users).set({ artistName: 'Ines Quill' }).where(eq(users.id, artist.id));
  expect([
    await found('inspiration_search', 'oluwaseun'),
    await found('inspiration_search', 'quill'),
  ]).toEqual([0, 1]);
  await publish(false);
  expect(await found('inspiration_search', 'cyanotype')).toBe(0);
});

test('a course is found while it is published, by its instructor too', async () => {
  const { db } = app.ctx;
  const instructor = await createMember(app, { artistName: 'Basalt Maren' });
  const [course] = await db
    .insert(courses)
    .values({
      title: 'Lettering',
      description: 'Broad nibs.',
      instructorId: instructor.id,
      isPublished: true,
    })
    .returning();
  expect([await found('course_search', 'letter nib'), await found('course_search', 'maren')]).toEqual([1, 1]);
  await db.update(users).set({ artistName: 'Tuff' }).where(eq(users.id, instructor.id));
  expect([await found('course_search', 'maren'), await found('course_search', 'tuff')]).toEqual([0, 1]);
  await db.update(courses).set({ isPublished: false }).where(eq(courses.id, course!.id));
  expect(await found('course_search', 'lettering')).toBe(0);
});
