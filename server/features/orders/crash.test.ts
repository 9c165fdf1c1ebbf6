/**
 * kill -9 between any two steps of a sale's money, followed by a restart that recovers. More kills with
 * ROUNDS=full.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { expectMoneyInOrder } from '#server/testing/money-rules.ts';
import { createKillableServer } from '#server/testing/killable-server.ts';
import * as payments from '#server/testing/payments.ts';
import { booksOf, purchaseOf, type Sale, sell } from './refunds/testing.ts';

const KILLS = process.env.ROUNDS === 'full' ? 20 : 0;
const TIMEOUT_MS = 120_000;
const MONEY_JOBS = ['expire-reservations', 'settle-payments', 'finish-refunds', 'pay-out'];
const SECRETS = /4242424242424242|_secret_[A-Za-z0-9]{6}|sk_test_|whsec_|"livemode"/;

let server: Awaited<ReturnType<typeof createKillableServer>>;
let app: (typeof server)['app'];
beforeAll(async () => {
  server = await createKillableServer();
  app = server.app;
  await server.start();
});
afterAll(() => server.close());

const count = async (query: string, values: unknown[] = []): Promise<number> =>
  (await app.ctx.pool.query<{ n: number }>(query, values)).rows[0]!.n;
const until = (what: string, isSo: () => Promise<boolean>) =>
  vi.waitFor(
    async () => {
      if (!(await isSo())) throw new Error(`Not yet: ${what}`);
    },
    { timeout: 30_000, interval: 20 },
  );

const issueRefund = ({ id, artist }: Sale) =>
  request(app.url)
    .post(`/api/purchases/${id}/refund`)
    .set('Cookie', artist.cookie)
    .send({ reason: 'It fell off the wall.' });
const offered = () => createArtwork(app, { isForSale: true, price: '200.00' });
const payoutOf = async (id: string): Promise<string | undefined> =>
  (
    await app.ctx.pool.query<{ status: string }>('select status from commissions where purchase_id = $1', [
      id,
    ])
  ).rows[0]?.status;
const stand = async ({ id }: { id: string }) => [
  (await purchaseOf(app, id)).status,
  await payoutOf(id),
  ...(await booksOf(app, id)).kinds,
];

/** Sold and due: the next run of the job pays it out. */
async function dueSale(): Promise<Sale> {
  const sale = await sell(app);
  const asked = await request(app.url).post('/api/payouts/onboarding').set('Cookie', sale.artist.cookie);
  await fetch((asked.body as { url: string }).url, { method: 'POST', redirect: 'manual' });
  const active = 'select count(*)::int as n from payout_accounts where user_id = $1 and is_active';
  await until('an account', async () => (await count(active, [sale.artist.id])) === 1);
  await app.ctx.pool.query(`update transfers set due_at = now() - interval '1 minute' where charge_id = $1`, [
    sale.id,
  ]);
  return sale;
}

async function paidOutSale(): Promise<Sale> {
  const sale = await dueSale();
  await server.run(['pay-out']);
  expect(await payoutOf(sale.id)).toBe('paid');
  return sale;
}

/** The request hangs at the provider, either before or after it takes effect. */
const HANGS = {
  before: (match: string) => [{ match, action: 'delay', ms: 600_000, times: 1 }],
  after: (match: string) => [
    { match, action: 'reset_after', times: 1 },
    { match, action: 'delay', ms: 600_000, times: 1 },
  ],
};
type FaultPoint = keyof typeof HANGS;

async function hang(point: FaultPoint, match: string, action: () => PromiseLike<unknown>): Promise<void> {
  for (const fault of HANGS[point](match)) await payments.addFault(app, fault);
  // Never resolves: its server is killed.
  void Promise.resolve(action()).catch(() => {});
  const faults = `select count(*)::int as n from sandbox_payments where kind = 'fault'`;
  await until(`hanging in ${match}`, async () => (await count(faults)) === 0);
}

