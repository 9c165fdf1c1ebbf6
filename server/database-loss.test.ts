/**
 * kill -9 of the embedded database while members buy: the server survives, and the ledger agrees. Ten times
 * with ROUNDS=full.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createArtwork, createMember } from './testing/factories.ts';
import { expectMoneyInOrder } from './testing/money-rules.ts';
import { createKillableServer } from './testing/killable-server.ts';
import * as payments from './testing/payments.ts';

const KILLS = process.env.ROUNDS === 'full' ? 10 : 1;
const BUYERS = 4;
const TIMEOUT_MS = 120_000;

let server: Awaited<ReturnType<typeof createKillableServer>>;
beforeAll(async () => {
  server = await createKillableServer({ isEmbedded: true });
}, TIMEOUT_MS);
afterAll(() => server.close(), TIMEOUT_MS);

const statusOf = async (id: string): Promise<string | undefined> =>
  (await server.app.ctx.pool.query<{ status: string }>('select status from purchases where id = $1', [id]))
    .rows[0]?.status;

test('the server survives the loss of its database', { timeout: (KILLS + 1) * TIMEOUT_MS }, async () => {
  const { app } = server;
  const artist = await createMember(app);
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => createMember(app)));
  const paid = new Set<string>();
  let isOpen = true;

  /** One sale after another; failures while the database is down are not retried. */
  async function shop(cookie: string): Promise<void> {
    while (isOpen) {
      try {
        const work = await createArtwork(app, { userId: artist.id, isForSale: true, price: '200.00' });
        const { body } = await payments.requestCheckout(app, cookie, work.id);
        if (!body.clientSecret) continue;
        const { clientSecret } = body;
        const { status } = await payments.confirm(app, { clientSecret }, payments.CARDS.pays);
        if (status === 'succeeded') paid.add(body.purchaseId!);
      } catch {
        await sleep(20);
      }
    }
  }
  const goesOn = async (): Promise<void> => {
    const before = paid.size;
    await vi.waitFor(
      () => {
        if (!server.isAlive()) throw new Error(`The server has ended:\n${server.output().slice(-4000)}`);
        expect(paid.size).toBeGreaterThan(before + BUYERS);
      },
      { timeout: 60_000, interval: 20 },
    );
  };

  const shopping = buyers.map(({ cookie }) => shop(cookie));
  for (let kill = 0; kill < KILLS; kill++) {
    await goesOn();
    await sleep(Math.random() * 400);
    await server.killDatabase();
    await goesOn();
  }
  isOpen = false;
  await Promise.all(shopping);

  await payments.settled(app);
  // Also proves that the jobs run again.
  await server.run(['expire-reservations', 'settle-payments', 'finish-refunds', 'pay-out']);
  await expectMoneyInOrder(app);
  for (const id of paid) expect(await statusOf(id)).toBe('paid');
  expect(await (await fetch(`${app.url}/api/health`)).json()).toEqual({ status: 'ok' });
});
