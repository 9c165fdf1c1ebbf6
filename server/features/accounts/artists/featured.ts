import type { FeaturedArtist } from '#shared/accounts/profile/contract.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { listBestWorks, listCandidates, listVisibleArtists } from './featured-queries.ts';

const ARTISTS = 12;
const WORKS_EACH = 3;
/** Places of the Spotlight on Home; decisions, "Premium": one of them is for the best scored Premium artist. */
const SPOTLIGHT = 3;
const CANDIDATES_MAX_AGE_MS = 60_000;

/** Best scored first, in: the last place of the Spotlight goes to the best Premium artist, if none is in it. */
export function withPremiumPlace<T extends { isSubscriber: boolean }>(artists: T[]): T[] {
  const premium = artists.find((artist) => artist.isSubscriber);
  if (!premium || artists.indexOf(premium) < SPOTLIGHT) return artists;
  const others = artists.filter((artist) => artist !== premium);
  return others.toSpliced(SPOTLIGHT - 1, 0, premium);
}

/** Who leads changes slowly: asked for once a minute by each process, whoever looks. */
function keepCandidates(ctx: Context): () => Promise<string[]> {
  let kept: { until: number; ids: Promise<string[]> } | null = null;
  return () => {
    const now = ctx.clock.now().getTime();
    if (!kept || kept.until <= now) {
      const ids = listCandidates(ctx.db);
      // A failure is not kept: the next one who looks tries again.
      ids.catch(() => (kept = null));
      kept = { until: now + CANDIDATES_MAX_AGE_MS, ids };
    }
    return kept.ids;
  };
}

/** Each with up to three of their best liked works that the viewer may see. One query. */
export async function withBestWorks<T extends { id: string }>(
  db: Queryable,
  viewer: Member,
  artists: T[],
): Promise<(T & Pick<FeaturedArtist, 'works'>)[]> {
  const ids = artists.map(({ id }) => id);
  const works = await listBestWorks(db, viewer, ids, WORKS_EACH);
  return artists.map((artist) => ({
    ...artist,
    works: works.filter((work) => work.artistId === artist.id),
  }));
}

/** Up to 12 artists with works, best scored first but for the place of Premium. Two queries, however many. */
export function createFeaturedArtists(ctx: Context): (viewer: Member) => Promise<FeaturedArtist[]> {
  const candidates = keepCandidates(ctx);
  return async (viewer) => {
    const visible = await listVisibleArtists(ctx.db, viewer, await candidates());
    return withBestWorks(ctx.db, viewer, withPremiumPlace(visible).slice(0, ARTISTS));
  };
}
