/** The thread that reads untrusted files. Posts `WorkerMessage`s to its parent. */
import { parentPort, workerData } from 'node:worker_threads';
import type { VideoFailure } from '#shared/videos/failures.ts';
import { InvalidVideo, type VideoFacts, type VideoFiles, prepareVideo } from './prepare.ts';

export type WorkerMessage =
  | { type: 'progress'; part: number }
  | { type: 'done'; facts: VideoFacts }
  | { type: 'bad'; failure: VideoFailure };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const post = (message: WorkerMessage): void => parentPort?.postMessage(message);

/** Every packet reports progress; only whole percents are sent. */
let percent = -1;
function onProgress(part: number): void {
  const now = Math.floor(part * 100);
  if (now === percent) return;
  percent = now;
  post({ type: 'progress', part });
}

try {
  const facts = await prepareVideo(workerData as VideoFiles, onProgress);
  post({ type: 'done', facts });
} catch (error) {
  if (!(error instanceof InvalidVideo)) throw error;
  post({ type: 'bad', failure: error.failure });
}
