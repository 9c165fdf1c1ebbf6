/** Where every connection to the database is made: one that is lost without a listener would end the process. */
import pg from 'pg';

/** Whatever waits for an answer hears of a loss by itself, so there need not be a listener. */
type OnLost = (error: Error) => unknown;

export function openPool(config: pg.PoolConfig, onLost: OnLost = () => {}): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', onLost);
  // The pool listens only to connections that nobody uses.
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

export function openClient(config: pg.ClientConfig, onLost: OnLost = () => {}): pg.Client {
  const client = new pg.Client(config);
  client.on('error', onLost);
  return client;
}
