/** A real, private PostgreSQL in a data folder, instead of the one named by DATABASE_URL. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClient } from '#server/db/connect.ts';
import { findBinaries } from './binaries.ts';
import { initialise, readPassword } from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { isAlive } from './processes.ts';
import { runAsOwnerOf } from './run-as.ts';
import { type Launch, type ServerProcess, findOrphan, launchServer, readPidFile } from './server-process.ts';

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
}

const STOP_MS = 15_000;
const REVIVE_PAUSE_MS = 1000;
const HASTE = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

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

/** Keeps one server running: if it is killed, it restarts on its port, and pools reconnect. */
function keepRunning(launch: Launch, first: ServerProcess): () => Promise<void> {
  let server = first;
  const stopping = new AbortController();
  // SIGINT is Postgres's "fast" shutdown.
  const interrupt = (): unknown => isAlive(server.pid) && process.kill(server.pid, 'SIGINT');
  const watch = (): unknown => server.child?.once('exit', () => void revive());
  async function revive(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        server = await launchServer(launch, server.port);
        watch();
        // Stopped in the meantime.
        if (stopping.signal.aborted) interrupt();
        return;
      } catch {
        // Its own log has the reason; the pools' errors inform the operator.
        await sleep(REVIVE_PAUSE_MS);
      }
    }
  }
  watch();
  process.once('exit', interrupt);
  return async () => {
    stopping.abort();
    process.off('exit', interrupt);
    interrupt();
    for (const end = Date.now() + STOP_MS; readPidFile(launch.dataDir) && Date.now() < end;) await sleep(25);
  };
}

/**
 * Throws `DataFolderInUse` if a live process holds the folder. A server left by a killed run is adopted, or
 * waited for while it shuts down.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dir, database = 'atelier', ephemeral = false, maxConnections = 100 } = options;
  const dataDir = path.join(dir, 'postgres');
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dir);
  try {
    const binaries = await findBinaries();
    const runAs = runAsOwnerOf(dataDir);
    const password = readPassword(dir);
    initialise({ dataDir, password, isEphemeral: ephemeral }, binaries, runAs);
    const urlAt = (port: number, name = 'postgres') =>
      `postgres://atelier:${password}@127.0.0.1:${port}/${name}`;
    const launch: Launch = {
      dataDir,
      logFile: path.join(dir, 'postgres.log'),
      settings: [
        'listen_addresses=127.0.0.1',
        'unix_socket_directories=',
        `max_connections=${maxConnections}`,
        ...(ephemeral ? HASTE : []),
      ],
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
