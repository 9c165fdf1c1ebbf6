/** A real PostgreSQL of one's own, in a data folder: what DATABASE_URL would otherwise name. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, findBinaries } from './binaries.ts';
import { lockFolder } from './folder-lock.ts';
import { type RunAs, runAsOwnerOf } from './run-as.ts';

export { DataFolderInUse } from './folder-lock.ts';

export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}
interface Options {
  dir: string;
  database?: string;
  /** Faster and forgetful: for tests. `stop` removes the folder. */
  ephemeral?: boolean;
  maxConnections?: number;
}

const START_MS = 60_000;
const STOP_MS = 15_000;
const HASTE = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
const SYSTEM_ENV = { ...process.env, LC_ALL: 'C' };

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What a running Postgres says of itself: process number and port. */
function readPidFile(dataDir: string): { pid: number; port: number } | null {
  try {
    const lines = fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return null;
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** The folder the server at `url` serves, or null when there is none. */
async function servedFolder(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]!.data_directory;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

function readPassword(dir: string): string {
  const file = path.join(dir, 'postgres.secret');
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(18).toString('hex'), { mode: 0o600 });
  return fs.readFileSync(file, 'utf8').trim();
}

function initialise(dataDir: string, password: string, binaries: Binaries, runAs: RunAs, isEphemeral: boolean): void {
  if (fs.existsSync(path.join(dataDir, 'PG_VERSION'))) return;
  const passwordFile = `${dataDir}.pw-${process.pid}`;
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  const owner = fs.statSync(dataDir);
  if (process.getuid?.() === 0 && owner.uid !== 0) fs.chownSync(passwordFile, owner.uid, owner.gid);
  const args = ['-D', dataDir, '-U', 'atelier', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  args.push('--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  if (isEphemeral) args.push('--no-sync');
  const command = runAs(binaries.initdb, args, false);
  const result = spawnSync(command.file, command.args, { ...command.options, encoding: 'utf8', env: SYSTEM_ENV });
  fs.rmSync(passwordFile, { force: true });
  if (result.status === 0) return;
  // A half-made folder would be taken for a whole one.
  for (const entry of fs.readdirSync(dataDir)) fs.rmSync(path.join(dataDir, entry), { recursive: true, force: true });
  throw new Error(`The embedded database could not be created: ${result.error ?? result.stderr}`);
}

/** Starts the server on a free port; another program may take that port first, hence the attempts. */
async function launch(
  options: { dataDir: string; logFile: string; settings: string[]; urlAt: (port: number) => string },
  binaries: Binaries,
  runAs: RunAs,
): Promise<{ pid: number; port: number }> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const port = await freePort();
    const args = ['-D', options.dataDir, '-p', String(port), ...options.settings.flatMap((s) => ['-c', s])];
    const command = runAs(binaries.postgres, args, true);
    const log = fs.openSync(options.logFile, 'a');
    // A process group of its own: Ctrl-C reaches only us, and we stop it last.
    const child: ChildProcess = spawn(command.file, command.args, {
      ...command.options,
      detached: true,
      stdio: ['ignore', log, log],
      env: SYSTEM_ENV,
    });
    fs.closeSync(log);
    child.unref();
    let hasExited = false;
    child.once('exit', () => (hasExited = true));
    child.once('error', () => (hasExited = true));
    for (const end = Date.now() + START_MS; Date.now() < end && !hasExited; await sleep(40)) {
      if (await servedFolder(options.urlAt(port))) return { pid: child.pid!, port };
    }
    if (!hasExited && child.pid) process.kill(child.pid, 'SIGQUIT');
  }
  const tail = fs.readFileSync(options.logFile, 'utf8').split('\n').slice(-15).join('\n');
  throw new Error(`The embedded database did not start:\n${tail}`);
}

async function ensureDatabase(maintenanceUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** Throws `DataFolderInUse` when a live process holds the folder. An orphan of a killed run is taken over. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dir, database = 'atelier', ephemeral = false, maxConnections = 100 } = options;
  const dataDir = path.join(dir, 'postgres');
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dir);
  try {
    const binaries = await findBinaries();
    const runAs = runAsOwnerOf(dataDir);
    const password = readPassword(dir);
    const urlAt = (port: number, name = 'postgres') => `postgres://atelier:${password}@127.0.0.1:${port}/${name}`;
    initialise(dataDir, password, binaries, runAs, ephemeral);
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      `max_connections=${maxConnections}`,
      ...(ephemeral ? HASTE : []),
    ];
    const orphan = readPidFile(dataDir);
    const folder = orphan && isRunning(orphan.pid) ? await servedFolder(urlAt(orphan.port)) : null;
    const isOurs = folder !== null && fs.realpathSync(folder) === fs.realpathSync(dataDir);
    const server =
      orphan && isOurs
        ? orphan
        : await launch({ dataDir, logFile: path.join(dir, 'postgres.log'), settings, urlAt }, binaries, runAs);
    const lastResort = () => isRunning(server.pid) && process.kill(server.pid, 'SIGINT');
    process.once('exit', lastResort);
    await ensureDatabase(urlAt(server.port), database);
    return {
      url: urlAt(server.port, database),
      async stop() {
        process.off('exit', lastResort);
        // SIGINT is Postgres's "fast" shutdown.
        if (isRunning(server.pid)) process.kill(server.pid, 'SIGINT');
        for (const end = Date.now() + STOP_MS; readPidFile(dataDir) && Date.now() < end; ) await sleep(25);
        unlock();
        if (ephemeral) fs.rmSync(dir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
