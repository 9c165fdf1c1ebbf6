/** Creating, editing, publishing and deleting courses. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses } from '#shared/courses/tables.ts';
import { uploads } from '#shared/uploads/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { videos } from '#shared/videos/tables.ts';
import {
  type TestMember,
  createCourse,
  createMember,
  createVideo,
  enrollIn,
} from '#server/testing/factories.ts';
import { put } from '#server/features/videos/testing.ts';
import { type CourseHarness, startCourseHarness } from './testing/harness.ts';

const FORM = { title: 'Night walks', description: 'Slowly.', duration: '2 h', isPremium: true };
let harness: CourseHarness;
let artist: TestMember;
let other: TestMember;
beforeAll(async () => {
  harness = await startCourseHarness();
  ({ artist } = harness);
  other = await createMember(harness.app, { artistName: 'Ines' });
});
afterAll(() => harness.close());

const create = (more: object = {}, who = artist) =>
  harness.course('POST', '/api/courses', who, { ...FORM, ...more });
const publish = (id: string, isPublished: boolean, who = artist) =>
  harness.outcome('PUT', `/api/courses/${id}/published`, who, { isPublished });
const own = (more: object = {}) => createCourse(harness.app, { instructorId: artist.id, ...more });

async function uploadPicture(who = artist): Promise<string> {
  const about = { contentType: 'image/png', purpose: 'cover' };
  const { body } = await harness.call('POST', '/api/objects/upload', who, about);
  const url = body.uploadURL as string;
  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  await put(url, picture, 'image/png');
  return url;
}
const statusOfCover = async (imageUrl: string | null) => {
  const id = imageUrl!.split('/')[2]!;
  const [row] = await harness.app.ctx.db.select().from(uploads).where(eq(uploads.id, id));
  return `${row!.status} ${row!.purpose}`;
};

describe('a new course', () => {
  test('is a draft, with a price only if it is not Premium', async () => {
    const premium = await create({ price: '29.00' });
    expect(premium).toMatchObject({
      ...FORM,
      price: null,
      imageUrl: null,
      isPublished: false,
      lessonsCount: 0,
      rating: '0.00',
      lessons: [],
      nextLessonId: null,
    });
    expect(await create({ isPremium: false, description: '' })).toMatchObject({
      price: '0.00',
      description: null,
    });
    expect(await harness.outcome('GET', `/api/courses/${premium.id}`, other)).toBe('course_not_found');
  });

  test('needs an artist name and a title', async () => {
    const nameless = await createMember(harness.app, { artistName: ' ' });
    expect(await harness.outcome('POST', '/api/courses', nameless, FORM)).toBe('artist_name_required');
    const { body } = await harness.call('POST', '/api/courses', artist, { ...FORM, title: ' ' });
    expect(body).toMatchObject({ code: 'invalid_request', detail: 'Title is required' });
  });
});

describe('the cover', () => {
  test('does not keep a course from being created again after a lost answer', async () => {
    const form = { ...FORM, imageUrl: await uploadPicture(), clientId: randomUUID() };
    const answers = await Promise.all([create(form), create(form)]);
    const late = await create(form);
    expect([...answers, late].map(({ id }) => id)).toEqual(Array.from({ length: 3 }, () => form.clientId));
    expect(late.imageUrl).not.toBeNull();
    const { body } = await harness.call('POST', '/api/courses', other, { ...FORM, clientId: form.clientId });
    expect(body).toMatchObject({ code: 'invalid_request', errors: [{ path: 'clientId' }] });
  });

  test('is the member’s own upload, stays if absent, and detaches the previous one', async () => {
    const first = await create({ imageUrl: await uploadPicture() });
    expect(first.imageUrl).toMatch(/^\/media\/[0-9a-f-]{36}\/preview\.webp$/);
    expect((await fetch(harness.app.url + first.imageUrl!)).status).toBe(200);
    expect(await statusOfCover(first.imageUrl)).toBe('attached cover');
    const path = `/api/courses/${first.id}`;
    for (const same of [{}, { imageUrl: first.imageUrl }]) {
      expect((await harness.course('PUT', path, artist, { ...FORM, ...same })).imageUrl).toBe(first.imageUrl);
    }
    // Nothing else is given, and nothing is new.
    for (const same of [{ imageUrl: first.imageUrl! }, {}])
      expect((await harness.course('PUT', path, artist, same)).imageUrl).toBe(first.imageUrl);
    const replacement = { ...FORM, imageUrl: await uploadPicture() };
    const second = await harness.course('PUT', path, artist, replacement);
    expect(second.imageUrl).not.toBe(first.imageUrl);
    // Sent again after a lost answer.
    expect((await harness.course('PUT', path, artist, replacement)).imageUrl).toBe(second.imageUrl);
    expect(await statusOfCover(second.imageUrl)).toBe('attached cover');
    expect(await statusOfCover(first.imageUrl)).toBe('ready cover');
    expect((await harness.course('PUT', path, artist, { ...FORM, imageUrl: '' })).imageUrl).toBeNull();
    expect(await statusOfCover(second.imageUrl)).toBe('ready cover');
  });

  test('stays if it belongs to the demo gallery', async () => {
    const imageUrl = '/demo/courses/night-photo.webp';
    const { id } = await own({ imageUrl });
    const edited = await harness.course('PUT', `/api/courses/${id}`, artist, { ...FORM, imageUrl });
    expect(edited.imageUrl).toBe(imageUrl);
  });

  test('is refused if it is another member’s, in use, or unknown', async () => {
    const edit = async (imageUrl: string) => {
      const { id } = await own();
      return harness.outcome('PUT', `/api/courses/${id}`, artist, { ...FORM, imageUrl });
    };
    expect(await edit(await uploadPicture(other))).toBe('upload_not_found');
    expect(await edit('/demo/courses/other.webp')).toBe('upload_not_found');
    const used = await uploadPicture();
    await create({ imageUrl: used });
    expect(await edit(used)).toBe('upload_in_use');
    const full = await createMember(harness.app, { artistName: 'Full' });
    const imageUrl = await uploadPicture(full);
    await createVideo(harness.app, { userId: full.id, bytes: 3 * 2 ** 30 });
    expect(await harness.outcome('POST', '/api/courses', full, { ...FORM, imageUrl })).toBe('upload_quota');
  });
});

describe('editing', () => {
  test('is for the instructor, under an artist name', async () => {
    const { id } = await own({ price: '0.00' });
    const path = `/api/courses/${id}`;
    expect(await harness.course('PUT', path, artist, FORM)).toMatchObject({
      title: 'Night walks',
      price: null,
    });
    expect(await harness.outcome('PUT', path, other, FORM)).toBe('not_allowed');
    const draft = await own({ isPublished: false });
    expect(await harness.outcome('PUT', `/api/courses/${draft.id}`, other, FORM)).toBe('course_not_found');
    const former = await createMember(harness.app);
    const old = await createCourse(harness.app, { instructorId: former.id });
    expect(await harness.outcome('PUT', `/api/courses/${old.id}`, former, FORM)).toBe('artist_name_required');
  });
});

test('an edit leaves what is omitted as it is', async () => {
  const { id, imageUrl } = await create({ imageUrl: await uploadPicture() });
  const edit = (body: object) => harness.course('PUT', `/api/courses/${id}`, artist, body);
  const kept = { ...FORM, imageUrl, price: null };
  expect(await edit({ title: 'Day walks' })).toMatchObject({ ...kept, title: 'Day walks' });
  const free = { isPremium: false, price: '0.00', description: null };
  expect(await edit({ isPremium: false, description: '' })).toMatchObject({
    ...kept,
    title: 'Day walks',
    ...free,
  });
});

describe('publishing', () => {
  test('needs a playable lesson, and can be undone', async () => {
    const empty = await own({ lessons: [], isPublished: false });
    expect(await publish(empty.id, true)).toBe('course_empty');
    const broken = await own({ isPublished: false, videos: { status: 'failed' } });
    expect(await publish(broken.id, true)).toBe('video_not_ready');
    const course = await own({ isPublished: false });
    expect(await publish(course.id, true, other)).toBe('course_not_found');
    expect(await publish(course.id, true)).toBe(200);
    expect(await harness.outcome('GET', `/api/courses/${course.id}`, other)).toBe(200);
    expect(await publish(course.id, false, other)).toBe('not_allowed');
    await enrollIn(harness.app, course.id, other.id);
    expect(await publish(course.id, false)).toBe(200);
    expect(await harness.outcome('GET', `/api/courses/${course.id}`, other)).toBe(200);
    expect(await harness.outcome('GET', `/api/courses/${course.id}`, await createMember(harness.app))).toBe(
      'course_not_found',
    );
  });

  test('needs an artist name; unpublishing does not', async () => {
    const former = await createMember(harness.app, { artistName: 'Former' });
    const { id } = await createCourse(harness.app, { instructorId: former.id });
    await harness.app.ctx.db.update(users).set({ artistName: null }).where(eq(users.id, former.id));
    expect(await publish(id, false, former)).toBe(200);
    expect(await publish(id, true, former)).toBe('artist_name_required');
  });
});

describe('removing', () => {
  test('removes lessons, videos and cover', async () => {
    const { id, imageUrl } = await create({ imageUrl: await uploadPicture() });
    const sample = await harness.processed(artist);
    const { lessons } = await harness.course('POST', `/api/courses/${id}/lessons`, artist, {
      title: 'One',
      videoId: sample.id,
    });
    expect(await harness.outcome('DELETE', `/api/courses/${id}`, other)).toBe('course_not_found');
    expect(await harness.outcome('DELETE', `/api/courses/${id}`, artist)).toBe(204);
    const { db } = harness.app.ctx;
    expect(await db.$count(courses, eq(courses.id, id))).toBe(0);
    const [video] = await db.select().from(videos).where(eq(videos.id, lessons[0]!.videoId));
    expect(video!.attachedAt).toBeNull();
    expect(await harness.jobKeys()).toContain(`remove:${video!.id}`);
    expect(await statusOfCover(imageUrl)).toBe('ready cover');
  });

  test('is refused while members are enrolled, and to others', async () => {
    const { id } = await own();
    expect(await harness.outcome('DELETE', `/api/courses/${id}`, other)).toBe('not_allowed');
    await enrollIn(harness.app, id, other.id);
    expect(await harness.outcome('DELETE', `/api/courses/${id}`, artist)).toBe('course_has_members');
    expect(await harness.row(id)).toBeDefined();
  });
});
