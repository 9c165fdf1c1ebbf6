import { type GalleryFigures, SHOWN, type Unit } from '#shared/office/figures/contract.ts';
import type { Context } from '#server/context.ts';
import { type GalleryDay, firstOpenDay, lastDay, listDays, readOpenDays, storeDays } from './queries.ts';

const DAY_MS = 86_400_000;
/** The artists' statistics wait as long: by then, everything that happened is committed. */
const FINAL_AFTER_MS = 3_600_000;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const shift = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * DAY_MS));

/** The first day of the unit that a day belongs to. */
function startOf(day: string, unit: Unit): string {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  return shift(day, -((new Date(day).getUTCDay() + 6) % 7));
}

function firstShown(today: string, unit: Unit): string {
  const before = SHOWN[unit] - 1;
  if (unit !== 'month') return shift(startOf(today, unit), -before * (unit === 'week' ? 7 : 1));
  const month = new Date(`${today.slice(0, 7)}-01`);
  return dayOf(new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() - before, 1)));
}

/** Totals are those of the last day. */
function addUp(start: string, days: readonly GalleryDay[]): GalleryFigures {
  const sum = (pick: (day: GalleryDay) => number) => days.reduce((total, day) => total + pick(day), 0);
  const { members, works, premium, premiumCents } = days.at(-1)!;
  return {
    start,
    members,
    newMembers: sum((day) => day.newMembers),
    works,
    newWorks: sum((day) => day.newWorks),
    sold: sum((day) => day.sold),
    salesCents: sum((day) => day.salesCents),
    commissionCents: sum((day) => day.commissionCents),
    premium,
    newPremium: sum((day) => day.newPremium),
    endedPremium: sum((day) => day.endedPremium),
    premiumCents,
  };
}

/** Oldest first, no further back than the gallery; the last one is running. */
export async function readFigures(ctx: Context, unit: Unit) {
  const asOf = ctx.clock.now();
  const today = dayOf(asOf);
  const from = firstShown(today, unit);
  const [closed, base] = await Promise.all([listDays(ctx.db, from), lastDay(ctx.db)]);
  const openFrom = base ? shift(base.day, 1) : await firstOpenDay(ctx.db, today);
  const open = await readOpenDays(ctx.db, { from: openFrom, to: shift(today, 1) }, base);
  const days = [...closed, ...open.filter(({ day }) => day >= from)];
  const byStart = Map.groupBy(days, ({ day }) => startOf(day, unit));
  return { asOf, items: [...byStart].map(([start, there]) => addUp(start, there)) };
}

/** Several processes may run it at once, and again: a closed day stays as it is. */
export async function closeDays(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const to = dayOf(new Date(now.getTime() - FINAL_AFTER_MS));
  const from = await firstOpenDay(ctx.db, to);
  if (from < to) await storeDays(ctx.db, { from, to });
}
