/** Creates all database connections: losing one without an error listener would end the process. */
import type { Socket } from 'node:net';
import { userInfo } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A pending query reports the loss itself, so the listener can be empty. */
type OnLost = (error: Error) => unknown;

/** In milliseconds. Without them a frozen database would hang its callers. */
export interface DatabaseLimits {
  /** Limit for opening a connection, and for getting one from the pool. */
  waitMs: number;
  /** Limit of one statement. */
  statementMs: number;
}

function accountName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    // A container's user need not have an account.
    return undefined;
  }
}

// Like psql: `postgres:///atelier` names no role, and pg knows only $USER, which cron does not set.
pg.defaults.user ??= accountName();

export const NO_ANSWER = 'The database does not respond';
/** Postgres itself reports a statement that takes too long; this is for one that cannot. */
const GRACE_MS = 1000;

const settingsOf = ({ waitMs, statementMs }: DatabaseLimits): pg.ClientConfig => ({
  connectionTimeoutMillis: waitMs,
  statement_timeout: statementMs,
  keepAlive: true,
});

/**
 * Closes a connection whose statement gets no answer. pg's `query_timeout` would only reject the query: the connection
 * would stay in use, and the rollback after it would wait as long again.
 */
function limitSilence(client: pg.Client, { statementMs }: DatabaseLimits): void {
  const stream = client.connection.stream as Socket;
  stream.setTimeout(statementMs + GRACE_MS);
  stream.on('timeout', () => {
    if (!Reflect.get(client, 'readyForQuery')) stream.destroy(new Error(NO_ANSWER));
  });
}

type OnConnect = Parameters<pg.Pool['connect']>[0];

/**
 * A connection that is lost in use goes back to its pool at once: drizzle never returns one on which `begin` failed. Who
 * used it may return it later: also the jobs' listener, which does so by the function that its callback was given, and
 * handles no error.
 */
function returnLost(pool: pg.Pool): void {
  const inUse = new WeakSet<pg.ClientBase>();
  const lost = new WeakSet<pg.ClientBase>();
  pool.on('acquire', (client) => void inUse.add(client));
  pool.on('release', (_error, client) => void inUse.delete(client));
  pool.on('connect', (client) => {
    client.on('end', () => {
      if (!inUse.has(client)) return;
      client.release(true);
      lost.add(client);
      client.release = () => {};
    });
  });
  const connect = pool.connect.bind(pool);
  const connectWithCallback = (callback: OnConnect): void =>
    connect((error, client, release) =>
      callback(error, client, (reason) => {
        if (!client || !lost.has(client)) release(reason);
      }),
    );
  pool.connect = ((callback?: OnConnect) =>
    callback ? connectWithCallback(callback) : connect()) as pg.Pool['connect'];
}

export function openPool(config: pg.PoolConfig, onLost: OnLost = () => {}, limits?: DatabaseLimits): pg.Pool {
  const pool = new pg.Pool({ ...config, ...(limits && settingsOf(limits)) });
  pool.on('error', onLost);
  returnLost(pool);
  pool.on('connect', (client) => {
    // The pool listens only to idle connections.
    client.on('error', onLost);
    if (limits) limitSilence(client, limits);
  });
  return pool;
}

export function openClient(
  config: pg.ClientConfig,
  onLost: OnLost = () => {},
  limits?: DatabaseLimits,
): pg.Client {
  const client = new pg.Client({ ...config, ...(limits && settingsOf(limits)) });
  client.on('error', onLost);
  if (limits) client.on('connect' as 'end', () => limitSilence(client, limits));
  return client;
}

const QUIET_MS = 50;

/** What still runs returns its connection, and asks for no other one for a moment. */
export async function whenIdle(pool: pg.Pool): Promise<void> {
  const isIdle = (): boolean => pool.idleCount === pool.totalCount && pool.waitingCount === 0;
  let isQuiet = false;
  while (!isQuiet || !isIdle()) {
    isQuiet = isIdle();
    await sleep(QUIET_MS);
  }
}
