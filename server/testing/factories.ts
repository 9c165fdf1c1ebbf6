/** Rows for tests; each creates its own parents. */
import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { artworkImages, artworks } from '#shared/artworks/tables.ts';
import { courseLessons, courses, enrollments } from '#shared/courses/tables.ts';
import { inspirationContent } from '#shared/inspiration/tables.ts';
import { uploads } from '#shared/uploads/tables.ts';
import { accessTokens } from '#shared/accounts/tokens/tables.ts';
import { type DeliveryProfileRow, deliveryProfiles } from '#shared/delivery/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { SCOPES, type Scope } from '#shared/http/endpoint.ts';
import { sessions } from '#shared/kernel/session-tables.ts';
import { type VideoRow, videos } from '#shared/videos/tables.ts';
import { createToken, hashOf, hintOf } from '../http/bearer.ts';
import { SESSION_COOKIE, signSessionId } from '../http/session.ts';
import type { TestApp } from './app.ts';

type NewUser = Partial<typeof users.$inferInsert>;
export type NewArtwork = Partial<typeof artworks.$inferInsert>;
const DAY_MS = 86_400_000;

export interface TestMember {
  id: string;
  cookie: string;
}

export async function createMember(
  app: TestApp,
  fields: NewUser = {},
): Promise<TestMember & { email: string }> {
  const tag = randomBytes(5).toString('hex');
  const email = fields.email ?? `member-${tag}@example.com`;
  const [row] = await app.ctx.db
    .insert(users)
    .values({ firstName: 'Member', lastName: tag, city: 'Lagos', profileCompleted: true, ...fields, email })
    .returning({ id: users.id });
  return { id: row!.id, email, cookie: await signIn(app, row!.id) };
}

/** A session as after sign-in. Returns the Cookie header. */
export async function signIn(app: TestApp, userId: string): Promise<string> {
  const sid = randomUUID();
  const expire = new Date(Date.now() + DAY_MS);
  const sess = {
    cookie: {
      originalMaxAge: DAY_MS,
      expires: expire.toISOString(),
      httpOnly: true,
      path: '/',
      sameSite: 'lax',
    },
    passport: { user: userId },
    authTime: Math.floor(Date.now() / 1000),
  };
  await app.ctx.db.insert(sessions).values({ sid, sess, expire, seenAt: new Date() });
  return `${SESSION_COOKIE}=${encodeURIComponent(await signSessionId(app.ctx, sid))}`;
}

export async function createAccessToken(
  app: TestApp,
  userId: string,
  { scopes = SCOPES, days = 30 }: { scopes?: readonly Scope[]; days?: number } = {},
): Promise<{ id: string; token: string }> {
  const token = createToken();
  const [row] = await app.ctx.db
    .insert(accessTokens)
    .values({
      userId,
      name: randomUUID(),
      scopes: [...scopes],
      hash: hashOf(token),
      hint: hintOf(token),
      expiresAt: new Date(app.ctx.clock.now().getTime() + days * DAY_MS),
    })
    .returning({ id: accessTokens.id });
  return { id: row!.id, token };
}

/** An attached upload. @returns its object path */
async function attach(app: TestApp, userId: string, purpose: 'artwork' | 'view'): Promise<string> {
  const uploadId = randomUUID();
  await app.ctx.db.insert(uploads).values({
    id: uploadId,
    userId,
    status: 'attached',
    purpose,
    key: `uploads/${userId}/${uploadId}`,
    contentType: 'image/jpeg',
    bytes: 1000,
    ...SIZE,
    expiresAt: new Date(Date.now() + DAY_MS),
    attachedAt: new Date(),
  });
  return `/objects/${uploadId}`;
}
const SIZE = { width: 1200, height: 800, placeholder: 'AAAA' };

/** One more picture of a work, after those it has. @returns its object path */
export async function addPicture(
  app: TestApp,
  { id: artworkId, userId }: { id: string; userId: string },
  altText: string | null = null,
): Promise<string> {
  const { db } = app.ctx;
  const imageUrl = await attach(app, userId, 'view');
  const position = 1 + (await db.$count(artworkImages, eq(artworkImages.artworkId, artworkId)));
  await db.insert(artworkImages).values({ artworkId, position, imageUrl, altText, ...SIZE });
  await db.update(artworks).set({ otherAltTexts: altText }).where(eq(artworks.id, artworkId));
  return imageUrl;
}

