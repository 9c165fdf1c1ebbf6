/** Creates all database connections: losing one without an error listener would end the process. */
import pg from 'pg';

/** A pending query reports the loss itself, so the listener can be empty. */
type OnLost = (error: Error) => unknown;

export function openPool(config: pg.PoolConfig, onLost: OnLost = () => {}): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', onLost);
  // The pool listens only to idle connections.
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

export function openClient(config: pg.ClientConfig, onLost: OnLost = () => {}): pg.Client {
  const client = new pg.Client(config);
  client.on('error', onLost);
  return client;
}
