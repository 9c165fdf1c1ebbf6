import path from 'node:path';
import type { renderReceipt } from './render-receipt.ts';
import { createThread } from './thread.ts';

type Task = Parameters<typeof renderReceipt>;

// Bundled like this file, or a source file like it.
const run = createThread(new URL(`receipt-thread${path.extname(import.meta.url)}`, import.meta.url).href);

/** Throws `unavailable` if too many are waiting, or it takes too long. */
export const renderInThread = (...task: Task): Promise<Buffer> => run(task);
