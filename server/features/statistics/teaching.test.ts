import { sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createCourse, createMember } from '#server/testing/factories.ts';
import { createApplication, createProject } from '#server/testing/hire.ts';
import { flushWatched } from './record.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = async <T = object>(part: string, { cookie }: TestMember) =>
  (await request(app.server).get(`/api/statistics/${part}`).set('Cookie', cookie).expect(200)).body as T;

test('minutes are what others played, and members stop where they were last', async () => {
  const teacher = await createMember(app, { artistName: 'Noor' });
  const { lessonIds } = await createCourse(app, {
    instructorId: teacher.id,
    videos: { durationSeconds: '100.00' },
  });
  const { rows } = await app.ctx.db.execute<{ id: string }>(
    sql`select video_id as id from course_lessons where id = ${lessonIds[0]}::uuid`,
  );
  const at = (member: TestMember, seconds: number) =>
    request(app.server)
      .put(`/api/videos/${rows[0]!.id}/position`)
      .set('Cookie', member.cookie)
      .set('Origin', app.url)
      .send({ seconds });
  const [one, two] = await Promise.all([createMember(app), createMember(app)]);
  for (const seconds of [10, 20, 30, 40, 50, 60]) await at(one, seconds).expect(204);
  // A jump is not watched.
  await at(two, 95).expect(204);
  await at(teacher, 10).expect(204);
  await flushWatched(app.ctx);
  const [course] = await read<{ lessons: object[] }[]>('teaching', teacher);
  expect(course!.lessons).toMatchObject([
    { minutes: 1, viewers: 2, finished: 0, stops: [0, 0, 0, 0, 0, 0, 1, 0, 0, 1] },
  ]);
  expect(await read('teaching', one)).toEqual([]);
});

test('the median time to the first application; open applications do not count as decided', async () => {
  const [client, designer] = await Promise.all([createMember(app), createMember(app)]);
  expect(await read('hiring', client)).toEqual({ client: null, designer: null });
  const posted = new Date('2026-03-01T12:00:00Z');
  const after = (minutes: number) => new Date(posted.getTime() + minutes * 60_000);
  const projects = await Promise.all(
    Array.from({ length: 4 }, () => createProject(app, { clientId: client.id, createdAt: posted })),
  );
  const apply = (n: number, minutes: number, status: 'sent' | 'accepted' | 'declined', mine = true) =>
    createApplication(app, {
      projectId: projects[n]!.id,
      status,
      createdAt: after(minutes),
      ...(mine && { designerId: designer.id }),
    });
  await apply(0, 30, 'declined');
  await apply(0, 10, 'sent', false);
  await apply(1, 20, 'accepted');
  await apply(2, 600, 'sent');
  expect(await read('hiring', client)).toEqual({
    client: { projects: 4, answered: 3, medianMinutes: 20 },
    designer: null,
  });
  expect(await read('hiring', designer)).toEqual({
    client: null,
    designer: { applications: 3, decided: 2, accepted: 1 },
  });
});
