import { badRequest, invalidArgument } from './errors.ts';

const LONGEST_LINE = 16_384;
type State = 'size' | 'data' | 'after-data' | 'trailers';

/** Reads lines and byte ranges from incoming data. */
class Window {
  #bytes: Buffer = Buffer.alloc(0);

  push(chunk: Buffer): void {
    this.#bytes = this.#bytes.length > 0 ? Buffer.concat([this.#bytes, chunk]) : chunk;
  }

  /** Up to `most` bytes; empty if there are none yet. */
  take(most: number): Buffer {
    const taken = this.#bytes.subarray(0, most);
    this.#bytes = this.#bytes.subarray(taken.length);
    return taken;
  }

  /** The next line, or null if it is incomplete. */
  line(): string | null {
    const end = this.#bytes.indexOf('\r\n');
    if (end < 0 && this.#bytes.length > LONGEST_LINE) throw invalidArgument('bad chunk');
    return end < 0
      ? null
      : this.take(end + 2)
          .subarray(0, end)
          .toString('latin1');
  }
}

function sizeOf(line: string): number {
  const size = Number.parseInt(line, 16);
  if (!Number.isInteger(size) || size < 0) throw invalidArgument('bad chunk size');
  return size;
}

function keepTrailer(line: string, trailers: Record<string, string>): void {
  const [, name, value] = /^([^:]+):(.*)$/.exec(line) ?? [];
  if (name) trailers[name.toLowerCase()] = (value ?? '').trim();
}

/**
 * Decodes STREAMING-UNSIGNED-PAYLOAD-TRAILER, the SDK's format for streams, to raw bytes.
 * @param trailers filled in on the way
 */
export async function* dechunk(
  source: AsyncIterable<Buffer>,
  trailers: Record<string, string>,
): AsyncGenerator<Buffer> {
  const window = new Window();
  let state = 'size' as State;
  let left = 0;
  for await (const chunk of source) {
    window.push(chunk);
    for (;;) {
      if (state === 'data') {
        const bytes = window.take(left);
        if (bytes.length === 0) break;
        left -= bytes.length;
        if (left === 0) state = 'after-data';
        yield bytes;
        continue;
      }
      const line = window.line();
      if (line === null) break;
      if (state === 'trailers') keepTrailer(line, trailers);
      else if (state === 'after-data') state = 'size';
      else {
        left = sizeOf(line);
        state = left === 0 ? 'trailers' : 'data';
      }
    }
  }
  if (state !== 'trailers') throw badRequest('IncompleteBody', 'The request body terminated unexpectedly');
}
