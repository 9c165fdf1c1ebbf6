/** Letters about orders that decide something; the others stand in the rows. */
import { numberText } from '#shared/orders/edition.ts';
import type { RefundRequestRow } from '#shared/orders/refunds/tables.ts';
import type { PurchaseRow } from '#shared/orders/tables.ts';
import { isLiveRefund } from '#shared/orders/refunds/states.ts';
import { DELIVERED_AFTER_DAYS, addDays, payoutDueAt, refundableUntil } from '#shared/orders/times.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { type Dates, type Fact, type LetterText, percent, quoted, usd } from './letter.ts';

/** An order as one of its parties sees it. */
export interface OrderFacts extends Dates {
  row: PurchaseRow;
  /** The newest. */
  refund: RefundRequestRow | null;
  /** In cents: the sum of all partial refunds, the artist's share of it, and the latest partial refund. */
  returned: { cents: number; payeeCents: number; latestCents: number };
  editionSize: number | null;
  isArtist: boolean;
  title: string;
  artist: string;
  buyer: string;
  /** For short sentences. */
  buyerFirst: string;
  paidAt: Date;
  /** Only of a physical work. */
  shipBy: Date;
}

/** The artist's share of the price plus delivery, minus their share of partial refunds. */
export const payoutOf = ({ row, returned }: OrderFacts) =>
  usd(fromCents(toCents(row.artistAmount) + toCents(row.deliveryCost) - returned.payeeCents));
export const totalOf = ({ row }: OrderFacts) =>
  usd(fromCents(toCents(row.amount) + toCents(row.deliveryCost)));
/** What is left of the total after earlier partial refunds. */
export const restOf = ({ row, returned }: OrderFacts) =>
  usd(fromCents(toCents(row.amount) + toCents(row.deliveryCost) - returned.cents));
export const usdOf = (cents: number) => usd(fromCents(cents));
export const minus = (amount: string) => `−${amount}`;

const priceFacts = ({ row, editionSize: size }: OrderFacts): Fact[] => [
  ...(row.editionNumber !== null && size !== null
    ? [{ label: 'Edition', value: numberText({ number: row.editionNumber, size }) }]
    : []),
  { label: 'Price', value: usd(row.amount) },
  ...(row.isPhysicalItem ? [{ label: 'Shipping', value: usd(row.deliveryCost) }] : []),
];
export const saleFacts = (order: OrderFacts): Fact[] => [
  ...priceFacts(order),
  {
    label: `Commission (${percent(order.row.commissionRate)})`,
    value: minus(usd(order.row.commissionAmount)),
  },
  ...(order.returned.cents > 0
    ? [{ label: 'Your share of the refund', value: minus(usdOf(order.returned.payeeCents)) }]
    : []),
  { label: 'You receive', value: payoutOf(order), isTotal: true },
];

const shipDeadline = (order: OrderFacts) => ({
  head: `Ship by ${order.day(order.shipBy)}.`,
  rest: `If it isn’t marked as shipped by then, ${order.buyerFirst} will be refunded automatically.`,
});
const refundDeadline = (until: string) => ({
  head: `Refundable until ${until}.`,
  rest: 'After that, the sale is final and the artist is paid.',
});
const payoutDeadline = (from: string, buyer: string) => ({
  head: `You’ll be paid on or after ${from}.`,
  rest: `Until then, ${buyer} can request a refund.`,
});

export function sold(order: OrderFacts): LetterText {
  const { row, title, buyer, buyerFirst, paidAt, day, shortDay } = order;
  const due = payoutDueAt(row);
  return {
    title: `You sold ${title}`,
    facts: saleFacts(order),
    ...(row.isPhysicalItem
      ? {
          subject: `Sold: ${title}. Ship by ${shortDay(order.shipBy)}`,
          paragraphs: [
            `${buyer} bought it on ${day(paidAt)}. Pack it well and add the tracking number when it’s on its way.`,
          ],
          deadline: shipDeadline(order),
        }
      : {
          subject: `Sold: ${title}`,
          paragraphs: [`${buyer} bought it on ${day(paidAt)} and can download the file now.`],
          ...(due && { deadline: payoutDeadline(day(due), buyerFirst) }),
        }),
  };
}

