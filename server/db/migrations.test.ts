/** How migrations are applied; those that move data, run over rows in the shape that was there before them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { ISSUER } from '../providers/identity/sandbox/provider.ts';
import { MIGRATIONS, applyMigrations, requireSupported } from './migrations.ts';
import { databaseBefore, insert, insertArtwork, insertMember } from '#server/testing/old-database.ts';

/** `alter type ... add value 'support'`, also with `if not exists`. */
const ADDED_VALUE = /\badd\s+value\s+(?:if\s+not\s+exists\s+)?'([^']+)'/gi;
const ownValuesUsed = (sql: string): string[] => {
  const rest = sql.replaceAll(ADDED_VALUE, '');
  return [...sql.matchAll(ADDED_VALUE)].flatMap(([, value]) => (rest.includes(`'${value}'`) ? value! : []));
};

test('no migration uses an enum value that it adds itself', () => {
  const adding = "ALTER TYPE kind ADD VALUE 'offer';";
  expect(ownValuesUsed(`${adding} update notes set kind = 'sale'`)).toEqual([]);
  expect(ownValuesUsed(`${adding} update notes set kind = 'offer'`)).toEqual(['offer']);
  const { entries } = JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const found = entries.flatMap(({ tag }) =>
    ownValuesUsed(readFileSync(path.join(MIGRATIONS, `${tag}.sql`), 'utf8')).map(
      (value) => `${tag}: ${value}`,
    ),
  );
  // Also an account of the ledger, which is text.
  expect(found).toEqual(['0004_commerce: premium']);
});

test('each migration is committed before the next one begins', async () => {
  const { client, migrateOn } = await databaseBefore('0004_commerce');
  await migrateOn();
  // Once more: nothing is left to do.
  await migrateOn();
  const { rows } = await client.query<{ all: number; transactions: number }>(
    'select count(*)::int as all, count(distinct xmin::text)::int as transactions from drizzle.__drizzle_migrations',
  );
  expect(rows[0]!.all).toBeGreaterThan(30);
  expect(rows[0]!.transactions).toBe(rows[0]!.all);
});

test('a migration that fails leaves those before it, and nothing of itself', async () => {
  const { client, migrateOn } = await databaseBefore('0005_learning');
  await client.query('create table enrollments (id int)');
  await expect(migrateOn()).rejects.toThrow('already exists');
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  expect(rows).toEqual([{ count: 5 }]);
  await client.query('drop table enrollments');
  await migrateOn();
});

const answering = (row: object) => ({ query: async () => ({ rows: [row] }) }) as unknown as pg.Client;
test.each([
  [
    { major: 14, version: '14.19', missing: [] },
    'Atelier needs PostgreSQL 15 or later; DATABASE_URL points to 14.19.',
  ],
  [
    { major: 15, version: '15.1', missing: ['unaccent'] },
    'PostgreSQL lacks unaccent. Install its contrib package (on Debian: postgresql-contrib).',
  ],
])('%o is refused in one sentence', async (found, sentence) => {
  await expect(requireSupported(answering(found))).rejects.toThrow(
    expect.objectContaining({ name: 'ConfigError', message: sentence }),
  );
});

test('a role that may create nothing hears what to do', async () => {
  const { client } = await databaseBefore('0000_extensions');
  await client.query(`create role visitor_${process.pid}`);
  await client.query(`set role visitor_${process.pid}`);
  await expect(applyMigrations(client)).rejects.toThrow(
    /^The database refused a migration \(permission denied .*owner of the database\.$/,
  );
  await client.query('reset role');
  await client.query(`drop role visitor_${process.pid}`);
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

test('0041: a member of the built-in sign-in provider is known on any port, as the first who came', async () => {
  const { client, migrateOn } = await databaseBefore('0041_sign_in_issuer');
  const account = await insert(client, 'identity_accounts', {
    email: 'ada@example.com',
    given_name: 'Ada',
    password_hash: 'x',
  });
  const member = (issuer: string, subject: string, created_at: string) =>
    insert(client, 'users', { issuer, subject, created_at });
  const onPort = (port: number) => `http://localhost:${port}/oidc`;
  const stranger = await member(onPort(5000), account, '2026-03-02');
  const first = await member(onPort(7777), account, '2026-03-01');
  const elsewhere = await member('https://id.example', account, '2026-02-01');
  const other = await member(onPort(5000), 'no-account', '2026-02-01');
  await migrateOn();
  const { rows } = await client.query<{ id: string; issuer: string }>('select id, issuer from users');
  expect(Object.fromEntries(rows.map(({ id, issuer }) => [id, issuer]))).toEqual({
    [first]: ISSUER,
    [stranger]: onPort(5000),
    [elsewhere]: 'https://id.example',
    [other]: onPort(5000),
  });
});
