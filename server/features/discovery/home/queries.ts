import { type Placeholder, and, eq, isNull, ne, sql } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { feedPositions } from '#shared/discovery/feed/tables.ts';
import { follows } from '#shared/follows/tables.ts';
import type { Db } from '#server/context.ts';
import { preparedByName, roleOf } from '#server/db/prepared.ts';
import { artworkVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { type RankedWork, selectRanked, withListed } from '#server/features/artworks/public.ts';
import { pageQuery } from '../feed/page-query.ts';

const followedWorks = (rows: number, forModerator: boolean, since?: Placeholder) =>
  pageQuery({
    order: 'following',
    words: '',
    after: null,
    unrankedStart: { bottomAt: null, bottomId: null },
    since,
    viewer: sql.placeholder('viewer'),
    isModerator: forModerator,
    rows,
  });

const counting = preparedByName((db, name) => {
  const [, rows, role] = name.split(' ');
  const found = followedWorks(Number(rows), role === 'moderator', sql.placeholder('since'));
  return db
    .select({
      total: sql<number>`(select count(*)::int from (${found}) found)`,
      isFollowing: sql<boolean>`exists (select 1 from ${follows}
        where ${eq(follows.followerId, sql.placeholder('viewer'))})`,
    })
    .from(sql`(select 1) as one`)
    .prepare(name);
});

const cards = preparedByName((db, name) => {
  const [, rows, role] = name.split(' ');
  return selectRanked(
    db,
    sql.placeholder('viewer'),
    followedWorks(Number(rows), role === 'moderator'),
  ).prepare(name);
});

interface Asked {
  viewer: string;
  isModerator: boolean;
  since: string;
}
const nameOf = (kind: string, rows: number, { isModerator }: Pick<Asked, 'isModerator'>) =>
  `${kind} ${rows} ${roleOf(isModerator)}`;

/**
 * Counts works published since then by those the viewer follows, up to `most`; also says whether they follow anyone.
 */
export async function countNewWorks(db: Db, most: number, asked: Asked) {
  const [row] = await counting(db, nameOf('news-count', most, asked)).execute({ ...asked });
  return row!;
}

/** Their newest works, of any time. */
export const readFollowedWorks = (db: Db, rows: number, asked: Omit<Asked, 'since'>): Promise<RankedWork[]> =>
  cards(db, nameOf('news', rows, asked)).execute({ ...asked });

/** Enough for some of every medium. */
const CANDIDATES = 200;

/** Works of others that the viewer may see, in the order of the feed 'featured'. */
export const listCandidates = (db: Db, viewer: Member) =>
  db
    .select({
      id: artworks.id,
      userId: artworks.userId,
      category: artworks.category,
      medium: artworks.medium,
      tags: artworks.tags,
      imageUrl: artworks.imageUrl,
      placeholder: artworks.placeholder,
      soldAt: artworks.soldAt,
    })
    .from(feedPositions)
    .innerJoin(artworks, eq(artworks.id, feedPositions.artworkId))
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(
      and(
        eq(feedPositions.feed, 'featured'),
        isNull(feedPositions.category),
        ne(artworks.userId, viewer.id),
        eq(artworks.isHidden, false),
        artworkVisibleTo(viewer.id, isModerator(viewer)),
      ),
    )
    .orderBy(feedPositions.position)
    .limit(CANDIDATES);

/** These works, in this order. */
export const listWorks = (db: Db, viewer: Member, ids: string[]): Promise<RankedWork[]> =>
  selectRanked(
    db,
    viewer.id,
    withListed(sql`select work.id, (- work.place)::numeric as k, null::timestamptz as at, null::timestamptz as bottom_at,
        null::uuid as bottom_id
      from unnest(${sql.param(ids)}::uuid[]) with ordinality as work (id, place)`),
  );
