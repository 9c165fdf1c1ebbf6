/** One Postgres server process: started on a free port, or found running after a kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClient } from '#server/db/connect.ts';
import { SYSTEM_ENV } from './cluster.ts';
import { commandOf, isAlive } from './processes.ts';
import type { RunAs } from './run-as.ts';

export interface ServerProcess {
  pid: number;
  port: number;
  /** Null if it was found running. */
  child: ChildProcess | null;
}
export interface Launch {
  dataDir: string;
  logFile: string;
  settings: string[];
  urlAt: (port: number) => string;
  binary: string;
  runAs: RunAs;
}

const START_MS = 60_000;
const ORPHAN_MS = 60_000;
const PAUSES_MS = [100, 300, 1000, 0];
const pidFile = (dataDir: string): string => path.join(dataDir, 'postmaster.pid');

/** The status that a running Postgres reports. */
export function readPidFile(dataDir: string): { pid: number; port: number } | null {
  try {
    const lines = fs.readFileSync(pidFile(dataDir), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return null;
  }
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** True if the server at `url` responds and uses this folder. */
async function serves(url: string, dataDir: string): Promise<boolean> {
  const client = openClient({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return fs.realpathSync(rows[0]!.data_directory) === fs.realpathSync(dataDir);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** False only if the system reports another program. */
function isServerOf(pid: number, dataDir: string): boolean {
  const command = commandOf(pid);
  const folder = command?.[command.indexOf('-D') + 1];
  if (!command || command.length === 0) return true;
  return (
    folder !== undefined && fs.existsSync(folder) && fs.realpathSync(folder) === fs.realpathSync(dataDir)
  );
}

/** A server left by a killed run: adopted if it is running, waited for while it shuts down. */
export async function findOrphan({ dataDir, urlAt }: Launch): Promise<ServerProcess | null> {
  for (const end = Date.now() + ORPHAN_MS; Date.now() < end; await sleep(50)) {
    const orphan = readPidFile(dataDir);
    if (!orphan || !isAlive(orphan.pid)) return null;
    if (!isServerOf(orphan.pid, dataDir)) {
      // The id belongs to another program, for example after a reboot. Postgres would refuse to start beside it.
      fs.rmSync(pidFile(dataDir), { force: true });
      return null;
    }
    if (await serves(urlAt(orphan.port), dataDir)) return { ...orphan, child: null };
  }
  return null;
}

async function attempt(launch: Launch, port: number): Promise<ServerProcess | null> {
  const args = ['-D', launch.dataDir, '-p', String(port), ...launch.settings.flatMap((s) => ['-c', s])];
  const command = launch.runAs(launch.binary, args, true);
  const log = fs.openSync(launch.logFile, 'a');
  // A process group of its own: Ctrl-C reaches only us, and we stop it last.
  const child = spawn(command.file, command.args, {
    ...command.options,
    detached: true,
    stdio: ['ignore', log, log],
    env: SYSTEM_ENV,
  });
  fs.closeSync(log);
  child.unref();
  // Without a listener the error would end this process; `pid` stays undefined.
  child.once('error', () => {});
  const isUp = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  for (const end = Date.now() + START_MS; Date.now() < end && isUp(); await sleep(40)) {
    if (await serves(launch.urlAt(port), launch.dataDir)) return { pid: child.pid!, port, child };
  }
  if (isUp()) child.kill('SIGQUIT');
  return null;
}

/**
 * Starts the server, by default on a free port. Another program may take that port first, and the memory of a
 * server killed a moment ago may still be attached: hence the retries.
 */
export async function launchServer(launch: Launch, port?: number): Promise<ServerProcess> {
  for (const pauseMs of PAUSES_MS) {
    const server = await attempt(launch, port ?? (await freePort()));
    if (server) return server;
    await sleep(pauseMs);
  }
  const tail = fs.readFileSync(launch.logFile, 'utf8').split('\n').slice(-15).join('\n');
  throw new Error(`The embedded database did not start:\n${tail}`);
}
