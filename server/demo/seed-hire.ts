/** Designers with portfolios, and projects in every state, whose money is at the payment sandbox too. */
import { and, inArray, or, sql } from 'drizzle-orm';
import { hireProjects } from '#shared/hire/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { payoutAccounts } from '#shared/payments/payouts/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Context, Queryable } from '../context.ts';
import { openAccount } from './account-actions.ts';
import { DAY_MS } from './calendar.ts';
import { portfolioActions, projectActions } from './hire-actions.ts';
import { ENDED_PROJECTS } from './hire-ended.ts';
import { OPEN_PROJECTS } from './hire-open.ts';
import type { PlannedProject } from './hire-plan.ts';
import { RUNNING_PROJECTS } from './hire-running.ts';
import { personId } from './identifiers.ts';
import { MEMBERS, MODERATOR } from './manifest.ts';
import { type PastAction, replayActions, notifyOfProjects } from './replay-actions.ts';
import { payOutDue } from './pay-out-due.ts';
import { PORTFOLIOS } from './portfolio-plan.ts';

const PROJECTS = [...OPEN_PROJECTS, ...RUNNING_PROJECTS, ...ENDED_PROJECTS];
const TITLES = PROJECTS.map(({ title }) => title);
const PEOPLE_IDS = MEMBERS.map(({ slug }) => personId(slug));

/** Designers with a payout account, and its age in days. The payouts of others wait. */
const PAID_SINCE: Record<string, number> = {
  'mina-okoro': 200,
  'noor-halabi': 200,
  'rosalba-nieto': 110,
  'dario-quintela': 100,
  'ottilie-brandt': 0.8,
};
/** Time until the next job, in days. */
const SOON = 0.01;

const isTheirs = and(inArray(hireProjects.title, TITLES), inArray(hireProjects.clientId, PEOPLE_IDS));

/** Members cannot have chosen so many of these titles by chance: everything was seeded. */
const ENOUGH = 3;
async function countKnown(db: Queryable): Promise<number> {
  const rows = await db.selectDistinct({ title: hireProjects.title }).from(hireProjects).where(isTheirs);
  return rows.length;
}

/** Left by an interrupted seeding. A payment is recorded before the provider is called. */
const deleteLost = (tx: Queryable) =>
  tx.execute(sql`with lost as (
      select id from sandbox_payments where kind = 'payment_intent' and body->'metadata'->>'kind' = 'hire_payment'
        and not exists (select 1 from charges where id::text = body->'metadata'->>'hirePaymentId')
    )
    delete from sandbox_payments where id in (select id from lost)
      or body->>'payment_intent' in (select id from lost)
      or (kind = 'transfer' and body->'metadata'->>'hirePaymentId' is not null and not exists
        (select 1 from charges where id::text = body->'metadata'->>'hirePaymentId'))`);

/** Members may have been deleted since the gallery was created, or have blocked each other. */
async function listMeeting(db: Queryable): Promise<Set<string>> {
  const rows = await db.select({ id: users.id }).from(users).where(inArray(users.id, PEOPLE_IDS));
  const apart = await db
    .select({ blocker: blocks.blockerId, blocked: blocks.blockedId })
    .from(blocks)
    .where(or(inArray(blocks.blockerId, PEOPLE_IDS), inArray(blocks.blockedId, PEOPLE_IDS)));
  const away = new Set(apart.flatMap(({ blocker, blocked }) => [blocker, blocked]));
  return new Set(rows.map(({ id }) => id).filter((id) => !away.has(id)));
}

const peopleOf = ({ client, invited, applications }: PlannedProject): string[] => [
  client,
  MODERATOR,
  ...(invited ? [invited] : []),
  ...applications.map(({ by }) => by),
];

/** The database dates rows by its own clock. */
async function dateRows(tx: Queryable): Promise<void> {
  const ids = tx.select({ id: hireProjects.id }).from(hireProjects).where(isTheirs);
  await tx.execute(sql`update hire_projects p set updated_at =
    (select max(happened_at) from project_activities e where e.project_id = p.id) where p.id in ${ids}`);
  await tx.execute(sql`update hire_applications a set updated_at = coalesce((select max(happened_at)
    from project_activities e where e.project_id = a.project_id and kind in ('applied', 'withdrawn', 'declined', 'not_chosen',
      'cancelled', 'accepted') and (a.designer_id in (e.actor_id, e.member_id) or e.kind = 'accepted' and a.status = 'accepted')),
    created_at) where a.project_id in ${ids}`);
  await tx.execute(sql`update charges set updated_at = greatest(created_at, paid_at, released_at, refunded_at)
    where owner_id in ${ids}`);
  await tx.execute(sql`update hire_cards c set created_at = p.started_at from hire_projects p
    where p.id = c.project_id and p.id in ${ids}`);
  await tx.execute(sql`update notifications set created_at = happened_at
    where type = 'hire' and hire_project_id in ${ids}`);
}

async function listAccountless(db: Queryable): Promise<string[]> {
  const rows = await db.select({ id: payoutAccounts.userId }).from(payoutAccounts);
  return Object.keys(PAID_SINCE).filter((slug) => !rows.some(({ id }) => id === personId(slug)));
}

/** Pays what has waited for the account. */
function accountActions(slug: string, now: Date): PastAction[] {
  const since = PAID_SINCE[slug]!;
  const at = new Date(Math.floor(now.getTime() - (since - SOON) * DAY_MS));
  return [openAccount(slug, now, since), { at, run: payOutDue }];
}

/**
 * Once, and completely or not at all. With another provider than the sandbox no money was moved: then there are only
 * projects without a designer.
 */
export async function seedHire(ctx: Context, now: Date, progress: (line: string) => void): Promise<void> {
  const meeting = await listMeeting(ctx.db);
  const isThere = (slug: string) => meeting.has(personId(slug));
  const isSandbox = ctx.payments?.mode === 'sandbox';
  const projects = PROJECTS.filter(
    (project) => (isSandbox || project.steps.length === 0) && peopleOf(project).every(isThere),
  );
  if ((await countKnown(ctx.db)) >= Math.min(ENOUGH, projects.length)) return;
  progress('Preparing projects and portfolios');
  const accounts = isSandbox ? (await listAccountless(ctx.db)).filter(isThere) : [];
  const portfolios = await portfolioActions(ctx, Object.keys(PORTFOLIOS).filter(isThere), now);
  await ctx.db.transaction(async (tx) => {
    await deleteLost(tx);
    const actions = [
      ...portfolios,
      ...accounts.flatMap((slug) => accountActions(slug, now)),
      ...projects.flatMap((project) => projectActions(project, now)),
    ];
    await replayActions(ctx, tx, actions, notifyOfProjects);
    await dateRows(tx);
  });
}
