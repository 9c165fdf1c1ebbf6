import { type SQL, and, desc, eq, inArray, not, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { follows } from '#shared/follows/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';
import { artworkVisibleTo, memberHidden, memberVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';

const SCORE = sql<number>`(${users.totalLikes} + ${users.followersCount})`;

const best = (db: Queryable, limit: number, only?: SQL) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isCreditProfile, false), not(memberHidden), only))
    .orderBy(desc(SCORE), users.id)
    .limit(limit);

/** The best scored members and Premium members. Scans all members, so the result is cached. */
export async function listCandidates(db: Queryable): Promise<string[]> {
  const [all, premium] = await Promise.all([best(db, 120), best(db, 30, eq(users.isSubscriber, true))]);
  return [...new Set([...all, ...premium].map(({ id }) => id))];
}

/** Candidates the viewer may see and who have a visible work, best score first. */
export const listVisibleArtists = (db: Queryable, viewer: Member, candidates: string[]) =>
  db
    .select({
      ...personColumns,
      bio: users.bio,
      city: users.city,
      isSubscriber: users.isSubscriber,
      totalLikes: users.totalLikes,
      followersCount: users.followersCount,
      // Written out in full: in a select from one table Drizzle omits table names.
      isFollowed: sql<boolean>`exists (select 1 from ${follows}
        where ${follows.followerId} = ${viewer.id}::uuid and ${follows.followingId} = users.id)`,
    })
    .from(users)
    .where(
      and(
        inArray(users.id, candidates),
        eq(users.isCreditProfile, false),
        not(memberHidden),
        memberVisibleTo(viewer.id, isModerator(viewer)),
        sql`exists (select 1 from ${artworks} where ${artworks.userId} = ${users.id}
          and not ${artworks.isHidden} and ${artworkVisibleTo(viewer.id, isModerator(viewer))})`,
      ),
    )
    .orderBy(desc(SCORE), users.id);

const RELATIONS = `
  select array(select following_id from follows where follower_id = viewer.id and following_id = any($2::uuid[])) as followed,
    viewer.hides_ai
      or exists (select 1 from blocks where blocker_id = viewer.id and blocked_id = any($2::uuid[]))
      or exists (select 1 from blocks where blocked_id = viewer.id and blocker_id = any($2::uuid[])) as differs
  from users viewer where viewer.id = $1`;

/** Whom of these artists the viewer follows, and whether the viewer's list may differ from what most members see. */
export async function findRelations(pool: Context['pool'], viewerId: string, artistIds: string[]) {
  const { rows } = await pool.query<{ followed: string[]; differs: boolean }>({
    name: 'featured-relations',
    text: RELATIONS,
    values: [viewerId, artistIds],
  });
  return rows[0] ?? null;
}

/** The most liked visible works of each artist, up to `each`. One query for all. */
export function listBestWorks(db: Queryable, viewer: Member, artistIds: string[], each: number) {
  const works = db
    .select({
      id: artworks.id,
      imageUrl: artworks.imageUrl,
      placeholder: artworks.placeholder,
      likesCount: artworks.likesCount,
    })
    .from(artworks)
    .where(
      and(
        eq(artworks.userId, users.id),
        eq(artworks.isHidden, false),
        artworkVisibleTo(viewer.id, isModerator(viewer)),
      ),
    )
    .orderBy(desc(artworks.likesCount), desc(artworks.createdAt), desc(artworks.id))
    .limit(each)
    .as('works');
  return db
    .select({
      artistId: users.id,
      id: works.id,
      imageUrl: works.imageUrl,
      placeholder: works.placeholder,
    })
    .from(users)
    .innerJoinLateral(works, sql`true`)
    .where(inArray(users.id, artistIds))
    .orderBy(users.id, desc(works.likesCount), desc(works.id));
}
