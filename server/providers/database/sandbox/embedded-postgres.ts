/** A real, private PostgreSQL in a data folder, instead of the one named by DATABASE_URL. */
import fs from 'node:fs';
import path from 'node:path';
import { openClient } from '#server/db/connect.ts';
import { binariesIn, findBinaries } from './binaries.ts';
import { initialise, readPassword } from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { keepRunning } from './keep-running.ts';
import { runAsOwnerOf } from './run-as.ts';
import { type Launch, findOrphan, launchServer } from './server-process.ts';

export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}
interface Options {
  dir: string;
  database?: string;
  /** Faster and without durability: for tests. `stop` removes the folder. */
  ephemeral?: boolean;
  maxConnections?: number;
  /** Programs of another version than the installed one: a folder of its package, or of a system's. */
  native?: string;
}

/** Every version has it, unlike the default. */
const ANY_VERSION = ['--locale=C.UTF-8'];
const HASTE = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

export const settingsFor = (server: { ephemeral: boolean; maxConnections: number }): string[] => [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  `max_connections=${server.maxConnections}`,
  // Limits the log that is kept for a replica that does not come back.
  'max_slot_wal_keep_size=1GB',
  ...(server.ephemeral ? HASTE : []),
];

async function ensureDatabase(maintenanceUrl: string, name: string): Promise<void> {
  const client = openClient({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/**
 * Throws `DataFolderInUse` if a live process holds the folder. A server left by a killed run is adopted, or
 * waited for while it shuts down.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dir, database = 'atelier', ephemeral = false, maxConnections = 100, native } = options;
  const dataDir = path.join(dir, 'postgres');
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dir);
  try {
    const binaries = native ? binariesIn(native) : await findBinaries();
    const runAs = runAsOwnerOf(dataDir);
    const password = readPassword(dir);
    const locale = native ? ANY_VERSION : undefined;
    initialise({ dataDir, password, isEphemeral: ephemeral, locale }, binaries, runAs);
    const urlAt = (port: number, name = 'postgres') =>
      `postgres://atelier:${password}@127.0.0.1:${port}/${name}`;
    const launch: Launch = {
      dataDir,
      logFile: path.join(dir, 'postgres.log'),
      settings: settingsFor({ ephemeral, maxConnections }),
      urlAt,
      binary: binaries.postgres,
      runAs,
    };
    const server = (await findOrphan(launch)) ?? (await launchServer(launch));
    const stop = keepRunning(launch, server);
    await ensureDatabase(urlAt(server.port), database);
    return {
      url: urlAt(server.port, database),
      async stop() {
        await stop();
        unlock();
        if (ephemeral) fs.rmSync(dir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
