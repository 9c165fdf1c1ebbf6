import { REFUND_ANSWER_DAYS, SHIP_WITHIN_DAYS, addDays, refundAnswerDueAt } from '#shared/orders/times.ts';
import { quoted } from './letter.ts';
import { type Notice, area, changesOf } from './notice.ts';
import {
  MODERATOR,
  MODERATOR_DECIDES,
  type OrderFacts,
  answerOf,
  delivered,
  minus,
  paid,
  payoutOf,
  restOf,
  saleFacts,
  shipReminder,
  shipped,
  sold,
  usdOf,
  whyPartRefunded,
  whyRefunded,
} from './order-letters.ts';

interface Sale {
  artworkId: string;
  artistId: string;
  buyerId: string;
  purchaseId: string;
}
/** `by`: the member who acted, if any. */
type OrderEvent = Sale & { by: string | null };
export interface OrderEvents {
  'artwork.sold': Sale;
  /** Changes after the sale itself, which is `artwork.sold`. */
  'order.changed': OrderEvent & { change: OrderChange };
}

type OrderNotice = Notice<OrderEvent, OrderFacts>;

const backAgain = ({ row: { editionNumber } }: OrderFacts): string =>
  editionNumber === null
    ? 'The work is yours again, and you can relist it.'
    : `Number ${editionNumber} can be sold again.`;

const parties = ({ buyerId, artistId, by }: OrderEvent) => [buyerId, artistId].filter((id) => id !== by);
/** Concerns the artist and the platform: the buyer is not notified. */
const theArtist = ({ artistId }: Sale) => [artistId];
/** After these a moderator decides, who has the queue besides the bell. */
const FOR_MODERATORS: Pick<OrderNotice, 'to' | 'letterTo'> = {
  to: async (event, directory) =>
    [...new Set([...parties(event), ...(await directory.moderators())])].filter((id) => id !== event.by),
  letterTo: parties,
};

