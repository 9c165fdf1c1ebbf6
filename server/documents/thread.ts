import path from 'node:path';
import { Tinypool } from 'tinypool';
import { AppError } from '#shared/http/errors.ts';
import type { Task } from './documents-thread.ts';

const PATIENCE_MS = 8000;
const RETRY_SECONDS = 5;

const threads = new Tinypool({
  // Bundled like this file, or a source file like it.
  filename: new URL(`documents-thread${path.extname(import.meta.url)}`, import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  maxQueue: 50,
  idleTimeout: 60_000,
});

/**
 * Prints in a thread of its own, which is started for the first document and ended after a minute without one.
 * Throws `unavailable` if too many are waiting, or it takes too long.
 */
export async function print(task: Task): Promise<Buffer> {
  const stop = new AbortController();
  // Not AbortSignal.timeout(): a signal that comes after the task would still reject something.
  const timer = setTimeout(() => stop.abort(), PATIENCE_MS);
  try {
    const file = (await threads.run(task, { signal: stop.signal })) as Uint8Array;
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  } catch (error) {
    const isFull = error instanceof Error && error.message === 'Task queue is at limit';
    if (!isFull && !stop.signal.aborted) throw error;
    throw new AppError('unavailable', { retryAfter: RETRY_SECONDS, cause: error });
  } finally {
    clearTimeout(timer);
  }
}