export function paid(order: OrderFacts): LetterText {
  const { row, title, artist, paidAt, day } = order;
  const until = refundableUntil(row);
  return {
    subject: `Your order: ${title}`,
    title: `You bought ${title}`,
    paragraphs: [
      `From ${artist}, on ${day(paidAt)}.`,
      row.isPhysicalItem ? 'We’ll email you when the artist ships it.' : 'The file is ready to download.',
      'Your certificate of authenticity is included with the order.',
    ],
    facts: [...priceFacts(order), { label: 'You paid', value: totalOf(order), isTotal: true }],
    ...(row.isPhysicalItem
      ? {
          deadline: {
            head: `It ships by ${day(order.shipBy)}.`,
            rest: 'If it doesn’t, you’ll be refunded automatically.',
          },
        }
      : until && { deadline: refundDeadline(day(until)) }),
  };
}

export function shipped({ row, title, artist, day, shortDay }: OrderFacts): LetterText | null {
  if (!row.shippedAt || row.deliveredAt) return null;
  const arrives = addDays(row.shippedAt, DELIVERED_AFTER_DAYS);
  const tracking: Fact[] = [
    ...(row.carrier ? [{ label: 'Carrier', value: row.carrier }] : []),
    ...(row.trackingNumber ? [{ label: 'Tracking number', value: row.trackingNumber }] : []),
  ];
  return {
    subject: `On its way: ${title}. Confirm delivery by ${shortDay(arrives)}`,
    title: `${title} is on its way`,
    paragraphs: [`${artist} shipped it on ${day(row.shippedAt)}.`],
    ...(tracking.length > 0 && { facts: tracking }),
    deadline: {
      head: `We’ll mark it delivered on ${day(arrives)}.`,
      rest: 'Confirm when it arrives, or request a refund if it doesn’t.',
    },
  };
}

export function delivered({
  row,
  title,
  isArtist,
  buyer,
  buyerFirst,
  day,
  shortDay,
}: OrderFacts): LetterText | null {
  if (!row.deliveredAt) return null;
  const due = payoutDueAt(row)!;
  const arrival = {
    title: `${title} was delivered`,
    paragraphs: [`No problem was reported, so we marked it delivered on ${day(row.deliveredAt)}.`],
  };
  if (!isArtist)
    return {
      ...arrival,
      subject: `Delivered: ${title}. Refundable until ${shortDay(due)}`,
      deadline: refundDeadline(day(due)),
    };
  if (row.confirmedAt)
    return {
      ...arrival,
      subject: `Delivered: ${title}. Your payout is next`,
      paragraphs: [`${buyer} confirmed the delivery. The sale is final.`, 'Your payout is next.'],
    };
  return {
    ...arrival,
    subject: `Delivered: ${title}. Payout on or after ${shortDay(due)}`,
    deadline: payoutDeadline(day(due), buyerFirst),
  };
}

export const answerOf = ({ refund }: OrderFacts, writer: string): string[] =>
  refund?.answer ? [`${writer} wrote:`, quoted(refund.answer)] : [];
export const MODERATOR = 'A moderator made a decision and';
export const MODERATOR_DECIDES =
  'A moderator will read both sides and decide. You can withdraw your request at any time.';

/** Why it was refunded without a request, or by time. An answer to a request may have declined it at first. */
export function whyRefunded({ row, refund, isArtist, artist }: OrderFacts): string[] {
  if (refund?.status !== 'accepted') return [];
  if (refund.decidedBy === null) return [refund.askedBy === null ? refund.reason : (refund.answer ?? '')];
  if (refund.askedBy === row.buyerId || (isArtist && refund.decidedBy === row.sellerId)) return [];
  return [`${refund.decidedBy === row.sellerId ? artist : MODERATOR} wrote:`, quoted(refund.reason)];
}

/** What the moderator wrote on deciding the latest partial refund; nothing if the buyer accepted an offer. */
export function whyPartRefunded(order: OrderFacts): string[] {
  const { row, refund, returned } = order;
  const isThat = refund?.status === 'settled' && refund.partCents === returned.latestCents;
  return isThat && refund.decidedBy !== row.buyerId ? answerOf(order, MODERATOR) : [];
}

/** Shipped or refunded in the meantime: nothing to remind of. */
export const shipReminder = (subject: string, order: OrderFacts): LetterText | null =>
  order.row.status !== 'paid' || (order.refund && isLiveRefund(order.refund.status))
    ? null
    : {
        subject,
        title: `${order.title} hasn’t been shipped yet`,
        paragraphs: [`${order.buyer} bought it on ${order.day(order.paidAt)} and is waiting.`],
        deadline: shipDeadline(order),
      };
