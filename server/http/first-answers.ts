/** What a screen asks first, answered while its document is made: exactly what its own call would be answered. */
import { IncomingMessage, type IncomingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express, { type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { onError } from './errors.ts';

/** A document does not wait longer. */
const PATIENCE_MS = 1000;

/** JSON text; null: refused, missing, or too slow. */
export type ReadFirst = (
  path: string,
  headers: IncomingHttpHeaders,
  address: string,
) => Promise<string | null>;

/**
 * @param api finds out who calls, and answers
 * @param log hears of faults
 */
export function readFirst(api: RequestHandler, log: Logger): ReadFirst {
  const app = express();
  app.set('query parser', 'simple');
  app.use(api);
  app.use(onError);
  return (url, { host, cookie, 'user-agent': userAgent }, remoteAddress) =>
    new Promise((resolve) => {
      const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
      const req = Object.assign(new IncomingMessage(socket), { method: 'GET', url, log });
      req.headers = { host, cookie, 'user-agent': userAgent };
      const res = new ServerResponse(req);
      const late = setTimeout(() => resolve(null), PATIENCE_MS).unref();
      res.end = (body?: unknown) => {
        clearTimeout(late);
        resolve(res.statusCode === 200 ? String(body) : null);
        return res;
      };
      app(req, res);
    });
}
