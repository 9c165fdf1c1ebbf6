/**
 * Matches new works with saved searches. What is left to do is in the database, and each step is a transaction, so that a
 * killed process or a second one neither loses an alert nor sends it twice.
 */
import { parseSearch } from '#shared/alerts/search.ts';
import type { Context } from '#server/context.ts';
import { resolveSearch } from '#server/features/discovery/public.ts';
import {
  findOwner,
  insertMatches,
  listLabs,
  listPending,
  listTyped,
  listUncompiled,
  removeMatchesBefore,
  saveCompiled,
  takePending,
  takeWorks,
} from './match-queries.ts';

const BATCH = 200;
/** Colors are measured within seconds; a picture that cannot be measured is matched without them. */
const UNMEASURED_MS = 600_000;
const KEPT_MS = 90 * 86_400_000;

async function compileSearches(ctx: Context): Promise<void> {
  for (;;) {
    const saved = await listUncompiled(ctx.db, BATCH);
    for (const row of saved) {
      const { q, ...chosen } = parseSearch(row.search) ?? {};
      const { all, filters } = await resolveSearch(ctx, q, chosen);
      await saveCompiled(ctx.db, row, { words: all, filters });
    }
    if (saved.length < BATCH) return;
  }
}

/** @returns whether there may be more */
const matchBatch = (ctx: Context): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const works = await takeWorks(tx, new Date(now.getTime() - UNMEASURED_MS), BATCH);
    if (works.length === 0) return false;
    const colors = await listLabs(tx);
    for (const typed of await listTyped(tx)) await insertMatches(tx, works, typed, colors, now);
    return works.length === BATCH;
  });

async function notifyOf(ctx: Context, searchId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const works = await takePending(tx, searchId, ctx.clock.now());
    const owner = await findOwner(tx, searchId);
    if (owner && works.length > 0) await ctx.events.emit(tx, 'alert.matched', { searchId, ...owner, works });
  });
}

export async function matchSearches(ctx: Context): Promise<void> {
  await compileSearches(ctx);
  while (await matchBatch(ctx));
  let pending: string[];
  do {
    pending = await listPending(ctx.db, BATCH);
    for (const searchId of pending) await notifyOf(ctx, searchId);
  } while (pending.length === BATCH);
}

export async function removeOldMatches(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_MS);
  while ((await removeMatchesBefore(ctx.db, before, BATCH)) === BATCH);
}
