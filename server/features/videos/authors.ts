import { AppError } from '#shared/http/errors.ts';
import type { Queryable } from '#server/context.ts';
import { isArtist } from './policy.ts';
import { readArtistName } from './queries.ts';

/** Required to publish a video or a course. Throws `artist_name_required`. */
export async function requireArtistName(db: Queryable, userId: string): Promise<void> {
  const member = await readArtistName(db, userId);
  if (!member || !isArtist(member)) throw new AppError('artist_name_required');
}
