/** Databases in the shape of an earlier version. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openClient } from '../db/connect.ts';
import { MIGRATIONS } from '../db/open.ts';

interface Journal {
  entries: { tag: string }[];
}

async function connectTo(url: string): Promise<pg.Client> {
  const client = openClient({ connectionString: url });
  await client.connect();
  return client;
}

/** An empty database migrated up to, and without, that migration. */
export async function databaseBefore(
  tag: string,
): Promise<{ client: pg.Client; migrateOn: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = new URL(inject('clusterUrl'));
  const cluster = await connectTo(url.href);
  await cluster.query(`create database ${name}`);
  url.pathname = `/${name}`;
  const client = await connectTo(url.href);
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  onTestFinished(async () => {
    await client.end();
    await cluster.query(`drop database ${name} with (force)`);
    await cluster.end();
    await rm(folder, { recursive: true });
  });
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const earlier = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  await writeFile(file, JSON.stringify({ ...journal, entries: earlier }));
  await migrate(drizzle(client), { migrationsFolder: folder });
  return { client, migrateOn: () => migrate(drizzle(client), { migrationsFolder: MIGRATIONS }) };
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
