/** Orders, for their artist and their buyer. */
import { renditionUrl } from '#shared/uploads/renditions.ts';
import { numberText } from '#shared/orders/edition.ts';
import type { OrderChange } from '#shared/notices/orders.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import {
  DELIVERED_AFTER_DAYS,
  SHIP_WITHIN_DAYS,
  addDays,
  payoutDueAt,
  refundAnswerDueAt,
  refundableUntil,
} from '#shared/orders/times.ts';
import { excerpt, percent, usd } from '../letters/format.ts';
import type { Fact, Letter } from '../letters/letter.ts';
import * as texts from '../texts.ts';
import type { Facts, Kind } from './kind.ts';
import { type OrderFacts, findOrder } from './order-queries.ts';

/** An order as one of its parties sees it. */
interface Side extends OrderFacts {
  facts: Facts;
  isArtist: boolean;
  title: string;
  artistName: string;
  buyerName: string;
  /** For short sentences. */
  buyerFirst: string;
}
type Content = Omit<Letter, 'work' | 'button' | 'reason' | 'links'> & { button?: Letter['button'] };

/** A letter about an order, if the reader is still one of its parties. */
const orderKind =
  (compose: (side: Side) => Content | null): Kind =>
  async (facts) => {
    const order = await findOrder(facts.db, facts.subject['purchaseId']!);
    if (!order) return null;
    const { row, artwork, artist, buyer } = order;
    const isArtist = row.sellerId === facts.reader.id;
    if (!isArtist && row.buyerId !== facts.reader.id) return null;
    const side: Side = {
      ...order,
      facts,
      isArtist,
      title: artwork.title,
      artistName: displayName(artist),
      buyerName: displayName(buyer),
      buyerFirst: buyer.firstName?.trim() || texts.theBuyer,
    };
    const content = compose(side);
    if (!content) return null;
    return {
      button: isArtist
        ? { label: texts.seeTheSale, path: `/sales/${row.id}` }
        : { label: texts.seeYourOrder, path: `/purchases/${row.id}` },
      ...content,
      work: {
        title: artwork.title,
        line: [artwork.medium, isArtist ? null : side.artistName].filter(Boolean).join(', '),
        picture: facts.publicUrl + renditionUrl(artwork.imageUrl, 'card'),
        alt: artwork.altText ?? artwork.title,
      },
      reason: (isArtist ? texts.saleAlwaysSent : texts.ordersAlwaysSent)(facts.reader.address),
      links: [{ label: texts.contactSupport, path: `/support?purchase=${row.id}` }],
    };
  };

const payoutOf = ({ row }: OrderFacts): string =>
  fromCents(toCents(row.artistAmount) + toCents(row.deliveryCost));
const totalOf = ({ row }: OrderFacts): string => fromCents(toCents(row.amount) + toCents(row.deliveryCost));
const edition = ({ row: { editionNumber: number }, artwork: { editionSize: size } }: OrderFacts): Fact[] =>
  number !== null && size !== null ? [{ label: texts.edition, value: numberText({ number, size }) }] : [];
const delivery = ({ row }: OrderFacts): Fact[] =>
  row.isPhysicalItem ? [{ label: texts.shipping, value: usd(row.deliveryCost) }] : [];

const saleFacts = (order: OrderFacts): Fact[] => [
  ...edition(order),
  { label: texts.price, value: usd(order.row.amount) },
  ...delivery(order),
  {
    label: texts.commission(percent(order.row.commissionRate)),
    value: texts.minus(usd(order.row.commissionAmount)),
  },
  { label: texts.youReceive, value: usd(payoutOf(order)), isTotal: true },
];
const orderFacts = (order: OrderFacts): Fact[] => [
  ...edition(order),
  { label: texts.price, value: usd(order.row.amount) },
  ...delivery(order),
  { label: texts.youPaid, value: usd(totalOf(order)), isTotal: true },
];

const paidAt = ({ row, facts }: Side): Date => row.paidAt ?? facts.happenedAt;
const shipsBy = (side: Side): Date => addDays(paidAt(side), SHIP_WITHIN_DAYS);
/** The box 'Ship by', for the artist. */
const shipDeadline = (side: Side) => ({
  head: texts.shipBy(side.facts.reader.format.day(shipsBy(side))),
  rest: texts.elseRefunded(side.buyerFirst),
});
const refundDeadline = ({ row, facts }: Side) => {
  const until = refundableUntil(row);
  return until && { head: texts.refundableUntil(facts.reader.format.day(until)), rest: texts.thenFinal };
};

