/** Runs an import for the websocket that started it; each ends with the other. */
import type { WebSocket } from 'ws';
import { AppError } from '#shared/http/errors.ts';
import type { VideoImportRow } from '#shared/videos/tables.ts';
import type { Context } from '#server/context.ts';
import { errorMessage, progressMessage, readAction, successMessage } from './messages.ts';
import { fetchVideo } from './fetch-video.ts';
import { RUNNING_MS, finishImport, giveUpImport } from './service.ts';
import { createPauseController } from './pause-controller.ts';

const REPORT_MS = 500;
/** Proxies close connections idle for a minute, and the widget gives up after five. */
const HEARTBEAT_MS = 20_000;
/** Before the sweep considers it dead. */
const MAX_MS = RUNNING_MS - 5 * 60_000;
const FINAL_MESSAGE_MS = 2000;

/** The client or the server has canceled the import. */
export class ImportCanceled extends Error {
  override name = 'GivenUp';
}

/** Sends the final message, and terminates a client that does not close. */
export function closeSocket(socket: WebSocket, message?: string): void {
  if (message !== undefined && socket.readyState === socket.OPEN) socket.send(message);
  socket.close(message === undefined ? 1012 : 1000);
  setTimeout(() => socket.terminate(), FINAL_MESSAGE_MS).unref();
}

/** Reports progress at most twice a second, and a heartbeat. @returns a function that stops it */
function reportProgress(socket: WebSocket, progress: { bytes: number; total: number | null }): () => void {
  let reported = -1;
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const send = (): void => {
    reported = progress.bytes;
    socket.send(progressMessage(progress.bytes, progress.total));
  };
  const reporting = setInterval(() => progress.bytes !== reported && send(), REPORT_MS);
  const heartbeat = setInterval(() => {
    if (!isAlive) socket.terminate();
    isAlive = false;
    socket.ping();
    send();
  }, HEARTBEAT_MS);
  return () => {
    clearInterval(reporting);
    clearInterval(heartbeat);
  };
}

/** The error for the member; null if the import was canceled. */
function toClientError(ctx: Context, job: VideoImportRow, error: unknown): AppError | null {
  if (error instanceof ImportCanceled) return null;
  if (error instanceof AppError) return error;
  ctx.log.error({ err: error, importId: job.id }, 'video import failed');
  return new AppError('internal');
}

/** Runs the import to its end and closes the socket. Never throws. @param drain aborted when the server stops */
export async function runImport(
  ctx: Context,
  socket: WebSocket,
  job: VideoImportRow,
  drain: AbortSignal,
): Promise<void> {
  const control = new AbortController();
  const { signal } = control;
  const giveUp = (): void => control.abort(new ImportCanceled());
  const interrupt = (): void => control.abort(new AppError('link_interrupted'));
  const pauseController = createPauseController(interrupt);
  const limit = setTimeout(interrupt, MAX_MS);
  const progress: { bytes: number; total: number | null } = { bytes: 0, total: null };
  const stopReporting = reportProgress(socket, progress);
  socket.on('close', giveUp);
  drain.addEventListener('abort', giveUp);
  socket.on('message', (data) => {
    const action = Buffer.isBuffer(data) ? readAction(data.toString()) : null;
    if (action === 'cancel') giveUp();
    else if (action) pauseController[action]();
  });
  let finalMessage: string | undefined;
  try {
    if (drain.aborted || socket.readyState !== socket.OPEN) giveUp();
    signal.throwIfAborted();
    const report = (bytes: number, total: number | null): void =>
      void Object.assign(progress, { bytes, total });
    const location = await fetchVideo(ctx, job, { signal, pauseController, report });
    signal.throwIfAborted();
    if (!(await finishImport(ctx, job.id))) throw new AppError('link_interrupted');
    finalMessage = successMessage(location);
  } catch (error) {
    const reported = toClientError(ctx, job, error);
    if (reported) finalMessage = errorMessage(reported);
    await giveUpImport(ctx, job, reported?.code ?? 'canceled').catch((cause: unknown) => {
      // The sweep removes it later.
      ctx.log.error({ err: cause, importId: job.id }, 'video import could not be given up');
    });
  } finally {
    clearTimeout(limit);
    pauseController.end();
    stopReporting();
    drain.removeEventListener('abort', giveUp);
    closeSocket(socket, finalMessage);
  }
}
