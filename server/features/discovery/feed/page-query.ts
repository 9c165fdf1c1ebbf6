/**
 * The first step of artwork lists: a select of what a list needs of its works, `k`, `at` and the end of ranked hits, in order. Every order is (k, at, id) descending, so that one kind of cursor fits all.
 */
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { ArtworkFilters } from '#shared/artworks/filters.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { feedPositions } from '#shared/discovery/feed/tables.ts';
import { follows } from '#shared/follows/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import {
  HIGHEST_PRICE,
  LOWEST_PRICE,
  PRICE_HIGH,
  PRICE_LOW,
  type TypedFilters,
  filterConditions,
  nearness,
} from '#server/db/artwork-filters.ts';
import { artworkVisibleTo } from '#server/db/visibility.ts';
import { listedColumns, withListed } from '#server/features/artworks/public.ts';
import { nearestColor } from '../search/nearest-color.ts';
import { SEARCH_JOIN, bestHits, furtherHits, hitNewest, wordsFound } from '../search/hits.ts';
import type { RankedCursor } from '#server/db/order-cursor.ts';

type Feed = 'trending' | 'featured' | 'following';
type PlainOrder = 'newest' | 'liked' | 'price_asc' | 'price_desc' | 'size';

type Given = string | Placeholder;

/** What a statement is built from. Values may be placeholders of a prepared statement. */
export interface FeedQuery extends ArtworkFilters, TypedFilters {
  order: PlainOrder | 'relevance' | 'color' | Feed;
  /** The feed that filters the list, if another order is used. */
  feed?: Feed | undefined;
  words: string;
  after: { [Part in 'k' | 'at' | 'id']: Given } | null;
  /** The start of the unranked hits. */
  unrankedStart: Pick<RankedCursor, 'bottomAt' | 'bottomId'>;
  isModerator: boolean;
  viewer: Given;
  /** Keeps works published later. */
  since?: Given | undefined;
  /** Replaces the value of `category` if there is one. */
  categoryGiven?: Given | undefined;
  rows: number;
}

const SORT_KEYS: Record<Exclude<PlainOrder, 'size'>, { k: SQL; type: SQL } | null> = {
  newest: null,
  liked: { k: sql`${artworks.likesCount}`, type: sql`int` },
  price_desc: { k: PRICE_HIGH, type: sql`numeric` },
  price_asc: { k: PRICE_LOW, type: sql`numeric` },
};

const NO_UNRANKED_START = sql`null::timestamptz as bottom_at, null::uuid as bottom_id`;
const FROM = sql`from ${artworks} join ${users} on ${users.id} = ${artworks.userId}`;
const all = (conditions: SQL[]): SQL => sql.join(conditions, sql` and `);
const limited = ({ rows }: FeedQuery): SQL => sql.raw(`limit ${rows}`);

/** Each category has its own positions. */
const ofCategory = ({ category, categoryGiven }: FeedQuery): SQL =>
  category === undefined
    ? sql`${feedPositions.category} is null`
    : sql`${feedPositions.category} = ${categoryGiven ?? category}::category`;

/** Filters by membership in a feed, for an order that is not the feed's. */
function inFeed(feed: Feed, viewer: Given): SQL {
  if (feed === 'following') {
    return sql`${artworks.userId} in (
      select ${follows.followingId} from ${follows} where ${follows.followerId} = ${viewer}::uuid)`;
  }
  return sql`${artworks.id} in (select ${feedPositions.artworkId} from ${feedPositions}
    where ${feedPositions.feed} = ${feed}::feed and ${feedPositions.category} is null)`;
}

/** The conditions of visibility and of the filters. */
export function conditionsOf(query: FeedQuery): SQL[] {
  const { feed, order, words, viewer } = query;
  return [
    artworkVisibleTo(viewer, query.isModerator),
    ...filterConditions(order === 'color' ? { ...query, color: undefined } : query, {
      category: query.categoryGiven ?? query.category ?? '',
      minPrice: query.minPrice ?? LOWEST_PRICE,
      maxPrice: query.maxPrice ?? HIGHEST_PRICE,
    }),
    ...(feed && feed !== order ? [inFeed(feed, viewer)] : []),
    ...(words && order !== 'relevance' ? [wordsFound(words)] : []),
    ...(query.since === undefined ? [] : [sql`${artworks.createdAt} > ${query.since}::timestamptz`]),
  ];
}

