import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { courses } from '#shared/courses/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createCourse } from '#server/testing/factories.ts';
import { watchPremiumCourses } from './premium-courses.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('documents know within a minute whether there is a course that Premium unlocks', async () => {
  const has = watchPremiumCourses(app.ctx);
  const isKnown = async (expected: boolean) => {
    app.clock.advance(60_000);
    has();
    await expect.poll(has).toBe(expected);
  };
  await expect.poll(has).toBe(false);
  await createCourse(app, { isPremium: false });
  await createCourse(app, { isPremium: true, isHidden: true });
  await isKnown(false);
  const { id } = await createCourse(app, { isPremium: true });
  expect(has()).toBe(false);
  await isKnown(true);
  await app.ctx.db.update(courses).set({ isPublished: false }).where(eq(courses.id, id));
  await isKnown(false);
});

test('without the database, what was known before holds', async () => {
  const select = () => {
    throw new Error('away');
  };
  const away = { ...app.ctx, db: { select } as never };
  const has = watchPremiumCourses({ ...app.ctx, reads: away });
  await expect.poll(has).toBe(true);
});
