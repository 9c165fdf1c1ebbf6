import { type Placeholder, type SQL, and, desc, eq, not, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { artworks } from '#shared/artworks/tables.ts';
import { follows } from '#shared/follows/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Context, Db, Queryable } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';
import { preparedByName, roleOf } from '#server/db/prepared.ts';
import { artworkVisibleTo, memberHidden, memberVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';

const SCORE = sql<number>`(${users.totalLikes} + ${users.followersCount})`;

/** Those of the best scored members who have a work. */
function best(db: Queryable, limit: number, only?: SQL) {
  const members = db
    .select({ id: users.id, score: SCORE.as('score') })
    .from(users)
    .where(and(eq(users.isCreditProfile, false), not(memberHidden), only))
    .orderBy(desc(SCORE), users.id)
    .limit(limit)
    .as('members');
  return db
    .select({ id: members.id })
    .from(members)
    .where(
      sql`exists (select 1 from ${artworks} where ${artworks.userId} = ${members.id} and not ${artworks.isHidden})`,
    )
    .orderBy(desc(members.score), members.id);
}

/** Ids, best score first. */
export interface Candidates {
  all: string[];
  premium: string[];
}

/** Scans all members, so the result is cached. */
export async function listCandidates(db: Queryable): Promise<Candidates> {
  const [all, premium] = await Promise.all([best(db, 120), best(db, 30, eq(users.isSubscriber, true))]);
  return { all: all.map(({ id }) => id), premium: premium.map(({ id }) => id) };
}

const VIEWER = sql.placeholder('viewer');

/** The first `limit` candidates whom the viewer may see and who have a visible work. */
function firstVisible(db: Db, candidates: Placeholder, forModerator: boolean, limit: number) {
  const artist = db
    .select({
      ...personColumns,
      bio: users.bio,
      city: users.city,
      isSubscriber: users.isSubscriber,
      totalLikes: users.totalLikes,
      followersCount: users.followersCount,
      // Written out in full: in a select from one table Drizzle omits table names.
      isFollowed: sql<boolean>`exists (select 1 from ${follows}
        where ${follows.followerId} = ${VIEWER}::uuid and ${follows.followingId} = users.id)`.as(
        'is_followed',
      ),
    })
    .from(users)
    .where(
      and(
        eq(users.id, sql`candidate.id`),
        eq(users.isCreditProfile, false),
        not(memberHidden),
        memberVisibleTo(VIEWER, forModerator),
        sql`exists (select 1 from ${artworks} where ${artworks.userId} = ${users.id}
          and not ${artworks.isHidden} and ${artworkVisibleTo(VIEWER, forModerator)})`,
      ),
    )
    // One candidate after the other, in order and only until there are enough: a sort would ask all of them.
    .offset(sql.raw('0') as unknown as Placeholder)
    .as('artist');
  return db
    .select(artist._.selectedFields)
    .from(sql`unnest(${candidates}::uuid[]) as candidate (id)`)
    .innerJoinLateral(artist, sql`true`)
    .limit(limit);
}

const visible = preparedByName((db, name) => {
  const [, role, limit] = name.split(' ');
  const first = (candidates: string, most: number) =>
    firstVisible(db, sql.placeholder(candidates), role === 'moderator', most);
  const found = union(first('all', Number(limit)), first('premium', 1)).as('found');
  return db
    .select()
    .from(found)
    .orderBy(desc(sql`${found.totalLikes} + ${found.followersCount}`), found.id)
    .prepare(name);
});

/** The first `limit` artists and the first Premium artist, best score first. One query. */
export const listVisibleArtists = (db: Db, viewer: Member, candidates: Candidates, limit: number) =>
  visible(db, `featured ${roleOf(isModerator(viewer))} ${limit}`).execute({
    viewer: viewer.id,
    ...candidates,
  });

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

const bestWorks = preparedByName((db, name) => {
  const [, role, each] = name.split(' ');
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
        artworkVisibleTo(VIEWER, role === 'moderator'),
      ),
    )
    .orderBy(desc(artworks.likesCount), desc(artworks.createdAt), desc(artworks.id))
    .limit(Number(each))
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
    .where(sql`${users.id} = any(${sql.placeholder('artistIds')}::uuid[])`)
    .orderBy(users.id, desc(works.likesCount), desc(works.id))
    .prepare(name);
});

/** The most liked visible works of each artist, up to `each`. One query for all. */
export const listBestWorks = (db: Db, viewer: Member, artistIds: string[], each: number) =>
  bestWorks(db, `best-works ${roleOf(isModerator(viewer))} ${each}`).execute({
    viewer: viewer.id,
    artistIds,
  });
