import { type SQL, and, asc, desc, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { hireEndpoints } from '#shared/hire/contract.ts';
import type { ActivityKind } from '#shared/notices/hire.ts';
import { hireApplications, projectActivities, hireProjects } from '#shared/hire/tables.ts';
import { projectSearch } from '#shared/discovery/search/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { afterCursor } from '#server/db/keyset.ts';
import { personColumns } from '#server/db/person.ts';
import { projectVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { designerColumns, designers, projectColumns } from './queries.ts';

export type ListQuery = z.output<(typeof hireEndpoints)['list']['query']>;

const hasApplied = (viewerId: string): SQL => sql`exists (select 1 from ${hireApplications}
  where ${hireApplications.projectId} = ${hireProjects.id} and ${hireApplications.designerId} = ${viewerId}::uuid
    and ${hireApplications.status} <> 'withdrawn')`;

function byParticipation(mine: NonNullable<ListQuery['mine']>, viewerId: string): SQL {
  if (mine === 'applicant') return hasApplied(viewerId);
  return eq(mine === 'client' ? hireProjects.clientId : hireProjects.designerId, viewerId);
}

const withWords = (words: string): SQL => sql`${hireProjects.id} in (
  select ${projectSearch.projectId} from ${projectSearch} where ${projectSearch.words} @@ search_query(${words}))`;

/** Newest first; up to `limit + 1` rows. @param q cleaned */
export const listProjectRows = (db: Queryable, viewer: Member, { q, ...page }: ListQuery & { q: string }) =>
  db
    .select(projectColumns)
    .from(hireProjects)
    .innerJoin(users, eq(users.id, hireProjects.clientId))
    .leftJoin(designers, eq(designers.id, hireProjects.designerId))
    .where(
      and(
        projectVisibleTo(viewer.id, isModerator(viewer)),
        page.category ? eq(hireProjects.category, page.category) : undefined,
        page.status ? eq(hireProjects.status, page.status) : undefined,
        page.mine ? byParticipation(page.mine, viewer.id) : undefined,
        page.clientId ? eq(hireProjects.clientId, page.clientId) : undefined,
        q ? withWords(q) : undefined,
        afterCursor(page.cursor, hireProjects.createdAt, hireProjects.id),
      ),
    )
    .orderBy(desc(hireProjects.createdAt), desc(hireProjects.id))
    .limit(page.limit + 1);

/** Visible only to the client and the applicant. */
export const APPLICATION_ACTIVITIES: ActivityKind[] = ['applied', 'application_changed', 'withdrawn'];

/** Oldest first. @param applicantId hides what concerns applicants other than this member */
export const listActivityRows = (db: Queryable, projectId: string, applicantId: string | null) =>
  db
    .select({
      id: projectActivities.id,
      kind: projectActivities.kind,
      note: projectActivities.note,
      happenedAt: projectActivities.happenedAt,
      actor: personColumns,
      member: designerColumns,
    })
    .from(projectActivities)
    .leftJoin(users, eq(users.id, projectActivities.actorId))
    .leftJoin(designers, eq(designers.id, projectActivities.memberId))
    .where(
      and(
        eq(projectActivities.projectId, projectId),
        applicantId === null
          ? undefined
          : or(isNull(projectActivities.memberId), eq(projectActivities.memberId, applicantId)),
        applicantId === null
          ? undefined
          : or(
              notInArray(projectActivities.kind, APPLICATION_ACTIVITIES),
              eq(projectActivities.actorId, applicantId),
            ),
      ),
    )
    .orderBy(asc(projectActivities.id));
