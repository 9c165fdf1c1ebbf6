/** The websocket at `/api/{token}`, the only one of the server. */
import http from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { AppError } from '#shared/http/errors.ts';
import type { VideoImportRow } from '#shared/videos/tables.ts';
import type { Context } from '#server/context.ts';
import { problemOf } from '#server/http/errors.ts';
import { isOwnOrigin } from '#server/http/security.ts';
import { findCaller } from '#server/http/session.ts';
import { suspended } from '#server/http/suspended.ts';
import { locationOf } from '../put.ts';
import { closeSocket, runImport } from './run-import.ts';
import { errorMessage, successMessage } from './messages.ts';
import { findImport, takeImport } from './service.ts';
import { TOKEN_PATH } from './tokens.ts';

/** Only `pause`, `resume` and `cancel` are expected. */
const MAX_MESSAGE_BYTES = 4096;

function refuse(socket: Duplex, error: AppError): void {
  const body = JSON.stringify(problemOf(error));
  socket.end(
    `HTTP/1.1 ${error.status} ${http.STATUS_CODES[error.status]}\r\n` +
      'Content-Type: application/problem+json\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n' +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** Handles `upgrade` requests for imports. Closes sockets when the server drains. */
export function attachImportSockets(ctx: Context, server: http.Server): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  const drain = new AbortController();
  ctx.live.onDrain(() => drain.abort());

  async function admit(req: http.IncomingMessage, token: string): Promise<VideoImportRow> {
    const { origin, host } = req.headers;
    if (origin === undefined || !isOwnOrigin(ctx.config, origin, host)) throw new AppError('cross_site');
    const caller = await findCaller(ctx, req.headers);
    if (!caller) throw new AppError('sign_in_required');
    if (caller.member.deletesAt) throw new AppError('deletion_pending');
    if (caller.member.suspendedUntil) throw suspended(caller.member.suspendedUntil);
    const found = await findImport(ctx, caller.member.id, token);
    if (!found) throw new AppError('upload_not_found');
    return found;
  }

  async function serve(socket: WebSocket, found: VideoImportRow): Promise<void> {
    socket.on('error', (error) => ctx.log.debug({ err: error }, 'import socket'));
    const taken = await takeImport(ctx, found);
    if ('running' in taken) await runImport(ctx, socket, taken.running, drain.signal);
    else if (taken.storedId) closeSocket(socket, successMessage(locationOf(ctx, taken.storedId)));
    else closeSocket(socket, errorMessage(new AppError('upload_expired')));
  }

  server.on('upgrade', (req: http.IncomingMessage, socket: Duplex, head: Buffer) => {
    const onError = (error: Error): void => ctx.log.debug({ err: error }, 'upgrade');
    socket.on('error', onError);
    const token = TOKEN_PATH.exec(req.url?.split('?')[0] ?? '')?.[1];
    if (!token) {
      // The development server has its own websocket.
      if (server.listenerCount('upgrade') === 1) refuse(socket, new AppError('not_found'));
      return;
    }
    admit(req, token).then(
      (found) =>
        sockets.handleUpgrade(req, socket, head, (opened) => {
          socket.off('error', onError);
          serve(opened, found).catch((error: unknown) => {
            ctx.log.error({ err: error }, 'import socket failed');
            closeSocket(opened);
          });
        }),
      (error: unknown) => {
        if (!(error instanceof AppError)) ctx.log.error({ err: error }, 'unexpected error');
        refuse(socket, error instanceof AppError ? error : new AppError('internal'));
      },
    );
  });
}

/** For `http.createServer`: requests to upgrade to other protocols are served as plain HTTP. */
export const UPGRADES = {
  shouldUpgradeCallback: (req: http.IncomingMessage): boolean =>
    req.headers.upgrade?.toLowerCase() === 'websocket',
};