/** Changes of a paid order. The buyer's sentence is also for moderators who decide. */
const ORDER_NOTICES = {
  shipped: {
    says: {
      buyer: { by: '{who} shipped {title}', plain: '{title} is on its way' },
      seller: '{title} is on its way',
    },
    letter: shipped,
  },
  delivered: {
    says: { by: '{who} marked {title} as delivered', plain: '{title} was marked as delivered' },
    letter: delivered,
  },
  refund_asked: {
    says: {
      buyer: 'You requested a refund for {title}',
      seller: {
        by: `{who} requested a refund for {title}. Please respond within ${REFUND_ANSWER_DAYS} days.`,
        plain: `A refund for {title} was requested. Please respond within ${REFUND_ANSWER_DAYS} days.`,
      },
    },
    letter: ({ row, title, buyer, refund, day, shortDay }) => {
      if (refund?.status !== 'open') return null;
      const due = refundAnswerDueAt(refund.createdAt);
      return {
        subject: `Refund requested: ${title}. Respond by ${shortDay(due)}`,
        title: `A refund for ${title} was requested`,
        paragraphs: [`${buyer} requested it on ${day(refund.createdAt)} and wrote:`, quoted(refund.reason)],
        deadline: {
          head: `Respond by ${day(due)}.`,
          rest: 'If you don’t respond, a moderator will decide. Your payout is on hold until then.',
        },
        button: { label: 'Respond to the request', path: `/sales/${row.id}` },
      };
    },
  },
  refund_offered: {
    says: {
      buyer: {
        by: `{who} offered you a partial refund for {title}. Please respond within ${REFUND_ANSWER_DAYS} days.`,
        plain: `You were offered a partial refund for {title}. Please respond within ${REFUND_ANSWER_DAYS} days.`,
      },
      seller: 'You offered a partial refund for {title}',
    },
    letter: (order) => {
      const { row, title, artist, refund, day, shortDay } = order;
      if (refund?.status !== 'offered' || !refund.offeredCents || !refund.offeredAt) return null;
      const [due, amount] = [refundAnswerDueAt(refund.offeredAt), usdOf(refund.offeredCents)];
      return {
        subject: `Refund offer for ${title}: respond by ${shortDay(due)}`,
        title: `${artist} offered you a refund of ${amount}`,
        paragraphs: [
          ...answerOf(order, artist),
          'If you accept, the money will be refunded to your card, and you keep the work.',
        ],
        deadline: {
          head: `Respond by ${day(due)}.`,
          rest: 'If you decline or don’t respond, a moderator will decide.',
        },
        button: { label: 'Respond to the offer', path: `/purchases/${row.id}` },
      };
    },
  },
  refund_offer_declined: {
    ...FOR_MODERATORS,
    says: {
      buyer: 'The partial refund offered for {title} was declined. A moderator will decide.',
      seller: {
        by: '{who} declined the partial refund you offered for {title}. A moderator will decide.',
        plain: 'The partial refund you offered for {title} was declined. A moderator will decide.',
      },
    },
    letter: ({ title, refund }) => ({
      subject: `Refund offer declined: ${title}. A moderator will decide`,
      title: `A moderator will decide on the refund for ${title}`,
      paragraphs: [
        `The buyer declined the ${usdOf(refund?.offeredCents ?? 0)} refund you offered. Your payout is on hold until a moderator decides.`,
      ],
    }),
  },
  refund_offer_unanswered: {
    ...FOR_MODERATORS,
    says: {
      buyer: 'The partial refund offered for {title} went unanswered. A moderator will decide.',
      seller:
        'The buyer didn’t respond to the partial refund you offered for {title}. A moderator will decide.',
    },
    letter: ({ title, isArtist }) => ({
      subject: `Refund request: ${title}. A moderator will decide`,
      title: `A moderator will decide on the refund for ${title}`,
      paragraphs: isArtist
        ? [
            'The buyer didn’t respond to your offer in time. Your payout is on hold until a moderator decides.',
          ]
        : ['You didn’t respond to the artist’s offer in time.', MODERATOR_DECIDES],
    }),
  },
  refunded_part: {
    // The money is on its way whoever decided it.
    letterTo: ({ buyerId, artistId }) => [buyerId, artistId],
    says: {
      buyer: 'Part of your payment for {title} was refunded',
      seller: {
        by: '{who} accepted the partial refund you offered for {title}',
        plain: 'Part of the payment for {title} was refunded',
      },
    },
    letter: (order) => {
      const { title, isArtist, returned } = order;
      const amount = usdOf(returned.latestCents);
      return {
        subject: `Partly refunded: ${title}`,
        title: isArtist
          ? `${amount} of the payment for ${title} was refunded`
          : `${amount} of your payment for ${title} was refunded`,
        paragraphs: [
          ...whyPartRefunded(order),
          isArtist
            ? 'The sale stands. We return our commission on the refunded part of the price; the rest comes out of your payout.'
            : 'The money is on its way to your card. It can take up to 10 days to arrive. You keep the work and its certificate.',
        ],
        facts: isArtist ? saleFacts(order) : [{ label: 'Refund', value: amount, isTotal: true }],
      };
    },
  },
  refund_declined: {
    ...FOR_MODERATORS,
    says: {
      buyer: {
        by: '{who} declined the refund for {title}. A moderator will decide.',
        plain: 'The refund for {title} was declined. A moderator will decide.',
      },
      seller: 'The refund request for {title} was declined',
    },
    letter: (order) => ({
      subject: `Refund declined: ${order.title}. A moderator will decide`,
      title: `The refund for ${order.title} was declined`,
      paragraphs: [...answerOf(order, order.artist), MODERATOR_DECIDES],
    }),
  },
  refund_unanswered: {
    ...FOR_MODERATORS,
    says: {
      buyer: 'The artist didn’t respond to your refund request for {title}. A moderator will decide.',
      seller: 'You didn’t respond to the refund request for {title}. A moderator will decide.',
    },
    letter: ({ title, isArtist }) => ({
      subject: `Refund request: ${title}. A moderator will decide`,
      title: `A moderator will decide on the refund for ${title}`,
      paragraphs: isArtist
        ? [
            'You didn’t respond to the refund request in time. Your payout is on hold until a moderator decides.',
          ]
        : ['The artist didn’t respond to your refund request in time.', MODERATOR_DECIDES],
    }),
  },
  refund_refused: {
    says: {
      buyer: 'A moderator denied your refund request for {title}',
      seller: 'A moderator denied the refund request for {title}',
    },
    letter: (order) => ({
      subject: `Refund denied: ${order.title}`,
      title: `The refund for ${order.title} was denied`,
      paragraphs: [...answerOf(order, MODERATOR), 'The sale stands.'],
    }),
  },
  refund_withdrawn: {
    says: {
      buyer: 'You withdrew your refund request for {title}',
      seller: {
        by: '{who} withdrew the refund request for {title}',
        plain: 'The refund request for {title} was withdrawn',
      },
    },
    letter: ({ title }) => ({
      subject: `Refund request withdrawn: ${title}`,
      title: `The refund request for ${title} was withdrawn`,
      paragraphs: ['The sale stands, and your payout will go ahead.'],
    }),
  },
  refunded: {
    says: {
      buyer: {
        by: '{who} refunded your payment for {title}',
        plain: 'Your payment for {title} was refunded',
      },
      seller: 'The sale of {title} was refunded',
    },
    letter: (order) => ({
      subject: `Refunded: ${order.title}`,
      title: order.isArtist
        ? `The sale of ${order.title} was refunded`
        : `Your payment for ${order.title} was refunded`,
      paragraphs: [
        ...whyRefunded(order),
        order.isArtist
          ? `${backAgain(order)} We don’t keep our commission.`
          : 'The money is on its way to your card. It can take up to 10 days to arrive.',
      ],
      facts: [{ label: 'Refund', value: restOf(order), isTotal: true }],
    }),
  },
  disputed: {
    says: {
      buyer: 'Your bank is reviewing the payment for {title}',
      seller: 'The payment for {title} was disputed',
    },
    letter: ({ title, isArtist }) => ({
      subject: `Payment disputed: ${title}`,
      title: `The payment for ${title} is disputed`,
      paragraphs: [
        isArtist
          ? 'The buyer’s bank is reviewing the payment. Unless it has already been sent, your payout is on hold until the bank decides. Keep your proof of delivery.'
          : 'Your bank is reviewing the payment. Everything is on hold until it decides.',
      ],
    }),
  },
  dispute_won: {
    says: {
      buyer: 'The dispute about {title} was resolved. The sale stands.',
      seller: 'You won the dispute about {title}. The sale stands.',
    },
    letter: ({ title }) => ({
      subject: `Bank decided: ${title}. The sale stands`,
      title: `The sale of ${title} stands`,
      paragraphs: ['The bank decided in favor of the sale.'],
    }),
  },
  ship_reminder: {
    to: theArtist,
    says: {
      buyer: 'We reminded the artist to ship {title}',
      seller: '{title} hasn’t shipped yet. The buyer is waiting.',
    },
    // The second reminder of the bell comes a day before the letter that says how many days are left.
    letter: (order) =>
      order.row.shipReminders > 1
        ? null
        : shipReminder(`Ship ${order.title} by ${order.shortDay(order.shipBy)}`, order),
  },
  paid_out: {
    to: theArtist,
    says: { buyer: 'The artist was paid for {title}', seller: 'Your payout for {title} was sent' },
    letter: (order) => ({
      subject: `Paid out: ${payoutOf(order)} for ${order.title}`,
      title: `${payoutOf(order)} is on its way to you`,
      paragraphs: [`Your payout for ${order.title} was sent to your account.`],
      facts: saleFacts(order),
    }),
  },
  payout_held: {
    to: theArtist,
    says: { buyer: 'The payout for {title} is on hold', seller: 'Your payout for {title} is on hold' },
    letter: (order) => ({
      subject: `Connect an account to receive ${payoutOf(order)}`,
      title: `Connect an account to receive ${payoutOf(order)}`,
      paragraphs: [
        `It’s your payout for ${order.title}. Once you connect an account, we’ll send it the same day. Take as long as you need.`,
      ],
      button: { label: 'Connect account', path: '/receipts' },
    }),
  },
  payout_reversed: {
    to: theArtist,
    says: { buyer: 'The payout for {title} was reversed', seller: 'Your payout for {title} was reversed' },
    letter: (order) => ({
      subject: `Payout reversed: ${order.title}`,
      title: `Your payout for ${order.title} was reversed`,
      paragraphs: ['The buyer’s payment was refunded or disputed.'],
      facts: [{ label: 'Payout', value: minus(payoutOf(order)), isTotal: true }],
    }),
  },
} satisfies Record<string, OrderNotice>;
export type OrderChange = keyof typeof ORDER_NOTICES;
export const ORDER_CHANGES = changesOf(ORDER_NOTICES);

