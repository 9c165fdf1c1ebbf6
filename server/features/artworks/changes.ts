/** Artists change or delete several works by one call, each in a transaction of its own. */
import { randomUUID } from 'node:crypto';
import { type ChangeResult, REFUSALS, type WorkChange } from '#shared/artworks/changes/contract.ts';
import { changesSale, isAlready } from '#shared/artworks/changes/merge.ts';
import { AppError } from '#shared/http/errors.ts';
import { readCents } from '#shared/kernel/money.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { lockOwn, mergedEdit, removeArtwork, writeEdit } from './edit.ts';

type Refusal = (typeof REFUSALS)[number];
const isRefusal = (code: string): code is Refusal => (REFUSALS as readonly string[]).includes(code);

/** A refusal concerns one work; any other error ends the call, which can be repeated. */
async function resultOf(id: string, change: () => Promise<unknown>): Promise<ChangeResult> {
  try {
    await change();
    return { id, result: 'changed', detail: null, until: null };
  } catch (error) {
    if (!(error instanceof AppError) || !isRefusal(error.code)) throw error;
    return { id, result: error.code, detail: error.message, until: error.until ?? null };
  }
}

async function changeOne(
  ctx: Context,
  member: Member,
  { id, expectedPrice, ...fields }: WorkChange,
  callId: string,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const artwork = await lockOwn(tx, member, id);
    // The answer to an earlier call was lost.
    if (isAlready(artwork, fields)) return;
    if (artwork.soldAt && changesSale(artwork, fields)) throw new AppError('artwork_sold');
    if (expectedPrice !== undefined && readCents(expectedPrice) !== readCents(artwork.price))
      throw new AppError('price_changed', {
        detail: 'The price has changed since you opened this page. Please review it.',
      });
    await writeEdit(ctx, tx, artwork, mergedEdit(artwork, fields), callId);
  });
}

/** In the order of the changes. */
export async function changeArtworks(
  ctx: Context,
  member: Member,
  changes: WorkChange[],
): Promise<ChangeResult[]> {
  const callId = randomUUID();
  const results: ChangeResult[] = [];
  for (const change of changes)
    results.push(await resultOf(change.id, () => changeOne(ctx, member, change, callId)));
  return results;
}

/** A work that is gone is deleted already. */
async function removeOne(ctx: Context, member: Member, id: string, callId: string): Promise<void> {
  try {
    await removeArtwork(ctx, member, id, callId);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'artwork_not_found') throw error;
  }
}

export async function removeArtworks(ctx: Context, member: Member, ids: string[]): Promise<ChangeResult[]> {
  const callId = randomUUID();
  const results: ChangeResult[] = [];
  for (const id of ids) results.push(await resultOf(id, () => removeOne(ctx, member, id, callId)));
  return results;
}
