import { readFileSync } from 'node:fs';
import path from 'node:path';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { FailedEmail } from '#shared/office/system/contract.ts';
import { users } from '#shared/accounts/tables.ts';
import { FAILED_MAIL, mailSettings, outbox } from '#shared/mail/tables.ts';
import { MAX_REFUSALS } from '#server/features/mail/public.ts';
import type { Queryable } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';
import { ROOT } from '#server/root.ts';
import { columnsOf } from '#server/db/columns-of.ts';

/** Newest first; up to `limit + 1` rows. */
export const listFailedEmails = (db: Queryable, before: number | null, limit: number) =>
  db
    .select({
      ...columnsOf(FailedEmail, outbox),
      to: personColumns,
      isStopped: sql<boolean>`coalesce(${mailSettings.refusals} >= ${MAX_REFUSALS} and ${mailSettings.refusedAddress} = ${outbox.address}, false)`,
    })
    .from(outbox)
    .innerJoin(users, eq(users.id, outbox.userId))
    .leftJoin(mailSettings, eq(mailSettings.userId, outbox.userId))
    .where(and(FAILED_MAIL, before === null ? undefined : lt(outbox.id, before)))
    .orderBy(desc(outbox.id))
    .limit(limit + 1);

export const countFailedEmails = (db: Queryable): Promise<number> => db.$count(outbox, FAILED_MAIL);

/** Reads every upload: for a job. */
export async function measureFiles(db: Queryable): Promise<{ bytes: number; count: number }> {
  const { rows } = await db.execute<{ bytes: number; count: number }>(sql`
    select coalesce(sum(bytes), 0)::float8 as bytes, count(*)::int as count from (
      select bytes from uploads where bytes is not null
      union all select bytes from videos where bytes is not null
      union all select bytes from project_files) stored`);
  return rows[0]!;
}

const textOf = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const APP = (textOf('package.json') as { version: string }).version;
interface Journal {
  entries: { when: number; tag: string }[];
}

export async function readDatabase(db: Queryable) {
  const { rows } = await db.execute<{ bytes: number; postgres: string; migratedAt: string | null }>(sql`
    select pg_database_size(current_database())::float8 as bytes, current_setting('server_version') as postgres,
      (select max(created_at)::text from drizzle.__drizzle_migrations) as "migratedAt"`);
  const { bytes, postgres, migratedAt } = rows[0]!;
  const { entries } = textOf('migrations/meta/_journal.json') as Journal;
  // A newer version may have migrated the schema further.
  const schema = entries.find(({ when }) => String(when) === migratedAt)?.tag ?? migratedAt ?? '';
  return {
    databaseBytes: bytes,
    versions: { app: APP, schema, node: process.version, postgres: postgres.split(' ')[0]! },
  };
}
