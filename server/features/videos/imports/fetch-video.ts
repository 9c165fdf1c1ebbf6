/** Turns a link into an ordinary upload of the member. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#shared/http/errors.ts';
import { VIDEO_MAX_BYTES } from '#shared/videos/limits.ts';
import type { VideoImportRow } from '#shared/videos/tables.ts';
import type { Context } from '#server/context.ts';
import type { RemoteFile } from '#server/providers/remote/remote.ts';
import { putVideo } from '../put.ts';
import { typeOfFile } from './inspect-link.ts';
import type { PauseController } from './pause-controller.ts';

/** Same prefix as the processing folders, so that leftovers of a killed server are swept with those. */
const FOLDER = 'atelier-video-import-';

interface FetchOptions {
  /** Its abort reason is thrown. */
  signal: AbortSignal;
  /** Pauses the transfer while the member pauses. Ended when everything has arrived. */
  pauseController: PauseController;
  /** @param total null if the other server does not say */
  report: (bytes: number, total: number | null) => void;
}

async function receive(
  remote: RemoteFile,
  file: string,
  { signal, pauseController, report }: FetchOptions,
): Promise<void> {
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      await pauseController.pass();
      bytes += chunk.length;
      if (bytes > VIDEO_MAX_BYTES) throw new AppError('video_too_large');
      report(bytes, remote.bytes);
      yield chunk;
    }
  }
  try {
    await pipeline(remote.body, counted, createWriteStream(file), { signal });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    // Errors of our own disk have a system call.
    const isOurs = error instanceof AppError || (error as NodeJS.ErrnoException).path === file;
    throw isOurs ? error : new AppError('link_interrupted', { cause: error });
  } finally {
    pauseController.end();
  }
}

/**
 * Downloads and stores the file and enqueues its processing. Returns its location, like any upload. Throws what
 * `inspectLink` and `acceptVideo` throw, `link_interrupted`, and the signal's abort reason.
 */
export async function fetchVideo(ctx: Context, job: VideoImportRow, options: FetchOptions): Promise<string> {
  const { signal } = options;
  if (!job.videoId) throw new AppError('upload_not_found');
  const folder = await mkdtemp(path.join(os.tmpdir(), FOLDER));
  const file = path.join(folder, 'source');
  try {
    await receive(await ctx.remote.open(job.url, signal), file, options);
    const type = await typeOfFile(file);
    signal.throwIfAborted();
    return await putVideo(ctx, job.userId, { id: job.videoId, file, contentType: type });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
