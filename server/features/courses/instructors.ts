import type { Instructor } from '#shared/courses/contract.ts';
import { artistRating } from '#shared/kernel/rating.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { createFeaturedArtists } from '#server/features/accounts/public.ts';
import { countStudents } from './learn-queries.ts';

const INSTRUCTORS = 4;

/** The first featured artists as instructors. */
export function createInstructors(ctx: Context): (viewer: Member) => Promise<Instructor[]> {
  const readFeatured = createFeaturedArtists(ctx);
  return async (viewer) => {
    const artists = (await readFeatured(viewer)).slice(0, INSTRUCTORS);
    if (artists.length === 0) return [];
    const counted = await countStudents(
      ctx.reads.db,
      artists.map(({ id }) => id),
    );
    return artists.map((artist) => {
      const own = counted.find(({ instructorId }) => instructorId === artist.id);
      return {
        ...artist,
        rating: artistRating(artist),
        students: own?.students || artist.followersCount,
      };
    });
  };
}
