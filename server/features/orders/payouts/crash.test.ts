/** kill -9 between any two steps of a sale's money, and a restart that makes it good. More deaths with ROUNDS=full. */
import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { expectMoneyInOrder } from '#server/testing/money-rules.ts';
import { createMortalServer } from '#server/testing/mortal-server.ts';
import * as payments from '#server/testing/payments.ts';
import { booksOf, purchaseOf, type Sale, sell } from '../refunds/testing.ts';

const DEATHS = process.env.ROUNDS === 'full' ? 20 : 0;
const TIMEOUT_MS = 120_000;
const MONEY_JOBS = ['expire-reservations', 'reconcile-payments', 'finish-refunds', 'pay-artists'];
const SECRETS = /4242424242424242|_secret_[A-Za-z0-9]{6}|sk_test_|whsec_|"livemode"/;

let house: Awaited<ReturnType<typeof createMortalServer>>;
let app: (typeof house)['app'];
beforeAll(async () => {
  house = await createMortalServer();
  app = house.app;
  await house.start();
});
afterAll(() => house.close());

const count = async (query: string, values: unknown[] = []): Promise<number> =>
  (await app.ctx.pool.query<{ n: number }>(query, values)).rows[0]!.n;
const until = (what: string, isSo: () => Promise<boolean>) =>
  vi.waitFor(
    async () => {
      if (!(await isSo())) throw new Error(`Not yet: ${what}`);
    },
    { timeout: 30_000, interval: 20 },
  );

const giveBack = ({ id, artist }: Sale) =>
  request(app.url)
    .post(`/api/purchases/${id}/refund`)
    .set('Cookie', artist.cookie)
    .send({ reason: 'It fell off the wall.' });
const offered = () => createArtwork(app, { isForSale: true, price: '200.00' });
const claimOf = async (id: string): Promise<string | undefined> =>
  (
    await app.ctx.pool.query<{ status: string }>('select status from commissions where purchase_id = $1', [
      id,
    ])
  ).rows[0]?.status;
const stand = async ({ id }: { id: string }) => [
  (await purchaseOf(app, id)).status,
  await claimOf(id),
  ...(await booksOf(app, id)).kinds,
];

/** Sold to be paid out, as soon as anybody looks. */
async function dueSale(): Promise<Sale> {
  const sale = await sell(app);
  const asked = await request(app.url).post('/api/payouts/onboarding').set('Cookie', sale.artist.cookie);
  await fetch((asked.body as { url: string }).url, { method: 'POST', redirect: 'manual' });
  const active = 'select count(*)::int as n from payout_accounts where user_id = $1 and is_active';
  await until('an account', async () => (await count(active, [sale.artist.id])) === 1);
  await app.ctx.pool.query(
    `update commissions set due_at = now() - interval '1 minute' where purchase_id = $1`,
    [sale.id],
  );
  return sale;
}

async function paidOutSale(): Promise<Sale> {
  const sale = await dueSale();
  await house.run(['pay-artists']);
  expect(await claimOf(sale.id)).toBe('paid');
  return sale;
}

/** The deed hangs at the provider: before it has done what it is asked for, or after. */
const HANGS = {
  before: (match: string) => [{ match, action: 'delay', ms: 600_000, times: 1 }],
  after: (match: string) => [
    { match, action: 'reset_after', times: 1 },
    { match, action: 'delay', ms: 600_000, times: 1 },
  ],
};
type Moment = keyof typeof HANGS;

async function hang(moment: Moment, match: string, deed: () => PromiseLike<unknown>): Promise<void> {
  for (const fault of HANGS[moment](match)) await payments.addFault(app, fault);
  // It never ends: its server dies.
  void Promise.resolve(deed()).catch(() => {});
  const faults = `select count(*)::int as n from sandbox_payments where kind = 'fault'`;
  await until(`hanging in ${match}`, async () => (await count(faults)) === 0);
}

async function rise(): Promise<void> {
  await house.kill();
  await payments.clearFaults(app);
  await house.start();
}

describe.each(['before', 'after'] as const)('killed %s the provider did what it was asked for', (moment) => {
  test('everything is finished, once', { timeout: TIMEOUT_MS }, async () => {
    const [buyer, other] = [await createMember(app), await createMember(app)];
    const [wanted, paid] = [await offered(), await offered()];
    const [toTakeBack, toGiveBack] = await Promise.all([paidOutSale(), sell(app)]);
    const [toPayOut, intent] = await Promise.all([dueSale(), payments.reserve(app, buyer.cookie, paid.id)]);
    await payments.settled(app);

    await hang(moment, 'POST /v1/payment_intents', () => payments.askToBuy(app, buyer.cookie, wanted.id));
    await hang(moment, 'POST /v1/transfers/', () => giveBack(toTakeBack));
    await hang(moment, 'POST /v1/refunds', () => giveBack(toGiveBack));
    await hang(moment, 'POST /v1/transfers', () => house.ask('pay-artists'));
    // And one who has paid, of whom nobody has told the house.
    await payments.addFault(app, { match: '', action: 'drop' });
    expect(await payments.confirm(app, intent, payments.CARDS.pays)).toMatchObject({ status: 'succeeded' });
    expect((await purchaseOf(app, intent.purchaseId)).status).toBe('pending');
    expect(await claimOf(toPayOut.id)).toBe('paying');
    await rise();

    expect((await payments.askToBuy(app, other.cookie, wanted.id)).body.code).toBe('artwork_reserved');
    await house.run(MONEY_JOBS);
    expect(await stand({ id: intent.purchaseId })).toEqual(['paid', 'pending', 'charge']);
    expect(await stand(toPayOut)).toEqual(['paid', 'paid', 'charge', 'transfer']);
    expect(await stand(toGiveBack)).toEqual(['refunded', 'canceled', 'charge', 'refund']);
    const all = ['charge', 'refund', 'reversal', 'transfer'];
    expect(await stand(toTakeBack)).toEqual(['refunded', 'reversed', ...all]);
    await expectMoneyInOrder(app);

    if (moment === 'before') {
      // Who was interrupted never comes back: somebody else may buy.
      await app.ctx.pool.query(
        `update purchases set reserved_until = now() - interval '1 second' where artwork_id = $1`,
        [wanted.id],
      );
      await house.run(['expire-reservations']);
      await payments.buy(app, other.cookie, wanted.id);
    } else {
      await payments.buy(app, buyer.cookie, wanted.id);
    }
    await house.run(MONEY_JOBS);
    const made = 'select count(*)::int as n from purchases where artwork_id = $1';
    expect(await count(made, [wanted.id])).toBe(moment === 'before' ? 2 : 1);
    await expectMoneyInOrder(app);
  });
});

