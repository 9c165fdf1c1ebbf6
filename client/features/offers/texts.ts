import type { OfferReason, OfferState } from '#shared/offers/states.ts';
import { plural } from '#client/lib/sentence.ts';

export const offers = 'Offers';
export const lede = 'Each side has 48 hours to respond; after that the offer is declined.';
export const received = 'Received';
export const made = 'Made';
export const sides = 'Offers you received and made';
export const show = 'Show';
export const all = 'All';
export const yourTurn = 'Your turn';
export const theirTurn = 'Their turn';
export const closed = 'Closed';
export const notLoaded = 'Your offers couldn’t be loaded';
export const noneReceived = 'No offers yet';
export const openAWork = 'Turn on “Open to offers” when you edit a work, and offers for it appear here.';
export const noneMade = 'You haven’t made an offer';
export const lookFor = 'Look for “Make an offer” on works whose artists accept offers.';
export const discover = 'Discover artworks';
export const nothingHere = 'No offers here.';

export const oneOfAKind = 'One of a kind';
export const editionOf = (size: number, left: number) => `Edition of ${size}, ${left} left`;
export const listPrice = 'List price {price}';
export const onRequest = 'Price on request';
export const lowestPrice = 'Lowest price {price}, only you see it';
export const best = 'Best {price}';
export const count = (n: number) => plural(n, { one: `${n} offer`, other: `${n} offers` });
export const bought = (n: number) =>
  n === 0 ? 'First purchase' : plural(n, { one: `${n} work bought`, other: `${n} works bought` });
export const quoted = (words: string) => `“${words}”`;
export const respondBy = (when: string) => `Respond by ${when}`;
export const theyRespondBy = (name: string, when: string) => `${name} has until ${when} to respond`;
export const payBy = (when: string) => `Check out by ${when}`;
export const closedOn = (when: string) => `Closed ${when}`;
export const theyPayBy = (name: string, when: string) => `${name} has until ${when} to pay`;
export const youKeep = 'You keep {amount}';
export const of = 'of {price}';
export const waitingFor = (name: string) => `Waiting for ${name}`;
export const accept = 'Accept';
export const acceptAmount = (amount: string) => `Accept ${amount}`;
export const counter = 'Counter';
export const decline = 'Decline';
export const withdraw = 'Withdraw';
export const checkOut = 'Check out';
export const buyFor = (price: string) => `Buy for ${price}`;
export const similarWorks = 'Similar artworks';
export const offerAgain = 'Offer again';
export const seeTheSale = 'See the sale';
export const seeYourOrder = 'See your order';
export const notDeclined = 'The offer wasn’t declined';
export const notWithdrawn = 'The offer wasn’t withdrawn';

export const chips: Record<OfferState, string> = {
  offered: 'Waiting',
  countered: 'Countered',
  last_offered: 'Final offer',
  accepted: 'Accepted',
  paid: 'Paid',
  unpaid: 'Not paid',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  ended: 'Ended',
};
export const youCountered = 'You countered';
export const finalAfter = (price: string) => `Final offer, after your ${price}`;
export const sellerAccepted = (name: string) => `${name} accepted. It is reserved for you at this price.`;
export const reservedForBuyer = 'The work is reserved at this price.';
export const stillForSale = (name: string) => `${name} hasn’t responded yet. Anyone can still buy it.`;
export const asked = (name: string) =>
  `${name} countered. You can accept this price or make one final offer.`;
export const says = (name: string, message: string) => `${name}: “${message}”`;
export const paidFor = 'Paid.';
export const notPaid = 'Not paid in time, so it’s for sale again.';
export const wasDeclined = (name: string) => `${name} declined.`;
export const youDeclined = 'You declined.';
export const offersLeft = (n: number, most: number) =>
  n === 0
    ? 'You have no offers left on this work.'
    : plural(n, {
        one: `You have ${n} of ${most} offers left on this work.`,
        other: `You have ${n} of ${most} offers left on this work.`,
      });
export const wasWithdrawn = (name: string) => `${name} withdrew it.`;
export const youWithdrew = 'You withdrew it.';
/** What happened then: by now it may be available again. */
const UNAVAILABLE = 'It ended because the work is no longer available.';
export const didNotRespond = (name: string) => `${name} didn’t respond in time.`;
export const youDidNotRespond = 'You didn’t respond in time.';
export const why: Record<Exclude<OfferReason, 'silence'>, string> = {
  sold: 'Sold to another buyer.',
  price: 'The price dropped to your offer or below, so you can buy it now.',
  not_for_sale: 'It was taken off sale.',
  removed: UNAVAILABLE,
  hidden: UNAVAILABLE,
  blocked: UNAVAILABLE,
  suspended: UNAVAILABLE,
};

export const makeAnOffer = 'Make an offer';
export const isOpenToOffers = (name: string) => `${name} is open to offers on this work.`;
export const yourOffer = 'Your offer (USD)';
export const yourOfferButton = 'Your offer';
export const yourPrice = 'Your price (USD)';
export const fromTo = (least: string, most: string) => `From ${least} to ${most}.`;
export const shippingIsExtra = 'Shipping is extra.';
export const outOfRange = (least: string, most: string) => `Enter a price from ${least} to ${most}.`;
export const wordsFor = (name: string) => `Message to ${name}`;
export const sending = 'Sending...';
/** @param amount '' until one is typed */
export const offerAmount = (amount: string) => (amount ? `Offer ${amount}` : 'Send offer');
export const whatHappensNext = 'What happens next';
export const respondsUntil = (name: string, when: string) =>
  `${name} has until ${when} to respond; after that the offer is declined.`;
export const ifAccepted =
  'If it’s accepted, the work is yours to check out for 24 hours. You pay nothing until then.';
export const eachCountersOnce = 'After that, each side can counter once.';
export const sent = 'Offer sent';
export const counterTheOffer = 'Counter the offer';
export const onceThenTheirs = (name: string) => `You can counter once. Then ${name} decides.`;
/** @param amount '' until one is typed */
export const counterWith = (amount: string) => (amount ? `Counter with ${amount}` : 'Counter');
export const offersAmount = (name: string, amount: string) => `${name} offers ${amount}`;
export const asksAmount = (name: string, amount: string) => `${name} countered with ${amount}`;
export const anyoneCanBuy = 'Anyone can still buy the work until a price is accepted.';
export const acceptTitle = (amount: string) => `Accept ${amount}?`;
export const forWork = (name: string, title: string) => `${name}, for ${title}.`;
export const price = 'Price';
export const commission = (rate: string) => `Commission (${rate})`;
export const youReceive = 'You receive';
export const reservedUntil = (name: string, when: string) =>
  `The work is reserved for ${name} until ${when}. No one else can buy it.`;
export const reservedForYou = (when: string) => `The work is reserved for you until ${when}.`;
export const unpaidFree = 'If it isn’t paid by then, it goes back on sale, and you’re both notified.';
export const othersStay =
  'Other offers stay open until it’s paid. Then they end, and their buyers are notified.';
export const openUntil = (amount: string, when: string) => `You offered ${amount}. It’s open until ${when}.`;
export const askedUntil = (amount: string, when: string) =>
  `The artist countered with ${amount}. Respond by ${when}.`;
export const seeYourOffer = 'See your offer';
export const againOn = (day: string) => `You can make another offer on ${day}.`;
export const editionLeft = (size: number, left: number) => `Edition of ${size}, ${left} left`;
