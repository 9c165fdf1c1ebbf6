import type { FeaturedArtist } from '#shared/accounts/profile/contract.ts';
import type { Context, Db } from '#server/context.ts';
import { ANONYMOUS_VIEWER, createReadCache } from '#server/events/read-cache.ts';
import { forReading, hasJustWritten } from '#server/http/recent-writers.ts';
import type { Member } from '#server/http/route.ts';
import {
  type Candidates,
  findRelations,
  listBestWorks,
  listCandidates,
  listVisibleArtists,
} from './featured-queries.ts';

const ARTISTS = 12;
const WORKS_EACH = 3;
/** Positions of the Spotlight on Home: one is for the best scored Premium artist. */
const SPOTLIGHT = 3;
const CANDIDATES_MAX_AGE_MS = 60_000;

/** Best score first; the last position goes to the best Premium artist if none is among them. */
export function withPremiumPlace<T extends { isSubscriber: boolean }>(artists: T[]): T[] {
  const premium = artists.find((artist) => artist.isSubscriber);
  if (!premium || artists.indexOf(premium) < SPOTLIGHT) return artists;
  const others = artists.filter((artist) => artist !== premium);
  return others.toSpliced(SPOTLIGHT - 1, 0, premium);
}

/** Adds the fields that other lists of artists show. */
type Featured = FeaturedArtist & { city: string | null };

interface Kept {
  until: number;
  candidates: Promise<Candidates>;
}

/** The ranking changes slowly: each process reads it once a minute. */
function keepCandidates(ctx: Context): () => Kept {
  let kept: Kept | null = null;
  return () => {
    const now = ctx.clock.now().getTime();
    if (!kept || kept.until <= now) {
      const candidates = listCandidates(ctx.reads.db);
      // Failures are not cached, so the next request tries again.
      candidates.catch(() => (kept = null));
      kept = { until: now + CANDIDATES_MAX_AGE_MS, candidates };
    }
    return kept;
  };
}

/** Adds up to three of their most liked works that the viewer may see. One query. */
export async function withBestWorks<T extends { id: string }>(
  db: Db,
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

/**
 * Up to 12 artists with works, best score first apart from the Premium position. What most members see is cached for a
 * second, and the viewer's follows are laid over; viewers for whom more differs get their own list.
 */
export function createFeaturedArtists(ctx: Context): (viewer: Member) => Promise<Featured[]> {
  const keep = keepCandidates(ctx);
  const cache = createReadCache<Featured[]>(ctx);
  const readFor = async ({ db }: Context, viewer: Member, kept: Kept): Promise<Featured[]> => {
    const visible = await listVisibleArtists(db, viewer, await kept.candidates, ARTISTS);
    return withBestWorks(db, viewer, withPremiumPlace(visible).slice(0, ARTISTS));
  };
  return async (viewer) => {
    const kept = keep();
    const own = forReading(ctx, viewer);
    const readOwn = () => readFor(own, viewer, kept);
    const common = hasJustWritten(ctx, viewer.id)
      ? null
      : // From the primary: a replica may not have the change yet that made the cached list out of date.
        cache.get(String(kept.until), () => readFor(ctx, ANONYMOUS_VIEWER, kept));
    if (!common) return readOwn();
    const artists = await common;
    const relations = await findRelations(
      own.pool,
      viewer.id,
      artists.map(({ id }) => id),
    );
    if (!relations || relations.differs) return readOwn();
    return artists.map((artist) => ({ ...artist, isFollowed: relations.followed.includes(artist.id) }));
  };
}
