/** Writes request bodies to fsynced temporary files, counted and hashed on the way. */
import { type Hash, createHash } from 'node:crypto';
import { createWriteStream, promises as fs } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { dechunk } from './dechunk.ts';
import type { Disk } from './disk.ts';
import { S3Error, badRequest, tooLarge } from './errors.ts';
import type { Received } from './objects.ts';
import type { S3Request } from './request.ts';

const CHUNK = 1 << 20;
const CHUNKED = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

interface Claims {
  /** The exact size. */
  size?: number;
  md5?: string | undefined;
  sha256?: string | undefined;
  /** Known only at the end if it is sent as a trailer. */
  crc32?: () => string | undefined;
}
interface Sums {
  size: number;
  crc: number;
  md5: Hash;
  sha256: Hash;
}

function check(claims: Claims, sums: Sums, md5: Buffer): void {
  if (claims.size !== undefined && sums.size !== claims.size) {
    throw badRequest(
      'IncompleteBody',
      'You did not provide the number of bytes specified by the Content-Length HTTP header',
    );
  }
  if (claims.md5 && claims.md5 !== md5.toString('base64')) {
    throw badRequest('BadDigest', 'The Content-MD5 you specified did not match what we received.');
  }
  if (claims.sha256 && sums.sha256.digest('hex') !== claims.sha256.toLowerCase()) {
    throw badRequest(
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  }
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(sums.crc >>> 0);
  const claimed = claims.crc32?.();
  if (claimed && claimed !== crc.toString('base64')) {
    throw badRequest('BadDigest', 'The CRC32 you specified did not match the calculated checksum.');
  }
}

/** Never more than `max` bytes reach the disk; a failure leaves nothing behind. */
export async function ingest(
  disk: Disk,
  source: AsyncIterable<Buffer>,
  max: number,
  claims: Claims = {},
): Promise<Received> {
  const file = disk.temporary();
  const sums: Sums = { size: 0, crc: 0, md5: createHash('md5'), sha256: createHash('sha256') };
  const meter = new Transform({
    highWaterMark: CHUNK,
    transform(chunk: Buffer, _encoding, done) {
      sums.size += chunk.length;
      if (sums.size > max) {
        done(tooLarge());
        return;
      }
      sums.md5.update(chunk);
      if (claims.sha256) sums.sha256.update(chunk);
      if (claims.crc32) sums.crc = crc32(chunk, sums.crc);
      done(null, chunk);
    },
  });
  try {
    await pipeline(
      source,
      meter,
      createWriteStream(file, { flush: true, mode: 0o600, highWaterMark: CHUNK }),
    );
    const md5 = sums.md5.digest();
    check(claims, sums, md5);
    return { file, size: sums.size, etag: md5.toString('hex') };
  } catch (error) {
    await fs.rm(file, { force: true });
    throw error;
  }
}

/** The body of a request, with everything its headers (or signed query) declare verified. */
export function ingestBody(disk: Disk, request: S3Request, max: number): Promise<Received> {
  const { req, header } = request;
  const sha256 = header('x-amz-content-sha256');
  const isChunked = sha256 === CHUNKED;
  const length = header(isChunked ? 'x-amz-decoded-content-length' : 'content-length');
  const size = length === undefined ? Number.NaN : Number(length);
  if (!Number.isInteger(size) || size < 0) {
    throw new S3Error(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  }
  if (size > max) throw tooLarge();
  const trailers: Record<string, string> = {};
  const name = 'x-amz-checksum-crc32';
  const declared = header(name) ?? request.query(name);
  const hasCrc = declared !== undefined || /crc32$/i.test(header('x-amz-trailer') ?? '');
  // A failure must not end the connection before the client has the answer.
  const body = req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  return ingest(disk, isChunked ? dechunk(body, trailers) : body, max, {
    size,
    md5: header('content-md5'),
    sha256: sha256 && /^[0-9a-f]{64}$/i.test(sha256) ? sha256 : undefined,
    ...(hasCrc ? { crc32: () => declared ?? trailers[name] } : {}),
  });
}
