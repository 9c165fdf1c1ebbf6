import { afterAll, beforeAll, expect, it } from 'vitest';
import { courses } from '#shared/schema/courses.ts';
import { blocks } from '#shared/schema/moderation.ts';
import { type TestApp, startTestApp } from '../../testing/app.ts';
import { createMember } from '../../testing/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('lists courses newest first, page by page, without those of blocked or hidden members', async () => {
  const [viewer, teacher, blocked, hidden] = await Promise.all([
    createMember(app),
    createMember(app, { artistName: 'The Teacher' }),
    createMember(app),
    createMember(app, { isHidden: true }),
  ]);
  const add = (title: string, instructorId: string, day: number) =>
    app.ctx.db.insert(courses).values({
      title,
      instructorId,
      price: '29',
      rating: '4.7',
      duration: '2 h 10 min',
      isPremium: true,
      createdAt: new Date(Date.UTC(2026, 0, day)),
    });
  await add('Older', teacher.id, 1);
  await add('Newer', teacher.id, 2);
  await add('Blocked', blocked.id, 3);
  await add('Hidden', hidden.id, 4);
  await app.ctx.db.insert(blocks).values({ blockerId: viewer.id, blockedId: blocked.id });
  const get = (path: string) => fetch(app.url + path, { headers: { cookie: viewer.cookie } });

  const first = await get('/api/courses?limit=1');
  expect(await first.json()).toMatchObject([
    {
      title: 'Newer',
      price: '29.00',
      rating: '4.70',
      duration: '2 h 10 min',
      isPremium: true,
      instructor: { id: teacher.id, artistName: 'The Teacher' },
    },
  ]);
  const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')![1]!;
  const second = await get(next);
  expect(((await second.json()) as { title: string }[]).map((course) => course.title)).toEqual(['Older']);
  expect(second.headers.get('link')).toBeNull();
});
