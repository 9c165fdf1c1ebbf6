import { type SQL, and, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { HireReview } from '#shared/hire/reviews/contract.ts';
import { hireProjects, hireReviews } from '#shared/hire/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { setRowHidden } from '#server/db/set-hidden.ts';
import { personColumns } from '#server/db/person.ts';
import { memberVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { columnsOf } from '#server/db/columns-of.ts';

/** Reviews of a member; older ones count but are not listed. */
const MAX_SHOWN = 100;

const reviews = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      ...columnsOf(HireReview, hireReviews),
      projectTitle: hireProjects.title,
      author: personColumns,
    })
    .from(hireReviews)
    .innerJoin(hireProjects, eq(hireProjects.id, hireReviews.projectId))
    .innerJoin(users, eq(users.id, hireReviews.authorId))
    .where(where)
    .orderBy(desc(hireReviews.createdAt), desc(hireReviews.id));

const isShown = and(isNotNull(hireReviews.publishedAt), eq(hireReviews.isHidden, false));

/** Published reviews and the viewer's own. */
export const listOfProject = (db: Queryable, viewerId: string, projectId: string) =>
  reviews(db, and(eq(hireReviews.projectId, projectId), or(isShown, eq(hireReviews.authorId, viewerId))));

export async function readReview(db: Queryable, id: string) {
  const [row] = await reviews(db, eq(hireReviews.id, id));
  return row!;
}

/** Published reviews of a member, without authors and projects the viewer may not see. */
export const listOfMember = (db: Queryable, viewer: Member, subjectId: string) =>
  reviews(
    db,
    and(
      eq(hireReviews.subjectId, subjectId),
      isModerator(viewer) ? isNotNull(hireReviews.publishedAt) : isShown,
      memberVisibleTo(viewer.id, isModerator(viewer)),
      isModerator(viewer) ? undefined : eq(hireProjects.isHidden, false),
    ),
  ).limit(MAX_SHOWN);

/** A member's average rating in both roles, and the number of finished projects. */
export async function readFigures(db: Queryable, memberId: string) {
  const [given] = await db
    .select({
      rating: sql<string | null>`round(avg(${hireReviews.rating}), 1)::text`,
      ratingsCount: sql<number>`count(*)::int`,
    })
    .from(hireReviews)
    .where(and(eq(hireReviews.subjectId, memberId), isShown));
  const finishedCount = await db.$count(
    hireProjects,
    and(
      eq(hireProjects.status, 'completed'),
      or(eq(hireProjects.clientId, memberId), eq(hireProjects.designerId, memberId)),
    ),
  );
  return { ...given!, finishedCount };
}

/** Null if the author has rated the project already. */
export async function insertReview(
  tx: Queryable,
  review: typeof hireReviews.$inferInsert,
): Promise<string | null> {
  const [row] = await tx
    .insert(hireReviews)
    .values(review)
    .onConflictDoNothing()
    .returning({ id: hireReviews.id });
  return row?.id ?? null;
}

export const countReviews = (tx: Queryable, projectId: string): Promise<number> =>
  tx.$count(hireReviews, eq(hireReviews.projectId, projectId));

/** @returns how many were published */
export async function publishAll(tx: Queryable, projectId: string, publishedAt: Date): Promise<number> {
  const { rowCount } = await tx
    .update(hireReviews)
    .set({ publishedAt })
    .where(and(eq(hireReviews.projectId, projectId), isNull(hireReviews.publishedAt)));
  return rowCount ?? 0;
}

/** Copies the client's rating to the project, where programs read it. */
export const setSatisfaction = (
  tx: Queryable,
  projectId: string,
  fields: { satisfactionRating: number; satisfactionNotes: string | null },
) => tx.update(hireProjects).set(fields).where(eq(hireProjects.id, projectId));

/** Projects finished before the cutoff with an unpublished rating. */
export const listUnpublished = (db: Queryable, completedUntil: Date, limit: number) =>
  db
    .select({ id: hireProjects.id })
    .from(hireProjects)
    .where(
      and(
        eq(hireProjects.status, 'completed'),
        lte(hireProjects.completedAt, completedUntil),
        inArray(
          hireProjects.id,
          db.select({ id: hireReviews.projectId }).from(hireReviews).where(isNull(hireReviews.publishedAt)),
        ),
      ),
    )
    .limit(limit);

/** Published, with its parties, unless a moderator hid it or the viewer may not see its author. */
export async function findPublishedReview(db: Queryable, viewer: Member, id: string) {
  const [row] = await db
    .select({ authorId: hireReviews.authorId, subjectId: hireReviews.subjectId })
    .from(hireReviews)
    .innerJoin(users, eq(users.id, hireReviews.authorId))
    .where(
      and(
        eq(hireReviews.id, id),
        isModerator(viewer) ? isNotNull(hireReviews.publishedAt) : isShown,
        memberVisibleTo(viewer.id, isModerator(viewer)),
      ),
    );
  return row ?? null;
}

/** @returns whether it was hidden before; null if there is none */
export const setReviewHidden = (tx: Queryable, id: string, isHidden: boolean) =>
  setRowHidden(tx, hireReviews, id, isHidden);