function plain(query: FeedQuery, order: PlainOrder): SQL {
  const { after, words } = query;
  const kind = order === 'size' ? { k: nearness(query.near!), type: sql`numeric` } : SORT_KEYS[order];
  const conditions = conditionsOf(query);
  const key = sql`${artworks.createdAt}, ${artworks.id}`;
  if (after) {
    const at = sql`${after.at}::timestamptz, ${after.id}::uuid`;
    conditions.push(
      kind ? sql`(${kind.k}, ${key}) < (${after.k}::${kind.type}, ${at})` : sql`(${key}) < (${at})`,
    );
  }
  const newest = words ? hitNewest : sql`${artworks.createdAt} desc, ${artworks.id} desc`;
  return sql`select ${listedColumns}, (${kind?.k ?? sql`0`})::numeric as k, ${artworks.createdAt} as at, ${NO_UNRANKED_START}
    ${FROM} ${words ? SEARCH_JOIN : sql``} where ${all(conditions)}
    order by ${kind ? sql`${kind.k} desc, ` : sql``}${newest} ${limited(query)}`;
}

/**
 * Orders by the positions the job wrote. The category is part of the order so that its index is used, also for null.
 */
function byPosition(query: FeedQuery, feed: 'trending' | 'featured'): SQL {
  const { after } = query;
  const conditions = [
    sql`${feedPositions.feed} = ${feed}::feed`,
    ofCategory(query),
    ...conditionsOf({ ...query, category: undefined }),
  ];
  if (after) conditions.push(sql`${feedPositions.position} > (- ${after.k}::numeric)::int`);
  return sql`select ${listedColumns}, (- ${feedPositions.position})::numeric as k, ${artworks.createdAt} as at, ${NO_UNRANKED_START}
    from ${feedPositions} join ${artworks} on ${artworks.id} = ${feedPositions.artworkId}
    join ${users} on ${users.id} = ${artworks.userId} ${query.words ? SEARCH_JOIN : sql``}
    where ${all(conditions)}
    order by ${feedPositions.category}, ${feedPositions.position} ${limited(query)}`;
}

/**
 * Newest works of followed artists: looks up each artist's newest work, then reads further only for as many of
 * the most recent artists as the page has rows. The cost does not depend on the number of works.
 */
function following(query: FeedQuery): SQL {
  const { after } = query;
  const newest = sql`${artworks.createdAt} desc, ${artworks.id} desc`;
  const conditions = conditionsOf(query);
  if (after) {
    conditions.push(
      sql`(${artworks.createdAt}, ${artworks.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
    );
  }
  const worksOf = (artist: SQL, rows: SQL) => sql`lateral (
    select ${listedColumns}, ${artworks.createdAt} as at ${FROM} ${query.words ? SEARCH_JOIN : sql``}
    where ${artworks.userId} = ${artist} and ${all(conditions)} order by ${newest} ${rows})`;
  return sql`select work.*, 0::numeric as k, ${NO_UNRANKED_START}
    from (
      select followed.artist_id
      from (select ${follows.followingId} as artist_id from ${follows}
        where ${follows.followerId} = ${query.viewer}::uuid) followed
      cross join ${worksOf(sql`followed.artist_id`, sql`limit 1`)} as latest
      order by latest.at desc, latest.id desc ${limited(query)}) artist
    cross join ${worksOf(sql`artist.artist_id`, limited(query))} as work
    order by work.at desc, work.id desc ${limited(query)}`;
}

export function pageQuery(query: FeedQuery): SQL {
  const { order, words, after, rows } = query;
  if (order === 'following') return following(query);
  if (order === 'trending' || order === 'featured') return byPosition(query, order);
  if (order !== 'relevance' && order !== 'color') return plain(query, order);
  const where = all(conditionsOf(query));
  if (order === 'color') return withListed(nearestColor(query.color!, where, rows, after));
  return withListed(
    after
      ? furtherHits(words, where, rows, { ...after, ...query.unrankedStart })
      : bestHits(words, where, rows),
  );
}
