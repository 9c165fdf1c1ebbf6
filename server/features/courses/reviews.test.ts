/** Reviews; a course's rating and count always match its rows. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CourseReview } from '#shared/courses/contract.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { type TestMember, createCourse, createMember, enrollIn } from '#server/testing/factories.ts';
import { type CourseHarness, startCourseHarness } from './testing/harness.ts';

let harness: CourseHarness;
let artist: TestMember;
beforeAll(async () => {
  harness = await startCourseHarness();
  ({ artist } = harness);
});
afterAll(() => harness.close());

async function courseOf(count: number): Promise<{ id: string; members: TestMember[] }> {
  const { id } = await createCourse(harness.app, { instructorId: artist.id });
  const members = await Promise.all(Array.from({ length: count }, () => createMember(harness.app)));
  for (const { id: userId } of members) await enrollIn(harness.app, id, userId);
  return { id, members };
}
const review = (id: string, who: TestMember, rating: number, content?: string) =>
  harness.outcome('PUT', `/api/courses/${id}/review`, who, { rating, ...(content ? { content } : {}) });
const removeReview = (id: string, who: TestMember) =>
  harness.outcome('DELETE', `/api/courses/${id}/review`, who);
const list = async (id: string, who: TestMember) => {
  const { body } = await harness.call('GET', `/api/courses/${id}/reviews`, who);
  return body as unknown as CourseReview[];
};
const standing = async (id: string) => {
  const row = (await harness.row(id))!;
  return [row.rating, row.reviewsCount];
};

test('count once per member, can be replaced and removed', async () => {
  const { id, members } = await courseOf(3);
  const [one, two, three] = members as [TestMember, TestMember, TestMember];
  expect(await review(id, one, 5, 'Clear.')).toBe(200);
  expect(await standing(id)).toEqual(['5.00', 1]);
  expect(await review(id, two, 4)).toBe(200);
  expect(await review(id, three, 4)).toBe(200);
  expect(await standing(id)).toEqual(['4.33', 3]);
  const first = (await list(id, one)).find(({ user }) => user.id === one.id);
  expect(await review(id, one, 2, 'Less clear.')).toBe(200);
  expect(await standing(id)).toEqual(['3.33', 3]);
  const listed = await list(id, two);
  expect(listed.map(({ user }) => user.id)).toEqual([three.id, two.id, one.id]);
  expect(listed[2]).toMatchObject({
    id: first!.id,
    rating: 2,
    content: 'Less clear.',
    createdAt: first!.createdAt,
  });
  expect(await removeReview(id, one)).toBe(204);
  expect(await removeReview(id, one)).toBe(204);
  expect(await standing(id)).toEqual(['4.00', 2]);
  for (const who of [two, three]) await removeReview(id, who);
  expect(await standing(id)).toEqual(['0.00', 0]);
});

test('include the member’s own separately', async () => {
  const { id, members } = await courseOf(2);
  const [one, two] = members as [TestMember, TestMember];
  await review(id, one, 5, 'Mine.');
  const own = async (who: TestMember) => {
    const { body } = await harness.call('GET', `/api/courses/${id}/reviews?mine=true`, who);
    return (body as unknown as CourseReview[]).map(({ content }) => content);
  };
  expect(await own(one)).toEqual(['Mine.']);
  expect(await own(two)).toEqual([]);
});

test('keep correct counts under concurrency', async () => {
  const { id, members } = await courseOf(8);
  await Promise.all(members.flatMap((who, n) => [review(id, who, 1), review(id, who, (n % 5) + 1)]));
  const [rating, count] = await standing(id);
  const rows = await list(id, artist);
  expect(count).toBe(rows.length);
  expect(rows).toHaveLength(8);
  expect(rating).toBe((rows.reduce((sum, row) => sum + row.rating, 0) / 8).toFixed(2));
});

test('are by enrolled members, not of their own course, from 1 to 5', async () => {
  const { id, members } = await courseOf(1);
  const stranger = await createMember(harness.app);
  expect(await review(id, stranger, 5)).toBe('not_enrolled');
  expect(await review(id, artist, 5)).toBe('own_content');
  for (const rating of [0, 6, 4.5]) expect(await review(id, members[0]!, rating)).toBe('invalid_request');
  expect(await review('11111111-1111-4111-8111-111111111111', stranger, 5)).toBe('course_not_found');
  expect(await removeReview('11111111-1111-4111-8111-111111111111', stranger)).toBe('course_not_found');
  expect(await standing(id)).toEqual(['0.00', 0]);
});

test('stay when their author leaves, who may then only remove them', async () => {
  const { id, members } = await courseOf(1);
  const [one] = members as [TestMember];
  await review(id, one, 3);
  await harness.call('DELETE', `/api/courses/${id}/enroll`, one);
  expect(await standing(id)).toEqual(['3.00', 1]);
  expect(await review(id, one, 1)).toBe('not_enrolled');
  expect(await removeReview(id, one)).toBe(204);
  expect(await standing(id)).toEqual(['0.00', 0]);
});

test('across a block are not shown and not possible', async () => {
  const { id, members } = await courseOf(2);
  const [one, two] = members as [TestMember, TestMember];
  await review(id, one, 5);
  await review(id, two, 5);
  const { db } = harness.app.ctx;
  await db.insert(blocks).values({ blockerId: one.id, blockedId: two.id });
  expect((await list(id, two)).map(({ user }) => user.id)).toEqual([two.id]);
  await db.insert(blocks).values({ blockerId: artist.id, blockedId: two.id });
  expect(await review(id, two, 1)).toBe('blocked');
});
