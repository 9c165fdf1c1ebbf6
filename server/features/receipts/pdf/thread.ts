import { Tinypool } from 'tinypool';
import { AppError } from '#shared/http/errors.ts';

const PATIENCE_MS = 8000;
const RETRY_SECONDS = 5;

/**
 * Draws documents in a thread of its own, which is started for the first one and ended after a minute without one.
 * @param filename its default export takes the task. @returns throws `unavailable` if too many are waiting, or it takes too long
 */
export function createThread(filename: string): (task: object) => Promise<Buffer> {
  const threads = new Tinypool({ filename, minThreads: 0, maxThreads: 1, maxQueue: 50, idleTimeout: 60_000 });
  return async (task) => {
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
  };
}
