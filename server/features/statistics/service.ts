import type { TaughtCourse, Statistics, StatisticsDay, StatisticsWork } from '#shared/statistics/contract.ts';
import { FREE_FIGURES, FREE_PERIOD, FIGURES, type Period } from '#shared/statistics/figures.ts';
import { SOURCES } from '#shared/kernel/view-sources.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { type Days, laterDays, readPeriods, restOfDayBefore } from './periods.ts';
import { listDays, listSearches, listWorks, readArtist } from './queries.ts';
import { listTaught, readClient, readDesigner } from './teaching-queries.ts';

export interface Chosen {
  days: number;
  zone: string;
}

/** Members without Premium get views and likes of 30 days only, whatever they asked for. */
export async function readStatistics(ctx: Context, member: Member, chosen: Chosen): Promise<Statistics> {
  const { isSubscriber: isWhole, hasWorks } = await readArtist(ctx.db, member.id);
  const count = (isWhole ? chosen.days : FREE_PERIOD) as Period;
  const now = ctx.clock.now();
  const both = await readPeriods(ctx.db, now, { zone: chosen.zone, days: count });
  const used = isWhole ? both : laterDays(both, count);
  const leftOut = restOfDayBefore(both, count, now);
  const sums = new Map((await listDays(ctx.db, member.id, used, leftOut)).map((row) => [row.n, row]));
  const figures = isWhole ? FIGURES : FREE_FIGURES;
  const days = used.days.map((day, index) => {
    const row = sums.get(index + 1);
    const values = figures.map((figure) => [figure, row?.[figure] ?? 0] as const);
    return {
      day,
      isFinal: used.bounds[index + 1]! <= used.settled,
      ...Object.fromEntries(values),
    } as StatisticsDay;
  });
  const current = days.slice(-count);
  const rows = [...sums.values()].filter(({ n }) => n > days.length - count);
  const from = (source: (typeof SOURCES)[number]) => rows.reduce((total, row) => total + row[source], 0);
  return {
    hasWorks,
    isWhole,
    days: current,
    before: days.slice(0, -count),
    sources: isWhole
      ? (Object.fromEntries(SOURCES.map((source) => [source, from(source)])) as Statistics['sources'])
      : null,
  };
}

/** The chosen days. Throws `not_allowed` without Premium. */
export async function requireDays(ctx: Context, member: Member, chosen: Chosen): Promise<Days> {
  if (!(await readArtist(ctx.db, member.id)).isSubscriber) throw new AppError('not_allowed');
  const count = chosen.days as Period;
  return laterDays(await readPeriods(ctx.db, ctx.clock.now(), { zone: chosen.zone, days: count }), count);
}

/** Most views first. Throws `not_allowed` without Premium. */
export const readWorks = async (ctx: Context, member: Member, chosen: Chosen): Promise<StatisticsWork[]> =>
  listWorks(ctx.db, member.id, await requireDays(ctx, member, chosen));

/** Throws `not_allowed` without Premium. */
export const readSearches = async (ctx: Context, member: Member, chosen: Chosen) =>
  listSearches(ctx.db, member.id, await requireDays(ctx, member, chosen));

export const readTaught = (ctx: Context, member: Member): Promise<TaughtCourse[]> =>
  listTaught(ctx.db, member.id);

export async function readHiring(ctx: Context, member: Member) {
  const [client, designer] = await Promise.all([
    readClient(ctx.db, member.id),
    readDesigner(ctx.db, member.id),
  ]);
  return {
    client: client.projects > 0 ? client : null,
    designer: designer.applications > 0 ? designer : null,
  };
}
