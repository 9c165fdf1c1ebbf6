import { Worker } from 'node:worker_threads';
import { BadFilm, type FilmFacts, type FilmFiles } from './prepare.ts';
import type { Said } from './worker.ts';

/** Of the thread's own objects; what it reads and writes passes through in small pieces. */
const MAX_HEAP_MB = 256;

interface Options {
  onProgress: (part: number) => void;
  /** Ends the thread. */
  signal: AbortSignal;
}

/** Throws BadFilm when the file is at fault, else what stopped the thread. */
export function prepareInThread(files: FilmFiles, options: Options): Promise<FilmFacts> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: files,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  return new Promise<FilmFacts>((resolve, reject) => {
    const stop = () => {
      reject(options.signal.reason as Error);
      void worker.terminate();
    };
    options.signal.addEventListener('abort', stop, { once: true });
    worker.on('message', (said: Said) => {
      if (said.type === 'progress') options.onProgress(said.part);
      else if (said.type === 'done') resolve(said.facts);
      else reject(new BadFilm(said.failure));
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      options.signal.removeEventListener('abort', stop);
      reject(new Error(`The thread that reads videos ended with ${code}`));
    });
    if (options.signal.aborted) stop();
  });
}
