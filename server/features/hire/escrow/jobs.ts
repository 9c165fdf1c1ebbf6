/** Jobs for deadlines and crashes. */
import { approvesItselfAt, disputedAt, mayTakeBackAt, remindAt } from '#shared/hire/times.ts';
import type { Context } from '#server/context.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { listAwaitingApproval, listLate, listUncharged, listUnpaid, listObsolete } from './job-queries.ts';
import { type Reminder, moveUnpaidToDispute, remind } from './deadlines.ts';
import { approveByTime, chargeFinalPayment } from './final-payment.ts';
import { cancelPayment } from './payments.ts';

const BATCH = 500;
/** The payment is abandoned by then; the client may accept again. */
const ABANDONED_MS = 86_400_000;
const LOG_MESSAGE = "a project's payment could not be finished; will retry";

/** Charges final payments that were interrupted, and cancels payments no one makes any more. */
export async function finishHirePayments(ctx: Context): Promise<void> {
  const { payments } = ctx;
  if (!payments) return;
  const uncharged = await listUncharged(ctx.db, BATCH);
  await eachRow(ctx, uncharged, LOG_MESSAGE, (id) => chargeFinalPayment(ctx, id));
  const before = new Date(ctx.clock.now().getTime() - ABANDONED_MS);
  const obsolete = await listObsolete(ctx.db, before, BATCH);
  const charges = new Map(obsolete.map((charge) => [charge.id, charge]));
  await eachRow(ctx, obsolete, LOG_MESSAGE, (id) => cancelPayment(ctx, payments, charges.get(id)!));
}

/** The start time whose deadline is now. Works because each deadline is a fixed offset. */
const before = (now: Date, decides: (time: Date) => Date): Date =>
  new Date(2 * now.getTime() - decides(now).getTime());

const isPast = (time: Date | null, decides: (time: Date) => Date, now: Date): boolean =>
  time !== null && decides(time) <= now;

/** Applies expired deadlines: work without an answer is approved, unpaid work is disputed. */
export async function applyDeadlines(ctx: Context): Promise<void> {
  if (!ctx.payments) return;
  const now = ctx.clock.now();
  const silent = await listAwaitingApproval(ctx.db, before(now, approvesItselfAt), BATCH);
  await eachRow(ctx, silent, LOG_MESSAGE, (id) =>
    approveByTime(ctx, id, ({ deliveredAt }) => isPast(deliveredAt, approvesItselfAt, now)),
  );
  const unpaid = await listUnpaid(ctx.db, before(now, disputedAt), BATCH);
  await eachRow(ctx, unpaid, LOG_MESSAGE, (id) =>
    moveUnpaidToDispute(ctx, id, ({ finalFailedAt }) => isPast(finalFailedAt, disputedAt, now)),
  );
}

type Due = (time: Date) => Date;
const REMINDERS: (Reminder & { decides: Due; list: typeof listAwaitingApproval })[] = [
  {
    kind: 'reminder_approval',
    status: 'under_review',
    since: ({ deliveredAt }) => deliveredAt,
    decides: approvesItselfAt,
    list: listAwaitingApproval,
  },
  {
    kind: 'reminder_overdue',
    status: 'in_progress',
    since: ({ dueDate }) => dueDate,
    decides: mayTakeBackAt,
    list: listLate,
  },
  {
    kind: 'reminder_payment',
    status: 'under_review',
    since: ({ finalFailedAt }) => finalFailedAt,
    decides: disputedAt,
    list: listUnpaid,
  },
];

/** A few days before a deadline. */
export async function remindOfHire(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const { list, decides, ...reminder } of REMINDERS) {
    const rows = await list(
      ctx.db,
      before(now, (time) => remindAt(decides(time))),
      BATCH,
    );
    await eachRow(ctx, rows, 'a reminder could not be sent', (id) => remind(ctx, id, reminder));
  }
}
