/** Copies the tables in one snapshot, then every object that the snapshot names. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ConfigError } from '../config.ts';
import { openClient } from '../db/connect.ts';
import type { StoredObjects } from '../feature.ts';
import { BACKUP_LOCK } from '../jobs/delayed-removal.ts';
import type { ObjectStore } from '../providers/storage/object-store.ts';
import { appliedMigrations, isDatabaseEmpty, listPartitions, listSequences, listTables } from './catalog.ts';
import { compress, compressLines, eachOf, expand, linesOf, store } from './files.ts';
import {
  JOBS,
  type Manifest,
  OBJECTS,
  type ObjectEntry,
  objectFile,
  tableFile,
  writeManifest,
} from './manifest.ts';
import { folderPlace, type Place } from './place.ts';

interface Source {
  /** Must not lead through a transaction pooler. */
  databaseUrl: string;
  storage: ObjectStore;
  objects: readonly StoredObjects[];
  progress: (line: string) => void;
}
interface Named {
  key: string;
  isStored: boolean;
}

const FETCHED = 1000;
const KEYS = 'keys.gz';

/** Includes the running jobs: they are lost with their worker and must run again. */
const WAITING_JOBS = `
  select t.identifier as name, j.payload, q.queue_name as queue, j.run_at as at, j.max_attempts as attempts, j.key,
    j.priority
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id`;

async function* select<Row extends pg.QueryResultRow>(client: pg.Client, query: string): AsyncGenerator<Row> {
  await client.query(`declare selected no scroll cursor for ${query}`);
  for (let isMore = true; isMore;) {
    const { rows } = await client.query<Row>(`fetch ${FETCHED} from selected`);
    yield* rows;
    isMore = rows.length === FETCHED;
  }
  await client.query('close selected');
}

async function saveTables(client: pg.Client, place: Place, tables: Awaited<ReturnType<typeof listTables>>) {
  const saved: Manifest['tables'] = [];
  for (const { name, columns } of tables) {
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    // A partitioned table can be copied by a query only.
    const rows = client.query(
      copyTo(`copy (select ${list} from ${client.escapeIdentifier(name)}) to stdout`),
    );
    const measured = await compress(place, tableFile(name), rows);
    saved.push({ name, columns, rows: rows.rowCount, ...measured });
  }
  return saved;
}

async function saveJobs(client: pg.Client, place: Place): Promise<Manifest['jobs']> {
  const file = compressLines(place, JOBS);
  let count = 0;
  for await (const job of select(client, WAITING_JOBS)) {
    await file.write(job);
    count += 1;
  }
  return { count, ...(await file.end()) };
}

async function listKeys(client: pg.Client, { objects }: Source, place: Place): Promise<void> {
  const file = compressLines(place, KEYS);
  for (const { rows, keysOf } of objects) {
    for await (const row of select(client, rows)) {
      const { stored = [], possible = [] } = keysOf(row as never);
      for (const key of stored) await file.write({ key, isStored: true });
      for (const key of possible) await file.write({ key, isStored: false });
    }
  }
  await file.end();
}

/** Everything of the database, as it was at one moment. The keys of its objects go to `spool`. */
async function saveDatabase(source: Source, guard: pg.Client, place: Place, spool: Place) {
  const client = openClient({ connectionString: source.databaseUrl });
  await client.connect();
  try {
    const tables = await listTables(guard);
    const names = tables.map(({ name }) => client.escapeIdentifier(name)).join(', ');
    await client.query('begin isolation level repeatable read read only');
    // Before the snapshot, so that no migration changes what it shows.
    await client.query(`lock table ${names} in access share mode`);
    const migrations = await appliedMigrations(client);
    const saved = await saveTables(client, place, tables);
    const jobs = await saveJobs(client, place);
    await listKeys(client, source, spool);
    // Sequences have no snapshot: read last, they are not behind any row.
    const sequences = await listSequences(client);
    const partitions = await listPartitions(client);
    await client.query('commit');
    return { migrations, tables: saved, partitions, sequences, jobs };
  } finally {
    await client.end();
  }
}

async function saveObjects(
  { storage, progress }: Source,
  place: Place,
  spool: Place,
): Promise<Manifest['objects']> {
  const file = compressLines(place, OBJECTS);
  let [count, total, absent] = [0, 0, 0];
  await eachOf(linesOf(await expand(spool, KEYS)), async (line) => {
    const { key, isStored } = JSON.parse(line) as Named;
    const object = await storage.stream(key);
    if (!object) {
      if (isStored) progress(`Not in the store: ${key}`);
      absent += isStored ? 1 : 0;
      return;
    }
    const measured = await store(place, objectFile(key), object.body);
    if (measured.bytes !== object.bytes) throw new ConfigError(`The object ${key} was only partly read.`);
    const entry: ObjectEntry = { key, contentType: object.contentType, ...measured };
    await file.write(entry);
    count += 1;
    total += measured.bytes;
  });
  return { count, total, absent, ...(await file.end()) };
}

/** The lock keeps the objects that the snapshot names until all are copied. */
export async function save(source: Source, place: Place): Promise<Omit<Manifest, 'format'>> {
  if (!(await place.isEmpty()))
    throw new ConfigError(`${place.name} is not empty: every backup needs its own folder or prefix.`);
  const guard = openClient({ connectionString: source.databaseUrl, keepAlive: true });
  await guard.connect();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-backup-'));
  const spool = folderPlace(folder);
  try {
    if (await isDatabaseEmpty(guard))
      throw new ConfigError('The database is empty: there is nothing to back up.');
    await guard.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
    const createdAt = new Date().toISOString();
    const database = await saveDatabase(source, guard, place, spool);
    const objects = await saveObjects(source, place, spool);
    // Fails if the connection and its lock were lost.
    await guard.query('select 1');
    const content = { createdAt, ...database, objects };
    await writeManifest(place, content);
    return content;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await guard.end();
  }
}
