/** Each test fails if the lock it names is removed. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { requestCheckout, CARDS, confirm, reserve, settled } from '#server/testing/payments.ts';
import { statementsOf } from '#server/testing/statements.ts';

let app: TestApp;
let buyer: { cookie: string };
let other: { cookie: string };
beforeAll(async () => {
  app = await startTestApp();
  [buyer, other] = await Promise.all([createMember(app), createMember(app)]);
});
afterAll(() => app.close());
let end: () => Promise<void> = async () => {};
afterEach(() => end());

/** Runs in a transaction that blocks others until `end` is called. */
async function lockRow(statement: string, id: string): Promise<void> {
  const client = await app.ctx.pool.connect();
  await client.query('begin');
  await client.query(statement, [id]);
  end = async () => {
    end = async () => {};
    await client.query('commit');
    client.release();
  };
}
const areWaiting = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await app.ctx.pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows[0]!.n).toBeGreaterThanOrEqual(count);
    },
    { timeout: 10_000, interval: 10 },
  );
const offered = () => createArtwork(app, { isForSale: true, price: '49.99' });

test('a reservation that is being released is not extended', async () => {
  const work = await offered();
  const first = await reserve(app, buyer.cookie, work.id);
  await settled(app);
  await lockRow('update purchases set reserved_until = null where id = $1', first.purchaseId);
  const asking = reserve(app, buyer.cookie, work.id);
  await areWaiting(1);
  await end();
  expect((await asking).purchaseId).not.toBe(first.purchaseId);
});

test('reserving reads and locks the work once', async () => {
  const work = await offered();
  const asked = await statementsOf(app, () => requestCheckout(app, buyer.cookie, work.id));
  expect(asked.filter((text) => text.includes('for no key update of "artworks"'))).toHaveLength(1);
});

test('reserving and settling lock the work first, and never wait for each other', async () => {
  const work = await offered();
  const intent = await reserve(app, buyer.cookie, work.id);
  await settled(app);
  await lockRow('select 1 from artworks where id = $1 for update', work.id);
  const asking = requestCheckout(app, other.cookie, work.id);
  await areWaiting(1);
  await confirm(app, intent, CARDS.pays);
  await areWaiting(2);
  await end();
  const { status, body } = await asking;
  // Whichever of the two the database admits first.
  expect(status).toBe(409);
  expect(['artwork_reserved', 'artwork_sold']).toContain(body.code);
  await settled(app);
  expect(app.logLines.filter((line) => line.includes('webhook failed'))).toEqual([]);
});

test('the database itself refuses a second live purchase of a work', async () => {
  const { purchaseId } = await reserve(app, buyer.cookie, (await offered()).id);
  const again = (status: string) =>
    app.ctx.pool.query(
      `insert into purchases (buyer_id, seller_id, artwork_id, amount, artist_amount, commission_amount, status)
       select buyer_id, seller_id, artwork_id, amount, artist_amount, commission_amount, $2
       from purchases where id = $1`,
      [purchaseId, status],
    );
  for (const status of ['pending', 'processing', 'paid', 'shipped', 'delivered', 'disputed']) {
    await expect(again(status)).rejects.toMatchObject({ constraint: 'purchases_one_live' });
  }
  await again('canceled');
  await again('refunded');
});