async function restart(): Promise<void> {
  await server.kill();
  await payments.clearFaults(app);
  await server.start();
}

describe.each(['before', 'after'] as const)('killed %s the provider did what it was asked for', (point) => {
  test('everything is finished, once', { timeout: TIMEOUT_MS }, async () => {
    const [buyer, other] = [await createMember(app), await createMember(app)];
    const [wanted, paid] = [await offered(), await offered()];
    const [toReverse, toRefund] = await Promise.all([paidOutSale(), sell(app)]);
    const [toPayOut, intent] = await Promise.all([dueSale(), payments.reserve(app, buyer.cookie, paid.id)]);
    await payments.settled(app);

    await hang(point, 'POST /v1/payment_intents', () =>
      payments.requestCheckout(app, buyer.cookie, wanted.id),
    );
    await hang(point, 'POST /v1/transfers/', () => issueRefund(toReverse));
    await hang(point, 'POST /v1/refunds', () => issueRefund(toRefund));
    await hang(point, 'POST /v1/transfers', () => server.ask('pay-out'));
    // Also a buyer whose payment the server has not heard about.
    await payments.addFault(app, { match: '', action: 'drop' });
    expect(await payments.confirm(app, intent, payments.CARDS.pays)).toMatchObject({ status: 'succeeded' });
    expect((await purchaseOf(app, intent.purchaseId)).status).toBe('pending');
    expect(await payoutOf(toPayOut.id)).toBe('paying');
    await restart();

    expect((await payments.requestCheckout(app, other.cookie, wanted.id)).body.code).toBe('artwork_reserved');
    await server.run(MONEY_JOBS);
    expect(await stand({ id: intent.purchaseId })).toEqual(['paid', 'pending', 'charge', 'release']);
    expect(await stand(toPayOut)).toEqual(['paid', 'paid', 'charge', 'release', 'transfer']);
    expect(await stand(toRefund)).toEqual(['refunded', 'canceled', 'charge', 'refund', 'release']);
    const all = ['charge', 'refund', 'release', 'reversal', 'transfer'];
    expect(await stand(toReverse)).toEqual(['refunded', 'reversed', ...all]);
    await expectMoneyInOrder(app);

    if (point === 'before') {
      // An interrupted buyer never returns, so somebody else may buy.
      await app.ctx.pool.query(
        `update purchases set reserved_until = now() - interval '1 second' where artwork_id = $1`,
        [wanted.id],
      );
      await server.run(['expire-reservations']);
      await payments.buy(app, other.cookie, wanted.id);
    } else {
      await payments.buy(app, buyer.cookie, wanted.id);
    }
    await server.run(MONEY_JOBS);
    const made = 'select count(*)::int as n from purchases where artwork_id = $1';
    expect(await count(made, [wanted.id])).toBe(point === 'before' ? 2 : 1);
    await expectMoneyInOrder(app);
  });
});

