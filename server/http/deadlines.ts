/** How long a request may take to arrive: one that trickles in must not hold a connection forever. */
import type { ServerOptions } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '#shared/http/errors.ts';
import type { Config } from '../config.ts';
import { sendProblem } from './errors.ts';

/** For uploads to the storage stand-in, the only large bodies: 500 MB in it are 140 kB a second. */
const WHOLE_REQUEST_MS = 3_600_000;
const CHECKED_EVERY_MS = 5000;

/** For `http.createServer`. */
export const connectionLimits = ({ requestSeconds }: Pick<Config, 'requestSeconds'>): ServerOptions => ({
  headersTimeout: requestSeconds * 1000,
  requestTimeout: WHOLE_REQUEST_MS,
  connectionsCheckingInterval: Math.min(CHECKED_EVERY_MS, requestSeconds * 1000),
});

/** Bodies of the API are small. */
export const bodyDeadline =
  (seconds: number): RequestHandler =>
  (req, res, next) => {
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = req.headers;
    if ((length !== '0' || chunked !== undefined) && req.url.startsWith('/api')) {
      const timer = setTimeout(() => {
        if (res.headersSent) return;
        res.setHeader('Connection', 'close');
        res.once('finish', () => req.destroy());
        sendProblem(res, new AppError('request_timeout'));
      }, seconds * 1000).unref();
      req.once('close', () => clearTimeout(timer));
      req.once('end', () => clearTimeout(timer));
    }
    next();
  };
