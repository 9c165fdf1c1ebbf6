/**
 * Deletes accounts on their day. What belongs to others is kept under 'Deleted member': `memberData` of each feature says
 * what that is.
 */
import type { Context, Queryable } from '#server/context.ts';
import type { Feature } from '#server/feature.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { removeLater } from '#server/jobs/delayed-removal.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { exportKey } from '../export/service.ts';
import { listExports } from '../export/queries.ts';
import { removeSessionsOf } from '../sessions/queries.ts';
import { deleteTokensOf } from '../tokens/queries.ts';
import {
  listDue,
  lockDue,
  makeTombstone,
  postpone,
  recountLikes,
  removeRows,
} from './delete-accounts-queries.ts';
import { openItemsOf } from './open-items.ts';

export const RECORD_DELETION = 'record-deletion';
const BATCH = 50;
const DAY_MS = 86_400_000;

/** In a store that outlives a database, for restores: see docs/operations.md. */
export const deletionKey = (memberId: string): string => `deletions/${memberId}.json`;

interface Deletion {
  memberId: string;
  deletedAt: string;
}
export const recordDeletion = (ctx: Context, deletion: Deletion): Promise<void> =>
  ctx.storage.write(
    deletionKey(deletion.memberId),
    Buffer.from(JSON.stringify(deletion)),
    'application/json',
  );

/** Each feature's rows after what they say of others. */
async function deleteRows(
  ctx: Context,
  tx: Queryable,
  features: readonly Feature[],
  id: string,
): Promise<void> {
  const isLast = ({ isDeletedLast }: Feature): number => Number(isDeletedLast === true);
  for (const { memberData = [], onAccountDeletion } of features.toSorted((a, b) => isLast(a) - isLast(b))) {
    await onAccountDeletion?.(ctx, tx, id);
    for (const { table, columns } of memberData) {
      for (const [column, fate] of Object.entries(columns)) {
        // Sessions are JSON, and are gone by then.
        if (table !== 'sessions') await removeRows(tx, { table, column, fate }, id);
      }
    }
  }
}

/** Removed by the table's rows; here the files. */
export async function removeExportFiles(_ctx: Context, tx: Queryable, memberId: string): Promise<void> {
  const made = await listExports(tx, memberId);
  await removeLater(
    tx,
    made.map(({ id }) => exportKey(memberId, id)),
  );
}

async function postponeDeletion(ctx: Context, id: string, now: Date): Promise<void> {
  const deletesAt = new Date(now.getTime() + DAY_MS);
  await ctx.db.transaction(async (tx) => {
    const postponed = await postpone(tx, id, now, deletesAt);
    if (postponed.length > 0) await ctx.events.emit(tx, 'deletion.postponed', { memberId: id, deletesAt });
  });
}

/** Postpones the deletion by a day if something is open. */
async function deleteAccount(ctx: Context, features: readonly Feature[], id: string): Promise<void> {
  const now = ctx.clock.now();
  if ((await openItemsOf(ctx, features, id)).length > 0) {
    await postponeDeletion(ctx, id, now);
    return;
  }
  const ended = await ctx.db.transaction(async (tx) => {
    const member = await lockDue(tx, id, now);
    if (!member) return [];
    const ended = [...(await removeSessionsOf(tx, id)), ...(await deleteTokensOf(tx, id))];
    await makeTombstone(tx, id, now);
    await deleteRows(ctx, tx, features, id);
    await recountLikes(tx, id);
    const deletion: Deletion = { memberId: id, deletedAt: now.toISOString() };
    await addJob(tx, RECORD_DELETION, deletion, { key: `${RECORD_DELETION}:${id}` });
    await ctx.events.emit(tx, 'member.changed', { memberId: id });
    await ctx.events.emit(tx, 'member.deleted', { memberId: id, ...member });
    return ended;
  });
  await ctx.live.endSessions(ctx.db, ended);
}

/** Every account whose day has come. */
export async function deleteAccounts(ctx: Context, features: readonly Feature[]): Promise<void> {
  const due = await listDue(ctx.db, ctx.clock.now(), BATCH);
  await eachRow(ctx, due, 'an account could not be deleted; will retry', (id) =>
    deleteAccount(ctx, features, id),
  );
}
