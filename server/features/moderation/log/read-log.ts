import type { LogLine } from '#shared/moderation/log/contract.ts';
import type { Page } from '#shared/http/page.ts';
import type { Context } from '#server/context.ts';
import { toPage } from '#server/db/keyset.ts';
import { type LogFilters, listActs } from './queries.ts';

export async function readLog(
  ctx: Context,
  filters: LogFilters,
  page: { limit: number; cursor?: string | undefined },
): Promise<Page<LogLine>> {
  const { items, next } = toPage(await listActs(ctx.db, filters, page), page.limit);
  return { items: items.map(({ createdAt, ...line }) => ({ ...line, at: createdAt })), next };
}
