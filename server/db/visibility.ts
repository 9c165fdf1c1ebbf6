/**
 * Visibility rules of every list: blocks in both directions, hidden members, hidden works, and the preference against
 * AI works.
 */
import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { hireProjects } from '#shared/hire/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { users } from '#shared/accounts/tables.ts';

/** A column serves statements about many viewers. */
type Viewer = string | Placeholder | SQLWrapper;

/**
 * No block between the viewer and the member of that column. The blocked ids are read once per statement by two
 * index lookups, however many rows are scanned.
 */
export const notBlocked = (viewer: Viewer, memberId: SQLWrapper): SQL =>
  sql`${memberId} <> all (array(
    select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${viewer}::uuid
    union all
    select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${viewer}::uuid))`;

/** Whether there is a block between the viewer and the member of that column, in either direction. */
export const blockBetween = (viewer: Viewer, memberId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${blocks}
    where (${blocks.blockerId} = ${viewer}::uuid and ${blocks.blockedId} = ${memberId})
      or (${blocks.blockerId} = ${memberId} and ${blocks.blockedId} = ${viewer}::uuid))`;

/**
 * What everyone may find leaves out this member: hidden by a moderator, suspended, about to be deleted or deleted.
 * @param alias of `users` in the statement
 */
export const memberHiddenAs = (alias: string): string =>
  `(${alias}.is_hidden or ${alias}.suspended_until is not null or ${alias}.deletes_at is not null)`;

/** For queries that join `users` as the member. */
export const memberHidden: SQL<boolean> = sql<boolean>`${sql.raw(memberHiddenAs('users'))}`;

/**
 * Visitors may read what this member made and wrote, while the gallery is public. For queries that join `users` as the
 * member.
 */
export const memberPublic: SQL<boolean> = sql<boolean>`(${users.isPublic} is true and not ${memberHidden})`;

/** Hidden only because the account is deleted, or will be: what belongs to others stays visible to them. */
export const memberLeaving: SQL<boolean> = sql<boolean>`(${users.deletesAt} is not null and not ${users.isHidden}
  and ${users.suspendedUntil} is null)`;

export const memberVisibleTo = (viewer: Viewer, isModerator: boolean): SQL =>
  isModerator
    ? notBlocked(viewer, users.id)
    : sql`${notBlocked(viewer, users.id)} and (not ${memberHidden} or ${users.id} = ${viewer}::uuid)`;

/** Includes members who are leaving, for what the viewer has from them. */
export const memberKnownTo = (viewer: Viewer, isModerator: boolean): SQL =>
  sql`(${memberVisibleTo(viewer, isModerator)} or (${notBlocked(viewer, users.id)} and ${memberLeaving}))`;

/** Neither the work nor its artist is hidden; for queries that join `users`, the artists. */
export const artworkPublic: SQL = sql`(not ${artworks.isHidden} and not ${memberHidden})`;

/**
 * Neither hidden from the viewer nor blocked. Moderators see hidden works; the viewer's own are always included. A work that
 * was deleted is available to no one, also in a left join.
 */
export const artworkAvailableTo = (viewer: Viewer, isModerator: boolean): SQL => {
  const shown = isModerator
    ? sql`${artworks.id} is not null`
    : sql`(${artworkPublic} or ${artworks.userId} = ${viewer}::uuid)`;
  return sql`${shown} and ${notBlocked(viewer, artworks.userId)}`;
};

/** For lists that join `users` as someone else: the work is available, and so is its artist. */
export const artistAvailableTo = (viewer: Viewer): SQL => sql`(not ${artworks.isHidden} and exists (select 1
  from users artist where artist.id = ${artworks.userId} and not ${sql.raw(memberHiddenAs('artist'))}
  and ${notBlocked(viewer, sql`artist.id`)}))`;

/** For lists of artworks joined with `users`, their artists: what is available, less AI works if the viewer hides them. */
export const artworkVisibleTo = (viewer: Viewer, isModerator: boolean): SQL =>
  sql`${artworkAvailableTo(viewer, isModerator)}
    and (${artworks.making} is null or ${artworks.making} not in ('ai_assisted', 'ai_generated')
      or ${artworks.userId} = ${viewer}::uuid
      or not coalesce((select viewer.hides_ai from users viewer where viewer.id = ${viewer}::uuid), false))
    and (${artworks.category} <> 'ai_art' or ${artworks.userId} = ${viewer}::uuid
      or not coalesce((select viewer.hides_ai from users viewer where viewer.id = ${viewer}::uuid), false))`;

/** For queries of projects that join `users`, their clients. The viewer's own are always included. */
export const projectVisibleTo = (viewer: Viewer, isModerator: boolean): SQL => sql`(
  ${hireProjects.clientId} = ${viewer}::uuid or ${hireProjects.designerId} = ${viewer}::uuid
  or (${isModerator ? sql`true` : sql`not ${hireProjects.isHidden}`} and ${memberVisibleTo(viewer, isModerator)}))`;
