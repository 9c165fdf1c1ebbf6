/** Projects, for their client, their designer and those who applied. */
import { and, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#shared/accounts/tables.ts';
import { hireDisputes, hireProjects, projectActivities } from '#shared/hire/tables.ts';
import { approvesItselfAt, disputedAt, mayTakeBackAt } from '#shared/hire/times.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { ProjectFacts } from '#shared/notices/hire-letters.ts';
import { type LetterText, excerpt, usd } from '#shared/notices/letter.ts';
import type { TableRow } from '#shared/notices/notices.ts';
import { charges } from '#shared/payments/tables.ts';
import type { Queryable } from '#server/context.ts';
import { type Kind, inFrame } from './kind.ts';
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

/** Finds the recorded activity: the actor's note, and the actor unless that was a moderator. */
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

/** What a moderator's decision made of the payments; null if there is none. */
async function findDivision(db: Queryable, projectId: string): Promise<ProjectFacts['division']> {
  const [dispute] = await db
    .select({ outcome: hireDisputes.outcome })
    .from(hireDisputes)
    .where(and(eq(hireDisputes.projectId, projectId), isNotNull(hireDisputes.decidedAt)));
  if (!dispute) return null;
  const [sums] = await db
    .select({
      refunded: sql<number>`coalesce(sum(${charges.refundedCents}), 0)::int`,
      earned: sql<number>`coalesce(sum(${charges.payeeCents}), 0)::int`,
    })
    .from(charges)
    .where(and(eq(charges.ownerId, projectId), inArray(charges.status, ['paid', 'refunding', 'refunded'])));
  const isCanceled = dispute.outcome === 'cancel';
  const amountOf = (cents: number): string => (cents > 0 ? usd(fromCents(cents)) : '');
  return { isCanceled, refunded: amountOf(sums!.refunded), earned: isCanceled ? '' : amountOf(sums!.earned) };
}

export const hireKind =
  (letter: (facts: ProjectFacts) => LetterText | null, { name: kind }: TableRow): Kind =>
  async ({ db, reader, subject, happenedAt }) => {
    const projectId = subject['projectId']!;
    const found = await findProject(db, projectId);
    if (!found) return null;
    const { project, client, designer } = found;
    const activity = await findActivity(db, projectId, kind!, happenedAt);
    const isNamed = activity?.actorId && activity.actorId === subject['actorId'];
    const on = (at: Date | null, decides: (at: Date) => Date) => (at ? reader.format.day(decides(at)) : '');
    const text = letter({
      project,
      title: project.title,
      isClient: project.clientId === reader.id,
      isByMember: Boolean(isNamed),
      division: ['completed', 'cancelled'].includes(project.status)
        ? await findDivision(db, projectId)
        : null,
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
    return inFrame(text, {
      button: { label: 'View project', path: `/for-hire/project/${projectId}` },
      reason: `Sent to ${reader.address} because of a project on Atelier. Emails about projects are always sent.`,
    });
  };
