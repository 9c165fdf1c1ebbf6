/**
 * `npm run demo:record`: writes the gallery of `DATA_DIR` to `recording/`, as it is: see CONTRIBUTING.md. What was loaded
 * from the recording before keeps its times, so a difference in a file is a difference in the gallery.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { appliedMigrations, listSequences, listTables } from '../backup/catalog.ts';
import { withGallery } from '../backup/command.ts';
import { withClient } from '../backup/load.ts';
import { print } from '../command.ts';
import { type Config, readEnvironment } from '../config.ts';
import { FEATURES } from '../features.ts';
import type { ObjectStore } from '../providers/storage/object-store.ts';
import { MEDIA } from './media-folder.ts';
import { PASSWORD, PUBLIC_URL, RECORDING, readRecording, readTable, tablePath } from './recording.ts';
import { createShift } from './shift.ts';

/** Secrets of this installation, what belongs to it alone, and sums and feeds, which jobs make at the start. */
const LEFT_OUT = new Set([
  'installation_secrets',
  'visitor_secrets',
  'certificate_keys',
  'access_tokens',
  'known_devices',
  'ended_logins',
  'delivered_files',
  'image_credentials',
  'office_readings',
  'sandbox_mail',
  'sandbox_webhooks',
  'webhooks',
  'webhook_deliveries',
  'webhook_attempts',
  'feed_positions',
  'gallery_days',
  'artist_sums',
  'work_sums',
  'search_sums',
  'sums_closed',
]);
/** Ids that nothing names: new ones are given. */
const WITHOUT_ID = new Set(['artwork_views', 'inspiration_views']);
/** Columns that are recorded as they were before jobs and sign-ins filled them. */
const RESET: Record<string, Record<string, string>> = {
  users: { issuer: 'null', subject: 'null' },
  identity_accounts: { password_hash: `'${PASSWORD}'` },
  receipts: { pdf_sha256: 'null' },
  certificates: { statement: 'null', signature: 'null', key_id: 'null' },
  artwork_credentials: {
    signed_revision: '0',
    version: 'null',
    said: 'null',
    signed_at: 'null',
    ends_at: 'null',
  },
  // Sent again, to the mailbox of whoever restores it.
  outbox: {
    state: `'waiting'`,
    attempts: '0',
    next_attempt_at: 'due_at',
    leased_until: 'null',
    address: 'null',
    failure: 'null',
    ended_at: 'null',
  },
};
const ROWS: Record<string, string> = {
  // Jobs queue letters of their own.
  outbox: `where state <> 'waiting'`,
  // The provider's events say again what its objects are.
  sandbox_payments: `where kind not in ('event', 'idempotency')`,
};
/** Signed, printed and packed again for whoever asks. */
const MADE = /^(?:signed\/[^/]+\/(?!manifest)|receipts\/|exports\/)/;
const RENDITION = /^renditions\/([^/]+)\//;
const SUFFIXES: Record<string, string> = {
  'application/c2pa': '.c2pa',
  'application/pdf': '.pdf',
  'application/zip': '.zip',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'text/vtt': '.vtt',
  'video/mp4': '.mp4',
};

/** How long ago the recording was that this gallery was loaded from, and began: its first member is in both. */
async function findLoaded(client: pg.Client): Promise<{ from: Date; to: Date } | null> {
  const from = new Date(readRecording().recordedAt);
  const { columns, rows } = readTable('users');
  const first = rows.slice(0, rows.indexOf('\n')).split('\t');
  const { rows: found } = await client.query<{ at: Date }>(
    'select created_at as at from users where id = $1',
    [first[columns.indexOf('id')]],
  );
  const recorded = new Date(first[columns.indexOf('created_at')]!);
  return found[0]
    ? { from, to: new Date(from.getTime() + found[0].at.getTime() - recorded.getTime()) }
    : null;
}

