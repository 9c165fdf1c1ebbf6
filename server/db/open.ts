import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Logger as WorkerLogger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from '../context.ts';
import { ROOT } from '../root.ts';
import { type DatabaseLimits, openClient, openPool } from './connect.ts';
import { preparingClient } from './preparing-client.ts';

export const MIGRATIONS = path.join(ROOT, 'migrations');
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
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    // Jobs are added in transactions, also by processes that run none.
    await runMigrations({ pgPool, logger: new WorkerLogger(() => () => {}) });
  } finally {
    await pgPool.end();
    // Ending the session releases the lock.
    await client.end();
  }
}

/** Applies only the first migrations, as an earlier version did. */
export async function migrateUpTo(client: pg.Client, count: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    const file = path.join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] };
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
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
