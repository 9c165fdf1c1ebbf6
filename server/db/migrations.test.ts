/** Migrations that move data, run over rows in the shape that was there before them. */
import { expect, test } from 'vitest';
import { databaseBefore, insert, insertArtwork, insertMember } from '#server/testing/old-database.ts';

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
