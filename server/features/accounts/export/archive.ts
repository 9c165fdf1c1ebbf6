/** Everything that belongs to a member in one ZIP, written while it is read. */
import { createHash } from 'node:crypto';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type pg from 'pg';
import QueryStream from 'pg-query-stream';
import yazl from 'yazl';
import type { MemberFile, MemberTable } from '#server/feature.ts';
import { CSV } from '#server/http/csv.ts';
import { readme } from './readme.ts';

type Row = Record<string, unknown>;
interface Entry {
  path: string;
  bytes: number;
  sha256: string;
  /** Rows of a table. */
  rows?: number;
  isMissing?: true;
}
const BATCH = 500;

async function* asJson(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Measures what passes. */
function measured(entry: Entry): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      entry.bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      entry.sha256 = hash.digest('hex');
      done();
    },
  });
}

interface Source {
  client: pg.ClientBase;
  memberId: string;
  tables: readonly MemberTable[];
  files: readonly MemberFile[];
  createdAt: Date;
}

/**
 * @param source.client in a transaction that sees one state of the database. What it is asked runs one after another, because
 * each entry is opened when the one before it is complete.
 */
export function createArchive({ client, memberId, tables, files, createdAt }: Source): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as unknown as Readable;
  const entries: Entry[] = [];
  const fail = (error: unknown): void => void output.destroy(error as Error);
  (zip as unknown as NodeJS.EventEmitter).on('error', fail);

  function add(path: string, compress: boolean, open: (entry: Entry) => Promise<Readable | null>): void {
    zip.addReadStreamLazy(path, { compress, mtime: createdAt }, (opened) => {
      const entry: Entry = { path, bytes: 0, sha256: '' };
      entries.push(entry);
      async function start(): Promise<void> {
        const source = await open(entry);
        if (!source) entry.isMissing = true;
        const through = measured(entry);
        opened(null, through);
        await pipeline(source ?? Readable.from([]), through);
      }
      start().catch(fail);
    });
  }

  const query = (sql: string): QueryStream =>
    client.query(new QueryStream(sql, [memberId], { batchSize: BATCH }));
  async function* counted(rows: AsyncIterable<Row>, entry: Entry): AsyncGenerator<Row> {
    entry.rows = 0;
    for await (const row of rows) {
      entry.rows += 1;
      yield row;
    }
  }
  const addText = (path: string, text: () => string): void =>
    add(path, true, async () => Readable.from([Buffer.from(text())]));

  addText('README.md', () => readme(createdAt, tables));
  for (const { exported } of tables) {
    if (!('file' in exported)) continue;
    add(`data/${exported.file}.json`, true, async (entry) =>
      Readable.from(asJson(counted(query(exported.rows), entry)), { objectMode: false }),
    );
    add(`data/${exported.file}.csv`, true, async (entry) => {
      const out = new PassThrough();
      pipeline(counted(query(exported.rows), entry), stringify(CSV), out).catch(fail);
      return out;
    });
  }
  // Pictures, videos and PDFs do not get smaller.
  for (const { path, open } of files) add(`files/${path}`, false, open);
  addText('manifest.json', () => JSON.stringify({ createdAt, entries: entries.slice(0, -1) }, null, 2));
  zip.end();
  return output;
}
