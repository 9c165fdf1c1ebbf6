/** The actions of authors on their own Hub videos. */
import type * as z from 'zod/mini';
import type { HubVideo, InspirationEdit, InspirationForm } from '#shared/inspiration/contract.ts';
import { inspirationContent } from '#shared/inspiration/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import type { VideoRow } from '#shared/videos/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { cleaned } from '#server/db/cleaned.ts';
import { isMadeBefore } from '#server/db/made-before.ts';
import { isShownAs } from '#server/files/address.ts';
import type { Member } from '#server/http/route.ts';
import { coverOwner, detachUpload, exchangeUpload, prepareUpload } from '#server/features/uploads/public.ts';
import { acceptVideo, attachVideo, detachVideo, requireArtistName } from '#server/features/videos/public.ts';
import { isAuthor, maySeeHubVideo } from './policy.ts';
import { deleteHubVideo, insertHubVideo, lockHubVideo, updateHubVideo } from './queries.ts';
import { readHubVideo } from './service.ts';
import { thumbnailOf } from './views.ts';

type Form = z.output<typeof InspirationForm>;

/** In seconds: the actual length is used if it differs from the declared one by more than a second. */
function durationOf(given: number, video: Pick<VideoRow, 'durationSeconds'>): number {
  const found = Number(video.durationSeconds);
  if (video.durationSeconds === null || Math.abs(found - given) <= 1) return given;
  return Math.max(1, Math.round(found));
}

/** An error of the image names its field, because the video may fail with the same code. */
async function ofCover<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message } = error;
    throw new AppError(code, { detail: message, issues: [{ path: 'thumbnailUrl', message }], cause: error });
  }
}

const prepareCover = (ctx: Context, userId: string, imageUrl: string): Promise<void> =>
  ofCover(prepareUpload(ctx, coverOwner, userId, imageUrl));

/** @returns the path of the cover it has from now on */
const exchangeCover = async (
  tx: Queryable,
  change: { userId: string; imageUrl: string | null; shown: string | null },
): Promise<string | null> => (await ofCover(exchangeUpload(tx, coverOwner, change)))?.objectPath ?? null;

/** Attaches the member's own upload and publishes it once it is processed. */
export async function addHubVideo(
  ctx: Context,
  member: Member,
  { clientId, ...form }: Form & { clientId?: string | undefined },
): Promise<HubVideo> {
  const named = {
    table: inspirationContent,
    owner: inspirationContent.artistId,
    id: clientId,
    ownerId: member.id,
  };
  // Its video and image are in use by then, so this comes before they are checked.
  if (await isMadeBefore(ctx.db, named)) return readHubVideo(ctx, member, clientId!);
  await requireArtistName(ctx.db, member.id);
  await acceptVideo(ctx, member.id, form.videoUrl);
  const cover = form.thumbnailUrl || null;
  if (cover) await prepareCover(ctx, member.id, cover);
  const id = await ctx.db.transaction(async (tx) => {
    if (await isMadeBefore(tx, named)) return clientId!;
    const video = await attachVideo(ctx, tx, { userId: member.id, videoUrl: form.videoUrl });
    const now = ctx.clock.now();
    return insertHubVideo(tx, {
      id: clientId,
      title: form.title,
      description: form.description || null,
      videoUrl: `/objects/${video.id}`,
      videoId: video.id,
      thumbnailUrl: await exchangeCover(tx, { userId: member.id, imageUrl: cover, shown: null }),
      category: form.category,
      type: form.type,
      duration: durationOf(form.duration, video),
      artistId: member.id,
      isPublished: form.isPublished,
      publishedAt: form.isPublished && video.status === 'ready' ? now : null,
    });
  });
  return readHubVideo(ctx, member, id);
}

/** The author's own Hub video, locked. Throws `content_not_found`, and `not_allowed` for another's. */
async function lockOwn(tx: Queryable, member: Member, id: string) {
  const row = await lockHubVideo(tx, member, id);
  if (!row || !maySeeHubVideo(member, { ...row.hubVideo, ...row })) throw new AppError('content_not_found');
  if (!isAuthor(member, row.hubVideo)) throw new AppError('not_allowed');
  return row;
}

/** Absent or the current image: unchanged. Empty: the video's own frame is used. */
async function editCover(
  tx: Queryable,
  { hubVideo, video }: Awaited<ReturnType<typeof lockOwn>>,
  given: string | undefined,
): Promise<string | null> {
  const old = hubVideo.thumbnailUrl;
  const isSame = given !== undefined && given !== '' && isShown(given, { thumbnailUrl: old, video });
  if (given === undefined || isSame) return old;
  return exchangeCover(tx, { userId: hubVideo.artistId, imageUrl: given || null, shown: old });
}

/** Matches the value that `thumbnailUrl` returned, and the stored one. */
const isShown = (given: string, shown: Parameters<typeof thumbnailOf>[0]): boolean =>
  isShownAs(given, shown.thumbnailUrl) || given === thumbnailOf(shown, 'card');

/**
 * Edits everything but the video; what is not given stays as it is. Throws `content_not_found`, `not_allowed`, and
 * for a new image `upload_quota` and what `processImage` and `attachUpload` throw.
 */
export async function editHubVideo(
  ctx: Context,
  member: Member,
  id: string,
  edit: InspirationEdit,
): Promise<HubVideo> {
  const before = await ctx.db.transaction((tx) => lockOwn(tx, member, id));
  const given = edit.thumbnailUrl;
  const isNew = given && !isShown(given, { thumbnailUrl: before.hubVideo.thumbnailUrl, video: before.video });
  if (isNew) await prepareCover(ctx, member.id, given);
  await ctx.db.transaction(async (tx) => {
    const own = await lockOwn(tx, member, id);
    await updateHubVideo(tx, id, {
      title: edit.title,
      description: cleaned(edit.description),
      category: edit.category,
      type: edit.type,
      duration: edit.duration && durationOf(edit.duration, own.video),
      thumbnailUrl: await editCover(tx, own, given),
    });
  });
  return readHubVideo(ctx, member, id);
}

/** Publishes or unpublishes it. Idempotent. */
export async function setPublished(
  ctx: Context,
  member: Member,
  id: string,
  isPublished: boolean,
): Promise<HubVideo> {
  await ctx.db.transaction(async (tx) => {
    const { hubVideo, video } = await lockOwn(tx, member, id);
    if (hubVideo.isPublished === isPublished) return;
    if (isPublished && video.status !== 'ready') throw new AppError('video_not_ready');
    const publishedAt = hubVideo.publishedAt ?? (isPublished ? ctx.clock.now() : null);
    await updateHubVideo(tx, id, { isPublished, publishedAt });
  });
  return readHubVideo(ctx, member, id);
}

/** Deletes it with its likes and views; a job removes the objects of its video and image. */
export async function removeHubVideo(ctx: Context, member: Member, id: string): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const { hubVideo } = await lockOwn(tx, member, id);
    await deleteHubVideo(tx, id);
    await detachVideo(tx, hubVideo.videoId);
    await detachUpload(tx, hubVideo.thumbnailUrl);
  });
}
