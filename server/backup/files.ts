/** The files of a backup: compressed, counted and hashed while they pass. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Place } from './place.ts';

export interface Measured {
  bytes: number;
  sha256: string;
}

function createMeter(): { through: Transform; measured: () => Measured } {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, measured: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Writes the data unchanged. */
export async function store(place: Place, file: string, body: Readable): Promise<Measured> {
  const { through, measured } = createMeter();
  const piped = pipeline(body, through);
  // Reported below; until then an error must not count as unhandled.
  piped.catch(() => {});
  await place.write(file, through);
  await piped;
  return measured();
}

/** Writes compressed; size and hash are those of the file. */
export async function compress(place: Place, file: string, body: Readable): Promise<Measured> {
  const gzip = createGzip();
  const piped = pipeline(body, gzip);
  piped.catch(() => {});
  const measured = await store(place, file, gzip);
  await piped;
  return measured;
}

/** Reads to the end. Null if there is no such file. @param into gets the bytes as well */
export async function measure(
  place: Place,
  file: string,
  into?: NodeJS.WritableStream,
): Promise<Measured | null> {
  const body = await place.read(file);
  if (!body) return null;
  const { through, measured } = createMeter();
  if (into) await pipeline(body, through, into);
  else await pipeline(body, through.resume());
  return measured();
}

/** The uncompressed file. */
export async function expand(place: Place, file: string): Promise<Readable> {
  const body = await place.read(file);
  if (!body) throw new Error(`${file} is missing`);
  return body.compose(createGunzip());
}

export async function* linesOf(body: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of body.setEncoding('utf8')) {
    const lines = `${rest}${chunk as string}`.split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
}

/** Lines of JSON that are written one by one to a file of the backup. */
export function compressLines(
  place: Place,
  file: string,
): { write: (line: object) => Promise<void>; end: () => Promise<Measured> } {
  const lines = new PassThrough();
  const stored = compress(place, file, lines);
  stored.catch((error: Error) => lines.destroy(error));
  return {
    async write(line) {
      if (!lines.write(`${JSON.stringify(line)}\n`)) await once(lines, 'drain');
    },
    end() {
      lines.end();
      return stored;
    },
  };
}

const WORKERS = 8;

/** Several at a time. */
export async function eachOf<T>(items: AsyncIterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const shared = items[Symbol.asyncIterator]();
  const workers = Array.from({ length: WORKERS }, async () => {
    for (let next = await shared.next(); !next.done; next = await shared.next()) await work(next.value);
  });
  await Promise.all(workers);
}
