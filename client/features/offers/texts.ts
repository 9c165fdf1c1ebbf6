import type { OfferReason, OfferState } from '#shared/offers/states.ts';
import { plural } from '#client/lib/sentence.ts';

export const bought = (n: number) =>
  n === 0 ? 'First purchase' : plural(n, { one: `${n} work bought`, other: `${n} works bought` });

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
export const offersLeft = (n: number, most: number) =>
  n === 0
    ? 'You have no offers left on this work.'
    : plural(n, {
        one: `You have ${n} of ${most} offers left on this work.`,
        other: `You have ${n} of ${most} offers left on this work.`,
      });
/** What happened then: by now it may be available again. */
const UNAVAILABLE = 'It ended because the work is no longer available.';
export const why: Record<Exclude<OfferReason, 'silence'>, string> = {
  sold: 'Sold to another buyer.',
  price: 'The price dropped to your offer or below, so you can buy it now.',
  not_for_sale: 'It was taken off sale.',
  removed: UNAVAILABLE,
  hidden: UNAVAILABLE,
  blocked: UNAVAILABLE,
  suspended: UNAVAILABLE,
};

/** @param amount '' until one is typed */
export const offerAmount = (amount: string) => (amount ? `Offer ${amount}` : 'Send offer');
/** @param amount '' until one is typed */
export const counterWith = (amount: string) => (amount ? `Counter with ${amount}` : 'Counter');
