/** The courses of the gallery, whose figures are sums of its rows. */
import { like, sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courses } from '#shared/courses/tables.ts';
import type { TestApp } from '../testing/app.ts';
import { signIn } from '../testing/factories.ts';
import { type DemoGallery, startDemoGallery } from './testing.ts';

let app: TestApp;
let gallery: DemoGallery;
const one: DemoGallery['one'] = (query) => gallery.one(query);

beforeAll(async () => {
  gallery = await startDemoGallery();
  ({ app } = gallery);
}, 60_000);
afterAll(() => app.close());

test('has eight courses, with figures that match their rows', async () => {
  const wrong = await one<{ n: number; shared: number; early: number }>(sql`select
    (select count(*)::int from courses c where not is_published
      or lessons_count <> (select count(*) from course_lessons l where l.course_id = c.id)
      or enrolled_count <> (select count(*) from enrollments e where e.course_id = c.id)
      or reviews_count <> (select count(*) from course_reviews r where r.course_id = c.id)
      or rating <> (select round(avg(r.rating), 2) from course_reviews r where r.course_id = c.id)
      or exists (select 1 from enrollments e where e.course_id = c.id and (e.user_id = c.instructor_id
        or (e.completed_at is not null) <> (lessons_count = (select count(*) from finished_lessons f
          join course_lessons l on l.id = f.lesson_id where l.course_id = c.id and f.user_id = e.user_id))))
      or exists (select 1 from course_reviews r where r.course_id = c.id and not exists
        (select 1 from enrollments e where e.course_id = c.id and e.user_id = r.user_id))) as n,
    (select count(*)::int from course_lessons l join courses c on c.id = l.course_id join videos v on v.id = l.video_id
      where v.status <> 'ready' or v.user_id <> c.instructor_id or v.poster_key is null
        or exists (select 1 from videos other where other.full_key = v.full_key and other.id <> v.id)) as shared,
    (select count(*)::int from enrollments e join courses c on c.id = e.course_id
      left join course_reviews r on r.course_id = e.course_id and r.user_id = e.user_id
      where e.created_at not between c.created_at and now() or e.completed_at not between e.created_at and now()
        or r.created_at not between e.created_at and now()) as early`);
  expect(wrong).toEqual({ n: 0, shared: 0, early: 0 });
  const cookie = await signIn(app, gallery.personId('noor-halabi'));
  const { body: taken } = await request(app.server).get('/api/courses?enrolled=true').set('Cookie', cookie);
  expect(taken).toHaveLength(4);
  const [poster] = await app.ctx.db
    .select()
    .from(courses)
    .where(like(courses.imageUrl, '%poster-design.webp'));
  const { body: detail } = await request(app.server).get(`/api/courses/${poster!.id}`).set('Cookie', cookie);
  expect(detail).toMatchObject({ rating: '4.90', reviewsCount: 231, finishedCount: 2, price: null });
  expect(detail.nextLessonId).toBe(detail.lessons[2].id);
  const { body: reviews } = await request(app.server)
    .get(`/api/courses/${poster!.id}/reviews?limit=100`)
    .set('Cookie', cookie);
  expect(reviews).toHaveLength(100);
  // Members with reviews are the most recent; the others are spread over time.
  expect(reviews.slice(0, 2).every((review: { content: string | null }) => review.content)).toBe(true);
  const days = new Set(reviews.map((review: { createdAt: string }) => review.createdAt.slice(0, 10)));
  expect(days.size).toBeGreaterThan(40);
  const leaks = await one<{ n: number }>(sql`select count(*)::int as n from course_lessons l
    join courses c on c.id = l.course_id join videos v on v.id = l.video_id
    join videos film on film.bytes = v.bytes join inspiration_content i on i.video_id = film.id
    where not c.is_premium and i.type = 'masterclass'`);
  expect(leaks.n).toBe(0);
});
