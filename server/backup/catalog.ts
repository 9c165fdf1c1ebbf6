/** Reads the parts of a database from its catalog. */
import type pg from 'pg';

interface Table {
  name: string;
  columns: string[];
}

/**
 * Their rows are not backed up: after a restore members sign in again, create tokens and exports again, and limits start
 * over. What was ended since does not come back.
 */
const TRANSIENT = [
  'sessions',
  'access_tokens',
  'rate_limits',
  'saved_responses',
  'identity_payloads',
  'data_exports',
];

/** Lists each table with its columns that are not generated. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attgenerated = '' and c.relname <> all ($1)
     group by 1 order by 1`,
    [TRANSIENT],
  );
  return rows;
}

/** Statements that create the tables' partitions where they are missing. */
export async function listPartitions(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('create table if not exists %I partition of %s %s', c.relname, inhparent::regclass,
       pg_get_expr(c.relpartbound, c.oid)) as statement
     from pg_class c join pg_inherits on inhrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relispartition and c.relkind = 'r' order by 1`,
  );
  return rows.map(({ statement }) => statement);
}

export async function listSequences(client: pg.ClientBase): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}

/** Statements that remove the foreign keys, and that add them again. */
export async function foreignKeys(client: pg.ClientBase): Promise<{ drop: string; add: string }[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by conname`,
  );
  return rows;
}

/** The hashes of the applied migrations, oldest first. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash }) => hash);
}

export async function isDatabaseEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'drizzle', 'graphile_worker') and c.relkind in ('r', 'p')
     union all select 1 from pg_namespace where nspname in ('drizzle', 'graphile_worker') limit 1`,
  );
  return rowCount === 0;
}
