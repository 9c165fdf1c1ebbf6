import { AppError } from '#shared/http/errors.ts';
import { VIDEO_MAX_BYTES, VIDEO_TYPES } from '#shared/videos/limits.ts';
import type { Queryable } from '#server/context.ts';
import type { FileOwner } from '#server/files/owner.ts';
import { isArtist } from './policy.ts';
import { readArtistName } from './queries.ts';

/** Required to publish a video or a course. Throws `artist_name_required`. */
export async function requireArtistName(db: Queryable, userId: string): Promise<void> {
  const member = await readArtistName(db, userId);
  if (!member || !isArtist(member)) throw new AppError('artist_name_required');
}

export const videoOwner = {
  kind: 'video',
  types: VIDEO_TYPES,
  maxBytes: VIDEO_MAX_BYTES,
  refusals: {
    size: { code: 'video_too_large' },
    type: { detail: 'Only MP4, MOV and WebM videos are supported.' },
  },
  quota: 'storage',
  requireUploader: requireArtistName,
  // Videos of courses stay until the month ends for those enrolled.
  keptIf: 'exists (select 1 from course_lessons l where l.video_id = videos.id)',
} satisfies FileOwner;
