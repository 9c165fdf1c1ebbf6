/** The clock jumps back and forth, by minutes or months: nothing is lost, resurrected or done twice. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import request from 'supertest';
import { purchaseOf, sell } from '#server/features/orders/refunds/testing.ts';
import { payoutDueAt } from '#shared/orders/times.ts';
import { FEATURES } from '../features.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createArtwork, createMember } from '../testing/factories.ts';
import { expectMoneyInOrder } from '../testing/money-rules.ts';
import { findDifferences } from '../testing/payment-jobs.ts';
import * as payments from '../testing/payments.ts';

const RUNS = process.env.ROUNDS === 'full' ? 60 : 1;
const TIMEOUT_MS = 60_000 + RUNS * 30_000;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const JUMPS = [-60 * DAY, -4 * DAY, -DAY, -20 * MINUTE, 5 * MINUTE, 20 * MINUTE, DAY, 4 * DAY, 30 * DAY];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000', RATE_LIMIT_SIGN_IN: '100000' } });
});
afterAll(() => app.close());

async function runAllJobs(): Promise<void> {
  for (const { jobs = {} } of FEATURES) for (const job of Object.values(jobs)) await job.run(app.ctx);
}
async function openAccount(artist: { cookie: string }): Promise<void> {
  const { body } = await request(app.url).post('/api/payouts/onboarding').set('Cookie', artist.cookie);
  await fetch((body as { url: string }).url, { method: 'POST', redirect: 'manual' });
  await payments.settled(app);
}
const payoutsOf = async (id: string): Promise<number> => {
  const { rows } = await app.ctx.pool.query<{ n: number }>(
    `select count(*)::int as n from sandbox_payments where kind = 'transfer' and body->'metadata'->>'purchaseId' = $1`,
    [id],
  );
  return rows[0]!.n;
};
const now = (): number => app.ctx.clock.now().getTime();

test('deadlines, reservations, payouts and sessions', { timeout: TIMEOUT_MS }, async () => {
  const jumps = fc.array(fc.constantFrom(...JUMPS), { minLength: 6, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(jumps, async (walk) => {
      const sale = await sell(app);
      await openAccount(sale.artist);
      const due = payoutDueAt(await purchaseOf(app, sale.id))!.getTime();
      const [artist, buyer, rival] = [
        await createMember(app),
        await createMember(app),
        await createMember(app),
      ];
      const work = await createArtwork(app, { userId: artist.id, isForSale: true, price: '50.00' });
      const intent = await payments.reserve(app, buyer.cookie, work.id);
      const reservedUntil = Date.parse(intent.reservedUntil);
      let isPaidOut = false;
      let wasCanceled = false;
      let taken: { clientSecret: string } | null = null;

      for (const jump of walk) {
        app.clock.advance(jump);
        await runAllJobs();

        isPaidOut ||= now() >= due;
        expect(await payoutsOf(sale.id)).toBe(isPaidOut ? 1 : 0);
        wasCanceled ||= now() >= reservedUntil;
        const { status } = await purchaseOf(app, intent.purchaseId);
        expect(status).toBe(wasCanceled ? 'canceled' : 'pending');
        // Another buyer reserves what is available again, and keeps it whatever the clock says.
        if (wasCanceled && !taken) taken = await payments.reserve(app, rival.cookie, work.id);
        const me = await request(app.url).get('/api/auth/user').set('Cookie', buyer.cookie);
        expect(me.status).toBe(200);
        await payments.settled(app);
      }

      const late = await payments.confirm(app, intent, payments.CARDS.pays);
      expect(late.status === 'succeeded').toBe(!wasCanceled);
      await payments.settled(app);
      app.clock.advance(Math.max(0, due - now()) + DAY);
      await runAllJobs();
      await runAllJobs();
      expect(await payoutsOf(sale.id)).toBe(1);
      expect(await findDifferences(app.ctx)).toEqual([]);
      await expectMoneyInOrder(app);
      app.clock.advance(Date.now() - now());
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
