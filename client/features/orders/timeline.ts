/** The stages of an order: past, current and future. */
import {
  DELIVERY_HOLD_DAYS,
  DIGITAL_HOLD_DAYS,
  SHIP_WITHIN_DAYS,
  addDays,
  payoutDueAt,
} from '#shared/orders/times.ts';
import type { Stage } from '#client/ui/timeline-view.tsx';
import { day } from '#client/lib/format.ts';
import { type Order, hasOpenRefundRequest, payoutOf } from './order.ts';
import * as texts from './texts.ts';

type Draft = Omit<Stage, 'state'> & { isDone: boolean };

const stage = (name: string, at: Date | null, otherwise: string): Draft => ({
  name,
  note: at ? day(at) : otherwise,
  isDone: at !== null,
});

/** The last stage. The buyer sees when the payout is due, not whether it waits for the artist. */
function paidOut(order: Order, now: Date): Draft {
  const { purchase } = order;
  const payout = payoutOf(order);
  const due = payoutDueAt(purchase);
  const isDone = payout ? payout.status === 'paid' : due !== null && now >= due;
  const isConfirmable = purchase.isPhysicalItem && !purchase.confirmedAt;
  const terms = purchase.isPhysicalItem
    ? texts.onConfirmationOrDaysAfter(DELIVERY_HOLD_DAYS)
    : texts.daysAfterPayment(DIGITAL_HOLD_DAYS);
  const when = payout?.status === 'paid' ? (payout.paidAt ?? due) : due;
  return {
    name: isDone && !payout ? texts.released : texts.paidOut,
    note:
      isDone && when
        ? day(when)
        : due
          ? isConfirmable
            ? texts.byDate(day(due))
            : texts.dueOnDate(day(due))
          : terms,
    isDone,
  };
}

/** Who acts next, and until when. */
const decisionNote = ({ refund, status }: Order['purchase']): string =>
  status !== 'disputed' && refund?.answerDueAt
    ? texts.artistAnswersBy(day(refund.answerDueAt))
    : texts.payoutIsOnHoldUntil;

const ENDS = { canceled: texts.canceled, failed: texts.failed } as const;

/** For orders that ended otherwise: only what has happened. */
const ended = (drafts: Draft[]): Stage[] =>
  drafts.filter(({ isDone }) => isDone).map(({ name, note }) => ({ name, note, state: 'done' as const }));

export function timelineOf(order: Order, now: Date): Stage[] {
  const { purchase: p } = order;
  if (p.status === 'canceled' || p.status === 'failed') {
    return ended([
      stage(texts.ordered, p.createdAt, ''),
      { name: ENDS[p.status], note: texts.notCharged, isDone: true },
    ]);
  }
  const paid = stage(
    p.paidAt ? texts.paid : texts.payment,
    p.paidAt,
    p.status === 'pending' ? texts.notCompletedYet : texts.waitingForTheBank,
  );
  const shipBy = p.paidAt ? texts.byDate(day(addDays(p.paidAt, SHIP_WITHIN_DAYS))) : texts.byTheArtist;
  const sent = p.isPhysicalItem
    ? [
        stage(texts.shipped, p.shippedAt, shipBy),
        stage(
          p.confirmedAt ? texts.received : texts.delivered,
          p.confirmedAt ?? p.deliveredAt,
          order.side === 'buyer' ? texts.youConfirmReceipt : texts.buyerConfirmsReceipt,
        ),
      ]
    : [];
  if (p.status === 'refunded') {
    return ended([paid, ...sent, stage(texts.refunded, p.refundedAt ?? p.createdAt, '')]);
  }
  if (p.status === 'disputed' || hasOpenRefundRequest(p)) {
    const name = p.status === 'disputed' ? texts.disputed : texts.refundRequested;
    const note = p.status === 'disputed' ? texts.bankDecides : p.refund ? day(p.refund.createdAt) : '';
    return [
      ...ended([paid, ...sent]),
      { name, note, state: 'now' },
      { name: texts.decision, note: decisionNote(p), state: 'next' },
    ];
  }
  const drafts = [paid, ...sent, paidOut(order, now)];
  const current = drafts.findIndex(({ isDone }) => !isDone);
  return drafts.map(({ name, note, isDone }, n) => ({
    name,
    note,
    state: isDone ? 'done' : n === current ? 'now' : 'next',
  }));
}
