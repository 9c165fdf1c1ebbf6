/** The embedded database is killed (fifty times with ROUNDS=full) or frozen while members use the server. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createArtwork, createMember } from './testing/factories.ts';
import { expectMoneyInOrder } from './testing/money-rules.ts';
import { createKillableServer } from './testing/killable-server.ts';
import * as payments from './testing/payments.ts';

const IS_FULL = process.env.ROUNDS === 'full';
const KILLS = process.env.ROUNDS === 'full' ? 50 : 1;
const BUYERS = IS_FULL ? 10 : 4;
const TIMEOUT_MS = 120_000;
const LIMITS = { DATABASE_WAIT_SECONDS: '2', DATABASE_STATEMENT_SECONDS: '3' };
/** No caller waits longer. */
const PATIENCE_MS = IS_FULL ? 10_000 : 30_000;
/** On a busy machine it takes longer. */
const RECOVERY_MS = IS_FULL ? 5000 : 20_000;
/** Before the provider sends an event again that was refused four times. */
const LONGEST_RETRY_MS = 150_000;

let server: Awaited<ReturnType<typeof createKillableServer>>;
beforeAll(async () => {
  server = await createKillableServer({ isEmbedded: true, env: LIMITS });
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
  const goesOn = async (sales = BUYERS + 1): Promise<void> => {
    const before = paid.size;
    await vi.waitFor(
      () => {
        if (!server.isAlive()) throw new Error(`The server has ended:\n${server.output().slice(-4000)}`);
        expect(paid.size).toBeGreaterThanOrEqual(before + sales);
      },
      { timeout: 60_000, interval: 20 },
    );
  };

  const shopping = buyers.map(({ cookie }) => shop(cookie));
  for (let kill = 0; kill < KILLS; kill++) {
    await goesOn();
    await sleep(Math.random() * 400);
    const killedAt = Date.now();
    await server.killDatabase();
    const returnedAt = Date.now();
    await goesOn(1);
    expect(Date.now() - returnedAt).toBeLessThan(RECOVERY_MS);
    expect(Date.now() - killedAt).toBeLessThan(PATIENCE_MS);
    await goesOn();
  }
  isOpen = false;
  await Promise.all(shopping);

  await payments.settled(app, LONGEST_RETRY_MS);
  // Also proves that the jobs run again.
  await server.run(['expire-reservations', 'settle-payments', 'finish-refunds', 'pay-out']);
  await expectMoneyInOrder(app);
  for (const id of paid) expect(await statusOf(id)).toBe('paid');
  expect(await (await fetch(`${app.url}/api/health`)).json()).toEqual({ status: 'ok' });
});

test('a frozen database costs callers seconds, not the server', { timeout: TIMEOUT_MS }, async () => {
  const { app } = server;
  const [member, work] = [await createMember(app), await createArtwork(app)];
  const ask = async (path: string, method = 'GET') => {
    const since = performance.now();
    const answer = await fetch(app.url + path, {
      method,
      headers: { cookie: member.cookie, origin: app.url },
    });
    const ms = performance.now() - since;
    const { code } = (await answer.json()) as { code?: string };
    return { status: answer.status, code, retryAfter: answer.headers.get('retry-after'), ms };
  };
  expect(await ask(`/api/artworks/${work.id}`)).toMatchObject({ status: 200 });
  expect(await ask('/api/ready')).toMatchObject({ status: 200 });

  const thaw = server.freezeDatabase();
  try {
    // More than there are connections.
    const calls = Array.from({ length: 40 }, (_, n) =>
      n % 2 === 0 ? ask(`/api/artworks/${work.id}`) : ask(`/api/artworks/${work.id}/like`, 'POST'),
    );
    expect(await ask('/api/health')).toMatchObject({ status: 200 });
    // A database that is slow for a moment takes no process out of service.
    expect(await ask('/api/ready')).toMatchObject({ status: 200 });
    for (const { ms, ...answer } of await Promise.all(calls)) {
      expect(answer).toEqual({ status: 503, code: 'unavailable', retryAfter: '5' });
      expect(ms).toBeLessThan(PATIENCE_MS);
    }
    await vi.waitFor(async () => expect(await ask('/api/ready')).toMatchObject({ status: 503 }), RECOVERY_MS);
  } finally {
    thaw();
  }
  await vi.waitFor(
    async () => {
      expect(await ask(`/api/artworks/${work.id}`)).toMatchObject({ status: 200 });
      expect(await ask('/api/ready')).toMatchObject({ status: 200 });
    },
    { timeout: RECOVERY_MS, interval: 100 },
  );
});
