import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** Shorter answers fit in few packets; compressing them costs more than it saves. */
const COMPRESSED_FROM_BYTES = 4096;
/** The fastest: a list of 25 kB becomes 6 kB, and slower levels save little more. */
const GZIP = { level: 1 };

const acceptsGzip = (req: Request): boolean => /\bgzip\b/.test(req.headers['accept-encoding'] ?? '');

/** Sends JSON text that is never stored by caches, which therefore need no ETag. */
export function sendJson(req: Request, res: Response, text: string): void {
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  const body = Buffer.from(text);
  if (body.length < COMPRESSED_FROM_BYTES) {
    res.setHeader('Content-Length', body.length);
    res.end(body);
    return;
  }
  res.setHeader('Vary', 'Accept-Encoding');
  if (!acceptsGzip(req)) {
    res.setHeader('Content-Length', body.length);
    res.end(body);
    return;
  }
  gzip(body, GZIP, (error, compressed) => {
    if (!error) res.setHeader('Content-Encoding', 'gzip');
    const sent = error ? body : compressed;
    res.setHeader('Content-Length', sent.length);
    res.end(sent);
  });
}