/** Open windows show what became of the order. */
const refreshOrder = ({ purchaseId, buyerId, artistId }: Sale) => ({
  to: [buyerId, artistId],
  signal: { type: 'order' as const, purchaseId },
});

/** The sale itself. */
const SALE_NOTICES = {
  sold: {
    type: 'sale',
    on: 'artwork.sold',
    to: theArtist,
    actor: ({ buyerId }) => buyerId,
    group: ({ purchaseId }) => purchaseId,
    says: { by: '{title} was sold to {buyer} {forYouReceive}', plain: '{title} was sold {forYouReceive}' },
    link: 'sale',
    live: refreshOrder,
    letter: sold,
    onceFor: ({ purchaseId }) => `order:${purchaseId}:sold`,
  },
  paid: {
    on: 'artwork.sold',
    to: ({ buyerId }) => [buyerId],
    letter: paid,
    onceFor: ({ purchaseId }) => `order:${purchaseId}:paid`,
  },
  /** Queued by `server/features/mail/listeners.ts` for the day. */
  days_left: {
    letter: (order) =>
      shipReminder(
        order.shipBy > addDays(order.paidAt, SHIP_WITHIN_DAYS)
          ? `Ship ${order.title} by ${order.shortDay(order.shipBy)}`
          : `3 days left to ship ${order.title}`,
        order,
      ),
  },
} satisfies Record<string, Notice<Sale, OrderFacts> & { type?: 'sale' }>;

const about = ({ purchaseId, artworkId }: Sale) => ({ purchaseId, artworkId });

export const ORDER_AREAS = [
  area({ frame: 'order', topic: 'sales', about, rows: SALE_NOTICES }),
  area({
    type: 'order',
    isAccount: true,
    topic: 'sales',
    frame: 'order',
    link: 'order',
    on: 'order.changed',
    change: ({ change }: OrderEvents['order.changed']) => change,
    to: parties,
    // Hides which moderator decided.
    actor: ({ buyerId, artistId, by }: OrderEvent) => (by === buyerId || by === artistId ? by : null),
    about,
    group: ({ purchaseId }: OrderEvent) => purchaseId,
    live: refreshOrder,
    rows: ORDER_NOTICES,
  }),
];
