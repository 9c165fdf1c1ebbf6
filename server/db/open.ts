import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Logger as WorkerLogger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from '../context.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations');
/** Any constant will do, as long as every process uses the same. */
const MIGRATION_LOCK = 727_001;

/** Applies what is missing, under an advisory lock on one connection: several processes may start at once. */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    // Jobs are asked for in transactions, also by processes that never run one.
    await runMigrations({ connectionString, logger: new WorkerLogger(() => () => {}) });
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}

export function openDatabase(connectionString: string, log: Logger): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({ connectionString, max: 20 });
  // Without a listener, a database restart would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  // Nor may one that is in use and fails between two queries.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  });
  return { pool, db: drizzle(pool, { casing: 'snake_case' }) as Db };
}
