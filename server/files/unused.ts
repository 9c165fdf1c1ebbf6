/** Files that nobody came to use, and those that are given up: objects go first, so that after a crash rows lead to them. */
import type { Context, Queryable } from '#server/context.ts';

const BATCH = 100;
/** A file that was not attached by then is removed. */
const UNUSED_MS = 86_400_000;
/** A PUT that started before its URL expired may end later. */
const GRACE_MS = 2 * 3_600_000;

/** The rows of one kind of files. */
export interface FileTable<Row extends { id: string }> {
  /** Begun before that time and not used; locked until the transaction ends, skipping rows locked by others. */
  lockUnused(tx: Queryable, now: Date, before: Date, limit: number): Promise<Row[]>;
  /** Every key that may have an object. */
  keysOf(tx: Queryable, rows: Row[]): string[] | Promise<string[]>;
  remove(tx: Queryable, ids: string[]): Promise<unknown>;
  /** Ends what is unfinished in the store. */
  abort?(ctx: Context, row: Row): Promise<void>;
  /** The keys of PUTs to files begun between the two times that were checked since. */
  listSpentKeys?(db: Queryable, from: Date, to: Date): Promise<string[]>;
}

/** Used or not by its deadline: its address answers no more. */
export const isLate = ({ clock }: Pick<Context, 'clock'>, { createdAt }: { createdAt: Date }): boolean =>
  clock.now().getTime() - createdAt.getTime() > UNUSED_MS;

/** The rows must be locked. */
export async function discard<Row extends { id: string }>(
  ctx: Context,
  tx: Queryable,
  table: FileTable<Row>,
  rows: Row[],
): Promise<void> {
  for (const row of rows) await table.abort?.(ctx, row);
  await ctx.storage.remove(await table.keysOf(tx, rows));
  await table.remove(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Removes what was not used within a day, and bytes PUT again to an address whose file was checked already. */
export async function removeUnused<Row extends { id: string }>(
  ctx: Context,
  table: FileTable<Row>,
): Promise<void> {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - UNUSED_MS);
  const removeBatch = () =>
    ctx.db.transaction(async (tx) => {
      const rows = await table.lockUnused(tx, now, before, BATCH);
      if (rows.length > 0) await discard(ctx, tx, table, rows);
      return rows.length;
    });
  while ((await removeBatch()) === BATCH);
  const spent = await table.listSpentKeys?.(ctx.db, before, new Date(now.getTime() - GRACE_MS));
  if (spent && spent.length > 0) await ctx.storage.remove(spent);
}
