/** Fills a database with generated works: the same rows for the product and, in a schema of their own, for the limit. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openClient } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/open.ts';

/** Members who get a session, notifications and conversations. The first is the viewer. */
export const VIEWERS = 12;
const LEAST_MEMBERS = 50;

export const readSql = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, `${name}.sql`), 'utf8');

const LARGE = ['users', 'artworks', 'likes', 'follows', 'comments', 'artwork_search', 'artist_search'];

/** Triggers are off, because the rows are consistent by construction; indexes are built once at the end. */
export async function fillDatabase(url: string, works: number): Promise<void> {
  await migrateDatabase(url);
  const numbers: Record<string, number> = {
    works,
    members: Math.max(LEAST_MEMBERS, works / 10),
    likes: works * 10,
    viewers: VIEWERS,
  };
  const sized = (name: string): string =>
    readSql(name).replaceAll(/(?<!:):(\w+)/g, (_, variable: string) => String(numbers[variable]));
  const client = openClient({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `set session_replication_role = replica; set synchronous_commit = off;
       set work_mem = '256MB'; set maintenance_work_mem = '512MB'`,
    );
    await client.query(sized('reference'));
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where schemaname = 'public' and tablename = any($1) and not exists (
         select 1 from pg_constraint where conname = indexname)`,
      [LARGE],
    );
    for (const { name } of indexes) await client.query(`drop index ${client.escapeIdentifier(name)}`);
    await client.query(sized('product'));
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
