import { drizzle } from 'drizzle-orm/node-postgres';
import { Logger as WorkerLogger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from '../context.ts';
import { type DatabaseLimits, openClient, openPool } from './connect.ts';
import { applyMigrations, requireSupported } from './migrations.ts';
import { preparingClient } from './preparing-client.ts';

/** Any constant works, as long as all processes use the same. */
const MIGRATION_LOCK = 727_001;

/**
 * Applies pending migrations under an advisory lock on one connection, because several processes may start at
 * the same time.
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const client = openClient({ connectionString });
  // graphile-worker would leave its own pool open.
  const pgPool = openPool({ connectionString, max: 1 });
  await client.connect();
  try {
    await requireSupported(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(client);
    // Jobs are added in transactions, also by processes that run none.
    await runMigrations({ pgPool, logger: new WorkerLogger(() => () => {}) });
  } finally {
    await pgPool.end();
    // Ending the session releases the lock.
    await client.end();
  }
}

export function openDatabase(
  connectionString: string,
  options: { log: Logger; max: number; limits: DatabaseLimits },
): { db: Db; pool: pg.Pool } {
  const { log, max, limits } = options;
  const pool = openPool(
    { connectionString, max, Client: preparingClient() },
    (error) => log.warn({ err: error }, 'database connection lost'),
    limits,
  );
  return { pool, db: drizzle(pool, { casing: 'snake_case' }) as Db };
}