const sold = (side: Side): Content => {
  const { row, title, buyerName, buyerFirst, facts } = side;
  const { day, shortDay } = facts.reader.format;
  const on = day(paidAt(side));
  const due = payoutDueAt(row);
  return {
    title: texts.youSold(title),
    facts: saleFacts(side),
    ...(row.isPhysicalItem
      ? {
          subject: texts.soldSubject(title, shortDay(shipsBy(side))),
          paragraphs: [texts.boughtPackWell(buyerName, on)],
          deadline: shipDeadline(side),
        }
      : {
          subject: texts.soldFileSubject(title),
          paragraphs: [texts.boughtFile(buyerName, on)],
          ...(due && {
            deadline: { head: texts.paidFrom(day(due)), rest: texts.untilThenRefundable(buyerFirst) },
          }),
        }),
  };
};

const paid = (side: Side): Content => {
  const { row, title, artistName, facts } = side;
  const { day } = facts.reader.format;
  const deadline = row.isPhysicalItem
    ? { head: texts.shippedByArtist(day(shipsBy(side))), rest: texts.elseYouAreRefunded }
    : refundDeadline(side);
  return {
    subject: texts.paidSubject(title),
    title: texts.youBought(title),
    paragraphs: [
      texts.boughtFrom(artistName, day(paidAt(side))),
      row.isPhysicalItem ? texts.artistShips : texts.fileIsReady,
      texts.certificateIsWithTheOrder,
    ],
    facts: orderFacts(side),
    ...(deadline && { deadline }),
  };
};

const shipped = (side: Side): Content | null => {
  const { row, title, artistName, facts } = side;
  if (!row.shippedAt || row.deliveredAt) return null;
  const { day, shortDay } = facts.reader.format;
  const arrives = addDays(row.shippedAt, DELIVERED_AFTER_DAYS);
  const tracking: Fact[] = [
    ...(row.carrier ? [{ label: texts.carrier, value: row.carrier }] : []),
    ...(row.trackingNumber ? [{ label: texts.trackingNumber, value: row.trackingNumber }] : []),
  ];
  return {
    subject: texts.shippedSubject(title, shortDay(arrives)),
    title: texts.isOnItsWay(title),
    paragraphs: [texts.artistShipped(artistName, day(row.shippedAt))],
    ...(tracking.length > 0 && { facts: tracking }),
    deadline: { head: texts.markedDeliveredOn(day(arrives)), rest: texts.confirmOrRefund },
  };
};

const delivered = (side: Side): Content | null => {
  const { row, title, isArtist, buyerName, buyerFirst, facts } = side;
  if (!row.deliveredAt) return null;
  const { day, shortDay } = facts.reader.format;
  const due = payoutDueAt(row)!;
  const arrival = {
    title: texts.wasDelivered(title),
    paragraphs: [texts.deliveredByTime(day(row.deliveredAt))],
  };
  if (!isArtist)
    return {
      ...arrival,
      subject: texts.deliveredSubject(title, shortDay(due)),
      deadline: { head: texts.refundableUntil(day(due)), rest: texts.thenFinal },
    };
  if (row.confirmedAt)
    return {
      subject: texts.confirmedSubject(title),
      title: texts.wasDelivered(title),
      paragraphs: [texts.buyerConfirmed(buyerName), texts.payoutNext],
    };
  return {
    ...arrival,
    subject: texts.deliveredSaleSubject(title, shortDay(due)),
    deadline: { head: texts.paidFrom(day(due)), rest: texts.untilThenRefundable(buyerFirst) },
  };
};

const refundAsked = ({ title, buyerName, refund, facts }: Side): Content | null => {
  if (refund?.status !== 'open') return null;
  const { day, shortDay } = facts.reader.format;
  const due = refundAnswerDueAt(refund.createdAt);
  return {
    subject: texts.refundAskedSubject(title, shortDay(due)),
    title: texts.refundAskedTitle(title),
    paragraphs: [texts.buyerWrites(buyerName, day(refund.createdAt)), texts.quoted(excerpt(refund.reason))],
    deadline: { head: texts.respondBy(day(due)), rest: texts.elseModerator },
    button: { label: texts.respondToRequest, path: `/sales/${facts.subject['purchaseId']}` },
  };
};

const answerOf = ({ refund }: OrderFacts): string[] =>
  refund?.answer ? [texts.quoted(excerpt(refund.answer))] : [];

const refundDeclined = (side: Side): Content => ({
  subject: texts.refundDeclinedSubject(side.title),
  title: texts.refundDeclinedTitle(side.title),
  paragraphs: [
    ...(side.refund?.answer ? [texts.artistWrites(side.artistName), ...answerOf(side)] : []),
    texts.moderatorDecides,
  ],
});
const refundUnanswered = ({ title, isArtist }: Side): Content => ({
  subject: texts.refundUnansweredSubject(title),
  title: texts.refundUnansweredTitle(title),
  paragraphs: isArtist ? [texts.youDidNotRespond] : [texts.artistDidNotRespond, texts.moderatorDecides],
});
const refundRefused = (side: Side): Content => ({
  subject: texts.refundRefusedSubject(side.title),
  title: texts.refundRefusedTitle(side.title),
  paragraphs: [...(side.refund?.answer ? [texts.moderatorWrites, ...answerOf(side)] : []), texts.saleStands],
});
const refundWithdrawn = ({ title }: Side): Content => ({
  subject: texts.refundWithdrawnSubject(title),
  title: texts.refundWithdrawnTitle(title),
  paragraphs: [texts.refundWithdrawnBody],
});

