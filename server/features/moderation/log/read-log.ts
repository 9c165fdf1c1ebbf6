import type * as z from 'zod/mini';
import type { LogLine, logFilters } from '#shared/moderation/log/contract.ts';
import type { Page, PageRequest } from '#shared/http/page.ts';
import type { Context } from '#server/context.ts';
import { toPage } from '#server/db/keyset.ts';
import { listActs } from './queries.ts';
import { type Named, nameThings } from './things.ts';

const DAY_MS = 86_400_000;

export type LogFilters = z.output<z.ZodMiniObject<typeof logFilters>>;
/** A line of the exported file: ids and states. */
export type StoredLine = Omit<LogLine, keyof Named>;

export async function readLines(
  { db, clock }: Context,
  { days, ...filters }: LogFilters,
  page: PageRequest,
): Promise<Page<StoredLine>> {
  const since = days && new Date(clock.now().getTime() - Number(days) * DAY_MS);
  const { items, next } = toPage(await listActs(db, { ...filters, since }, page), page.limit);
  return { items: items.map(({ createdAt, ...line }) => ({ ...line, at: createdAt })), next };
}

export async function readLog(ctx: Context, filters: LogFilters, page: PageRequest): Promise<Page<LogLine>> {
  const { items, next } = await readLines(ctx, filters, page);
  const named = await nameThings(ctx.db, items);
  return { items: items.map((line, index) => ({ ...line, ...named[index]! })), next };
}
