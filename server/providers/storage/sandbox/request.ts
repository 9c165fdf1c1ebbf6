import type { IncomingMessage, ServerResponse } from 'node:http';
import { tooLarge } from './errors.ts';

/** A request in S3's terms. */
export interface S3Request {
  req: IncomingMessage;
  res: ServerResponse;
  method: string;
  /** The path as sent, still encoded: covered by the signature. */
  rawPath: string;
  bucket: string;
  /** Empty for the bucket itself. */
  key: string;
  pairs: [string, string][];
  query: (name: string) => string | undefined;
  header: (name: string) => string | undefined;
}

function readPairs(rawQuery: string): [string, string][] {
  if (!rawQuery) return [];
  return rawQuery.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [decodeURIComponent(name), decodeURIComponent(value.join('='))];
  });
}

/** @param basePath where the store is mounted, without a trailing slash. Throws URIError for an invalid encoding. */
export function readRequest(
  req: IncomingMessage & { originalUrl?: string },
  res: ServerResponse,
  basePath: string,
): S3Request {
  const [rawPath = '', rawQuery = ''] = (req.originalUrl ?? req.url ?? '').split('?', 2);
  const pairs = readPairs(rawQuery);
  const [bucket = '', ...rest] = decodeURIComponent(rawPath.slice(basePath.length + 1)).split('/');
  return {
    req,
    res,
    method: req.method ?? 'GET',
    rawPath,
    bucket,
    key: rest.join('/'),
    pairs,
    query: (name) => pairs.find(([key]) => key === name)?.[1],
    header: (name) => req.headers[name]?.toString(),
  };
}

const MAX_TEXT = 1 << 20;

/** A small body as text. Throws EntityTooLarge over 1 MiB. */
export async function readText(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_TEXT) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
