import { type SQL, type SQLWrapper, and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { Application } from '#shared/hire/contract.ts';
import { applicationWorks, hireApplications, hireProjects, hireReviews } from '#shared/hire/tables.ts';
import { designerPortfolios } from '#shared/portfolios/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';
import { memberVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { columnsOf } from '#server/db/columns-of.ts';

/** Limits the comparison. */
const MAX_SHOWN = 200;

/** Published ratings of finished projects that the member of that column delivered. */
const ratings = (what: SQL, designerId: SQLWrapper): SQL => sql`(select ${what} from ${hireReviews}
  join ${hireProjects} on ${hireProjects.id} = ${hireReviews.projectId}
  where ${hireReviews.subjectId} = ${designerId} and ${hireReviews.publishedAt} is not null and not ${hireReviews.isHidden}
    and ${hireProjects.designerId} = ${hireReviews.subjectId} and ${hireProjects.status} = 'completed')`;

/** A designer's record of finished projects. */
const figuresOf = (designerId: SQLWrapper) => ({
  rating: sql<string | null>`${ratings(sql`round(avg(${hireReviews.rating}), 1)::text`, designerId)}`,
  ratingsCount: sql<number>`${ratings(sql`count(*)::int`, designerId)}`,
  finishedCount: sql<number>`(select count(*)::int from ${hireProjects}
    where ${hireProjects.designerId} = ${designerId} and ${hireProjects.status} = 'completed')`,
});

const applications = (db: Queryable) =>
  db
    .select({
      ...columnsOf(Application, hireApplications),
      proposedPrice: hireApplications.proposedPrice,
      budget: hireProjects.budget,
      designer: { ...personColumns, city: users.city },
      figures: figuresOf(hireApplications.designerId),
    })
    .from(hireApplications)
    .innerJoin(users, eq(users.id, hireApplications.designerId))
    .innerJoin(hireProjects, eq(hireProjects.id, hireApplications.projectId));
export type ApplicationRow = Awaited<ReturnType<typeof applications>>[number];

export async function findOwnApplication(db: Queryable, projectId: string, designerId: string) {
  const own = and(eq(hireApplications.projectId, projectId), eq(hireApplications.designerId, designerId));
  const [row] = await applications(db).where(own);
  return row ?? null;
}

export async function findApplication(db: Queryable, id: string) {
  const [row] = await applications(db).where(eq(hireApplications.id, id));
  return row ?? null;
}

/** Accepted and shortlisted ones first, then in order of arrival; without withdrawn ones. */
export const listApplicationRows = (db: Queryable, viewer: Member, projectId: string) =>
  applications(db)
    .where(
      and(
        eq(hireApplications.projectId, projectId),
        ne(hireApplications.status, 'withdrawn'),
        memberVisibleTo(viewer.id, isModerator(viewer)),
      ),
    )
    .orderBy(
      desc(sql`${hireApplications.status} = 'accepted'`),
      desc(hireApplications.isShortlisted),
      asc(hireApplications.createdAt),
      asc(hireApplications.id),
    )
    .limit(MAX_SHOWN);

/** In the designers' own order, without what a moderator hid. */
export const listWorks = (db: Queryable, applicationIds: string[]) =>
  db
    .select({ applicationId: applicationWorks.applicationId, work: designerPortfolios })
    .from(applicationWorks)
    .innerJoin(designerPortfolios, eq(designerPortfolios.id, applicationWorks.portfolioId))
    .where(
      and(inArray(applicationWorks.applicationId, applicationIds), eq(designerPortfolios.isHidden, false)),
    )
    .orderBy(applicationWorks.applicationId, applicationWorks.position);

/** Locked until the transaction ends; its project must be locked before. */
export async function lockApplication(
  tx: Queryable,
  projectId: string,
  where: { id: string } | { designerId: string },
) {
  const which =
    'id' in where ? eq(hireApplications.id, where.id) : eq(hireApplications.designerId, where.designerId);
  const [row] = await tx
    .select()
    .from(hireApplications)
    .where(and(eq(hireApplications.projectId, projectId), which))
    .for('no key update');
  return row ?? null;
}

/** Null if there is one already. */
export async function insertApplication(tx: Queryable, row: typeof hireApplications.$inferInsert) {
  const [inserted] = await tx
    .insert(hireApplications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: hireApplications.id });
  return inserted?.id ?? null;
}

export const updateApplication = (
  tx: Queryable,
  id: string,
  fields: Partial<typeof hireApplications.$inferInsert>,
) => tx.update(hireApplications).set(fields).where(eq(hireApplications.id, id));

/** How many of these portfolio pieces are the member's own. */
export const countOwnWorks = (tx: Queryable, userId: string, ids: string[]) =>
  tx.$count(
    designerPortfolios,
    and(eq(designerPortfolios.userId, userId), inArray(designerPortfolios.id, ids)),
  );

/** Replaces the list, in this order. */
export async function putWorks(tx: Queryable, applicationId: string, portfolioIds: string[]): Promise<void> {
  await tx.delete(applicationWorks).where(eq(applicationWorks.applicationId, applicationId));
  if (portfolioIds.length === 0) return;
  await tx
    .insert(applicationWorks)
    .values(portfolioIds.map((portfolioId, position) => ({ applicationId, portfolioId, position })));
}
