/** Databases in the shape of an earlier version. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { openClient } from '../db/connect.ts';
import { MIGRATIONS, applyMigrations } from '../db/migrations.ts';
import { createTestDatabase } from './database.ts';

interface Journal {
  entries: { tag: string }[];
}

async function readJournal(): Promise<Journal['entries']> {
  const journal = await readFile(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8');
  return (JSON.parse(journal) as Journal).entries;
}

export const newestMigration = async (): Promise<string> => (await readJournal()).at(-1)!.tag;

/** An empty database migrated up to, and without, that migration. */
export async function databaseBefore(
  tag: string,
): Promise<{ client: pg.Client; url: string; migrateOn: () => Promise<void> }> {
  const { url, drop } = await createTestDatabase({ isEmpty: true });
  const client = openClient({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  const entries = await readJournal();
  await applyMigrations(
    client,
    entries.findIndex((entry) => entry.tag === tag),
  );
  return { client, url, migrateOn: () => applyMigrations(client) };
}

export async function insert(
  client: pg.Client,
  table: string,
  row: Record<string, unknown>,
): Promise<string> {
  const all = { id: randomUUID(), ...row };
  const names = Object.keys(all);
  const places = names.map((_name, index) => `$${index + 1}`);
  await client.query(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
    Object.values(all),
  );
  return all.id;
}

export const insertMember = (client: pg.Client) =>
  insert(client, 'users', { email: `${randomUUID()}@example.com`, first_name: 'Ada', last_name: 'Lark' });

export const insertArtwork = (client: pg.Client, row: Record<string, unknown>) =>
  insert(client, 'artworks', {
    title: 'Quiet water',
    image_url: `/objects/${randomUUID()}`,
    width: 1200,
    height: 800,
    placeholder: 'AAAA',
    category: 'photography',
    ...row,
  });
