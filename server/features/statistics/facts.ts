/** The counted facts, one row each: those the job adds up, and those it has not added up yet. */
import { type SQL, sql } from 'drizzle-orm';
import { SOURCES } from '#shared/kernel/view-sources.ts';
import { returnedBefore } from '#server/db/returned.ts';

export interface Span {
  from: Date;
  to: Date;
}

/** Selects rows by artist, and by when they happened. */
type Chosen = (columns: { time: SQL; artist: SQL }) => SQL;

export const at = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;

const ofAll =
  ({ from, to }: Span): Chosen =>
  ({ time }) =>
    sql`${time} >= ${at(from)} and ${time} < ${at(to)}`;

/** In one statement with the sums, so that nothing is counted in both or in neither. */
const notAddedUp =
  (artistId: string): Chosen =>
  ({ time, artist }) =>
    sql`${artist} = ${artistId}::uuid and ${time} >= coalesce((select through from sums_closed), '-infinity')`;

const BY_SOURCE = sql.raw(
  SOURCES.map((source) => `(source = '${source}')::int as from_${source}`).join(', '),
);
const NO_SOURCE = sql.raw(SOURCES.map(() => '0').join(', '));

/**
 * Likes, saves and followers count as of this moment, so that a like taken back before the closing never counted.
 * Visitors: the first view of the artist on a UTC day, for which the hash is made.
 */
const select = (chosen: Chosen): SQL => sql`
  select artwork_id, artist_id, at, 1 as views, (not exists (
      select 1 from view_events earlier
      where earlier.visitor = event.visitor and earlier.artist_id = event.artist_id
        and earlier.at >= event.at - interval '1 day'
        and (earlier.at, earlier.artwork_id) < (event.at, event.artwork_id)
    ))::int as visitors, 0 as likes, 0 as saves, 0 as followers, 0 as checkouts, 0 as sold, 0::bigint as earned_cents, ${BY_SOURCE}
  from view_events event where ${chosen({ time: sql`at`, artist: sql`artist_id` })}
  union all
  select likes.artwork_id, artworks.user_id, likes.created_at, 0, 0, 1, 0, 0, 0, 0, 0, ${NO_SOURCE}
  from likes join artworks on artworks.id = likes.artwork_id
  where ${chosen({ time: sql`likes.created_at`, artist: sql`artworks.user_id` })} and likes.user_id <> artworks.user_id
  union all
  select item.artwork_id, artworks.user_id, item.created_at, 0, 0, 0, 1, 0, 0, 0, 0, ${NO_SOURCE}
  from collection_items item join artworks on artworks.id = item.artwork_id
  where ${chosen({ time: sql`item.created_at`, artist: sql`artworks.user_id` })} and item.owner_id <> artworks.user_id
    and not exists (select 1 from collection_items earlier
      where earlier.owner_id = item.owner_id and earlier.artwork_id = item.artwork_id
        and (earlier.created_at, earlier.id) < (item.created_at, item.id))
  union all
  select null, following_id, created_at, 0, 0, 0, 0, 1, 0, 0, 0, ${NO_SOURCE}
  from follows where ${chosen({ time: sql`created_at`, artist: sql`following_id` })}
  union all
  select artwork_id, seller_id, created_at, 0, 0, 0, 0, 0, 1, 0, 0, ${NO_SOURCE}
  from purchases where ${chosen({ time: sql`created_at`, artist: sql`seller_id` })}
  union all
  select artwork_id, seller_id, paid_at, 0, 0, 0, 0, 0, 0, 1, (artist_amount * 100)::bigint, ${NO_SOURCE}
  from purchases where ${chosen({ time: sql`paid_at`, artist: sql`seller_id` })}
  union all
  select p.artwork_id, p.seller_id, r.refunded_at, 0, 0, 0, 0, 0, 0, 0, r.commission_cents - r.price_cents, ${NO_SOURCE}
  from refunds r join purchases p on p.id = r.charge_id
  where r.status = 'done' and ${chosen({ time: sql`r.refunded_at`, artist: sql`p.seller_id` })}
  union all
  select artwork_id, seller_id, refunded_at, 0, 0, 0, 0, 0, 0, -1,
    ${returnedBefore('price_cents - commission_cents')} - (artist_amount * 100)::bigint, ${NO_SOURCE}
  from purchases where ${chosen({ time: sql`refunded_at`, artist: sql`seller_id` })} and paid_at is not null`;

const selectSearches = (chosen: Chosen): SQL => sql`
  select artist_id, words, at, 1 as views from view_events
  where words is not null and ${chosen({ time: sql`at`, artist: sql`artist_id` })}`;

export const facts = (span: Span): SQL => select(ofAll(span));
export const searchFacts = (span: Span): SQL => selectSearches(ofAll(span));

/** Facts about one artist since the end of the sums. */
export const liveFacts = (artistId: string): SQL => select(notAddedUp(artistId));
export const liveSearchFacts = (artistId: string): SQL => selectSearches(notAddedUp(artistId));

/**
 * Offers that the seller sees, for works that are there: not those below their lowest price. They are few, and never
 * added up: each counts when it was made, accepted (its order was made then) and paid.
 */
export const offerFacts = (artistId: string): SQL => sql`
  select artwork_id, created_at as at, 1 as offers, 0 as offers_accepted, 0 as offers_paid
  from offers where seller_id = ${artistId}::uuid and declines_at is null and artwork_id is not null
  union all
  select artwork_id, created_at, 0, 1, 0 from purchases where seller_id = ${artistId}::uuid and offer_id is not null
  union all
  select artwork_id, paid_at, 0, 0, 1 from purchases
  where seller_id = ${artistId}::uuid and offer_id is not null and paid_at is not null`;
