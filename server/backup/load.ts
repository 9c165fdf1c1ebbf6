/** Checks a backup, then fills an empty database and an empty store with it. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { ConfigError } from '../config.ts';
import { openClient } from '../db/connect.ts';
import { applyMigrations, requireSupported } from '../db/migrations.ts';
import { migrateDatabase } from '../db/open.ts';
import type { ObjectStore } from '../providers/storage/object-store.ts';
import { foreignKeys, isDatabaseEmpty, listTables } from './catalog.ts';
import { type Measured, eachOf, expand, linesOf, measure } from './files.ts';
import { JOBS, type Manifest, OBJECTS, type ObjectEntry, objectFile, tableFile } from './manifest.ts';
import type { Place } from './place.ts';

interface Target {
  /** Must not lead through a transaction pooler. */
  databaseUrl: string;
  storage: ObjectStore;
}

async function* entriesOf(place: Place): AsyncGenerator<ObjectEntry> {
  for await (const line of linesOf(await expand(place, OBJECTS))) yield JSON.parse(line) as ObjectEntry;
}

async function check(place: Place, file: string, expected: Measured): Promise<void> {
  const found = await measure(place, file);
  if (found?.sha256 === expected.sha256) return;
  const fault = !found ? 'is missing' : found.bytes < expected.bytes ? 'is truncated' : 'was changed';
  throw new ConfigError(`The backup in ${place.name} is damaged: ${file} ${fault}.`);
}

/** Reads everything once. Throws with one sentence if a byte has changed. */
export async function checkFiles(place: Place, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) await check(place, tableFile(table.name), table);
  await check(place, JOBS, manifest.jobs);
  await check(place, OBJECTS, manifest.objects);
  await eachOf(entriesOf(place), (entry) => check(place, objectFile(entry.key), entry));
}

export async function requireEmpty({ databaseUrl, storage }: Target): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await requireSupported(client);
    if (!(await isDatabaseEmpty(client)))
      throw new ConfigError('The database is not empty: a backup is restored only into an empty one.');
  });
  if (!(await storage.isEmpty()))
    throw new ConfigError('The object store is not empty: a backup is restored only into an empty one.');
}

export async function withClient(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = openClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** What fills an empty database: the rows of each table as `copy` writes them. */
export interface Saved extends Pick<Manifest, 'migrations' | 'partitions' | 'sequences'> {
  tables: Pick<Manifest['tables'][number], 'name' | 'columns' | 'rows'>[];
  open: (table: string) => Promise<Readable>;
}

async function loadTable(client: pg.Client, { open }: Saved, table: Saved['tables'][number]): Promise<void> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const rows = client.query(copyFrom(`copy ${client.escapeIdentifier(table.name)} (${columns}) from stdin`));
  await pipeline(await open(table.name), rows);
  if (rows.rowCount !== table.rows)
    throw new ConfigError(`${table.name} has ${rows.rowCount} rows instead of ${table.rows}.`);
}

/**
 * In one transaction, by the tables' owner. Without foreign keys the order of the tables does not matter; adding them
 * again checks every row. Triggers would repeat what the rows already contain, and
 * refuse to empty the log of what staff does.
 */
async function loadTables(client: pg.Client, saved: Saved): Promise<void> {
  await client.query('begin');
  const keys = await foreignKeys(client);
  const names = (await listTables(client)).map(({ name }) => client.escapeIdentifier(name));
  for (const { drop } of keys) await client.query(drop);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // Migrations add rows of their own.
  await client.query(`truncate ${names.join(', ')}`);
  for (const statement of saved.partitions) await client.query(statement);
  for (const table of saved.tables) await loadTable(client, saved, table);
  for (const { name, value } of saved.sequences)
    await client.query('select setval($1::regclass, $2)', [`public.${client.escapeIdentifier(name)}`, value]);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { add } of keys) await client.query(add);
  await client.query('commit');
}

interface Job {
  name: string;
  payload: object;
  queue: string | null;
  at: string;
  attempts: number;
  key: string | null;
  priority: number;
}

async function loadJobs(client: pg.Client, place: Place): Promise<void> {
  for await (const line of linesOf(await expand(place, JOBS))) {
    const { name, payload, queue, at, attempts, key, priority } = JSON.parse(line) as Job;
    await client.query('select graphile_worker.add_job($1, $2, $3, $4, $5, $6, $7)', [
      name,
      JSON.stringify(payload),
      queue,
      at,
      attempts,
      key,
      priority,
    ]);
  }
}

async function loadObjects(storage: ObjectStore, place: Place): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-restore-'));
  try {
    let count = 0;
    await eachOf(entriesOf(place), async ({ key, contentType, sha256 }) => {
      const file = path.join(folder, String((count += 1)));
      const found = await measure(place, objectFile(key), createWriteStream(file));
      if (found?.sha256 !== sha256) throw new ConfigError(`The object ${key} changed during the restore.`);
      await storage.writeFile(key, file, contentType);
      await rm(file);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The version it was saved by, its rows, then later migrations and the tables of the jobs. */
export async function loadDatabase(client: pg.Client, databaseUrl: string, saved: Saved): Promise<void> {
  await applyMigrations(client, saved.migrations.length);
  await loadTables(client, saved);
  await migrateDatabase(databaseUrl);
}

export async function load(place: Place, manifest: Manifest, target: Target): Promise<void> {
  await withClient(target.databaseUrl, async (client) => {
    const open = (table: string) => expand(place, tableFile(table));
    await loadDatabase(client, target.databaseUrl, { ...manifest, open });
    await loadJobs(client, place);
    await client.query('analyze');
  });
  await loadObjects(target.storage, place);
}
