/** The page for moving the sandbox's time, and the server that follows. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { purchases } from '#shared/orders/tables.ts';
import { FEATURES } from '#server/features.ts';
import { startJobs } from '#server/jobs/schedule.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createTestDatabase } from '#server/testing/database.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { advance, buy, pressOnClockPage, reserve, settled } from '#server/testing/payments.ts';

const DAY = 86_400;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ databaseUrl: database.url });
  other = await startTestApp({ databaseUrl: database.url });
});
afterAll(async () => {
  await app.close();
  await other.close();
  await database.drop();
});

/** Whole days that a process is ahead of real time. */
const daysAhead = ({ ctx, clock }: TestApp) =>
  // The second reading may be a millisecond later, which rounds to -0.
  Math.round((ctx.clock.now().getTime() - clock.now().getTime()) / (DAY * 1000)) + 0;
const page = async () => (await fetch(`${app.url}/sandbox/payments/clock`)).text();

async function sell() {
  const buyer = await createMember(app);
  const work = await createArtwork(app, { title: 'Tide & <Rock>', isForSale: true, price: '680.00' });
  return { buyer, work };
}

describe('the clock', () => {
  test('moves the provider, the server and its other processes', async () => {
    const before = daysAhead(app);
    await advance(app, 3 * DAY);
    expect(daysAhead(app)).toBe(before + 3);
    await vi.waitFor(() => expect(daysAhead(other)).toBe(before + 3), 20_000);
    expect(await page()).toContain(app.ctx.clock.now().toUTCString().slice(0, 16));
    const fresh = await startTestApp({ databaseUrl: database.url });
    expect(daysAhead(fresh)).toBe(before + 3);
    await fresh.close();
  });

  test('moves by a calendar month, and never back or too far', async () => {
    const before = daysAhead(app);
    expect(await pressOnClockPage(app, { month: '1' })).toBe(303);
    const moved = daysAhead(app) - before;
    expect(moved).toBeGreaterThanOrEqual(28);
    expect(moved).toBeLessThanOrEqual(31);
    for (const seconds of ['-3600', '0', '', 'soon', '999999999']) {
      expect(await pressOnClockPage(app, { seconds })).toBe(400);
    }
    expect(daysAhead(app)).toBe(before + moved);
  });

  test('is moved from its own page only', async () => {
    const before = daysAhead(app);
    const wanted = { seconds: String(DAY) };
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      expect(await pressOnClockPage(app, wanted, headers)).toBe(403);
    }
    expect(daysAhead(app)).toBe(before);
    expect(await pressOnClockPage(app, wanted, { 'sec-fetch-site': 'same-origin', origin: app.url })).toBe(
      303,
    );
    expect(daysAhead(app)).toBe(before + 1);
  });

  test('makes the jobs run at once', async () => {
    const runner = startJobs(app.ctx, FEATURES, app.onClockMoved);
    try {
      const { buyer, work } = await sell();
      const { purchaseId } = await reserve(app, buyer.cookie, work.id);
      await advance(app, 3600);
      await vi.waitFor(
        async () => {
          const [row] = await app.ctx.db.select().from(purchases).where(eq(purchases.id, purchaseId));
          expect(row?.status).toBe('canceled');
        },
        { timeout: 20_000, interval: 100 },
      );
    } finally {
      await runner.stop();
    }
  });
});

describe('the bank', () => {
  test('opens a dispute over a payment and decides it once', async () => {
    const { buyer, work } = await sell();
    const id = await buy(app, buyer.cookie, work.id);
    const read = async () => {
      const [row] = await app.ctx.db.select().from(purchases).where(eq(purchases.id, id));
      return { charge: row?.stripeChargeId ?? '', status: row?.status };
    };
    const { charge } = await read();
    const shown = await page();
    expect(shown).toContain(`value="${charge}"`);
    expect(shown).not.toContain('<Rock>');
    expect(await pressOnClockPage(app, { charge })).toBe(303);
    expect(await pressOnClockPage(app, { charge })).toBe(400);
    await settled(app);
    expect(await read()).toMatchObject({ status: 'disputed' });
    const dispute = /name="dispute" value="(du_\w+)"/.exec(await page())?.[1] ?? '';
    expect(await pressOnClockPage(app, { dispute, status: 'maybe' })).toBe(400);
    expect(await pressOnClockPage(app, { dispute, status: 'won' })).toBe(303);
    expect(await pressOnClockPage(app, { dispute, status: 'lost' })).toBe(400);
    await settled(app);
    expect(await read()).toMatchObject({ status: 'paid' });
    expect(await page()).not.toContain(dispute);
  });
});

test('the page does not exist without the sandbox', async () => {
  const off = await startTestApp({ databaseUrl: database.url, env: { PAYMENTS: 'off' } });
  expect((await fetch(`${off.url}/sandbox/payments/clock`, { method: 'POST' })).status).toBe(404);
  expect(daysAhead(off)).toBe(0);
  await off.close();
});
