import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { openClient } from '../db/connect.ts';
import { EXTENSIONS, MIGRATIONS, OLDEST_POSTGRES } from '../db/migrations.ts';
import { type Finding, advice, causeOf, clockFinding, fine, problem } from './finding.ts';

/** The connections of one process that does everything, with a few to spare for backups and the operator. */
const CONNECTIONS = 40;

interface Facts {
  version: string;
  major: number;
  encoding: string;
  now: Date;
  mayCreate: boolean;
  connections: number;
}

async function count(client: pg.Client, table: string): Promise<number | null> {
  const { rows } = await client.query<{ name: string | null }>('select to_regclass($1)::text as name', [
    table,
  ]);
  if (!rows[0]?.name) return null;
  const counted = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return counted.rows[0]!.count;
}

async function checkExtensions(client: pg.Client, mayCreate: boolean): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string; isInstalled: boolean }>(
    `select name, installed_version is not null as "isInstalled" from pg_available_extensions where name = any($1)`,
    [EXTENSIONS],
  );
  return EXTENSIONS.flatMap((name) => {
    const found = rows.find((row) => row.name === name);
    if (!found) {
      return problem(
        `The database server has no extension ${name}.`,
        'Install its contrib package (Debian: postgresql-contrib).',
      );
    }
    if (found.isInstalled || mayCreate) return [];
    return problem(
      `The extension ${name} is not in the database, and this role isn’t allowed to add it.`,
      `As its owner: create extension ${name};`,
    );
  });
}

async function checkMigrations(client: pg.Client): Promise<Finding> {
  const journal = JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: unknown[];
  };
  const known = journal.entries.length;
  const applied = (await count(client, 'drizzle.__drizzle_migrations')) ?? 0;
  if (applied > known) {
    return problem(
      `The database has ${applied} migrations, but this version knows only ${known}.`,
      'Start the version that last migrated it, or a later one.',
    );
  }
  if (applied === known) return fine(`All ${known} migrations are applied.`);
  return fine(`${applied} of ${known} migrations are applied; the server applies the rest when it starts.`);
}

async function checkAdmins(client: pg.Client, { adminEmails }: Config): Promise<Finding> {
  const exists = (await count(client, 'users')) !== null;
  const { rows } = exists
    ? await client.query<{ email: string }>(
        `select email from users where role = 'admin' order by created_at`,
      )
    : { rows: [] };
  if (rows.length > 0) return fine(`Admins: ${rows.map(({ email }) => email).join(', ')}.`);
  if (adminEmails.length > 0)
    return fine(`There is no admin yet: the first of ${adminEmails.join(', ')} to sign in becomes one.`);
  return problem('There is no admin, and no one can become one.', 'Set ADMIN_EMAILS to your email address.');
}

/** @param config with a database */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const client = openClient({ connectionString: config.databaseDirectUrl!, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
  } catch (error) {
    return [
      problem(
        `The database doesn’t respond: ${causeOf(error)}`,
        'Check DATABASE_URL: host, port, database, user and password, and that the server accepts this machine (pg_hba.conf).',
      ),
    ];
  }
  try {
    const { rows } = await client.query<Facts>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
         current_setting('server_encoding') as encoding, clock_timestamp() as now,
         has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "mayCreate",
         current_setting('max_connections')::int as connections`,
    );
    const facts = rows[0]!;
    if (facts.major < OLDEST_POSTGRES) {
      return [
        problem(
          `PostgreSQL ${facts.version} is too old.`,
          'Use version 15 or later; 18 is the most thoroughly tested.',
        ),
      ];
    }
    return [
      fine(`PostgreSQL ${facts.version}.`),
      ...(facts.encoding === 'UTF8'
        ? []
        : [
            problem(
              `The database's encoding is ${facts.encoding}.`,
              "Create it again: create database atelier encoding 'UTF8' template template0;",
            ),
          ]),
      ...(facts.mayCreate
        ? []
        : [
            problem(
              'This role isn’t allowed to create tables in the database.',
              'Make it the owner of the database: alter database atelier owner to atelier;',
            ),
          ]),
      ...(facts.connections >= CONNECTIONS
        ? []
        : [
            advice(
              `The database allows ${facts.connections} connections.`,
              `Raise max_connections to ${CONNECTIONS} or more for each process of the server.`,
            ),
          ]),
      ...(await checkExtensions(client, facts.mayCreate)),
      await checkMigrations(client),
      await checkAdmins(client, config),
      ...clockFinding('the database', facts.now),
    ];
  } finally {
    await client.end();
  }
}
