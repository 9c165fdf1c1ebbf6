import path from 'node:path';
import { Tinypool } from 'tinypool';
import { AppError } from '#shared/http/errors.ts';
import type { renderReceipt } from './render-receipt.ts';

/** Started for the first receipt, ended after a minute without one. */
const threads = new Tinypool({
  // Bundled like this file, or a source file like it.
  filename: new URL(`receipt-thread${path.extname(import.meta.url)}`, import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  maxQueue: 50,
  idleTimeout: 60_000,
});
const PATIENCE_MS = 8000;
const RETRY_SECONDS = 5;

/** Throws `unavailable` if too many are waiting, or it takes too long. */
export async function renderInThread(...task: Parameters<typeof renderReceipt>): Promise<Buffer> {
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
