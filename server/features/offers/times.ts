import { randomInt } from 'node:crypto';
import {
  LOW_OFFER_HOURS,
  OFFER_CHECKOUT_HOURS,
  OFFER_TURN_HOURS,
  OFFER_WINDOW_DAYS,
} from '#shared/offers/limits.ts';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const WINDOW_MS = OFFER_WINDOW_DAYS * DAY_MS;

export const roundEnds = (now: Date): Date => new Date(now.getTime() + OFFER_TURN_HOURS * HOUR_MS);
export const checkoutEnds = (now: Date): Date => new Date(now.getTime() + OFFER_CHECKOUT_HOURS * HOUR_MS);
/** One to twelve hours from now, to the millisecond, like an answer that someone gives. */
export const lowOfferDeclines = (now: Date): Date =>
  new Date(now.getTime() + randomInt(HOUR_MS, LOW_OFFER_HOURS * HOUR_MS));
/** Offers for a work count from this time on. */
export const windowStart = (now: Date): Date => new Date(now.getTime() - WINDOW_MS);
export const windowEnd = (at: Date): Date => new Date(at.getTime() + WINDOW_MS);
