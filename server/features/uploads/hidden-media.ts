/** Pictures of what moderators hid, of hidden and suspended members, of drafts and of refund requests are not public. */
import { and, eq, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { artworkCredentials, imageCredentials } from '#shared/credentials/tables.ts';
import { courseLessons, courses, enrollments } from '#shared/courses/tables.ts';
import { inspirationContent } from '#shared/inspiration/tables.ts';
import { type UploadPurpose, uploads } from '#shared/uploads/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { videos } from '#shared/videos/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { memberHidden } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { uploadIdOf } from '#server/files/address.ts';
import { type PictureOwner, type PictureOwners, isPrivate } from './picture-owner.ts';

export interface MediaOwner {
  memberId: string;
  isPublic: boolean;
  /** Of a draft, or a refund request that was not sent: only its uploader sees it, until it is attached. */
  isOwn: boolean;
  /** Null: the poster of a video. */
  purpose: UploadPurpose | null;
  /** The work whose files are signed or will be; null for anything else. */
  work: { version: string | null; allowsAiTraining: boolean } | null;
}

/** Null for pictures that no one uploaded: those of the demo gallery. */
export const findMediaOwner = async (db: Queryable, id: string): Promise<MediaOwner | null> =>
  (await findUploader(db, id)) ?? (await findPosterOwner(db, id));

const isOfWork = (purpose: UploadPurpose): boolean => purpose === 'artwork' || purpose === 'view';

async function findUploader(db: Queryable, uploadId: string): Promise<MediaOwner | null> {
  const [row] = await db
    .select({
      memberId: uploads.userId,
      isOwn: sql<boolean>`${uploads.status} <> 'attached'
        and (${uploads.isInDraft} or ${uploads.leftDraftAt} is not null or ${uploads.purpose} = 'refund')`,
      isHidden: uploads.isHidden,
      isMemberHidden: memberHidden,
      purpose: uploads.purpose,
      version: sql<string | null>`coalesce(${artworkCredentials.version}, ${imageCredentials.version})`,
      allowsAiTraining: artworks.allowsAiTraining,
    })
    .from(uploads)
    .innerJoin(users, eq(users.id, uploads.userId))
    .leftJoin(artworkCredentials, eq(artworkCredentials.uploadId, uploads.id))
    .leftJoin(imageCredentials, eq(imageCredentials.uploadId, uploads.id))
    .leftJoin(
      artworks,
      sql`${artworks.id} in (${artworkCredentials.artworkId}, ${imageCredentials.artworkId})`,
    )
    .where(eq(uploads.id, uploadId));
  if (!row) return null;
  const { version, allowsAiTraining } = row;
  return {
    memberId: row.memberId,
    isPublic: !row.isOwn && !row.isHidden && !row.isMemberHidden && !isPrivate(row.purpose),
    isOwn: row.isOwn,
    purpose: row.purpose,
    work: isOfWork(row.purpose) ? { version, allowsAiTraining: allowsAiTraining ?? false } : null,
  };
}

/** A poster has the id of its video, which is in the Hub or in a course. */
async function findPosterOwner(db: Queryable, videoId: string): Promise<MediaOwner | null> {
  const [row] = await db
    .select({
      memberId: videos.userId,
      isHidden: sql<boolean>`coalesce(${inspirationContent.isHidden} or ${courses.isHidden},
        ${inspirationContent.isHidden}, ${courses.isHidden}, false)`,
      isMemberHidden: memberHidden,
    })
    .from(videos)
    .innerJoin(users, eq(users.id, videos.userId))
    .leftJoin(inspirationContent, eq(inspirationContent.videoId, videos.id))
    .leftJoin(courseLessons, eq(courseLessons.videoId, videos.id))
    .leftJoin(courses, eq(courses.id, courseLessons.courseId))
    .where(eq(videos.id, videoId));
  if (!row) return null;
  const isPublic = !row.isHidden && !row.isMemberHidden;
  return { memberId: row.memberId, isPublic, isOwn: false, purpose: null, work: null };
}

/** Every process stops serving the posters of what was hidden, or serves them again. */
export async function dropPosters(
  ctx: Context,
  tx: Queryable,
  of: { contentId: string } | { courseId: string },
): Promise<void> {
  const rows =
    'contentId' in of
      ? await tx
          .select({ videoId: inspirationContent.videoId })
          .from(inspirationContent)
          .where(eq(inspirationContent.id, of.contentId))
      : await tx
          .select({ videoId: courseLessons.videoId })
          .from(courseLessons)
          .where(eq(courseLessons.courseId, of.courseId));
  for (const { videoId } of rows) await ctx.live.dropMedia(tx, { uploadId: videoId });
}

/** Its uploader, moderators and those its owner names may; the poster of a course, those enrolled. */
export async function mayStillSee(
  db: Queryable,
  owners: PictureOwners,
  member: Member,
  uploadId: string,
  { memberId, isOwn, purpose }: MediaOwner,
): Promise<boolean> {
  if (member.id === memberId) return true;
  if (isOwn) return false;
  if (isModerator(member)) return true;
  if (purpose === null) return isEnrolledIn(db, member, uploadId);
  const { mayStillSee: rule }: PictureOwner = owners[purpose];
  return rule !== undefined && rule(db, member, { id: uploadId, userId: memberId });
}

async function isEnrolledIn(db: Queryable, member: Member, videoId: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: enrollments.userId })
    .from(enrollments)
    .innerJoin(courseLessons, eq(courseLessons.courseId, enrollments.courseId))
    .where(and(eq(courseLessons.videoId, videoId), eq(enrollments.userId, member.id)))
    .limit(1);
  return row !== undefined;
}

/** Every process stops serving it when the transaction commits, or serves it again. */
export async function setPictureHidden(
  ctx: Context,
  tx: Queryable,
  imageUrl: string,
  isHidden: boolean,
): Promise<void> {
  const uploadId = uploadIdOf(imageUrl);
  if (!uploadId) return;
  await tx.update(uploads).set({ isHidden }).where(eq(uploads.id, uploadId));
  await ctx.live.dropMedia(tx, { uploadId });
}
