/** Restores the recorded gallery into an empty database, as if it had been recorded now. */
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { appliedMigrations } from '../backup/catalog.ts';
import { eachOf } from '../backup/files.ts';
import { type Saved, loadDatabase, withClient } from '../backup/load.ts';
import type { Config } from '../config.ts';
import { openStorage } from '../context.ts';
import { partitionOf } from '#server/features/statistics/public.ts';
import { copyPoster, storePoster } from '#server/features/uploads/public.ts';
import { hashPassword } from '../providers/identity/sandbox/accounts.ts';
import type { ObjectStore } from '../providers/storage/object-store.ts';
import { DEMO_PASSWORD } from './members.ts';
import {
  PASSWORD,
  PUBLIC_URL,
  type RecordedObject,
  listRecorded,
  readObjects,
  readRecording,
  readTable,
} from './recording.ts';
import { createShift } from './shift.ts';

/** Any constant works, as long as all processes use the same and nothing else does. */
const DEMO_LOCK = 727_004;

/** Null: it may be restored. Otherwise why not; empty if there is nothing to say. */
async function findReason(client: pg.Client, config: Config): Promise<string | null> {
  const { rows } = await client.query<{ users: string | null; applied: string | null }>(
    `select to_regclass('public.users') as users, to_regclass('drizzle.__drizzle_migrations') as applied`,
  );
  const { users, applied } = rows[0]!;
  if (users && (await client.query('select from users limit 1')).rowCount) return '';
  if (config.stripe) return 'its sales are at the payment stand-in, not at Stripe';
  const there = applied ? (await appliedMigrations(client)).length : 0;
  return there > readRecording().migrations.length ? 'it needs a database without tables' : null;
}

/** Letters to its members go to the stand-ins alone. */
const hasRealMail = ({ mail, oidc }: Config): boolean => mail !== null || oidc !== null;

async function readSaved(config: Config, now: Date): Promise<Saved> {
  const { recordedAt, migrations, sequences } = readRecording();
  const shift = createShift(new Date(recordedAt), now);
  const password = await hashPassword(DEMO_PASSWORD);
  const names = listRecorded().filter((name) => name !== 'outbox' || !hasRealMail(config));
  const tables = names.map((name) => {
    const { columns, rows } = readTable(name);
    const filled = rows.replaceAll(PUBLIC_URL, config.publicUrl).replaceAll(PASSWORD, password);
    return { name, columns, rows: rows.split('\n').length - 1, copied: shift(name, filled) };
  });
  const rowsOf = (name: string): string => tables.find((table) => table.name === name)!.copied;
  const months = new Set(Array.from(rowsOf('view_events').matchAll(/^\d{4}-\d\d/gm), ([month]) => month));
  return {
    migrations,
    sequences,
    partitions: Array.from(months, (month) => partitionOf(new Date(`${month}-01T00:00Z`))),
    tables,
    open: (name) => Promise.resolve(Readable.from([rowsOf(name)])),
  };
}

const ORIGINAL = /^originals\/[^/]+\/(.+)$/;

/** The uploads that lists show: their renditions are made before the gallery opens, the others once they are asked for or signed. */
function readListed(): Set<string> {
  const { columns, rows } = readTable('uploads');
  const [id, purpose, isInDraft] = ['id', 'purpose', 'is_in_draft'].map((name) => columns.indexOf(name));
  const listed = rows
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((values) => values[purpose!] !== 'view' && values[isInDraft!] === 'f');
  return new Set(listed.map((values) => values[id!]!));
}

/** Before the rows: where there are members, their files are there too. */
async function storeObjects(storage: ObjectStore): Promise<void> {
  const listed = readListed();
  const objects = readObjects();
  await eachOf(Readable.from(objects), ({ key, file, contentType }) =>
    storage.writeFile(key, file, contentType),
  );
  // Pieces of portfolios show works.
  const uploads = Map.groupBy(
    objects.filter(({ key }) => listed.has(ORIGINAL.exec(key)?.[1] ?? '')),
    ({ file }) => file,
  );
  await eachOf(Readable.from(uploads), async ([file, shown]: [string, RecordedObject[]]) => {
    const [first, ...others] = shown.map(({ key }) => ORIGINAL.exec(key)![1]!);
    await storePoster({ storage }, first!, await readFile(file));
    for (const other of others) await copyPoster({ storage }, first!, other);
  });
}

/** Only what is in the database. Its connection belongs to the database's owner. */
export async function loadRows(
  client: pg.Client,
  config: Config,
  { databaseUrl, now }: { databaseUrl: string; now: Date },
): Promise<void> {
  await loadDatabase(client, databaseUrl, await readSaved(config, now));
  if (hasRealMail(config)) await client.query('update users set email_verified = false');
  // The planner has no statistics of tables that were just empty.
  await client.query('analyze');
}

/**
 * Only into a database without members; several processes may start at once. Signatures, letters and sums are made by the
 * ordinary jobs.
 */
export async function loadDemoGallery(
  config: Config,
  databaseUrl: string,
  progress: (line: string) => void,
): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    // Ending the session releases it.
    await client.query('select pg_advisory_lock($1)', [DEMO_LOCK]);
    const reason = await findReason(client, config);
    if (reason) progress(`The demo gallery is not restored: ${reason}`);
    if (reason !== null) return;
    progress('Restoring the demo gallery');
    // Nothing is signed with the stand-in's secret here.
    const { storage } = await openStorage(config, async () => '');
    await storeObjects(storage);
    await loadRows(client, config, { databaseUrl, now: new Date() });
  });
}
