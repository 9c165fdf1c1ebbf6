import { readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Context } from '#server/context.ts';
import { removeUnused } from '#server/files/table.ts';
import { enqueueProcessing } from './enqueue.ts';
import { listStalled } from './lease-queries.ts';
import { FOLDER } from './process.ts';
import { findVideo } from './queries.ts';
import { type Stored, allKeys, videoTable } from './video-table.ts';

/** Longer than processing may take. */
const FOLDER_MS = 3_600_000;

/** Leftovers of workers killed on this machine. */
async function removeFolders(): Promise<void> {
  const names = (await readdir(os.tmpdir())).filter((name) => name.startsWith(FOLDER));
  for (const name of names) {
    const folder = path.join(os.tmpdir(), name);
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > FOLDER_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** Removes videos not attached within a day, and multipart uploads not completed within a week. */
export async function removeUnattachedVideos(ctx: Context): Promise<void> {
  await removeUnused(ctx, videoTable);
  await removeFolders();
}

/** Enqueues videos of dead workers and lost jobs again. */
export async function resumeVideos(ctx: Context): Promise<void> {
  for (const id of await listStalled(ctx.db)) await enqueueProcessing(ctx.db, id);
}

/** Objects of a copy whose transaction was rolled back. */
export async function removeLostCopy(ctx: Context, copy: Stored): Promise<void> {
  if (!(await findVideo(ctx.db, copy.id))) await ctx.storage.remove(allKeys(copy));
}