/** Why it was refunded without a request, or by time. An answer to a request may have declined it at first. */
const whyRefunded = ({ row, refund, isArtist, artistName }: Side): string[] => {
  if (refund?.status !== 'accepted') return [];
  if (refund.decidedBy === null) return [refund.askedBy === null ? refund.reason : (refund.answer ?? '')];
  if (refund.askedBy === row.buyerId || (isArtist && refund.decidedBy === row.sellerId)) return [];
  const writes = refund.decidedBy === row.sellerId ? texts.artistWrites(artistName) : texts.moderatorWrites;
  return [writes, texts.quoted(excerpt(refund.reason))];
};
const refunded = (side: Side): Content => ({
  subject: texts.refundedSubject(side.title),
  title: (side.isArtist ? texts.saleRefunded : texts.youWereRefunded)(side.title),
  paragraphs: [...whyRefunded(side), side.isArtist ? texts.yoursAgain : texts.onYourCard],
  facts: [{ label: texts.refund, value: usd(totalOf(side)), isTotal: true }],
});
const disputed = ({ title, isArtist }: Side): Content => ({
  subject: texts.disputedSubject(title),
  title: texts.disputedTitle(title),
  paragraphs: [isArtist ? texts.buyersBankReviews : texts.bankReviews],
});
const disputeWon = ({ title }: Side): Content => ({
  subject: texts.disputeWonSubject(title),
  title: texts.disputeWonTitle(title),
  paragraphs: [texts.disputeWonBody],
});

/** Shipped or refunded in the meantime: nothing to remind of. */
const reminder =
  (subjectOf: (side: Side) => string) =>
  (side: Side): Content | null => {
    const { row, title, buyerName, refund, facts } = side;
    if (row.status !== 'paid' || refund?.status === 'open' || refund?.status === 'accepted') return null;
    return {
      subject: subjectOf(side),
      title: texts.shipReminderTitle(title),
      paragraphs: [texts.buyerWaits(buyerName, facts.reader.format.day(paidAt(side)))],
      deadline: shipDeadline(side),
    };
  };
const shipReminder = reminder((side) =>
  texts.shipReminderSubject(side.title, side.facts.reader.format.shortDay(shipsBy(side))),
);
/** The second reminder of the bell comes a day before the e-mail that says how many days are left. */
const firstReminder = (side: Side): Content | null =>
  side.row.shipReminders > 1 ? null : shipReminder(side);

const paidOut = (side: Side): Content => {
  const amount = usd(payoutOf(side));
  return {
    subject: texts.paidOutSubject(side.title, amount),
    title: texts.paidOutTitle(amount),
    paragraphs: [texts.paidOutBody(side.title)],
    facts: saleFacts(side),
  };
};
const payoutHeld = (side: Side): Content => {
  const amount = usd(payoutOf(side));
  return {
    subject: texts.payoutHeldSubject(amount),
    title: texts.payoutHeldTitle(amount),
    paragraphs: [texts.payoutHeldBody(side.title)],
    button: { label: texts.connectAccount, path: '/receipts' },
  };
};
const payoutReversed = (side: Side): Content => ({
  subject: texts.payoutReversedSubject(side.title),
  title: texts.payoutReversedTitle(side.title),
  paragraphs: [texts.payoutReversedBody],
  facts: [{ label: texts.payout, value: texts.minus(usd(payoutOf(side))), isTotal: true }],
});

const CHANGES: Record<OrderChange, (side: Side) => Content | null> = {
  shipped,
  delivered,
  refund_asked: refundAsked,
  refund_declined: refundDeclined,
  refund_unanswered: refundUnanswered,
  refund_refused: refundRefused,
  refund_withdrawn: refundWithdrawn,
  refunded,
  disputed,
  dispute_won: disputeWon,
  ship_reminder: firstReminder,
  paid_out: paidOut,
  payout_held: payoutHeld,
  payout_reversed: payoutReversed,
};

export const ORDER_KINDS: Record<string, Kind> = {
  'order.sold': orderKind(sold),
  'order.paid': orderKind(paid),
  'order.days_left': orderKind(reminder(({ title }) => texts.daysLeftSubject(title))),
  ...Object.fromEntries(
    Object.entries(CHANGES).map(([change, compose]) => [`order.${change}`, orderKind(compose)]),
  ),
};
