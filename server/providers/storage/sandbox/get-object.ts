import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { S3Error, noSuchKey } from './errors.ts';
import type { FileStore } from './file-store.ts';
import { STORED_HEADERS, type StoredObject, openObject } from './objects.ts';
import type { S3Request } from './request.ts';

/** The client has disconnected. */
const GONE = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);
/** Whatever was uploaded, a browser must never execute it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function describe(request: S3Request, object: StoredObject, etag: string, modified: string): void {
  const { res } = request;
  res.setHeader('ETag', etag);
  res.setHeader('Last-Modified', modified);
  res.setHeader('Accept-Ranges', 'bytes');
  for (const [name, value] of Object.entries(object.headers)) res.setHeader(name, value);
  for (const name of STORED_HEADERS) {
    const override = request.query(`response-${name}`);
    if (override !== undefined) res.setHeader(name, override);
  }
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Content-Security-Policy', POLICY);
}

/** First and last byte requested, or null for the whole object. Throws InvalidRange. */
function readRange(
  request: S3Request,
  size: number,
  validators: string[],
): { start: number; end: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.header('range') ?? '') ?? [];
  if (!first && !last) return null;
  const condition = request.header('if-range');
  if (condition && !validators.includes(condition)) return null;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(size - 1, Number(last)) : size - 1;
  if (start > end) {
    request.res.setHeader('Content-Range', `bytes */${size}`);
    throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable');
  }
  return { start, end };
}

const CHUNK = 1 << 18;

async function send(request: S3Request, object: StoredObject, handle: FileHandle): Promise<void> {
  const { res } = request;
  const etag = `"${object.etag}"`;
  const modified = new Date(object.modifiedAt).toUTCString();
  describe(request, object, etag, modified);
  const known =
    request
      .header('if-none-match')
      ?.split(',')
      .map((one) => one.trim()) ?? [];
  if (known.includes(etag) || known.includes('*')) {
    res.writeHead(304).end();
    return;
  }
  const range = readRange(request, object.size, [etag, modified]);
  const { start, end } = range ?? { start: 0, end: object.size - 1 };
  if (range) res.setHeader('Content-Range', `bytes ${start}-${end}/${object.size}`);
  res.setHeader('Content-Length', end - start + 1);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD' || object.size === 0) {
    res.writeHead(status).end();
    return;
  }
  res.writeHead(status);
  try {
    await pipeline(handle.createReadStream({ start, end, highWaterMark: CHUNK }), res);
  } catch (error) {
    if (!GONE.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** GET and HEAD of one object: conditions, ranges, and the response-* overrides of presigned URLs. */
export async function getObject(store: FileStore, request: S3Request): Promise<void> {
  const found = await openObject(store.disk, request.key);
  if (!found) throw noSuchKey();
  try {
    await send(request, found.object, found.handle);
  } finally {
    await found.handle.close();
  }
}