describe('killed in the middle of writing it down', () => {
  /** While the books are held, whoever writes in them waits with the transaction open. */
  async function holdBooks(): Promise<() => Promise<void>> {
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

  test('all of it is written, once', { timeout: TIMEOUT_MS }, async () => {
    const buyer = await createMember(app);
    const [toTakeBack, toGiveBack] = await Promise.all([paidOutSale(), sell(app)]);
    const work = await offered();
    const [toPayOut, intent] = await Promise.all([dueSale(), payments.reserve(app, buyer.cookie, work.id)]);
    await payments.settled(app);

    const release = await holdBooks();
    const deeds: (() => PromiseLike<unknown>)[] = [
      () => payments.confirm(app, intent, payments.CARDS.pays),
      () => house.ask('pay-artists'),
      () => giveBack(toTakeBack),
      () => giveBack(toGiveBack),
    ];
    for (const [index, deed] of deeds.entries()) {
      void Promise.resolve(deed()).catch(() => {});
      await until('writing', async () => (await writers()) > index);
    }
    await house.kill();
    await release();
    await house.start();

    const unwritten = [intent.purchaseId, toPayOut.id, toTakeBack.id, toGiveBack.id];
    expect((await Promise.all(unwritten.map((id) => purchaseOf(app, id)))).map((row) => row.status)).toEqual([
      'pending',
      'paid',
      'paid',
      'paid',
    ]);
    await house.run(MONEY_JOBS);
    expect(await stand({ id: intent.purchaseId })).toEqual(['paid', 'pending', 'charge']);
    expect(await stand(toPayOut)).toEqual(['paid', 'paid', 'charge', 'transfer']);
    expect(await stand(toGiveBack)).toEqual(['refunded', 'canceled', 'charge', 'refund']);
    const all = ['charge', 'refund', 'reversal', 'transfer'];
    expect(await stand(toTakeBack)).toEqual(['refunded', 'reversed', ...all]);
    await expectMoneyInOrder(app);
  });
});

describe.runIf(DEATHS > 0)('killed at moments nobody chose', () => {
  const paid = new Set<string>();
  const returned = new Set<string>();

  /** Buys, is paid out, and gives back every other one, as fast as it goes, as long as this server lives. */
  async function live(artist: Sale['artist'], buyer: Sale['buyer']): Promise<void> {
    const { url } = app;
    const wait = (what: string, isSo: () => Promise<boolean>) =>
      until(what, async () => app.url !== url || (await isSo()));
    for (let round = 0; app.url === url; round++) {
      const work = await createArtwork(app, { userId: artist.id, isForSale: true, price: '200.00' });
      const { body } = await payments.askToBuy(app, buyer.cookie, work.id);
      const { status } = await payments.confirm(
        app,
        { clientSecret: body.clientSecret! },
        '4242424242424242',
      );
      const id = body.purchaseId!;
      if (status === 'succeeded') paid.add(id);
      await wait('paid', async () => (await purchaseOf(app, id)).status === 'paid');
      await app.ctx.pool.query(
        `update commissions set due_at = now() - interval '1 minute' where purchase_id = $1`,
        [id],
      );
      await house.ask('pay-artists');
      if (round % 2 === 0) await wait('paid out', async () => (await claimOf(id)) === 'paid');
      const answer = await giveBack({ id, workId: work.id, artist, buyer });
      if ((answer.body as { status?: string }).status === 'refunded') returned.add(id);
    }
  }

  test('nothing acknowledged is lost', { timeout: DEATHS * TIMEOUT_MS }, async () => {
    const sales = await Promise.all(Array.from({ length: 4 }, () => dueSale()));
    for (let death = 0; death < DEATHS; death++) {
      const lives = sales.map(({ artist, buyer }) => live(artist, buyer));
      void Promise.allSettled(lives);
      await sleep(200 + Math.random() * 2500);
      await rise();
      await Promise.allSettled(lives);
    }
    await house.run([...MONEY_JOBS, ...MONEY_JOBS]);
    await expectMoneyInOrder(app);
    expect(paid.size).toBeGreaterThan(DEATHS);
    const statusOf = async (id: string) => (await purchaseOf(app, id)).status;
    for (const id of paid) expect(['paid', 'refunded']).toContain(await statusOf(id));
    for (const id of returned) expect(await statusOf(id)).toBe('refunded');
  });
});

test('and nobody has printed a secret', () => {
  expect(house.output()).not.toMatch(SECRETS);
});
