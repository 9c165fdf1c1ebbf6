/** Projects, for their client, their designer and those who applied. */
import { and, desc, eq, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#shared/accounts/tables.ts';
import type { ActivityKind } from '#shared/hire/activity-kinds.ts';
import { type HireProjectRow, hireProjects, projectActivities } from '#shared/hire/tables.ts';
import { approvesItselfAt, disputedAt, mayTakeBackAt } from '#shared/hire/times.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { Queryable } from '#server/context.ts';
import { HIRE, seeTheProject } from '../hire-texts.ts';
import { excerpt, usd } from '../letters/format.ts';
import * as texts from '../texts.ts';
import type { Kind } from './kind.ts';
import { names } from './names.ts';

const clients = alias(users, 'clients');
const designers = alias(users, 'designers');
const actors = alias(users, 'actors');

async function findProject(db: Queryable, id: string) {
  const [found] = await db
    .select({ project: hireProjects, client: names(clients), designer: names(designers) })
    .from(hireProjects)
    .innerJoin(clients, eq(clients.id, hireProjects.clientId))
    .leftJoin(designers, eq(designers.id, hireProjects.designerId))
    .where(eq(hireProjects.id, id));
  return found ?? null;
}

/** What was recorded: the actor's note, and who it was unless that was a moderator. */
async function findActivity(db: Queryable, projectId: string, kind: string, at: Date) {
  const [found] = await db
    .select({ note: projectActivities.note, actorId: projectActivities.actorId, actor: names(actors) })
    .from(projectActivities)
    .leftJoin(actors, eq(actors.id, projectActivities.actorId))
    .where(
      and(
        eq(projectActivities.projectId, projectId),
        eq(projectActivities.kind, kind),
        lte(projectActivities.happenedAt, at),
      ),
    )
    .orderBy(desc(projectActivities.id))
    .limit(1);
  return found ?? null;
}

/** True if an answer has made the reminder obsolete. */
const STILL: Partial<Record<ActivityKind, (project: HireProjectRow) => boolean>> = {
  delivered: ({ status }) => status === 'under_review',
  reminder_approval: ({ status, approvedAt }) => status === 'under_review' && approvedAt === null,
  reminder_overdue: ({ status, deliveredAt }) => status === 'in_progress' && deliveredAt === null,
  reminder_payment: ({ status, finalPaid }) => status === 'under_review' && !finalPaid,
};

const hireKind =
  (kind: ActivityKind): Kind =>
  async ({ db, reader, subject, happenedAt }) => {
    const projectId = subject['projectId']!;
    const found = await findProject(db, projectId);
    if (!found || STILL[kind]?.(found.project) === false) return null;
    const { project, client, designer } = found;
    const activity = await findActivity(db, projectId, kind, happenedAt);
    const isNamed = activity?.actorId && activity.actorId === subject['actorId'];
    const on = (at: Date | null, decides: (at: Date) => Date) => (at ? reader.format.day(decides(at)) : '');
    const said = HIRE[kind]!({
      title: project.title,
      isClient: project.clientId === reader.id,
      who: displayName(isNamed && activity.actor ? activity.actor : {}),
      client: displayName(client),
      designer: displayName(designer ?? {}),
      price: usd(project.agreedPrice ?? project.budget),
      note: excerpt(activity?.note ?? ''),
      dueOn: on(project.dueDate, (at) => at),
      approvedOn: on(project.deliveredAt, approvesItselfAt),
      takenBackOn: on(project.dueDate, mayTakeBackAt),
      disputedOn: on(project.finalFailedAt, disputedAt),
    });
    return {
      ...said,
      paragraphs: said.body,
      button: { label: seeTheProject, path: `/for-hire/project/${projectId}` },
      reason: texts.projectsAlwaysSent(reader.address),
      links: [{ label: texts.contactSupport, path: '/support' }],
    };
  };

export const HIRE_KINDS: Record<string, Kind> = Object.fromEntries(
  Object.keys(HIRE).map((kind) => [`hire.${kind}`, hireKind(kind as ActivityKind)]),
);
