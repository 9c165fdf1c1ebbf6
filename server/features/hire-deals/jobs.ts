/** What time does, and what a lost webhook or a crash has left. */
import { approvesItselfAt, disputedAt, mayTakeBackAt, remindAt } from '#shared/rules/hire-times.ts';
import type { HireProjectRow } from '#shared/schema/hire.ts';
import type { Context } from '../../context.ts';
import { eachRow } from '../../jobs/each-row.ts';
import { closePayment } from './close.ts';
import {
  listDueShares,
  listHomelessShares,
  listLate,
  listRefunding,
  listSilent,
  listUnpaid,
  listUnreversed,
  listUnsettled,
  listUnwanted,
} from './job-queries.ts';
import { disputeUnpaid, remind } from './silence.ts';
import { payDesigner, takeBack, tellHeld } from './service/pay-out.ts';
import { finishRefund } from './service/refund.ts';
import { approveByTime, chargeRest } from './service/rest.ts';
import { syncHirePayment } from './service/settle.ts';

const BATCH = 500;
const WORDS = "a project's payment is not finished and will be tried again";

/** Asks the provider about everything left open: a lost webhook costs minutes, not money. */
export async function settleHirePayments(ctx: Context): Promise<void> {
  const { payments } = ctx;
  if (!payments) return;
  await eachRow(ctx, await listUnsettled(ctx.db, BATCH), WORDS, async (id) => {
    await syncHirePayment(ctx, id);
    await chargeRest(ctx, id);
  });
  await eachRow(ctx, await listUnwanted(ctx.db, BATCH), WORDS, (id) => closePayment(ctx, payments, id));
}

export async function finishHireRefunds(ctx: Context): Promise<void> {
  if (!ctx.payments) return;
  await eachRow(ctx, await listRefunding(ctx.db, BATCH), WORDS, (id) => finishRefund(ctx, id));
  await eachRow(ctx, await listUnreversed(ctx.db, BATCH), WORDS, (id) => takeBack(ctx, id));
}

/** Everything that was released goes to its designer; what was interrupted is finished. */
export async function payDesigners(ctx: Context): Promise<void> {
  if (!ctx.payments) return;
  const now = ctx.clock.now();
  await eachRow(ctx, await listDueShares(ctx.db, now, BATCH), WORDS, (id) => payDesigner(ctx, id));
  await eachRow(ctx, await listHomelessShares(ctx.db, BATCH), WORDS, (id) => tellHeld(ctx, id));
}

/** The moment that must have been for `decides` of it to be now: all of them are a fixed time apart. */
const before = (now: Date, decides: (moment: Date) => Date): Date =>
  new Date(2 * now.getTime() - decides(now).getTime());

const isPast = (moment: Date | null, decides: (moment: Date) => Date, now: Date): boolean =>
  moment !== null && decides(moment) <= now;

/** Silence decides: what nobody objects to is approved, what nobody pays is disputed. */
export async function endSilences(ctx: Context): Promise<void> {
  if (!ctx.payments) return;
  const now = ctx.clock.now();
  const silent = await listSilent(ctx.db, before(now, approvesItselfAt), BATCH);
  await eachRow(ctx, silent, WORDS, (id) =>
    approveByTime(ctx, id, ({ deliveredAt }) => isPast(deliveredAt, approvesItselfAt, now)),
  );
  const unpaid = await listUnpaid(ctx.db, before(now, disputedAt), BATCH);
  await eachRow(ctx, unpaid, WORDS, (id) =>
    disputeUnpaid(ctx, id, ({ finalFailedAt }) => isPast(finalFailedAt, disputedAt, now)),
  );
}

const soon =
  (decides: (moment: Date) => Date) =>
  (moment: Date): Date =>
    remindAt(decides(moment));

/** Some days before silence decides. */
export async function remindOfHire(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const reminders = [
    ['reminder_approval', approvesItselfAt, listSilent, (row: HireProjectRow) => row.deliveredAt],
    ['reminder_overdue', mayTakeBackAt, listLate, (row: HireProjectRow) => row.dueDate],
    ['reminder_payment', disputedAt, listUnpaid, (row: HireProjectRow) => row.finalFailedAt],
  ] as const;
  for (const [kind, decides, list, since] of reminders) {
    const rows = await list(ctx.db, before(now, soon(decides)), BATCH);
    for (const row of rows) await remind(ctx, row, kind, since);
  }
}
