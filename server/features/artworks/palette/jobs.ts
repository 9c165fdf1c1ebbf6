/**
 * Measures the colors of works: of new and changed ones at once, and of all works there are, a few at a time. What is left to do is
 * in the database, so that it can be stopped at any point and goes on.
 */
import type { Context, Queryable } from '#server/context.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { imageSemaphore, renditionKey } from '#server/features/uploads/public.ts';
import { uploadIdOf } from '#server/files/address.ts';
import { readColors, paletteOf } from './measure.ts';
import { listPictureUrls } from '../image-queries.ts';
import { listUnmeasured, savePalette } from './queries.ts';

export const MEASURE = 'measure-palettes';
/** Then other jobs have their turn: about two seconds. */
const BATCH = 40;
const MAX_BYTES = 20_000_000;

const enqueue = (tx: Queryable): Promise<void> => addJob(tx, MEASURE, {}, { key: MEASURE });

async function readPicture(ctx: Context, imageUrl: string): Promise<Buffer | null> {
  const uploadId = uploadIdOf(imageUrl);
  const key = uploadId && renditionKey(uploadId, 'thumb');
  return key && (await ctx.storage.size(key)) !== null ? ctx.storage.read(key, MAX_BYTES) : null;
}

/** A picture that is missing or damaged has no colors; when storage is away, this throws and nothing is kept. */
async function measureWork(ctx: Context, id: string): Promise<void> {
  const pictures = [];
  for (const imageUrl of await listPictureUrls(ctx.db, id)) {
    const picture = await readPicture(ctx, imageUrl);
    const measured =
      picture &&
      (await imageSemaphore(() => readColors(picture)).catch((error: unknown) => {
        ctx.log.warn({ err: error, artworkId: id }, 'picture could not be measured');
        return null;
      }));
    if (measured) pictures.push(measured);
  }
  await savePalette(ctx.db, id, paletteOf(pictures));
}

/** @returns whether there is more to do */
export async function measureBatch(ctx: Context, stopping?: AbortSignal): Promise<boolean> {
  const works = await listUnmeasured(ctx.db, BATCH);
  for (const work of works) {
    if (stopping?.aborted) return true;
    await measureWork(ctx, work.id);
  }
  return works.length === BATCH;
}

/** One batch, then again. When the server stops, the next start goes on. */
export async function measurePalettes(
  ctx: Context,
  _payload: never,
  stopping: AbortSignal | undefined,
): Promise<void> {
  const isMore = await measureBatch(ctx, stopping);
  if (isMore && !stopping?.aborted) await enqueue(ctx.db);
}

/** Works that the version before published, or that were there when colors came. */
export async function findUnmeasured(ctx: Context): Promise<void> {
  if ((await listUnmeasured(ctx.db, 1)).length > 0) await enqueue(ctx.db);
}

export function addPaletteListeners(ctx: Context): void {
  for (const name of ['artwork.published', 'artwork.pictures_changed'] as const)
    ctx.events.on(name, (tx) => enqueue(tx));
}
