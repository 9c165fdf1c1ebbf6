/** When the works of the gallery were published, relative to the day of seeding. UTC. */
import { LEADER, MONTHLY_LEADER, VETERANS, likesOf, orderOfPublication } from './figures.ts';
import { WORKS } from './manifest.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const NEWEST_AGE_DAYS = 0.13;
const SPREAD_DAYS = 180;
const VETERAN_AGE_DAYS = 190;
/** An edition that has sold for a year, see sales-plan.ts, and how long it has been on the wall at least. */
const SOLD_ALL_YEAR = 4;
const SOLD_SINCE_DAYS = 400;

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
export const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);
export const startOfDay = (time: number): number => Math.floor(time / DAY_MS) * DAY_MS;

/** Start of the month `back` months before that of `now`. */
export function startOfMonth(now: number, back = 0): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1);
}

export interface PlannedWork {
  id: number;
  artist: string;
  createdAt: number;
  likes: number;
}

/** Ages grow faster toward the end of the list: many works are new, few are old. */
export function planPublication(now: number): PlannedWork[] {
  const order = orderOfPublication(WORKS.map((work) => work.id));
  const createdAt = new Map<number, number>();
  order.forEach((id, position) => {
    const age = NEWEST_AGE_DAYS + SPREAD_DAYS * (position / (order.length - 1)) ** 1.6;
    createdAt.set(id, Math.round(now - age * DAY_MS));
  });
  const turnOfYear = Date.UTC(new Date(now).getUTCFullYear(), 0, 1);
  VETERANS.forEach((id, index) => {
    const latest = Math.min(now - VETERAN_AGE_DAYS * DAY_MS, turnOfYear - 45 * DAY_MS);
    createdAt.set(id, Math.round(latest - index * 5.3 * DAY_MS));
  });
  const beforeItsSales = now - SOLD_SINCE_DAYS * DAY_MS;
  createdAt.set(SOLD_ALL_YEAR, Math.min(createdAt.get(SOLD_ALL_YEAR)!, beforeItsSales));
  createdAt.set(MONTHLY_LEADER, startOfMonth(now, 1) + 10 * HOUR_MS);
  return WORKS.map((work) => {
    const age = (now - createdAt.get(work.id)!) / DAY_MS;
    // A work published this morning cannot have fifty likes; the leading artist's total is fixed.
    const most = work.artist === LEADER ? Infinity : Math.round(4 + 9 * age);
    return {
      id: work.id,
      artist: work.artist,
      createdAt: createdAt.get(work.id)!,
      likes: Math.min(likesOf(work.id), most),
    };
  });
}
