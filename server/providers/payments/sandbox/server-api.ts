/** The sandbox's API for the SDK: a loopback listener that accepts the secret key only. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unauthorized } from './api-error.ts';
import { control } from './control.ts';
import { parseForm } from './forms.ts';
import { asApiError, readBody, sendError, sendJson } from './http.ts';
import { randomId } from './ids.ts';
import { type ApiRequest, answerWithFaults } from './pipeline.ts';
import type { SandboxServer } from './sandbox-server.ts';

const CONTROL = /^\/_sandbox\/([a-z]+)$/;

function toApiRequest(req: IncomingMessage, url: URL, raw: string, id: string): ApiRequest {
  const isPost = req.method === 'POST';
  const key = req.headers['idempotency-key'];
  return {
    method: req.method ?? 'GET',
    path: url.pathname,
    form: parseForm(isPost ? raw : url.search.slice(1)),
    raw,
    cause: { id, idempotency_key: isPost && typeof key === 'string' ? key : null },
  };
}

async function serve(
  sandbox: SandboxServer,
  req: IncomingMessage,
  res: ServerResponse,
  id: string,
): Promise<void> {
  if (req.headers.authorization !== `Bearer ${sandbox.secretKey}`)
    throw unauthorized('Invalid API Key provided');
  const url = new URL(req.url ?? '/', 'http://sandbox');
  const raw = await readBody(req);
  const order = CONTROL.exec(url.pathname)?.[1];
  if (order) {
    const obeyed = await control(sandbox.pool, sandbox.webhook, order, raw);
    await sandbox.clock.look();
    sendJson(res, 200, obeyed);
    sandbox.deliveries.kick();
    return;
  }
  const request = toApiRequest(req, url, raw, id);
  const answered = await answerWithFaults(sandbox, request, res);
  sandbox.deliveries.kick();
  if (!answered) return;
  sendJson(res, answered.status, answered.body, {
    'request-id': id,
    ...(answered.isReplay ? { 'idempotent-replayed': 'true' } : {}),
  });
}

/** Listens on a free port of the loopback interface. */
export async function openServerApi(
  sandbox: SandboxServer,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = http.createServer((req, res) => {
    const id = randomId('req', 14);
    serve(sandbox, req, res, id).catch((error: unknown) => {
      sandbox.onError(error);
      if (!res.headersSent) sendError(res, asApiError(error), { 'request-id': id });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}
