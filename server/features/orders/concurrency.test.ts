/** Races. A few rounds by default, all of them with ROUNDS=full. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settlePayments } from '#server/testing/payment-jobs.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { requestCheckout, CARDS, confirm, reserve, settled } from '#server/testing/payments.ts';
import { expireReservations } from './jobs.ts';

const ROUNDS = process.env.ROUNDS === 'full' ? 200 : 1;
/** Payments racing the expiry of their reservation. */
const RACES = process.env.ROUNDS === 'full' ? 400 : 4;
const TIMEOUT_MS = 1_200_000;
const BUYERS = 50;
let app: TestApp;
let buyers: { cookie: string }[];
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
  buyers = await Promise.all(Array.from({ length: BUYERS }, () => createMember(app)));
});
afterAll(() => app.close());

const offered = () => createArtwork(app, { isForSale: true, price: '49.99' });

test(`${BUYERS} concurrent buyers: one sale, ${ROUNDS} times`, { timeout: TIMEOUT_MS }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const work = await offered();
    const answers = await Promise.all(buyers.map(({ cookie }) => requestCheckout(app, cookie, work.id)));
    const won = answers.filter((answer) => answer.status === 200);
    const lost = answers.filter((answer) => answer.body.code === 'artwork_reserved');
    expect([won.length, lost.length]).toEqual([1, BUYERS - 1]);
    await confirm(app, won[0]!.body as { clientSecret: string }, CARDS.pays);
    await settled(app);
    const late = await requestCheckout(app, buyers[0]!.cookie, work.id);
    expect(late.body.code).toBe('artwork_sold');
  }
});

test('payment against expiry: never paid and still for sale', { timeout: TIMEOUT_MS }, async () => {
  const works = [];
  for (let round = 0; round < RACES; round++) {
    const work = await offered();
    const intent = await reserve(app, buyers[round % BUYERS]!.cookie, work.id);
    await app.ctx.db.execute(
      sql`update purchases set reserved_until = now() - interval '1 second' where id = ${intent.purchaseId}`,
    );
    await Promise.all([
      new Promise((resolve) => setTimeout(resolve, Math.random() * 8)).then(() =>
        confirm(app, intent, CARDS.pays),
      ),
      expireReservations(app.ctx),
    ]);
    works.push(work.id);
  }
  await settled(app);
  await settlePayments(app.ctx);
  const { rows } = await app.ctx.pool.query<{
    status: string;
    provider: string;
    sold: boolean;
    claims: number;
  }>(
    `select p.status, s.body->>'status' as provider, a.sold_at is not null as sold,
       (select count(*)::int from commissions c where c.purchase_id = p.id) as claims
     from purchases p join artworks a on a.id = p.artwork_id
     join sandbox_payments s on s.id = p.stripe_payment_intent_id where a.id = any($1)`,
    [works],
  );
  expect(rows).toHaveLength(works.length);
  for (const row of rows) {
    const isPaid = row.status === 'paid';
    expect(row).toEqual({
      status: isPaid ? 'paid' : 'canceled',
      provider: isPaid ? 'succeeded' : 'canceled',
      sold: isPaid,
      claims: isPaid ? 1 : 0,
    });
  }
});
