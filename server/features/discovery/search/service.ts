import type * as z from 'zod/mini';
import {
  type FoundArtist,
  type Suggestion,
  type searchEndpoints,
} from '#shared/discovery/search/contract.ts';
import { MAX_COUNTED, type SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import { plainWords } from '#shared/discovery/search/read-query.ts';
import type { Page } from '#shared/http/page.ts';
import type { Context } from '#server/context.ts';
import { decodeCursor, encodeCursor } from '#server/db/order-cursor.ts';
import type { Member } from '#server/http/route.ts';
import { countFewer, countWorks } from './count-queries.ts';
import { shownTo } from './facets.ts';
import { KINDS } from './kinds.ts';
import { countArtists, findArtists } from './queries.ts';
import { otherWorks, relaxedWorks } from './other-works.ts';
import { isFlat, isMedium, isStyle } from './synonyms.ts';
import { type ResolvedSearch, type SearchQuery, resolveSearch } from './resolve.ts';
import { countCourses } from '#server/features/courses/public.ts';
import { countProjects } from '#server/features/hire/public.ts';
import { countInspiration } from '#server/features/inspiration/public.ts';
import { submittedWords } from '#server/spelling/submitted-words.ts';
import { withBestWorks } from '#server/features/accounts/public.ts';

type ArtistsQuery = z.output<(typeof searchEndpoints)['artists']['query']>;

const ARTISTS_ORDER = 'artists';

/** Suggestions while typing, a few of each kind. Corrects the spelling of words that are known nowhere. */
export async function suggest(ctx: Context, viewer: Member, searchText: string): Promise<Suggestion[]> {
  const search = await resolveSearch(ctx, searchText, { isTyping: true });
  const marked = plainWords(search.plain);
  const found = await Promise.all(KINDS.map((kind) => kind.suggest(ctx.db, viewer, search, marked)));
  return found.flat();
}

/** Fewer works are less than a row. */
const HARDLY_ANY = 6;
/** So few stand there lost. */
const ALONE = 3;

/** The size says as much as the rest: no thing is named that other sizes show. */
const isOfSize = ({ filters, read: { words, optional } }: ResolvedSearch): boolean =>
  filters.size !== undefined &&
  words.every((word) => optional.includes(word) || isStyle(word) || isFlat(word) || isMedium(word));

/** Counts of every kind; blank words count everything. */
export async function summarize(ctx: Context, viewer: Member, query: SearchQuery): Promise<SearchSummary> {
  const { q, ...chosen } = query;
  const search = await resolveSearch(ctx, q, chosen);
  const { text, corrected, meant, plain, artists, all, any, ofSubject } = search;
  const where = shownTo(viewer, search.filters);
  const sent = submittedWords(plain);
  const [works, fewer] = [
    await countWorks(ctx.db, all, where),
    any === null ? null : await countFewer(ctx.db, any, ofSubject, where),
  ];
  const relaxed = works.count === 0 ? await relaxedWorks(ctx.db, search, viewer) : null;
  const found = works.count + (fewer?.count ?? 0) + (relaxed?.count ?? 0);
  // A dog says more of a cat than what is merely black.
  const lacksSubject = fewer !== null && fewer.count > 0 && fewer.ofSubject === 0;
  const isLacking = works.count === 0 && relaxed === null && search.others.kin !== null && lacksSubject;
  // Of the asked size, or with all words though not for sale.
  const isBeside = relaxed?.without === 'size' || relaxed?.notForSale !== undefined;
  const near = found < HARDLY_ANY || isLacking || isBeside ? await otherWorks(ctx.db, search, viewer) : null;
  // What only the filters leave is shown beside a few works where there are filters.
  const isShown =
    found === 0 ||
    (near?.without === null
      ? near.isAlike || (found <= ALONE && Object.keys(search.filters).length > 0)
      : near?.isAlike === true &&
        near.without !== 'filters' &&
        (near.without === 'sale' ? isBeside : found <= ALONE));
  const isNeeded = found < HARDLY_ANY || isBeside || near?.isKin === true;
  const others = near && isShown && isNeeded && near.count > 0 ? near : null;
  const isFirst =
    (isLacking && near?.isKin === true && near.without !== 'sale') ||
    (others !== null &&
      isBeside &&
      (others.without === 'sale' || (others.without === null && isOfSize(search))));
  return {
    words: text,
    corrected,
    meant: meant === text ? null : meant,
    plain,
    artworks: works.count,
    fewer: fewer?.count ?? 0,
    relaxed: relaxed?.count ?? 0,
    relaxedBy: relaxed && { what: relaxed.without, isPartly: relaxed.isPartly },
    others: others?.count ?? 0,
    othersBy: others && { isAlike: others.isAlike, without: others.without, isFirst },
    isPartial: works.isPartial || fewer?.isPartial === true,
    artists: artists ? await countArtists(ctx.db, viewer, artists, MAX_COUNTED) : 0,
    inspiration: plain ? await countInspiration(ctx.db, viewer, sent, MAX_COUNTED) : 0,
    courses: plain ? await countCourses(ctx.db, viewer, sent, MAX_COUNTED) : 0,
    projects: plain ? await countProjects(ctx.db, viewer, sent, MAX_COUNTED) : 0,
  };
}

/** Best match first. Throws `invalid_request` for a cursor of another list. */
export async function searchArtists(
  ctx: Context,
  viewer: Member,
  query: ArtistsQuery,
): Promise<Page<FoundArtist>> {
  const search = await resolveSearch(ctx, query.q, { exact: query.exact });
  const after = query.cursor === undefined ? null : decodeCursor(ARTISTS_ORDER, query.cursor);
  const rows = search.artists
    ? await findArtists(ctx.db, viewer, search.artists, { after, rows: query.limit + 1 })
    : [];
  const found = rows.slice(0, query.limit);
  const last = found.at(-1);
  const items = found.length > 0 ? await withBestWorks(ctx.db, viewer, found) : [];
  if (rows.length <= query.limit || !last) return { items, next: null };
  const position = {
    k: last.k,
    at: last.createdAt.toISOString(),
    id: last.id,
    bottomAt: null,
    bottomId: null,
    isCorrected: false,
  };
  return { items, next: encodeCursor(ARTISTS_ORDER, position) };
}