async function readRows(client: pg.Client, table: string, columns: string[]): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary order by array_position(i.indkey, a.attnum)`,
    [table],
  );
  const key = rows.map(({ name }) => name).filter((name) => columns.includes(name));
  const order = key.length > 0 ? key : columns;
  const values = columns.map((column) => RESET[table]?.[column] ?? client.escapeIdentifier(column));
  const sorted = order.map((column) => client.escapeIdentifier(column)).join(', ');
  const query = `select ${values.join(', ')} from ${client.escapeIdentifier(table)} ${ROWS[table] ?? ''} order by ${sorted}`;
  return text(client.query(copyTo(`copy (${query}) to stdout`)));
}

/** Jobs drop views once they are old and counted; the recording's are kept, to be counted again. By their time. */
const DROPPED: Record<string, string> = { artwork_views: 'day', view_events: 'at' };

function withDropped(rows: string, recorded: string, time: number): string {
  const timeOf = (line: string): string => line.split('\t')[time]!;
  const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);
  const there = linesOf(rows);
  const oldest = there.reduce((least, line) => (timeOf(line) < least ? timeOf(line) : least), '9');
  const dropped = linesOf(recorded).filter((line) => timeOf(line) < oldest);
  return `${[...dropped, ...there].toSorted().join('\n')}\n`;
}

async function recordTables(client: pg.Client, { publicUrl }: Config): Promise<void> {
  const loaded = await findLoaded(client);
  const now = new Date();
  const back = loaded ? createShift(loaded.to, loaded.from) : (_table: string, rows: string) => rows;
  const recordedAt = loaded ? new Date(now.getTime() + loaded.from.getTime() - loaded.to.getTime()) : now;
  const recorded = new Map(Object.keys(DROPPED).map((name) => [name, loaded ? readTable(name).rows : '']));
  rmSync(path.dirname(tablePath('any')), { recursive: true, force: true });
  mkdirSync(path.dirname(tablePath('any')), { recursive: true });
  for (const { name, columns: all } of await listTables(client)) {
    if (LEFT_OUT.has(name)) continue;
    const columns = WITHOUT_ID.has(name) ? all.filter((column) => column !== 'id') : all;
    const there = back(name, await readRows(client, name, columns)).replaceAll(publicUrl, PUBLIC_URL);
    const time = columns.indexOf(DROPPED[name] ?? '');
    const rows = time < 0 ? there : withDropped(there, recorded.get(name)!, time);
    if (rows) writeFileSync(tablePath(name), `${columns.join('\t')}\n${rows}`);
  }
  const recording = {
    recordedAt: recordedAt.toISOString(),
    migrations: await appliedMigrations(client),
    sequences: await listSequences(client),
  };
  writeFileSync(path.join(RECORDING, 'recording.json'), `${JSON.stringify(recording, null, 2)}\n`);
}

async function listKeys(client: pg.Client): Promise<string[]> {
  const keys: string[] = [];
  for (const { rows, keysOf } of FEATURES.flatMap(({ storedObjects }) => storedObjects ?? [])) {
    for (const row of (await client.query(rows)).rows) {
      const { stored = [], possible = [] } = keysOf(row as never);
      keys.push(...stored, ...possible);
    }
  }
  const { rows } = await client.query<{ id: string }>('select id from uploads');
  const uploads = new Set(rows.map(({ id }) => id));
  // Renditions of uploads are made of their original; a poster has none.
  return keys
    .filter((key) => !MADE.test(key) && !uploads.has(RENDITION.exec(key)?.[1] ?? ''))
    .toSorted((a, b) => (a < b ? -1 : 1));
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Files that are in the media folder are named; others are added to it. */
async function recordObjects(client: pg.Client, storage: ObjectStore): Promise<void> {
  const files = readdirSync(MEDIA, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(MEDIA, path.join(entry.parentPath, entry.name)));
  const known = new Map(files.map((file) => [hashOf(readFileSync(path.join(MEDIA, file))), file]));
  const lines: string[] = [];
  const used = new Set<string>();
  for (const key of await listKeys(client)) {
    const object = await storage.stream(key);
    if (!object) continue;
    const bytes = await buffer(object.body);
    const hash = hashOf(bytes);
    const file = known.get(hash) ?? `recorded/${hash.slice(0, 12)}${SUFFIXES[object.contentType] ?? ''}`;
    mkdirSync(path.join(MEDIA, 'recorded'), { recursive: true });
    if (!known.has(hash)) writeFileSync(path.join(MEDIA, file), bytes);
    known.set(hash, file);
    used.add(file);
    lines.push([key, object.contentType, file].join('\t'));
  }
  for (const file of files.filter((each) => each.startsWith('recorded/') && !used.has(each)))
    rmSync(path.join(MEDIA, file));
  writeFileSync(path.join(RECORDING, 'objects.tsv'), `${lines.join('\n')}\n`);
}

const config = readEnvironment();
await withGallery(config, async ({ databaseUrl, storage }) => {
  await withClient(databaseUrl, async (client) => {
    await client.query(`set timezone = 'UTC'`);
    await recordTables(client, config);
    await recordObjects(client, storage);
  });
});
print(`Recorded: ${RECORDING}`);