describe('killed while writing to the ledger', () => {
  /** While the ledger is locked, every writer waits with its transaction open. */
  async function lockLedger(): Promise<() => Promise<void>> {
    const client = await app.ctx.pool.connect();
    await client.query('begin');
    await client.query('lock table ledger_transactions in share row exclusive mode');
    return async () => {
      await client.query('rollback');
      client.release();
    };
  }
  const writers = () =>
    count(`select count(*)::int as n from pg_locks where not granted
      and relation = 'ledger_transactions'::regclass
      and database = (select oid from pg_database where datname = current_database())`);

  test('everything is recorded, once', { timeout: TIMEOUT_MS }, async () => {
    const buyer = await createMember(app);
    const [toReverse, toRefund] = await Promise.all([paidOutSale(), sell(app)]);
    const work = await offered();
    const [toPayOut, intent] = await Promise.all([dueSale(), payments.reserve(app, buyer.cookie, work.id)]);
    await payments.settled(app);

    const release = await lockLedger();
    const actions: (() => PromiseLike<unknown>)[] = [
      () => payments.confirm(app, intent, payments.CARDS.pays),
      () => server.ask('pay-out'),
      () => issueRefund(toReverse),
      () => issueRefund(toRefund),
    ];
    for (const [index, action] of actions.entries()) {
      void Promise.resolve(action()).catch(() => {});
      await until('writing', async () => (await writers()) > index);
    }
    await server.kill();
    await release();
    await server.start();

    const unwritten = [intent.purchaseId, toPayOut.id, toReverse.id, toRefund.id];
    expect((await Promise.all(unwritten.map((id) => purchaseOf(app, id)))).map((row) => row.status)).toEqual([
      'pending',
      'paid',
      'paid',
      'paid',
    ]);
    await server.run(MONEY_JOBS);
    expect(await stand({ id: intent.purchaseId })).toEqual(['paid', 'pending', 'charge', 'release']);
    expect(await stand(toPayOut)).toEqual(['paid', 'paid', 'charge', 'release', 'transfer']);
    expect(await stand(toRefund)).toEqual(['refunded', 'canceled', 'charge', 'refund', 'release']);
    const all = ['charge', 'refund', 'release', 'reversal', 'transfer'];
    expect(await stand(toReverse)).toEqual(['refunded', 'reversed', ...all]);
    await expectMoneyInOrder(app);
  });
});

describe.runIf(KILLS > 0)('killed at moments nobody chose', () => {
  const paid = new Set<string>();
  const returned = new Set<string>();

  /** Buys, gets paid out and refunds every other sale in a loop while this server is alive. */
  async function live(artist: Sale['artist'], buyer: Sale['buyer']): Promise<void> {
    const { url } = app;
    const wait = (what: string, isSo: () => Promise<boolean>) =>
      until(what, async () => app.url !== url || (await isSo()));
    for (let round = 0; app.url === url; round++) {
      const work = await createArtwork(app, { userId: artist.id, isForSale: true, price: '200.00' });
      const { body } = await payments.requestCheckout(app, buyer.cookie, work.id);
      const { status } = await payments.confirm(
        app,
        { clientSecret: body.clientSecret! },
        '4242424242424242',
      );
      const id = body.purchaseId!;
      if (status === 'succeeded') paid.add(id);
      await wait('paid', async () => (await purchaseOf(app, id)).status === 'paid');
      await app.ctx.pool.query(
        `update transfers set due_at = now() - interval '1 minute' where charge_id = $1`,
        [id],
      );
      await server.ask('pay-out');
      if (round % 2 === 0) await wait('paid out', async () => (await payoutOf(id)) === 'paid');
      const answer = await issueRefund({ id, workId: work.id, artist, buyer });
      if ((answer.body as { status?: string }).status === 'refunded') returned.add(id);
    }
  }

  test('nothing acknowledged is lost', { timeout: KILLS * TIMEOUT_MS }, async () => {
    const sales = await Promise.all(Array.from({ length: 4 }, () => dueSale()));
    for (let death = 0; death < KILLS; death++) {
      const processes = sales.map(({ artist, buyer }) => live(artist, buyer));
      void Promise.allSettled(processes);
      await sleep(200 + Math.random() * 2500);
      await restart();
      await Promise.allSettled(processes);
    }
    await server.run([...MONEY_JOBS, ...MONEY_JOBS]);
    await expectMoneyInOrder(app);
    expect(paid.size).toBeGreaterThan(KILLS);
    const statusOf = async (id: string) => (await purchaseOf(app, id)).status;
    for (const id of paid) expect(['paid', 'refunded']).toContain(await statusOf(id));
    for (const id of returned) expect(await statusOf(id)).toBe('refunded');
  });
});

test('and no secret is logged', () => {
  expect(server.output()).not.toMatch(SECRETS);
});
