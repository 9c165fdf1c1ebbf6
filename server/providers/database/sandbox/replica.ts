/**
 * A streaming replica of an embedded database, by the low-level backup interface: the binaries have no `pg_basebackup`.
 * https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { openClient } from '#server/db/connect.ts';
import { findBinaries } from './binaries.ts';
import { giveTo } from './cluster.ts';
import { type EmbeddedPostgres, settingsFor } from './embedded-postgres.ts';
import { lockFolder } from './folder-lock.ts';
import { keepRunning } from './keep-running.ts';
import { runAsOwnerOf } from './run-as.ts';
import { type Launch, findOrphan, launchServer } from './server-process.ts';

interface Options {
  /** URL of an embedded database on this machine. */
  primaryUrl: string;
  /** Emptied first. */
  dir: string;
  /** Name of its slot on the primary: lower case letters, digits and underscores. */
  name: string;
  /** Faster and without durability: for tests. `stop` removes the folder. */
  ephemeral?: boolean;
}

/** State of the running primary. What the log holds arrives by streaming. */
const LEFT_EMPTY = new Set(['pg_wal', 'pg_replslot', 'pg_stat_tmp']);
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts']);

/** Files that disappear or change meanwhile are repaired from the log. */
function copyFolder(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (LEFT_EMPTY.has(entry.name)) fs.mkdirSync(target, { mode: 0o700 });
    else if (entry.isDirectory()) copyFolder(source, target);
    else if (!LEFT_OUT.has(entry.name)) {
      try {
        fs.copyFileSync(source, target);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    }
  }
}

function giveAllTo(owner: fs.Stats, folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    giveTo(owner, path.join(folder, entry));
  }
}

/** What a line of a configuration file has in quotation marks. */
const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;

async function copyPrimary(
  primary: pg.Client,
  { primaryUrl, name }: Options,
  dataDir: string,
): Promise<void> {
  const owner = fs.statSync(dataDir);
  const { rows } = await primary.query<{ data_directory: string }>('show data_directory');
  await primary.query(
    `select pg_create_physical_replication_slot($1, true)
     where not exists (select from pg_replication_slots where slot_name = $1)`,
    [name],
  );
  await primary.query('select pg_backup_start($1, true)', [name]);
  copyFolder(rows[0]!.data_directory, dataDir);
  const stopped = await primary.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  fs.writeFileSync(path.join(dataDir, 'backup_label'), stopped.rows[0]!.labelfile);
  fs.writeFileSync(path.join(dataDir, 'standby.signal'), '');
  const { hostname, port, username, password } = new URL(primaryUrl);
  const connection = `host=${hostname} port=${port} user=${username} password=${password} application_name=${name}`;
  fs.appendFileSync(
    path.join(dataDir, 'postgresql.auto.conf'),
    `primary_conninfo = ${quoted(connection)}\nprimary_slot_name = ${quoted(name)}\n`,
  );
  giveAllTo(owner, dataDir);
}

/** The primary would keep its log for a replica that is gone. */
async function dropSlot(primaryUrl: string, name: string): Promise<void> {
  const primary = openClient({ connectionString: primaryUrl });
  try {
    await primary.connect();
    await primary.query('select pg_drop_replication_slot($1)', [name]);
  } catch {
    // The primary was stopped first: it keeps no more than its limit.
  } finally {
    await primary.end().catch(() => {});
  }
}

/** Copies the primary and starts the copy, which follows it. If it is killed, it restarts on its port. */
export async function startReplica(options: Options): Promise<EmbeddedPostgres> {
  const { primaryUrl, dir, name, ephemeral = false } = options;
  const dataDir = path.join(dir, 'postgres');
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dir);
  const primary = openClient({ connectionString: primaryUrl });
  try {
    await primary.connect();
    const { rows } = await primary.query<{ max_connections: string }>('show max_connections');
    const urlAt = (port: number): string => Object.assign(new URL(primaryUrl), { port: String(port) }).href;
    const launch: Launch = {
      dataDir,
      logFile: path.join(dir, 'postgres.log'),
      // Not fewer connections than the primary has, or it refuses to start.
      settings: settingsFor({ ephemeral, maxConnections: Number(rows[0]!.max_connections) }),
      urlAt,
      binary: (await findBinaries()).postgres,
      runAs: runAsOwnerOf(dataDir),
    };
    const orphan = await findOrphan(launch);
    if (orphan) await keepRunning(launch, orphan)();
    for (const entry of fs.readdirSync(dataDir)) fs.rmSync(path.join(dataDir, entry), { recursive: true });
    await copyPrimary(primary, options, dataDir);
    const server = await launchServer(launch);
    const stop = keepRunning(launch, server);
    return {
      url: urlAt(server.port),
      async stop() {
        await stop();
        await dropSlot(primaryUrl, name);
        unlock();
        if (ephemeral) fs.rmSync(dir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    unlock();
    throw error;
  } finally {
    await primary.end();
  }
}
