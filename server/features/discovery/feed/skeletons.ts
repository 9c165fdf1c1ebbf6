/**
 * The skeletons of artwork lists: selects of `id`, `k`, `at`, and where ranked hits end, in order, without what a card shows.
 * Every order is (k, at, id) descending, so that one kind of cursor serves all.
 */
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { feedPlaces } from '#shared/discovery/feed/tables.ts';
import { follows } from '#shared/follows/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import {
  type ArtworkFilters,
  HIGHEST_PRICE,
  LOWEST_PRICE,
  PRICE_HIGH,
  PRICE_LOW,
  filterConditions,
} from '#server/db/artwork-filters.ts';
import { artworkVisibleTo } from '#server/db/visible.ts';
import { SEARCH_JOIN, bestHits, furtherHits, hitNewest, wordsFound } from '../search/hits.ts';
import type { Place } from '#server/db/order-cursor.ts';

type Feed = 'trending' | 'featured' | 'following';
type PlainOrder = 'newest' | 'liked' | 'price_asc' | 'price_desc';

type Given = string | Placeholder;

/** What a statement is made of. Values may be placeholders, for a statement that is kept. */
export interface Shape extends ArtworkFilters {
  order: PlainOrder | 'relevance' | Feed;
  /** Of whose works; in `order` itself when it is the feed's own. */
  feed?: Feed | undefined;
  words: string;
  place: { [Part in 'k' | 'at' | 'id']: Given } | null;
  /** Where the hits that were not ranked begin. */
  bottom: Pick<Place, 'bottomAt' | 'bottomId'>;
  isModerator: boolean;
  viewer: Given;
  /** Stands for `category` where there is one. */
  categoryGiven?: Given | undefined;
  rows: number;
}

const K: Record<PlainOrder, { k: SQL; type: SQL } | null> = {
  newest: null,
  liked: { k: sql`${artworks.likesCount}`, type: sql`int` },
  price_desc: { k: PRICE_HIGH, type: sql`numeric` },
  price_asc: { k: PRICE_LOW, type: sql`numeric` },
};

const NO_BOTTOM = sql`null::timestamptz as bottom_at, null::uuid as bottom_id`;
const FROM = sql`from ${artworks} join ${users} on ${users.id} = ${artworks.userId}`;
const all = (conditions: SQL[]): SQL => sql.join(conditions, sql` and `);
const limited = ({ rows }: Shape): SQL => sql.raw(`limit ${rows}`);

/** Each category has places of its own. */
const ofCategory = ({ category, categoryGiven }: Shape): SQL =>
  category === undefined
    ? sql`${feedPlaces.category} is null`
    : sql`${feedPlaces.category} = ${categoryGiven ?? category}::category`;

/** That a work is in a feed, for an order that is not the feed's. */
function inFeed(feed: Feed, viewer: Given): SQL {
  if (feed === 'following') {
    return sql`${artworks.userId} in (
      select ${follows.followingId} from ${follows} where ${follows.followerId} = ${viewer}::uuid)`;
  }
  return sql`${artworks.id} in (select ${feedPlaces.artworkId} from ${feedPlaces}
    where ${feedPlaces.feed} = ${feed}::feed and ${feedPlaces.category} is null)`;
}

function conditionsOf(shape: Shape): SQL[] {
  const { feed, order, words, viewer } = shape;
  return [
    artworkVisibleTo(viewer, shape.isModerator),
    ...filterConditions(shape, {
      category: shape.categoryGiven ?? shape.category ?? '',
      minPrice: shape.minPrice ?? LOWEST_PRICE,
      maxPrice: shape.maxPrice ?? HIGHEST_PRICE,
    }),
    ...(feed && feed !== order ? [inFeed(feed, viewer)] : []),
    ...(words && order !== 'relevance' ? [wordsFound(words)] : []),
  ];
}

