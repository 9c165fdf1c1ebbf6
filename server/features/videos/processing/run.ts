import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { InvalidVideo, type VideoFacts, type VideoFiles } from './prepare.ts';
import type { WorkerMessage } from './worker.ts';

/** For the thread's own objects; files are streamed in small chunks. */
const MAX_HEAP_MB = 256;

/** Bundled like this file, or a source file like it. */
const WORKER = new URL(`worker${path.extname(import.meta.url)}`, import.meta.url);

interface Options {
  onProgress: (part: number) => void;
  /** Terminates the thread. */
  signal: AbortSignal;
}

/** Throws InvalidVideo if the file is at fault, otherwise the error that stopped the thread. */
export function prepareInThread(files: VideoFiles, options: Options): Promise<VideoFacts> {
  const worker = new Worker(WORKER, {
    workerData: files,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  return new Promise<VideoFacts>((resolve, reject) => {
    const stop = () => {
      reject(options.signal.reason as Error);
      void worker.terminate();
    };
    options.signal.addEventListener('abort', stop, { once: true });
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'progress') options.onProgress(message.part);
      else if (message.type === 'done') resolve(message.facts);
      else reject(new InvalidVideo(message.failure));
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      options.signal.removeEventListener('abort', stop);
      reject(new Error(`The thread that reads videos ended with ${code}`));
    });
    if (options.signal.aborted) stop();
  });
}
