/**
 * The bench's own embedded Postgres, in a folder below the data folder. It keeps one filled database for each size;
 * a run works on a copy, so that every run starts from the same rows.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { openClient } from '#server/db/connect.ts';
import { MIGRATIONS } from '#server/db/migrations.ts';
import { startEmbeddedPostgres } from '#server/providers/database/sandbox/embedded-postgres.ts';
import { fillDatabase, readSql } from './fill.ts';

const RUN = 'bench_run';
/** A checkpoint in the middle of a round would be measured. */
const SETTINGS = { max_wal_size: '4GB', checkpoint_timeout: '30min' };
const STATEMENTS = 'pg_stat_statements';

export interface Cluster {
  /** Of the maintenance database. */
  admin: pg.Client;
  /** The process that all of Postgres belongs to. */
  pid: number;
  hasStatements: boolean;
  urlOf(database: string): string;
  stop(): Promise<void>;
}

async function start(dir: string) {
  const server = await startEmbeddedPostgres({ dir, database: 'postgres' });
  const admin = openClient({ connectionString: server.url });
  await admin.connect();
  return { server, admin };
}

/** Whether these binaries have the library; a server told to load one that is missing would not start. */
const canLoad = (admin: pg.Client): Promise<boolean> =>
  admin.query(`load '${STATEMENTS}'`).then(
    () => true,
    () => false,
  );

/** @returns whether the server has to be restarted for them */
async function applySettings(admin: pg.Client): Promise<boolean> {
  const wanted: Record<string, string> = {
    ...SETTINGS,
    ...((await canLoad(admin)) ? { shared_preload_libraries: STATEMENTS } : {}),
  };
  let isChanged = false;
  for (const [name, value] of Object.entries(wanted)) {
    const { rows } = await admin.query<{ now: string }>('select current_setting($1) as now', [name]);
    if (rows[0]!.now === value) continue;
    await admin.query(`alter system set ${name} = '${value}'`);
    isChanged = true;
  }
  return isChanged;
}

export async function openCluster(dir: string): Promise<Cluster> {
  let { server, admin } = await start(dir);
  if (await applySettings(admin)) {
    await admin.end();
    await server.stop();
    ({ server, admin } = await start(dir));
  }
  const hasStatements = await admin.query(`create extension if not exists ${STATEMENTS}`).then(
    () => true,
    () => false,
  );
  const [pid] = readFileSync(path.join(dir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return {
    admin,
    pid: Number(pid),
    hasStatements,
    urlOf(database) {
      const url = new URL(server.url);
      url.pathname = `/${database}`;
      return url.href;
    },
    async stop() {
      await admin.end();
      await server.stop();
    },
  };
}

/** Changes with the newest migration and with what is filled in. */
function fingerprint(): string {
  const journal = readFileSync(path.join(MIGRATIONS, 'meta', '_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] };
  const parts = [entries.at(-1)?.tag ?? '', readSql('reference'), readSql('product')];
  return createHash('sha256').update(parts.join()).digest('hex').slice(0, 8);
}

const drop = ({ admin }: Cluster, name: string): Promise<unknown> =>
  admin.query(`drop database if exists ${admin.escapeIdentifier(name)} with (force)`);

/** The name of the filled database of this size, filled now unless it was kept. */
export async function filledDatabase(cluster: Cluster, works: number): Promise<string> {
  const { admin } = cluster;
  const name = `works_${works}_${fingerprint()}`;
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname like $1`,
    [`works\\_${works}\\_%`],
  );
  if (rows.some(({ datname }) => datname === name)) return name;
  for (const { datname } of rows) await drop(cluster, datname);
  // Under another name until it is complete.
  const making = `${name}_making`;
  await drop(cluster, making);
  await admin.query(`create database ${making}`);
  const started = performance.now();
  console.log(`Filling a database with ${works} works (kept for the next run)`);
  await fillDatabase(cluster.urlOf(making), works);
  await admin.query(`alter database ${making} rename to ${name}`);
  console.log(`Filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return name;
}

/** A copy that the run may change. */
export async function copyForRun(cluster: Cluster, filled: string): Promise<string> {
  await drop(cluster, RUN);
  await cluster.admin.query(`create database ${RUN} template ${filled} strategy file_copy`);
  return RUN;
}

export const dropCopy = (cluster: Cluster): Promise<unknown> => drop(cluster, RUN);
