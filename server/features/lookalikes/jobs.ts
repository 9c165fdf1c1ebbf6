/**
 * Compares new pictures with all others, and measures the works that were there before. What is left to do is in the
 * database, so that it can be stopped at any point and goes on.
 */
import type { Context, Queryable } from '#server/context.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { imageSemaphore } from '#server/features/uploads/public.ts';
import { type Pictured, listPictures } from '#server/features/artworks/public.ts';
import { findMatches, pairOf } from './compare.ts';
import { hashCrops } from './hash.ts';
import { readPictures } from './picture.ts';
import {
  addPrint,
  adoptOlder,
  listUnmeasured,
  outdatePrint,
  renewHashes,
  saveHashes,
  setMeasured,
} from './queries.ts';
import { readPicture } from './read-picture.ts';

export const COMPARE = 'compare-pictures';
/** Then other jobs have their turn. */
const BATCH = 20;
const ADOPTED = 1000;

const enqueue = (tx: Queryable): Promise<void> => addJob(tx, COMPARE, {}, { key: COMPARE });

/** A missing or damaged picture has no hashes; when storage is away, this throws and nothing is kept. */
async function measure(ctx: Context, { artworkId, imageUrl }: Pictured) {
  const picture = await readPicture(ctx, imageUrl);
  if (!picture) return null;
  return imageSemaphore(async () => {
    const pictures = await readPictures(picture);
    return { pictures, hashes: hashCrops(pictures.whole) };
  }).catch((error: unknown) => {
    ctx.log.warn({ err: error, artworkId }, 'picture could not be compared');
    return null;
  });
}

type Due = Awaited<ReturnType<typeof listUnmeasured>>[number];

async function handleWork(ctx: Context, work: Due): Promise<void> {
  const at = ctx.clock.now();
  const seen = [];
  for (const picture of await listPictures(ctx.db, [work.id])) {
    const measured = await measure(ctx, picture);
    if (measured) seen.push({ ...picture, ...measured });
  }
  // Saved before the comparison: of two that are measured at the same time, one finds the other.
  if (!(await saveHashes(ctx.db, work.id, seen))) return;
  const matches = [];
  for (const picture of work.isNew ? seen : []) {
    const isCompared = work.comparedAt !== null && picture.createdAt <= work.comparedAt;
    if (!isCompared) matches.push(...(await findMatches(ctx, work, picture)));
  }
  const pair = pairOf(work, matches);
  await ctx.db.transaction(async (tx) => {
    if (!(await setMeasured(tx, work, at))) return;
    if (pair) await ctx.events.emit(tx, 'lookalike.found', pair);
  });
}

/** @returns whether there is more to do */
export async function compareBatch(ctx: Context, stopping?: AbortSignal): Promise<boolean> {
  const works = await listUnmeasured(ctx.db, BATCH);
  if (works.length === 0) return (await adoptOlder(ctx.db, ADOPTED)) || (await renewHashes(ctx.db, ADOPTED));
  for (const work of works) {
    if (stopping?.aborted) return true;
    await handleWork(ctx, work);
  }
  return true;
}

/** One batch, then again. When the server stops, the next start goes on. */
export async function comparePictures(
  ctx: Context,
  _payload: never,
  stopping: AbortSignal | undefined,
): Promise<void> {
  const isMore = await compareBatch(ctx, stopping);
  if (isMore && !stopping?.aborted) await enqueue(ctx.db);
}

/** Works that the version before published, or that were there when look-alikes came. */
export const findUncompared = (ctx: Context): Promise<void> => enqueue(ctx.db);

export function addLookalikeListeners(ctx: Context): void {
  ctx.events.on('artwork.pictures_changed', async (tx, { artworkId }) => {
    await outdatePrint(tx, artworkId);
    await enqueue(tx);
  });
  ctx.events.on('artwork.published', async (tx, { artworkId }) => {
    await addPrint(tx, artworkId);
    await enqueue(tx);
  });
}
