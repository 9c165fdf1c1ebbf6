/** Lists of the Hub: every order is (k, createdAt, id) descending, so that one kind of cursor fits all. */
import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import type {
  INSPIRATION_SORTS,
  InspirationCategory,
  InspirationType,
} from '#shared/inspiration/contract.ts';
import { inspirationContent } from '#shared/inspiration/tables.ts';
import { inspirationSearch } from '#shared/discovery/search/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { videos } from '#shared/videos/tables.ts';
import type { Db } from '#server/context.ts';
import type { RankedCursor } from '#server/db/order-cursor.ts';
import { memberHidden, notBlocked } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { cardColumns } from './queries.ts';

type Sort = (typeof INSPIRATION_SORTS)[number];

/** For queries that join `users`, the authors, and `videos`. */
export const hubVideoVisibleTo = (viewer: Member): SQL => {
  const shown = isModerator(viewer)
    ? sql`true`
    : sql`((not ${inspirationContent.isHidden} and not ${memberHidden})
        or ${inspirationContent.artistId} = ${viewer.id}::uuid)`;
  return sql`${inspirationContent.isPublished} and ${videos.status} = 'ready' and ${shown}
    and ${notBlocked(viewer.id, inspirationContent.artistId)}`;
};

interface ListFilters {
  sort: Sort;
  category?: InspirationCategory | undefined;
  type?: InspirationType | undefined;
  artistId?: string | undefined;
  /** The member's own, whatever its state. */
  isMine: boolean;
  words: string;
  after: RankedCursor | null;
  rows: number;
}

const SORT_KEYS: Record<Sort, SQL | null> = {
  newest: null,
  most_viewed: sql`${inspirationContent.viewCount}`,
  most_liked: sql`${inspirationContent.likeCount}`,
};

/** Drafts are not in the search index; a member's own are few. */
const wordsFound = ({ words, isMine }: ListFilters): SQL | undefined => {
  if (!words) return undefined;
  return isMine
    ? sql`inspiration_vector(${inspirationContent}, ${users}) @@ search_query(${words})`
    : sql`${inspirationContent.id} in (select ${inspirationSearch.contentId} from ${inspirationSearch}
        where ${inspirationSearch.words} @@ search_query(${words}))`;
};

function afterPosition(k: SQL | null, after: RankedCursor | null): SQL | undefined {
  if (!after) return undefined;
  const key = sql`${inspirationContent.createdAt}, ${inspirationContent.id}`;
  const at = sql`${after.at}::timestamptz, ${after.id}::uuid`;
  return k ? sql`(${k}, ${key}) < (${after.k}::numeric::int, ${at})` : sql`(${key}) < (${at})`;
}

export function listHubVideoRows(db: Db, viewer: Member, filters: ListFilters) {
  const { category, type, artistId, isMine, after, rows } = filters;
  const k = SORT_KEYS[filters.sort];
  return db
    .select({ ...cardColumns(viewer.id), k: sql<string>`${k ?? sql`0`}::text` })
    .from(inspirationContent)
    .innerJoin(users, eq(users.id, inspirationContent.artistId))
    .innerJoin(videos, eq(videos.id, inspirationContent.videoId))
    .where(
      and(
        isMine ? eq(inspirationContent.artistId, viewer.id) : hubVideoVisibleTo(viewer),
        category && eq(inspirationContent.category, category),
        type && eq(inspirationContent.type, type),
        artistId === undefined ? undefined : eq(inspirationContent.artistId, artistId),
        wordsFound(filters),
        afterPosition(k, after),
      ),
    )
    .orderBy(...(k ? [sql`${k} desc`] : []), desc(inspirationContent.createdAt), desc(inspirationContent.id))
    .limit(rows);
}