/** From Norway with two days of handling: $8, in Europe $16, nowhere else, and not to Sweden. */
export async function createDeliveryProfile(
  app: TestApp,
  fields: Partial<DeliveryProfileRow> & { userId: string },
): Promise<DeliveryProfileRow> {
  const zones = {
    home: { price: '8.00', daysFrom: 1, daysTo: 3 },
    region: { price: '16.00', daysFrom: 4, daysTo: 8 },
    world: null,
  };
  const values = {
    name: 'Prints, rolled',
    country: 'NO',
    handlingDays: 2,
    zones,
    leftOut: ['SE'],
    ...fields,
  };
  const [row] = await app.ctx.db.insert(deliveryProfiles).values(values).returning();
  return row!;
}

/** An attached upload and its artwork. */
export async function createArtwork(
  app: TestApp,
  fields: NewArtwork = {},
): Promise<typeof artworks.$inferSelect> {
  const userId = fields.userId ?? (await createMember(app)).id;
  const imageUrl = await attach(app, userId, 'artwork');
  const [row] = await app.ctx.db
    .insert(artworks)
    .values({
      title: 'Quiet water',
      imageUrl,
      ...SIZE,
      category: 'photography',
      ...fields,
      userId,
    })
    .returning();
  return row!;
}

export async function readArtwork(app: TestApp, id: string): Promise<typeof artworks.$inferSelect> {
  const [row] = await app.ctx.db.select().from(artworks).where(eq(artworks.id, id));
  return row!;
}

/** A processed video without stored objects. */
export async function createVideo(
  app: TestApp,
  fields: Partial<VideoRow> & { userId: string },
): Promise<VideoRow> {
  const id = fields.id ?? randomUUID();
  const [row] = await app.ctx.db
    .insert(videos)
    .values({
      id,
      status: 'ready',
      sourceKey: `videos/${fields.userId}/${id}/source`,
      fullKey: `films/${id}/1/full`,
      previewKey: `films/${id}/1/preview`,
      contentType: 'video/mp4',
      bytes: 1000,
      durationSeconds: '44.00',
      attempts: 1,
      attachedAt: new Date(),
      ...fields,
    })
    .returning();
  return row!;
}

/** A video of the Hub, published. */
export async function createHubVideo(
  app: TestApp,
  {
    video: videoFields,
    ...fields
  }: Partial<typeof inspirationContent.$inferInsert> & { video?: Partial<VideoRow> } = {},
): Promise<typeof inspirationContent.$inferSelect> {
  const artistId = fields.artistId ?? (await createMember(app, { artistName: 'Noor' })).id;
  const video = await createVideo(app, { ...videoFields, userId: artistId });
  const [row] = await app.ctx.db
    .insert(inspirationContent)
    .values({
      title: 'Ink in water',
      category: 'photography',
      type: 'tutorial',
      duration: 44,
      isPublished: true,
      ...fields,
      videoUrl: `/objects/${video.id}`,
      videoId: video.id,
      artistId,
    })
    .returning();
  return row!;
}

/** Published, with as many lessons as titles are given, each with its own video. Returns their ids in order. */
export async function createCourse(
  app: TestApp,
  {
    lessons = ['The first light'],
    lessonIds = lessons.map(() => randomUUID()),
    videos: videoFields = {},
    ...fields
  }: Partial<typeof courses.$inferInsert> & {
    lessons?: string[];
    lessonIds?: string[];
    videos?: Partial<VideoRow>;
  } = {},
): Promise<typeof courses.$inferSelect & { lessonIds: string[] }> {
  const instructorId = fields.instructorId ?? (await createMember(app, { artistName: 'Noor' })).id;
  const [course] = await app.ctx.db
    .insert(courses)
    .values({
      title: 'Night walks',
      price: '0.00',
      isPublished: true,
      ...fields,
      lessonsCount: lessons.length,
      instructorId,
    })
    .returning();
  for (const [position, title] of lessons.entries()) {
    const { id: videoId } = await createVideo(app, { ...videoFields, userId: instructorId });
    const id = lessonIds[position]!;
    await app.ctx.db.insert(courseLessons).values({ id, courseId: course!.id, position, title, videoId });
  }
  return { ...course!, lessonIds };
}

/** The row and its counter. */
export async function enrollIn(app: TestApp, courseId: string, userId: string): Promise<void> {
  await app.ctx.db.insert(enrollments).values({ courseId, userId });
  const enrolledCount = await app.ctx.db.$count(enrollments, eq(enrollments.courseId, courseId));
  await app.ctx.db.update(courses).set({ enrolledCount }).where(eq(courses.id, courseId));
}