function plain(shape: Shape, order: PlainOrder): SQL {
  const { place, words } = shape;
  const kind = K[order];
  const conditions = conditionsOf(shape);
  const key = sql`${artworks.createdAt}, ${artworks.id}`;
  if (place) {
    const at = sql`${place.at}::timestamptz, ${place.id}::uuid`;
    conditions.push(
      kind ? sql`(${kind.k}, ${key}) < (${place.k}::${kind.type}, ${at})` : sql`(${key}) < (${at})`,
    );
  }
  const newest = words ? hitNewest : sql`${artworks.createdAt} desc, ${artworks.id} desc`;
  return sql`select ${artworks.id} as id, (${kind?.k ?? sql`0`})::numeric as k, ${artworks.createdAt} as at, ${NO_BOTTOM}
    ${FROM} ${words ? SEARCH_JOIN : sql``} where ${all(conditions)}
    order by ${kind ? sql`${kind.k} desc, ` : sql``}${newest} ${limited(shape)}`;
}

/** By the places that the job wrote. The category is named in the order, too: then the index gives it, also where it is null. */
function placed(shape: Shape, feed: 'trending' | 'featured'): SQL {
  const { place } = shape;
  const conditions = [
    sql`${feedPlaces.feed} = ${feed}::feed`,
    ofCategory(shape),
    ...conditionsOf({ ...shape, category: undefined }),
  ];
  if (place) conditions.push(sql`${feedPlaces.position} > (- ${place.k}::numeric)::int`);
  return sql`select ${artworks.id} as id, (- ${feedPlaces.position})::numeric as k, ${artworks.createdAt} as at, ${NO_BOTTOM}
    from ${feedPlaces} join ${artworks} on ${artworks.id} = ${feedPlaces.artworkId}
    join ${users} on ${users.id} = ${artworks.userId} ${shape.words ? SEARCH_JOIN : sql``}
    where ${all(conditions)}
    order by ${feedPlaces.category}, ${feedPlaces.position} ${limited(shape)}`;
}

/**
 * Newest of followed artists: one lookup for each artist's newest work, then only the artists of the newest of those,
 * as many as the page has rows, are read further. So it does not matter how many works there are, here or in all.
 */
function following(shape: Shape): SQL {
  const { place } = shape;
  const newest = sql`${artworks.createdAt} desc, ${artworks.id} desc`;
  const conditions = conditionsOf(shape);
  if (place) {
    conditions.push(
      sql`(${artworks.createdAt}, ${artworks.id}) < (${place.at}::timestamptz, ${place.id}::uuid)`,
    );
  }
  const worksOf = (artist: SQL, rows: SQL) => sql`lateral (
    select ${artworks.id} as id, ${artworks.createdAt} as at ${FROM} ${shape.words ? SEARCH_JOIN : sql``}
    where ${artworks.userId} = ${artist} and ${all(conditions)} order by ${newest} ${rows})`;
  return sql`select work.id, 0::numeric as k, work.at, ${NO_BOTTOM}
    from (
      select followed.artist_id
      from (select ${follows.followingId} as artist_id from ${follows}
        where ${follows.followerId} = ${shape.viewer}::uuid) followed
      cross join ${worksOf(sql`followed.artist_id`, sql`limit 1`)} as latest
      order by latest.at desc, latest.id desc ${limited(shape)}) artist
    cross join ${worksOf(sql`artist.artist_id`, limited(shape))} as work
    order by work.at desc, work.id desc ${limited(shape)}`;
}

export function skeletonOf(shape: Shape): SQL {
  const { order, words, place, rows } = shape;
  if (order === 'following') return following(shape);
  if (order === 'trending' || order === 'featured') return placed(shape, order);
  if (order !== 'relevance') return plain(shape, order);
  const where = all(conditionsOf(shape));
  return place
    ? furtherHits(words, where, rows, { ...place, ...shape.bottom })
    : bestHits(words, where, rows);
}
