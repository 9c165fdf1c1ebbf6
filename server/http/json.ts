import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compress = promisify(gzip);
/** Shorter answers fit in few packets; compressing them costs more than it saves. */
const COMPRESSED_FROM_BYTES = 4096;
/** The fastest: a list of 25 kB becomes 6 kB, and slower levels save little more. */
const GZIP = { level: 1 };

/** An answer that is JSON text already: made by Postgres, or kept for many callers, then compressed once. */
export class JsonText {
  readonly body: Buffer;
  /** Cursor of the next page. */
  readonly next: string | null;
  #compressed: Promise<Buffer> | undefined;

  constructor(text: string, next: string | null = null) {
    this.body = Buffer.from(text);
    this.next = next;
  }

  compressed(): Promise<Buffer> {
    this.#compressed ??= compress(this.body, GZIP);
    return this.#compressed;
  }
}

/** Nothing of the API is stored by caches, so there are no ETags. */
export async function sendJson(req: Request, res: Response, json: JsonText): Promise<void> {
  let { body } = json;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (body.length >= COMPRESSED_FROM_BYTES) {
    res.setHeader('Vary', 'Accept-Encoding');
    if (/\bgzip\b/.test(req.headers['accept-encoding'] ?? '')) {
      body = await json.compressed();
      res.setHeader('Content-Encoding', 'gzip');
    }
  }
  res.setHeader('Content-Length', body.length);
  res.end(body);
}
