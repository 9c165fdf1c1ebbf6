/**
 * The queue is one read over what exists: cases, refund requests that the parties did not settle, disputes of
 * projects, payments contested by the payer's bank, and support requests. Nothing is copied, so nothing can differ.
 */
import { type AnyColumn, type SQL, isNotNull, isNull, sql } from 'drizzle-orm';
import { appeals, assignments, cases, decisions } from '#shared/moderation/cases/tables.ts';
import type { QueueFigures } from '#shared/moderation/cases/contract.ts';
import type { Decision, QueueKind } from '#shared/moderation/states.ts';
import type { ReportReason } from '#shared/moderation/reasons.ts';
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import { lookalikeCases } from '#shared/moderation/lookalikes/tables.ts';
import { reports } from '#shared/moderation/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { hireDisputes, hireProjects } from '#shared/hire/tables.ts';
import { refundRequests } from '#shared/orders/refunds/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { ledgerTransactions } from '#shared/payments/ledger/tables.ts';
import { charges } from '#shared/payments/tables.ts';
import { supportRequests } from '#shared/support/tables.ts';
import type { Queryable } from '#server/context.ts';
import { returnedBefore } from '#server/db/returned.ts';

/** Money that waits is due sooner; the same figures as in shared/moderation/times.ts, which a test compares. */
const dueIn = (since: SQL, hours: 8 | 24): SQL => sql`${since} + interval '${sql.raw(String(hours))} hours'`;

/** `updatedAt` changes with everything else of the charge. */
const contestedAt = sql`coalesce((select max(${ledgerTransactions.happenedAt}) from ${ledgerTransactions}
  where ${ledgerTransactions.chargeId} = ${charges.id} and ${ledgerTransactions.kind} = 'dispute'), ${charges.updatedAt})`;

/** The older of two works that look alike: its artist, its title or its picture. */
const older = (column: 'user_id' | 'title' | 'image_url'): SQL => sql`(select older.${sql.raw(column)}
  from ${lookalikeCases} pair join ${artworks} older on older.id = pair.older_id where pair.case_id = ${cases.id})`;

const casesDue = (at: AnyColumn, where: SQL): SQL => sql`
  select ${cases.kind}::text as kind, ${cases.id} as id, ${cases.subject}::text as subject, ${cases.title} as title,
    ${cases.memberId} as about, ${older('user_id')} as other, 0 as held, ${cases.openedAt} as opened_at, ${at} as due_at,
    null as place_kind, null::uuid as place_id, ${cases.subjectId} as subject_id,
    case ${cases.kind}
      when 'report' then (select ${reports.note} from ${reports}
        where ${reports.caseId} = ${cases.id} and ${reports.note} is not null order by ${reports.createdAt} desc limit 1)
      when 'appeal' then (select ${appeals.words} from ${appeals} where ${appeals.caseId} = ${cases.id})
      else ${older('title')}
    end as words, ${older('image_url')} as other_image_url
  from ${cases} where ${where}`;

/** One select a kind. `held` is in cents; `about` and `other` are the members concerned. */
const WAITING: SQL = sql`${casesDue(cases.dueAt, isNull(cases.decidedAt))}
  union all
  select 'refund', ${purchases.id}, null, ${artworks.title}, ${purchases.sellerId}, ${purchases.buyerId},
    ((${purchases.amount} + ${purchases.deliveryCost}) * 100 - ${returnedBefore('amount_cents')})::int,
    coalesce(${refundRequests.decidedAt}, ${refundRequests.createdAt}),
    ${dueIn(sql`coalesce(${refundRequests.decidedAt}, ${refundRequests.createdAt})`, 8)}, 'purchase', ${purchases.id}, null,
    ${refundRequests.reason}, null
  from ${refundRequests} join ${purchases} on ${purchases.id} = ${refundRequests.purchaseId}
    join ${artworks} on ${artworks.id} = ${purchases.artworkId}
  where ${refundRequests.status} = 'declined'
  union all
  select 'dispute', ${hireProjects.id}, null, ${hireProjects.title}, ${hireProjects.designerId}, ${hireProjects.clientId},
    coalesce((select sum(paid.amount_cents - paid.refunded_cents)::int from ${charges} paid
      where paid.owner_id = ${hireProjects.id} and paid.status = 'paid'), 0),
    ${hireDisputes.createdAt}, ${dueIn(sql`${hireDisputes.createdAt}`, 8)}, 'project', ${hireProjects.id}, null,
    ${hireDisputes.reason}, null
  from ${hireDisputes} join ${hireProjects} on ${hireProjects.id} = ${hireDisputes.projectId}
  where ${hireDisputes.decidedAt} is null
  union all
  select 'payment', ${charges.id}, null, coalesce(sold.title, project.title), ${charges.payeeId},
    coalesce(${purchases.buyerId}, project.client_id), ${charges.amountCents} - ${charges.refundedCents}, ${contestedAt},
    ${dueIn(contestedAt, 8)}, ${charges.ownerKind}, ${charges.ownerId}, null, null, null
  from ${charges} left join ${purchases} on ${purchases.id} = ${charges.ownerId}
    left join ${artworks} sold on sold.id = ${purchases.artworkId}
    left join ${hireProjects} project on project.id = ${charges.ownerId}
  where ${charges.dispute} = 'open'
  union all
  select 'support', ${supportRequests.id}, null, ${supportRequests.subject}, null, ${supportRequests.userId}, 0,
    ${supportRequests.createdAt}, ${dueIn(sql`${supportRequests.createdAt}`, 24)}, null, null, null,
    ${supportRequests.message}, null
  from ${supportRequests} where ${supportRequests.answeredAt} is null`;

