/** A gallery of several processes on this machine: two that serve, a worker, a primary and a replica, and a proxy. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPool } from '#server/db/connect.ts';
import { startEmbeddedPostgres } from '#server/providers/database/sandbox/embedded-postgres.ts';
import { startReplica } from '#server/providers/database/sandbox/replica.ts';
import { freePort, readPidFile } from '#server/providers/database/sandbox/server-process.ts';
import { isReady, startProxy } from './proxy.ts';
import { type Supervised, supervise } from './supervise.ts';

const REPLICA = 'replica_1';
/** Of both databases: each server process takes up to 40. */
const CONNECTIONS = 200;
const START_MS = 600_000;

const ROLES = { 'web 1': 'web', 'web 2': 'web', worker: 'worker' } as const;
export type ProcessName = keyof typeof ROLES;
const NAMES = Object.keys(ROLES) as ProcessName[];

interface Status {
  name: string;
  isUp: boolean;
  pid: number | undefined;
  restarts: number;
}
/** How far the replica is behind the primary; null without a connection to it. */
interface Lag {
  bytes: number;
  ms: number;
}

interface Cluster {
  /** Of the proxy. */
  url: string;
  databaseUrl: string;
  processes: Record<ProcessName, Supervised>;
  /** Immediately; it is started again by itself. */
  killReplica(): void;
  status(): Promise<{ processes: Status[]; lag: Lag | null }>;
  /** Resolves when every process may get traffic and the replica follows. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** What the databases, the stand-ins and the logs keep. */
  dataDir: string;
  /** Of the proxy; 0 takes any free one. */
  port: number;
  env?: Record<string, string>;
  /** Databases without durability: for tests. */
  isEphemeral?: boolean;
  progress?: (line: string) => void;
}

const LAG = `
  select pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 as bytes,
    coalesce(extract(epoch from replay_lag) * 1000, 0)::float8 as ms
  from pg_stat_replication where application_name = $1 and state = 'streaming'`;

export async function startCluster(options: Options): Promise<Cluster> {
  const { dataDir, progress = () => {} } = options;
  const ephemeral = options.isEphemeral ?? false;
  const [primaryDir, replicaDir, logs] = ['primary', 'replica', 'logs'].map((n) => path.join(dataDir, n)) as [
    string,
    string,
    string,
  ];
  for (const folder of [primaryDir, replicaDir, logs]) mkdirSync(folder, { recursive: true });

  progress('Starting the primary');
  const primary = await startEmbeddedPostgres({ dir: primaryDir, ephemeral, maxConnections: CONNECTIONS });
  progress('Copying it to a replica');
  const replica = await startReplica({ primaryUrl: primary.url, dir: replicaDir, name: REPLICA, ephemeral });
  const pool = openPool({ connectionString: primary.url, max: 2 });

  const ports = await Promise.all(NAMES.map(freePort));
  const proxy = await startProxy({ port: options.port, targets: ports.slice(0, 2) });
  const env = {
    ...process.env,
    ENV_FILE: '',
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '2',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    ...options.env,
    PUBLIC_URL: proxy.url,
    DATA_DIR: dataDir,
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URLS: replica.url,
  };
  progress('Starting two web processes and a worker');
  const processes = Object.fromEntries(
    NAMES.map((name, n) => {
      const log = path.join(logs, `${name.replace(' ', '-')}.log`);
      return [name, supervise({ port: ports[n]!, log, env: { ...env, ROLE: ROLES[name] } })];
    }),
  ) as Record<ProcessName, Supervised>;

  async function readLag(): Promise<Lag | null> {
    const { rows } = await pool.query<Lag>(LAG, [REPLICA]);
    return rows[0] ?? null;
  }
  async function status() {
    const found = NAMES.map(async (name) => {
      const one = processes[name];
      return { name, isUp: await isReady(one.port), pid: one.pid(), restarts: one.restarts() };
    });
    return { processes: await Promise.all(found), lag: await readLag().catch(() => null) };
  }
  async function isWhole(): Promise<boolean> {
    const now = await status();
    const isServed = ports.slice(0, 2).every((port) => proxy.ready().includes(port));
    return now.lag !== null && isServed && now.processes.every(({ isUp }) => isUp);
  }
  return {
    url: proxy.url,
    databaseUrl: primary.url,
    processes,
    killReplica() {
      process.kill(readPidFile(path.join(replicaDir, 'postgres'))!.pid, 'SIGKILL');
    },
    status,
    async ready() {
      for (const end = Date.now() + START_MS; !(await isWhole()); await sleep(100)) {
        if (Date.now() > end) throw new Error(`The cluster did not start; see ${logs}`);
      }
    },
    async stop() {
      await Promise.all(NAMES.map((name) => processes[name].stop()));
      await proxy.close();
      await pool.end();
      await replica.stop();
      await primary.stop();
    },
  };
}
