import { MAX_COUNTED } from '#shared/discovery/home/contract.ts';
import { HOME_ARTWORKS } from '#shared/kernel/limits.ts';
import type { Context } from '#server/context.ts';
import { JsonText } from '#server/http/json.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { cardArray } from '#server/features/artworks/public.ts';
import { countNewWorks, readFollowedWorks } from './queries.ts';

/** The newest works of the artists the viewer follows, and how many of them are new. */
export async function readNews(ctx: Context, viewer: Member, since: string): Promise<JsonText> {
  const from = forReading(ctx, viewer);
  const asked = { viewer: viewer.id, isModerator: isModerator(viewer), since };
  const { total, isFollowing } = await countNewWorks(from.db, MAX_COUNTED + 1, asked);
  const works = isFollowing ? await readFollowedWorks(from.db, HOME_ARTWORKS, asked) : [];
  return new JsonText(
    `{"isFollowing":${isFollowing},"total":${total},"works":${await cardArray(from, works)}}`,
  );
}