const DECIDED: SQL = casesDue(cases.decidedAt, isNotNull(cases.decidedAt));

/** Adds to each entry its reports, its moderator and its decision. */
const entries = (from: SQL, where: SQL, order: SQL): SQL => sql`
  select entry.*, taken.taken_by, taken.taken_at,
    made.decision, made.reason as decision_reason, made.suspended_until, made.decided_by, made.decided_at,
    (select count(*)::int from ${reports} where ${reports.caseId} = entry.id) as reports_count,
    array(select distinct ${reports.reason}::text from ${reports} where ${reports.caseId} = entry.id) as reasons
  from (${from}) as entry
  left join ${assignments} taken on taken.kind = entry.kind and taken.item_id = entry.id
  left join ${decisions} made on made.case_id = entry.id
  where ${where} order by ${order}`;

/** Times as Postgres writes them. */
export interface EntryRow extends Record<string, unknown> {
  kind: QueueKind;
  id: string;
  subject: ReportSubject | null;
  subject_id: string | null;
  title: string;
  about: string | null;
  other: string | null;
  held: number;
  opened_at: string;
  due_at: string;
  place_kind: 'purchase' | 'project' | null;
  place_id: string | null;
  taken_by: string | null;
  taken_at: string | null;
  decision: Decision | null;
  decision_reason: ReportReason | null;
  suspended_until: string | null;
  decided_by: string | null;
  decided_at: string | null;
  reports_count: number;
  reasons: ReportReason[];
  words: string | null;
  other_image_url: string | null;
}
export type QueueTab = 'open' | 'mine' | 'overdue' | 'decided';

interface Asked {
  show: QueueTab;
  kind?: QueueKind | undefined;
  moderatorId: string;
  now: Date;
}

function matching({ show, kind, moderatorId, now }: Asked): SQL {
  const tab = {
    open: sql`true`,
    mine: sql`taken.taken_by = ${moderatorId}::uuid`,
    overdue: sql`entry.due_at < ${now.toISOString()}::timestamptz`,
    decided: sql`true`,
  }[show];
  return kind ? sql`${tab} and entry.kind = ${kind}` : tab;
}

/** Lists entries by due time, decided ones newest first; up to `limit + 1` rows. */
export async function listEntries(
  db: Queryable,
  { limit, after, ...asked }: Asked & { limit: number; after: [string, string] | null },
): Promise<EntryRow[]> {
  const isDecided = asked.show === 'decided';
  const key = after && sql`(${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const next =
    key && (isDecided ? sql`(entry.due_at, entry.id) < ${key}` : sql`(entry.due_at, entry.id) > ${key}`);
  const where = next ? sql`${matching(asked)} and ${next}` : matching(asked);
  const order = isDecided ? sql`entry.due_at desc, entry.id desc` : sql`entry.due_at, entry.id`;
  const { rows } = await db.execute<EntryRow>(
    sql`${entries(isDecided ? DECIDED : WAITING, where, order)} limit ${limit + 1}`,
  );
  return rows;
}

/** Whom it concerns; null if nothing waits. */
export async function findOpenEntry(
  db: Queryable,
  { kind, id }: { kind: QueueKind; id: string },
): Promise<Pick<EntryRow, 'about' | 'other'> | null> {
  const { rows } = await db.execute<Pick<EntryRow, 'about' | 'other'>>(
    sql`select entry.about, entry.other from (${WAITING}) as entry
      where entry.kind = ${kind} and entry.id = ${id}::uuid limit 1`,
  );
  return rows[0] ?? null;
}

interface Figures extends Record<string, unknown> {
  kind: QueueKind;
  open: number;
  mine: number;
  overdue: number;
}

/** One row for each kind that has entries. */
export async function countEntries(db: Queryable, moderatorId: string, now: Date): Promise<Figures[]> {
  const { rows } = await db.execute<Figures>(sql`
    select entry.kind, count(*)::int as open,
      count(*) filter (where taken.taken_by = ${moderatorId}::uuid)::int as mine,
      count(*) filter (where entry.due_at < ${now.toISOString()}::timestamptz)::int as overdue
    from (${WAITING}) as entry
    left join ${assignments} taken on taken.kind = entry.kind and taken.item_id = entry.id
    group by entry.kind`);
  return rows;
}

export async function countDecided(db: Queryable) {
  const { rows } = await db.execute<{ kind: QueueKind; open: number; last: string | null }>(sql`
    select ${cases.kind}::text as kind, count(*)::int as open, max(${cases.decidedAt}) as last
    from ${cases} where ${cases.decidedAt} is not null group by ${cases.kind}`);
  return rows;
}

const WEEK_MS = 7 * 86_400_000;

export async function readWeek(db: Queryable, now: Date): Promise<QueueFigures['week']> {
  const { rows } = await db.execute<QueueFigures['week']>(sql`
    select count(*)::int as decided,
      count(*) filter (where ${cases.decidedAt} <= ${cases.dueAt})::int as "onTime",
      round(percentile_cont(0.5) within group
        (order by extract(epoch from ${cases.decidedAt} - ${cases.openedAt}) / 60))::int as "medianMinutes",
      count(*) filter (where ${cases.kind} = 'appeal' and ${decisions.decision} = 'restore')::int as "appealsGranted"
    from ${cases} left join ${decisions} on ${decisions.caseId} = ${cases.id}
    where ${cases.decidedAt} >= ${new Date(now.getTime() - WEEK_MS).toISOString()}::timestamptz`);
  return rows[0]!;
}
