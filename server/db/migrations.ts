/** Applies `migrations/`: drizzle's files, table and comparison, but a transaction for each migration. */
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { ConfigError } from '../config.ts';
import { ROOT } from '../root.ts';

export const MIGRATIONS = path.join(ROOT, 'migrations');
export const OLDEST_POSTGRES = 15;
export const EXTENSIONS = ['pg_trgm', 'unaccent'];
const NOT_ALLOWED = '42501';

/** Throws `ConfigError` with one sentence for the operator. */
export async function requireSupported(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ major: number; version: string; missing: string[] }>(
    `select current_setting('server_version_num')::int / 10000 as major,
      current_setting('server_version') as version,
      array(select name from unnest($1::text[]) as name
        where name not in (select available.name from pg_available_extensions available)) as missing`,
    [EXTENSIONS],
  );
  const { major, version, missing } = rows[0]!;
  if (major < OLDEST_POSTGRES)
    throw new ConfigError(
      `Atelier needs PostgreSQL ${OLDEST_POSTGRES} or later; DATABASE_URL points to ${version}.`,
    );
  if (missing.length > 0)
    throw new ConfigError(
      `PostgreSQL lacks ${missing.join(' and ')}. Install its contrib package (on Debian: postgresql-contrib).`,
    );
}

async function transact(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Drizzle's own function applies all in one transaction, where PostgreSQL 15 and 16 refuse a later migration that uses
 * a value which an earlier one added to an enum.
 * @param count applies only the first so many, as an earlier version did
 */
export async function applyMigrations(client: pg.Client, count?: number): Promise<void> {
  try {
    await client.query('create schema if not exists drizzle');
    await client.query(
      'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
    const { rows } = await client.query<{ newest: string | null }>(
      'select max(created_at) as newest from drizzle.__drizzle_migrations',
    );
    const newest = Number(rows[0]!.newest ?? -1);
    const files = readMigrationFiles({ migrationsFolder: MIGRATIONS }).slice(0, count);
    for (const { sql, hash, folderMillis } of files.filter((file) => file.folderMillis > newest)) {
      await transact(client, async () => {
        for (const statement of sql) await client.query(statement);
        await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
          hash,
          folderMillis,
        ]);
      });
    }
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code !== NOT_ALLOWED) throw error;
    throw new ConfigError(
      `The database refused a migration (${message}). Make the role of DATABASE_URL the owner of the database.`,
    );
  }
}
