/** One import and the websocket that started it: each ends with the other. */
import type { WebSocket } from 'ws';
import { AppError } from '#shared/http/errors.ts';
import type { VideoImportRow } from '#shared/videos/tables.ts';
import type { Context } from '#server/context.ts';
import { errorMessage, progressMessage, readAction, successMessage } from './messages.ts';
import { runImport } from './run-import.ts';
import { RUNNING_MS, finishImport, giveUpImport } from './service.ts';
import { createValve } from './valve.ts';

const TELL_MS = 500;
/** Proxies close what is silent for a minute, and the widget gives up after five. */
const BEAT_MS = 20_000;
/** Before the sweep takes it for dead. */
const MOST_MS = RUNNING_MS - 5 * 60_000;
const LAST_WORD_MS = 2000;

/** Nobody waits for it any more. */
export class GivenUp extends Error {
  override name = 'GivenUp';
}

/** After this message; one that does not take its leave is cut off. */
export function closeSocket(socket: WebSocket, message?: string): void {
  if (message !== undefined && socket.readyState === socket.OPEN) socket.send(message);
  socket.close(message === undefined ? 1012 : 1000);
  setTimeout(() => socket.terminate(), LAST_WORD_MS).unref();
}

/** Tells at most twice a second how far it is, and every few seconds that it is still there. @returns how to stop */
function keepTelling(socket: WebSocket, far: { bytes: number; total: number | null }): () => void {
  let told = -1;
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const send = (): void => {
    told = far.bytes;
    socket.send(progressMessage(far.bytes, far.total));
  };
  const telling = setInterval(() => far.bytes !== told && send(), TELL_MS);
  const beating = setInterval(() => {
    if (!isAlive) socket.terminate();
    isAlive = false;
    socket.ping();
    send();
  }, BEAT_MS);
  return () => {
    clearInterval(telling);
    clearInterval(beating);
  };
}

/** What the member is told; null when nobody listens. */
function toTold(ctx: Context, job: VideoImportRow, error: unknown): AppError | null {
  if (error instanceof GivenUp) return null;
  if (error instanceof AppError) return error;
  ctx.log.error({ err: error, importId: job.id }, 'video import failed');
  return new AppError('internal');
}

/** Runs it to its end and closes the socket. Never throws. @param drain aborted when the server stops */
export async function conductImport(
  ctx: Context,
  socket: WebSocket,
  job: VideoImportRow,
  drain: AbortSignal,
): Promise<void> {
  const control = new AbortController();
  const { signal } = control;
  const giveUp = (): void => control.abort(new GivenUp());
  const interrupt = (): void => control.abort(new AppError('link_interrupted'));
  const valve = createValve(interrupt);
  const limit = setTimeout(interrupt, MOST_MS);
  const far: { bytes: number; total: number | null } = { bytes: 0, total: null };
  const stopTelling = keepTelling(socket, far);
  socket.on('close', giveUp);
  drain.addEventListener('abort', giveUp);
  socket.on('message', (data) => {
    const action = Buffer.isBuffer(data) ? readAction(data.toString()) : null;
    if (action === 'cancel') giveUp();
    else if (action) valve[action]();
  });
  let lastWord: string | undefined;
  try {
    if (drain.aborted || socket.readyState !== socket.OPEN) giveUp();
    signal.throwIfAborted();
    const tell = (bytes: number, total: number | null): void => void Object.assign(far, { bytes, total });
    const location = await runImport(ctx, job, { signal, valve, tell });
    signal.throwIfAborted();
    if (!(await finishImport(ctx, job.id))) throw new AppError('link_interrupted');
    lastWord = successMessage(location);
  } catch (error) {
    const told = toTold(ctx, job, error);
    if (told) lastWord = errorMessage(told);
    await giveUpImport(ctx, job, told?.code ?? 'cancelled').catch((cause: unknown) => {
      // The sweep does it later.
      ctx.log.error({ err: cause, importId: job.id }, 'video import could not be given up');
    });
  } finally {
    clearTimeout(limit);
    valve.end();
    stopTelling();
    drain.removeEventListener('abort', giveUp);
    closeSocket(socket, lastWord);
  }
}
