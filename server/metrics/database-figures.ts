/** Figures read from the database on request: the same in every process. */
import { type SQL, eq, sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { payoutAccounts } from '#shared/payments/payouts/tables.ts';
import { charges, transfers } from '#shared/payments/tables.ts';
import type { Db } from '#server/context.ts';
import { unpaidReason } from '#server/db/hold-reason.ts';

/** How long an answer is kept, and how long the others wait for the database. */
const KEPT_MS = 2000;
const PATIENCE_MS = 2000;

export interface Source {
  db: Db;
  clock: { now(): Date };
}

interface Figure {
  help: string;
  labels?: readonly string[];
}
const FIGURES = {
  atelier_job_oldest_due_seconds: { help: 'How long the oldest due job has been waiting.' },
  atelier_jobs_given_up: { help: 'Jobs that failed too often to be tried again.', labels: ['task'] },
  atelier_sales_last_day: { help: 'Payments in the last 24 hours.', labels: ['of'] },
  atelier_sales_last_day_cents: {
    help: 'Total of payments in the last 24 hours, in US cents.',
    labels: ['of'],
  },
  atelier_payouts_waiting: { help: 'Due payouts that are not paid.', labels: ['because'] },
  atelier_payouts_waiting_cents: {
    help: 'Total of due payouts that are not paid, in US cents.',
    labels: ['because'],
  },
  atelier_payout_oldest_due_seconds: {
    help: 'How long the oldest payout has been due.',
    labels: ['because'],
  },
  atelier_mail_waiting: { help: 'Emails that are due and not sent yet.' },
  atelier_mail_oldest_due_seconds: { help: 'How long the oldest due email has been waiting.' },
  atelier_mail_refused_last_day: { help: 'Emails given up on in the last 24 hours.' },
  atelier_uploads_open: { help: 'Uploads that are not in use yet.', labels: ['kind', 'state'] },
} satisfies Record<string, Figure>;

/** @param now by the clock that deadlines follow. Every part reads an index of what is open or recent. */
const figuresAt = (now: SQL): SQL => sql`
  with due_payouts as (
    select ${unpaidReason} as because, ${transfers.amountCents}, ${transfers.dueAt}
    from ${transfers} join ${charges} on ${eq(charges.id, transfers.chargeId)}
    left join ${payoutAccounts} on ${eq(payoutAccounts.userId, transfers.memberId)}
    where ${transfers.status} in ('pending', 'paying') and ${transfers.dueAt} <= ${now}
  ), payouts as (
    select because, count(*) as count, sum(amount_cents) as cents, extract(epoch from ${now} - min(due_at)) as age
    from due_payouts group by because
  ), sales as (
    select coalesce(c.owner_kind, 'premium') as of, count(*) as count, sum(e.amount_cents) as cents
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account = 'provider'
    left join charges c on c.id = t.charge_id
    where t.kind in ('charge', 'subscription') and t.happened_at > ${now} - interval '1 day'
    group by 1
  ), jobs as (
    select task_identifier as task, run_at, attempts >= max_attempts as is_given_up, locked_at is not null as is_running
    from graphile_worker.jobs
  ), mail as (
    select count(*) as count, coalesce(extract(epoch from ${now} - min(due_at)), 0) as age from outbox
    -- A refused one is tried again within six hours.
    where state = 'waiting' and next_attempt_at <= ${now} + interval '6 hours' and due_at <= ${now}
  ), uploads_open as (
    select 'picture' as kind, status::text as state from uploads where status <> 'attached'
    union all
    select 'video', status from videos where status in ('waiting', 'processing')
  )
  select 'atelier_job_oldest_due_seconds' as name, '{}'::json as labels,
      coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as value
    from jobs where run_at <= now() and not is_given_up and not is_running
  union all select 'atelier_jobs_given_up', json_build_object('task', task), count(*)
    from jobs where is_given_up group by task
  union all select 'atelier_sales_last_day', json_build_object('of', of), count from sales
  union all select 'atelier_sales_last_day_cents', json_build_object('of', of), cents from sales
  union all select 'atelier_payouts_waiting', json_build_object('because', because), count from payouts
  union all select 'atelier_payouts_waiting_cents', json_build_object('because', because), cents from payouts
  union all select 'atelier_payout_oldest_due_seconds', json_build_object('because', because), age from payouts
  union all select 'atelier_mail_waiting', '{}', count from mail
  union all select 'atelier_mail_oldest_due_seconds', '{}', age from mail
  union all select 'atelier_mail_refused_last_day', '{}', count(*) from outbox
    where state = 'refused' and ended_at > ${now} - interval '1 day'
  union all select 'atelier_uploads_open', json_build_object('kind', kind, 'state', state), count(*)
    from uploads_open group by kind, state`;

interface Row extends Record<string, unknown> {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Null while the database does not answer in time. Never asks again before the previous answer has arrived. */
function createReader({ db, clock }: Source): () => Promise<Row[] | null> {
  let asked: Promise<Row[] | null> | undefined;
  let freshUntil = 0;
  let isAnswered = true;
  function ask(): Promise<Row[] | null> {
    isAnswered = false;
    freshUntil = performance.now() + KEPT_MS;
    const now = sql`${clock.now().toISOString()}::timestamptz`;
    const query = db.execute<Row>(figuresAt(now)).then(
      ({ rows }) => rows,
      () => null,
    );
    void query.then(() => (isAnswered = true));
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS).unref());
    return Promise.race([query, late]);
  }
  return () => {
    if (!asked || (isAnswered && performance.now() > freshUntil)) asked = ask();
    return asked;
  };
}

/** Absent while the database is unreachable. */
const figureGauge = (name: string, { help, labels = [] }: Figure, read: () => Promise<Row[] | null>): Gauge =>
  new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [],
    async collect() {
      const rows = await read();
      this.reset();
      if (labels.length === 0) this.remove();
      for (const row of rows ?? []) if (row.name === name) this.set(row.labels, row.value);
    },
  });

export function addDatabaseFigures(registry: Registry, source: Source): void {
  const read = createReader(source);
  for (const [name, figure] of Object.entries<Figure>(FIGURES))
    registry.registerMetric(figureGauge(name, figure, read));
  const isUp = new Gauge({
    name: 'atelier_database_up',
    help: '1 if the database answered this scrape in time.',
    registers: [],
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  registry.registerMetric(isUp);
}
