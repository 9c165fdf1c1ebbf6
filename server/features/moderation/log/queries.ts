import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { StaffActName } from '#shared/moderation/log/acts.ts';
import { staffActs } from '#shared/moderation/log/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Queryable } from '#server/context.ts';
import { afterCursor } from '#server/db/keyset.ts';
import { personColumns } from '#server/db/person.ts';

interface ActFilters {
  act?: StaffActName | undefined;
  actorId?: string | undefined;
  subjectType?: string | undefined;
  subjectId?: string | undefined;
  since?: Date | undefined;
}

/** Newest first; up to `limit + 1` rows. */
export const listActs = (
  db: Queryable,
  { act, actorId, subjectType, subjectId, since }: ActFilters,
  page: PageRequest,
) =>
  db
    .select({
      id: staffActs.id,
      createdAt: staffActs.at,
      actorId: staffActs.actorId,
      actor: personColumns,
      act: staffActs.act,
      subjectType: staffActs.subjectType,
      subjectId: staffActs.subjectId,
      reasonCode: staffActs.reasonCode,
      before: staffActs.before,
      after: staffActs.after,
    })
    .from(staffActs)
    .leftJoin(users, eq(users.id, staffActs.actorId))
    .where(
      and(
        act ? eq(staffActs.act, act) : undefined,
        actorId ? eq(staffActs.actorId, actorId) : undefined,
        subjectType ? eq(staffActs.subjectType, subjectType) : undefined,
        subjectId ? eq(staffActs.subjectId, subjectId) : undefined,
        since ? gte(staffActs.at, since) : undefined,
        afterCursor(page.cursor, staffActs.at, staffActs.id),
      ),
    )
    .orderBy(desc(staffActs.at), desc(staffActs.id))
    .limit(page.limit + 1);

export const listTeam = (db: Queryable) =>
  db
    .select(personColumns)
    .from(users)
    .where(inArray(users.role, ['moderator', 'admin']))
    .orderBy(users.firstName, users.lastName, users.id);
