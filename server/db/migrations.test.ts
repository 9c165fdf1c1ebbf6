/** Migrations that move data, run over rows in the shape that was there before them. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openClient } from './connect.ts';
import { MIGRATIONS } from './open.ts';

interface Journal {
  entries: { tag: string }[];
}

async function connectTo(url: string): Promise<pg.Client> {
  const client = openClient({ connectionString: url });
  await client.connect();
  return client;
}

/** An empty database migrated up to, and without, that migration. */
async function databaseBefore(tag: string): Promise<{ client: pg.Client; migrateOn: () => Promise<void> }> {
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

async function insert(client: pg.Client, table: string, row: Record<string, unknown>): Promise<string> {
  const all = { id: randomUUID(), ...row };
  const names = Object.keys(all);
  const places = names.map((_name, index) => `$${index + 1}`);
  await client.query(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
    Object.values(all),
  );
  return all.id;
}

const insertMember = (client: pg.Client) =>
  insert(client, 'users', { email: `${randomUUID()}@example.com`, first_name: 'Ada', last_name: 'Lark' });

const insertArtwork = (client: pg.Client, row: Record<string, unknown>) =>
  insert(client, 'artworks', {
    title: 'Quiet water',
    image_url: `/objects/${randomUUID()}`,
    width: 1200,
    height: 800,
    placeholder: 'AAAA',
    category: 'photography',
    ...row,
  });

test('0010: unpayable prices become price on request, unless sold', async () => {
  const { client, migrateOn } = await databaseBefore('0010_least_price');
  const userId = await insertMember(client);
  const of = (row: Record<string, unknown>) => insertArtwork(client, { user_id: userId, ...row });
  const cheap = await of({ price: '0.49' });
  const least = await of({ price: '0.50' });
  const sold = await of({ price: '0.49', sold_at: new Date() });
  const ai = await of({ price: null, category: 'ai_art', making: null });
  const assisted = await of({ price: null, category: 'ai_art', making: 'ai_assisted' });
  await migrateOn();
  const { rows } = await client.query<{ id: string; price: string | null; making: string | null }>(
    'select id, price, making from artworks',
  );
  const found = Object.fromEntries(rows.map(({ id, price, making }) => [id, [price, making]]));
  expect(found).toEqual({
    [cheap]: [null, null],
    [least]: ['0.50', null],
    [sold]: ['0.49', null],
    [ai]: [null, 'ai_generated'],
    [assisted]: [null, 'ai_assisted'],
  });
});

test('0011: a notification about a sale references its purchase', async () => {
  const { client, migrateOn } = await databaseBefore('0011_sale_notifications_and_checks');
  const [sellerId, buyerId] = [await insertMember(client), await insertMember(client)];
  const artworkId = await insertArtwork(client, { user_id: sellerId });
  const purchaseId = await insert(client, 'purchases', {
    buyer_id: buyerId,
    seller_id: sellerId,
    artwork_id: artworkId,
    amount: '100.00',
    delivery_cost: '0.00',
    is_physical_item: false,
    artist_amount: '90.00',
    commission_amount: '10.00',
    commission_rate: '0.1000',
  });
  const line = (type: string, key: string) =>
    insert(client, 'notifications', { user_id: sellerId, type, group_key: key, happened_at: new Date() });
  const sale = await line('sale', `sale:${purchaseId}`);
  const like = await line('like', `like:${artworkId}`);
  await migrateOn();
  const { rows } = await client.query<{ id: string; purchase_id: string | null }>(
    'select id, purchase_id from notifications',
  );
  expect(Object.fromEntries(rows.map((row) => [row.id, row.purchase_id]))).toEqual({
    [sale]: purchaseId,
    [like]: null,
  });
});

test('0012: activities and feed positions keep their rows under the new names', async () => {
  const { client, migrateOn } = await databaseBefore('0012_standard_names');
  const clientId = await insertMember(client);
  const projectId = await insert(client, 'hire_projects', {
    client_id: clientId,
    title: 'A quiet logo',
    description: 'For a bakery.',
    category: 'logo_design',
    timeline: '2 weeks',
    budget: '500.00',
    upfront_amount: '250.00',
    remaining_amount: '250.00',
    commission_amount: '50.00',
    designer_amount: '450.00',
  });
  await client.query(
    `insert into hire_events (project_id, actor_id, kind, words, happened_at) values ($1, $2, 'edited', 'Taller.', now())`,
    [projectId, clientId],
  );
  const artworkId = await insertArtwork(client, { user_id: clientId });
  await client.query(`insert into feed_places (feed, position, artwork_id) values ('trending', 1, $1)`, [
    artworkId,
  ]);
  await migrateOn();
  const activities = await client.query('select project_id, actor_id, kind, note from project_activities');
  expect(activities.rows).toEqual([
    { project_id: projectId, actor_id: clientId, kind: 'edited', note: 'Taller.' },
  ]);
  const positions = await client.query('select feed, position, artwork_id from feed_positions');
  expect(positions.rows).toEqual([{ feed: 'trending', position: 1, artwork_id: artworkId }]);
  const { rows } = await client.query<{ id: string }>(
    `insert into project_activities (project_id, kind, happened_at) values ($1, 'posted', now()) returning id`,
    [projectId],
  );
  expect(rows).toEqual([{ id: '2' }]);
});
