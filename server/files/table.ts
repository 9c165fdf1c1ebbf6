/** Tables of files: what a backup copies of their rows, and how they go, unused, given up or with an account. */
import { type SQL, sql } from 'drizzle-orm';
import type { Context, Queryable } from '#server/context.ts';
import type { StoredObjects } from '#server/feature.ts';
import { removeLater } from '#server/jobs/delayed-removal.ts';
import type { FileOwner } from './owner.ts';

const BATCH = 100;
/** A file that was not attached by then is removed. */
export const UNUSED_MS = 86_400_000;
/** After the URL was issued; a PUT that started before it expired may end later. */
const GRACE_MS = 2 * 3_600_000;

export interface FileTable<Row extends { id: string }> extends StoredObjects {
  /** The table; `rows` selects from it under this name. */
  name: string;
  /** Its column of the member whose files they are. */
  member: string;
  /** Every key that may have an object. */
  allKeysOf: (row: Row) => string[];
  remove(tx: Queryable, ids: string[]): Promise<unknown>;
  /** Begun long ago, not used, and left alone now. */
  isUnused(now: Date): SQL;
  /** Where the member's PUT goes. */
  incomingKeyOf: (row: Row) => string;
  /** What was PUT has been read: from then on bytes there are a second PUT, which no one reads. */
  isChecked: SQL;
  /** Ends what is unfinished in the store. */
  abort?(ctx: Context, row: Row): Promise<void>;
}

/** Past its deadline an upload can't be used any more. */
export const isLate = ({ clock }: Pick<Context, 'clock'>, { createdAt }: { createdAt: Date }): boolean =>
  clock.now().getTime() - createdAt.getTime() > UNUSED_MS;

async function select<Row extends { id: string }>(db: Queryable, { rows }: FileTable<Row>, rest: SQL) {
  return (await db.execute(sql`${sql.raw(rows)} where ${rest}`)).rows as Row[];
}
const createdAt = ({ name }: { name: string }): SQL => sql.raw(`${name}.created_at`);

/** Removes what a URL still accepts although its file is gone: no row would lead to it. */
export const removeSecondPut = (tx: Queryable, incomingKeys: string[]): Promise<void> =>
  removeLater(tx, incomingKeys, new Date(Date.now() + GRACE_MS));

/** Objects go first, so that after a crash the rows still lead to them. The rows must be locked. */
export async function discard<Row extends { id: string }>(
  ctx: Context,
  tx: Queryable,
  table: FileTable<Row>,
  rows: Row[],
): Promise<void> {
  for (const row of rows) await table.abort?.(ctx, row);
  await ctx.storage.remove(rows.flatMap(table.allKeysOf));
  await table.remove(
    tx,
    rows.map(({ id }) => id),
  );
  await removeSecondPut(tx, rows.map(table.incomingKeyOf));
}

/** Removes what was not used within a day, and bytes PUT again to a URL that was used. */
export async function removeUnused<Row extends { id: string }>(
  ctx: Context,
  table: FileTable<Row>,
): Promise<void> {
  const now = ctx.clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const removeBatch = () =>
    ctx.db.transaction(async (tx) => {
      const isUnused = sql`${createdAt(table)} < ${ago(UNUSED_MS)} and ${table.isUnused(now)}`;
      const locked = sql`limit ${BATCH} for update of ${sql.raw(table.name)} skip locked`;
      const rows = await select(tx, table, sql`${isUnused} ${locked}`);
      if (rows.length > 0) await discard(ctx, tx, table, rows);
      return rows.length;
    });
  while ((await removeBatch()) === BATCH);
  const isSpent = sql`${table.isChecked} and ${createdAt(table)} between ${ago(UNUSED_MS)} and ${ago(GRACE_MS)}`;
  const spent = await select(ctx.db, table, isSpent);
  if (spent.length > 0) await ctx.storage.remove(spent.map(table.incomingKeyOf));
}

/** Removes the objects of rows that go with the member's account; call before the rows are deleted. */
export async function removeOfMember<Row extends { id: string }>(
  tx: Queryable,
  table: FileTable<Row>,
  { keptIf }: Pick<FileOwner, 'keptIf'>,
  memberId: string,
): Promise<void> {
  const isOwn = sql`${sql.raw(`${table.name}.${table.member}`)} = ${memberId}`;
  const gone = await select(tx, table, sql`${isOwn} and not (${sql.raw(keptIf ?? 'false')})`);
  await removeLater(tx, gone.flatMap(table.allKeysOf));
}
