import type { OfferReason, OfferState } from '#shared/offers/states.ts';
import type { LetterText } from './letter.ts';
import { type Notice, area, changesOf } from './notice.ts';

/** `by`: the party who acted, if any. `to`: who is notified. */
interface OfferEvent {
  offerId: string;
  artworkId: string | null;
  by: string | null;
  to: string[];
  /** The call that ended it together with others. */
  callId: string | null;
}
export interface OfferEvents {
  'offer.changed': OfferEvent & { change: OfferChange };
}

/** An offer as one of its parties sees it. */
export interface OfferFacts {
  state: OfferState;
  reason: OfferReason | null;
  isSeller: boolean;
  /** The other party. */
  other: string;
  amount: string;
  title: string;
  workId: string | null;
  isPhysical: boolean;
  /** The deadline of the turn. */
  until: string;
  isReadersTurn: boolean;
  /** What a change of several works ended, this offer among them; empty if it was ended alone. */
  ended: readonly { title: string; reason: OfferReason | null }[];
}

const WHY: Record<Exclude<OfferReason, 'silence'>, string> = {
  sold: 'Sold to another buyer.',
  price: 'The price dropped to your offer or below, so you can buy it now.',
  not_for_sale: 'The work is no longer for sale.',
  removed: 'The work is no longer available.',
  hidden: 'The work is no longer available.',
  // The letter doesn't say who caused it.
  blocked: 'The offer was canceled.',
  suspended: 'The offer was canceled.',
};
const WHY_SHORT: Partial<Record<OfferReason, string>> & { removed: string } = {
  price: 'Now priced at the offer or below',
  not_for_sale: 'No longer for sale',
  removed: 'No longer available',
};
const elseDeclined = (until: string) => ({
  head: `Respond by ${until}.`,
  rest: 'After that, the offer will be declined.',
});
const elseForSale = (head: string) => ({ head, rest: 'If it isn’t paid for by then, it goes back on sale.' });

function accepted({ state, isSeller, other, amount, title, ...offer }: OfferFacts): LetterText | null {
  if (state !== 'accepted') return null;
  const said = { subject: `Accepted: ${title} for ${amount}`, title: `${other} accepted ${amount}` };
  if (isSeller)
    return {
      ...said,
      paragraphs: [`${title} is reserved for them at this price.`],
      deadline: elseForSale(`${other} has until ${offer.until} to pay.`),
    };
  const shipping = offer.isPhysical ? ' Shipping, if any, is added at checkout.' : '';
  return {
    ...said,
    paragraphs: [`${title} is reserved for you at this price.${shipping}`],
    deadline: elseForSale(`Check out by ${offer.until}.`),
    button: { label: 'Check out', path: `/checkout/${offer.workId}` },
  };
}

/** A letter whose turn is over is not sent. */
const OFFER_NOTICES = {
  received: {
    says: '{who} offered {amount} for {title}',
    letter: ({ state, other, amount, title, until }) =>
      state !== 'offered'
        ? null
        : {
            subject: `${amount} for ${title}`,
            title: `${other} offers ${amount}`,
            paragraphs: [`For ${title}. You can accept, decline, or counter once.`],
            deadline: elseDeclined(until),
          },
  },
  countered: {
    says: '{who} countered with {amount} for {title}',
    letter: ({ state, other, amount, title, until }) =>
      state !== 'countered'
        ? null
        : {
            subject: `${amount} for ${title}?`,
            title: `${other} countered with ${amount}`,
            paragraphs: [`For ${title}. You can accept, or make one final offer.`],
            deadline: elseDeclined(until),
          },
  },
  last_offered: {
    says: '{who} made a final offer of {amount} for {title}',
    letter: ({ state, other, amount, title, until }) =>
      state !== 'last_offered'
        ? null
        : {
            subject: `Final offer: ${amount} for ${title}`,
            title: `${other} made a final offer of ${amount}`,
            paragraphs: [`For ${title}. You can accept or decline it.`],
            deadline: elseDeclined(until),
          },
  },
  accepted: { says: '{who} accepted {amount} for {title}', letter: accepted },
  declined: {
    says: {
      seller: 'The offer of {amount} for {title} got no response',
      buyer: 'Your offer of {amount} for {title} was declined',
    },
    letter: ({ reason, isReadersTurn, other, amount, title }) =>
      reason === 'silence'
        ? {
            subject: `No response: ${title}`,
            title: 'An offer got no response',
            paragraphs: [
              `${isReadersTurn ? 'You' : other} didn’t respond to ${amount} for ${title} in time, so the offer was declined.`,
            ],
          }
        : {
            subject: `Declined: ${title}`,
            title: `${other} declined`,
            paragraphs: [`Your offer of ${amount} for ${title} was declined.`],
          },
  },
  withdrawn: {
    says: '{who} withdrew the offer for {title}',
    letter: ({ other, amount, title }) => ({
      subject: `Withdrawn: ${title}`,
      title: `${other} withdrew an offer`,
      paragraphs: [`It was ${amount} for ${title}.`],
    }),
  },
  unpaid: {
    says: '{title} wasn’t paid for in time, so it’s for sale again',
    letter: ({ isSeller, other, title }) => ({
      subject: `Not paid: ${title}`,
      ...(isSeller
        ? {
            title: `${title} wasn’t paid for`,
            paragraphs: [`${other} didn’t check out in time. The work is for sale again.`],
          }
        : {
            title: `Your reservation for ${title} has expired`,
            paragraphs: ['Not paid for in time, so it’s for sale again.'],
          }),
    }),
  },
  ended: {
    says: {
      one: 'The offer of {amount} for {title} has ended',
      many: '{n} offers have ended, for {title} and other works',
    },
    group: ({ offerId, callId }) => callId ?? offerId,
    onceFor: ({ offerId, callId }) => `offer:${callId ?? offerId}:ended`,
    // What one call ends is one letter.
    waitMs: ({ callId }) => (callId ? 60_000 : 0),
    letter: ({ reason, title, isSeller, ended }) =>
      ended.length > 1
        ? {
            subject: `${ended.length} offers ended`,
            title: `${ended.length} offers have ended`,
            paragraphs: [isSeller ? 'You changed these works.' : 'The artist changed these works.'],
            facts: ended.map((offer) => ({
              label: offer.title,
              value: WHY_SHORT[offer.reason ?? 'removed'] ?? WHY_SHORT.removed,
            })),
          }
        : {
            subject: `Offer ended: ${title}`,
            title: `The offer for ${title} has ended`,
            paragraphs: [
              reason === 'price' && isSeller
                ? 'You lowered the price to the amount offered or less.'
                : WHY[reason === null || reason === 'silence' ? 'removed' : reason],
            ],
          },
  },
} satisfies Record<string, Notice<OfferEvent, OfferFacts>>;
export type OfferChange = keyof typeof OFFER_NOTICES;
export const OFFER_CHANGES = changesOf(OFFER_NOTICES);

export const OFFERS = area({
  type: 'offer',
  isAccount: true,
  topic: 'offers',
  frame: 'offer',
  link: 'offers',
  on: 'offer.changed',
  change: ({ change }: OfferEvents['offer.changed']) => change,
  to: ({ to }: OfferEvent) => to,
  actor: ({ by }: OfferEvent) => by,
  about: ({ offerId, artworkId }: OfferEvent) => ({ offerId, artworkId }),
  group: ({ offerId }: OfferEvent) => offerId,
  refreshesMuted: true,
  rows: OFFER_NOTICES,
});
