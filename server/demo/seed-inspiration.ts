import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import { inspirationContent, inspirationLikes, inspirationViews } from '#shared/inspiration/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Context } from '../context.ts';
import { attachUpload, coverOwner, storeUpload } from '#server/features/uploads/public.ts';
import { attachVideo, storeVideo } from '#server/features/videos/public.ts';
import { uploadIdOf } from '#server/files/address.ts';
import { inventAudience } from './audience.ts';
import { DAY_MS, dayOf } from './calendar.ts';
import { contentId, demoVideoId, personId } from './identifiers.ts';
import { type DemoVideo, VIDEOS, MEMBERS } from './manifest.ts';
import { MEDIA } from './media-folder.ts';
import { type Random, createRandom } from './random.ts';

const NEWEST_DAYS_AGO = 2;
const DAYS_BETWEEN = 13;
const MIN_LIKES = 18;
const MAX_LIKES = 96;
/** Views of each, relative to its likes. */
const VIEWS_PER_LIKE = 4;

/** Everyone who likes has viewed; others only view, once a day. No one likes their own. */
function planReactions(
  demoVideo: DemoVideo,
  people: string[],
  createdAt: number,
  now: number,
  random: Random,
) {
  const others = people.filter((id) => id !== personId(demoVideo.artist));
  // Until today, so that today every member's view counts.
  const end = Math.max(createdAt, now - (now % DAY_MS) - 1);
  const randomTime = () => new Date(createdAt + (end - createdAt) * random.next() ** 1.5);
  const count = MIN_LIKES + random.below(MAX_LIKES - MIN_LIKES);
  const row = { contentId: contentId(demoVideo.slug) };
  const likes = random.sample(others, count).map((userId) => ({ ...row, userId, createdAt: randomTime() }));
  const looks = random
    .sample(others, count * VIEWS_PER_LIKE)
    .map((userId) => ({ ...row, userId, createdAt: randomTime() }));
  const views = new Map(
    [...likes, ...looks].map(({ userId, createdAt: viewedAt }) => {
      const day = dayOf(viewedAt.getTime());
      return [`${userId} ${day}`, { ...row, userId, day, viewedAt }];
    }),
  );
  return { likes, views: [...views.values()] };
}

async function seedVideo(
  ctx: Context,
  demoVideo: DemoVideo,
  createdAt: Date,
  reactions: ReturnType<typeof planReactions>,
) {
  const userId = personId(demoVideo.artist);
  const cover = await storeUpload(ctx, userId, await readFile(path.join(MEDIA, demoVideo.poster)));
  const video = await storeVideo(ctx, {
    id: demoVideoId(demoVideo.slug),
    userId,
    file: path.join(MEDIA, demoVideo.file),
    contentType: 'video/mp4',
    captions: await readFile(path.join(MEDIA, demoVideo.captions), 'utf8'),
    coverId: uploadIdOf(cover.objectPath)!,
  });
  await ctx.db.transaction(async (tx) => {
    const videoUrl = `/objects/${video.id}`;
    await attachVideo(ctx, tx, { userId, videoUrl });
    const { objectPath } = await attachUpload(tx, coverOwner, { userId, imageUrl: cover.objectPath });
    await tx.insert(inspirationContent).values({
      id: contentId(demoVideo.slug),
      title: demoVideo.title,
      description: demoVideo.description,
      videoUrl,
      videoId: video.id,
      thumbnailUrl: objectPath,
      category: demoVideo.category,
      type: demoVideo.type,
      duration: Math.round(Number(video.durationSeconds)),
      likeCount: reactions.likes.length,
      viewCount: reactions.views.length,
      artistId: userId,
      isPublished: true,
      publishedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    });
    await tx.insert(inspirationLikes).values(reactions.likes);
    await tx.insert(inspirationViews).values(reactions.views);
  });
}

/** Publishes what is missing, the first of the manifest as the newest; each video completely or not at all. */
export async function seedInspiration(
  ctx: Context,
  now: Date,
  progress: (line: string) => void,
): Promise<void> {
  const ids = VIDEOS.map((demoVideo) => contentId(demoVideo.slug));
  const there = await ctx.db
    .select({ id: inspirationContent.id })
    .from(inspirationContent)
    .where(inArray(inspirationContent.id, ids));
  const shown = new Set(there.map((row) => row.id));
  const left = VIDEOS.filter((demoVideo) => !shown.has(contentId(demoVideo.slug)));
  if (left.length === 0) return;
  progress('Preparing the videos in the Hub');
  const everyone = [
    ...MEMBERS.map((member) => personId(member.slug)),
    ...inventAudience(now).map((member) => member.id),
  ];
  // Members may have been deleted since the gallery was created.
  const rows = await ctx.db.select({ id: users.id }).from(users).where(inArray(users.id, everyone));
  const people = rows.map((row) => row.id).toSorted((a, b) => a.localeCompare(b));
  for (const demoVideo of left.filter(({ artist }) => people.includes(personId(artist)))) {
    const index = VIDEOS.indexOf(demoVideo);
    const createdAt = now.getTime() - (NEWEST_DAYS_AGO + index * DAYS_BETWEEN) * DAY_MS;
    const reactions = planReactions(demoVideo, people, createdAt, now.getTime(), createRandom(index + 20));
    await seedVideo(ctx, demoVideo, new Date(createdAt), reactions);
    progress(`  ${demoVideo.title}`);
  }
}
