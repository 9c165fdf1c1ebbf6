/** Suggestions for a new member's first minutes. */
import { MEDIUMS, type Medium } from '#shared/accounts/first-minutes/answers.ts';
import { arrangeWorks, mediumOf } from '#shared/accounts/first-minutes/arrange.ts';
import type { FeaturedArtist } from '#shared/accounts/profile/contract.ts';
import type { SuggestedArtist } from '#shared/discovery/home/contract.ts';
import type { Context } from '#server/context.ts';
import type { JsonText } from '#server/http/json.ts';
import { forReading } from '#server/http/recent-writers.ts';
import type { Member } from '#server/http/route.ts';
import { cardList } from '#server/features/artworks/public.ts';
import { listCandidates, listWorks } from './queries.ts';

const ARTISTS = 5;
const WORKS = 5;
const MAX_OF_ONE_ARTIST = 2;

const candidatesFor = (ctx: Context, viewer: Member) => listCandidates(forReading(ctx, viewer).db, viewer);

export async function listMediums(ctx: Context, viewer: Member) {
  const works = await candidatesFor(ctx, viewer);
  return MEDIUMS.map((medium) => ({
    medium,
    work: works.find((work) => mediumOf(work) === medium) ?? null,
  }));
}

/** Best score first, but those who make works of the mediums before the others. */
export async function suggestArtists(
  ctx: Context,
  viewer: Member,
  featured: (FeaturedArtist & { city: string | null })[],
  mediums: readonly Medium[] = [],
): Promise<SuggestedArtist[]> {
  const works = arrangeWorks(await candidatesFor(ctx, viewer), mediums);
  const artists = featured
    .filter(({ id }) => id !== viewer.id)
    .map((artist) => ({ artist, work: works.find(({ userId }) => userId === artist.id) }));
  const isChosen = ({ work }: (typeof artists)[number]) =>
    work !== undefined && mediums.some((medium) => medium === mediumOf(work));
  return [...artists.filter(isChosen), ...artists.filter((it) => !isChosen(it))]
    .slice(0, ARTISTS)
    .map(({ artist, work }) => ({ ...artist, medium: work?.medium?.split(',')[0] ?? null }));
}

/** Featured ones that are not sold, but those of the mediums before the others, and few of one artist. */
export async function suggestWorks(
  ctx: Context,
  viewer: Member,
  mediums: readonly Medium[] = [],
): Promise<JsonText> {
  const works = arrangeWorks(await candidatesFor(ctx, viewer), mediums);
  const taken = new Map<string, number>();
  const chosen = works.filter(({ userId, soldAt }) => {
    if (soldAt) return false;
    const before = taken.get(userId) ?? 0;
    taken.set(userId, before + 1);
    return before < MAX_OF_ONE_ARTIST;
  });
  const ids = chosen.slice(0, WORKS).map(({ id }) => id);
  const from = forReading(ctx, viewer);
  return cardList(from, await listWorks(from.db, viewer, ids));
}
