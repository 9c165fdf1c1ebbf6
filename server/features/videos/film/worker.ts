/** The thread in which files of strangers are read. Says `MoveInput` to whoever started it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { VideoFailure } from '#shared/videos/failures.ts';
import { BadFilm, type FilmFacts, type FilmFiles, prepareFilm } from './prepare.ts';

export type Said =
  | { type: 'progress'; part: number }
  | { type: 'done'; facts: FilmFacts }
  | { type: 'bad'; failure: VideoFailure };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const say = (said: Said): void => parentPort?.postMessage(said);

/** Each packet is progress: only whole percents are worth a message. */
let percent = -1;
function onProgress(part: number): void {
  const now = Math.floor(part * 100);
  if (now === percent) return;
  percent = now;
  say({ type: 'progress', part });
}

try {
  const facts = await prepareFilm(workerData as FilmFiles, onProgress);
  say({ type: 'done', facts });
} catch (error) {
  if (!(error instanceof BadFilm)) throw error;
  say({ type: 'bad', failure: error.failure });
}
