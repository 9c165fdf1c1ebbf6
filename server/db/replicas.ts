/** Reads from streaming replicas: which may be read, and what happens to a read when one is gone. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from '../context.ts';
import { type DatabaseLimits, openPool } from './connect.ts';
import { openDatabase } from './open.ts';

export interface ReplicaState {
  /** Host, port and database. */
  name: string;
  /** Null: it does not answer. */
  lagSeconds: number | null;
  isUsed: boolean;
}

interface Replica extends ReplicaState {
  pool: pg.Pool;
  /** Has its own connections, so that a busy replica does not look like one that is gone. */
  probe: pg.Pool;
}

/** The end of the primary's log at a time. */
interface Mark {
  at: number;
  position: number;
}

const PROBE_MS = 1000;
/** Longer lags are reported as this long. */
const MAX_MARKS = 3600;
const WRITTEN = `select (pg_current_wal_lsn() - '0/0')::float8 as position`;
/** A server that was promoted is no replica any more. */
const REPLAYED = `select (pg_last_wal_replay_lsn() - '0/0')::float8 as position where pg_is_in_recovery()`;
/** The statement took too long: the primary would need as long again. */
const QUERY_CANCELED = '57014';

const nameOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

/** Null: no answer. */
const positionOf = (pool: pg.Pool, statement: string): Promise<number | null> =>
  pool.query<{ position: number | null }>(statement).then(
    ({ rows }) => rows[0]?.position ?? null,
    () => null,
  );

/** Reads from one replica after another, or from the primary while there is none. */
class ReadPool {
  readonly #primary: pg.Pool;
  readonly #replicas: readonly Replica[];
  readonly #log: Logger;
  #turn = 0;

  constructor(primary: pg.Pool, replicas: readonly Replica[], log: Logger) {
    this.#primary = primary;
    this.#replicas = replicas;
    this.#log = log;
  }

  #next(): Replica | undefined {
    const used = this.#replicas.filter(({ isUsed }) => isUsed);
    this.#turn += 1;
    return used[this.#turn % used.length];
  }

  async query(statement: pg.QueryConfig, values?: unknown[]): Promise<unknown> {
    const replica = this.#next();
    if (!replica) return this.#primary.query(statement, values);
    try {
      return await replica.pool.query(statement, values);
    } catch (error) {
      if ((error as { code?: unknown }).code === QUERY_CANCELED) throw error;
      // If the replica is gone, the next probe leaves it out.
      this.#log.warn({ err: error, replica: replica.name }, 'read repeated on the primary');
      return this.#primary.query(statement, values);
    }
  }

  connect(): never {
    throw new Error('There are no transactions on replicas.');
  }
}

interface Replicas {
  /** Undefined without replicas. */
  reads: { db: Db; pool: pg.Pool } | undefined;
  states: () => ReplicaState[];
  close(): Promise<void>;
}

/** Runs once a second, but never twice at a time. @returns stops it */
function repeat(work: () => Promise<void>): () => Promise<void> {
  let working: Promise<void> | null = null;
  const start = (): void => {
    working ??= work().finally(() => (working = null));
  };
  start();
  const timer = setInterval(start, PROBE_MS).unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}

export function openReplicas(
  primary: pg.Pool,
  options: { urls: string[]; maxLagSeconds: number; max: number; limits: DatabaseLimits; log: Logger },
): Replicas {
  const { urls, maxLagSeconds, max, limits, log } = options;
  if (urls.length === 0) return { reads: undefined, states: () => [], close: async () => {} };
  const impatient = { waitMs: PROBE_MS, statementMs: PROBE_MS };
  const replicas = urls.map((connectionString): Replica => ({
    name: nameOf(connectionString),
    lagSeconds: null,
    isUsed: false,
    pool: openDatabase(connectionString, { log, max, limits }).pool,
    probe: openPool({ connectionString, max: 1 }, undefined, impatient),
  }));
  let marks: Mark[] = [];

  async function mark(): Promise<void> {
    const position = await positionOf(primary, WRITTEN);
    const last = marks.at(-1)?.position ?? 0;
    // The last mark stays while nothing is written, and while the primary is down.
    if (position === null || position === last) return;
    // Another primary may have taken over, with a log that ends earlier.
    marks = [...(position < last ? [] : marks), { at: performance.now(), position }].slice(-MAX_MARKS);
  }
  async function measure(replica: Replica): Promise<void> {
    const position = await positionOf(replica.probe, REPLAYED);
    const missing = marks.findIndex((mark) => mark.position > (position ?? 0));
    const lagSeconds = missing === -1 ? 0 : (performance.now() - marks[missing]!.at) / 1000;
    replica.lagSeconds = position === null ? null : lagSeconds;
    // Behind the first mark it may be any time behind.
    const isKnown = position !== null && marks.length > 0 && missing !== 0;
    const isUsed = isKnown && lagSeconds <= maxLagSeconds;
    if (isUsed === replica.isUsed) return;
    replica.isUsed = isUsed;
    const { name } = replica;
    if (isUsed) log.info({ replica: name }, 'replica is in use');
    else log.warn({ replica: name, lagSeconds: replica.lagSeconds }, 'replica is not in use');
  }
  const stops = [repeat(mark), ...replicas.map((replica) => repeat(() => measure(replica)))];
  // drizzle needs no more of a pool than this.
  const pool = new ReadPool(primary, replicas, log) as unknown as pg.Pool;
  return {
    reads: { pool, db: drizzle(pool, { casing: 'snake_case' }) as Db },
    states: () => replicas.map(({ name, lagSeconds, isUsed }) => ({ name, lagSeconds, isUsed })),
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await Promise.all(replicas.flatMap(({ pool, probe }) => [pool.end(), probe.end()]));
    },
  };
}
