import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from './api-error.ts';

const MAX_BODY = 1_000_000;

/** The body as text. Throws 413 if it is too large for a form. */
export async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY) {
      throw new ApiError(413, { type: 'invalid_request_error', message: 'Request too large.' });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function sendJson(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  res
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
    .end(JSON.stringify(body));
}

export const sendError = (res: ServerResponse, error: ApiError, headers: Record<string, string> = {}) =>
  sendJson(res, error.status, { error: error.body }, headers);

/** An unexpected error tells the caller nothing. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError
    ? error
    : new ApiError(500, { type: 'api_error', message: 'The payments sandbox failed.' });

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
