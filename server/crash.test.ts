/** kill -9 at each step between reservation, intent, commit, transfer and refund. More rounds with ROUNDS=full. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCrashingShop, type ShopSale } from './testing/crashing-shop.ts';
import { until } from './testing/gates.ts';
import {
  askToBuy,
  insertMember,
  insertWork,
  payByCard,
  SECRETS,
  type ShopMember,
} from './testing/process-shop.ts';

const ROUNDS = process.env.ROUNDS === 'full' ? 10 : 1;
const REPLAYS = process.env.ROUNDS === 'full' ? 100 : 2;

let shop: Awaited<ReturnType<typeof openCrashingShop>>;
beforeAll(async () => {
  shop = await openCrashingShop();
});
afterAll(() => shop.close());

type Six<T> = [T, T, T, T, T, T];
const lockWork = ({ work }: { work: string }) =>
  shop.gates.hold('select 1 from artworks where id = $1 for update', [work]);
const pay = async ({ secret }: ShopSale) => expect(await payByCard(shop.url(), secret)).toBe(true);

/** Each is paid at the provider. Nothing is written here; or part of it; or all but the books; or all but that it was told. */
async function stopWhileSettling(sales: ShopSale[]): Promise<void> {
  const [unwritten, unclaimed, unbooked, unrecorded] = sales as [ShopSale, ShopSale, ShopSale, ShopSale];
  const { gates } = shop;
  await shop.settled();
  const told = await gates.hold('lock table provider_events in share row exclusive mode');
  await pay(unrecorded);
  await shop.becomes('paid', unrecorded);
  await told.reached();

  const work = await lockWork(unwritten);
  const claim = await gates.hold(
    `insert into commissions (purchase_id, amount, rate) values ($1, 11.11, 0.1)`,
    [unclaimed.id],
  );
  const otherWork = await lockWork(unbooked);
  for (const sale of [unwritten, unclaimed, unbooked]) await pay(sale);
  const books = await gates.hold(
    `insert into ledger_transactions (kind, reference, happened_at)
     select 'charge', body->>'latest_charge', now() from sandbox_payments
     where kind = 'payment_intent' and body->'metadata'->>'artworkId' = $1`,
    [unbooked.work],
  );
  for (const sale of [unwritten, unclaimed, unbooked]) shop.leave(shop.look(sale));
  await otherWork.reached();
  await otherWork.open();
  for (const gate of [work, claim, books]) await gate.reached();
}

/** Made at the provider and not remembered here. */
async function stopBehindAccount(artist: ShopMember): Promise<void> {
  const account = await shop.gates.hold(
    `insert into payout_accounts (user_id, account_id, checked_at) values ($1, 'acct_held', now())`,
    [artist.id],
  );
  shop.leave(shop.onboard(artist));
  await account.reached();
}

/** One intent is made and not remembered, of the other purchase there is only the reservation. */
async function stopAroundIntent(unasked: string, unattached: string): Promise<void> {
  const { gates, buyer } = shop;
  const slow = await gates.slowDown('POST /v1/payment_intents', { ms: 4000, times: 1 });
  shop.leave(askToBuy(shop.url(), buyer.cookie, unattached));
  await slow.reached();
  const row = await gates.hold('select 1 from purchases where artwork_id = $1 for update', [unattached]);
  await row.reached();
  const never = await gates.slowDown('POST /v1/payment_intents');
  shop.leave(askToBuy(shop.url(), buyer.cookie, unasked));
  await never.reached();
}

/** Six sales, each killed at another step. @returns them, paid */
async function crashWhileBuying(artist: ShopMember): Promise<Six<ShopSale>> {
  const works = await Promise.all(Array.from({ length: 6 }, () => insertWork(shop.db, artist.id)));
  const [unasked, unattached, ...rest] = works as Six<string>;
  const reserved = await Promise.all(rest.map((work) => shop.reserve(work)));
  await stopWhileSettling(reserved);
  await stopBehindAccount(artist);
  await stopAroundIntent(unasked, unattached);
  await shop.crash();
  const open = { status: 'pending', claim: null };
  expect(await Promise.all(works.map((work) => shop.standOf({ work })))).toMatchObject([
    { ...open, knowsIntent: false, intents: 0 },
    { ...open, knowsIntent: false, intents: 1 },
    { ...open, payments: 1 },
    { ...open, payments: 1 },
    { ...open, payments: 1 },
    { status: 'paid', claim: 'pending', payments: 1 },
  ]);

  await shop.startAgain();
  const late: ShopSale[] = [];
  for (const work of [unasked, unattached]) {
    expect((await askToBuy(shop.url(), shop.rival.cookie, work)).status).toBe(409);
    const sale = await shop.reserve(work);
    await pay(sale);
    late.push(sale);
  }
  const sales = [...late, ...reserved] as Six<ShopSale>;
  await Promise.all(sales.map((sale) => shop.becomes('paid', sale)));
  const form = (await (await shop.onboard(artist)).json()) as { url: string };
  expect((await fetch(form.url, { method: 'POST', redirect: 'manual' })).status).toBe(303);
  await until(shop.db, `select 1 from payout_accounts where user_id = $1 and is_active`, [artist.id]);
  return sales;
}

/** A transfer and a refund were decided and not asked for. */
async function crashBeforeMoney(artist: ShopMember, sales: Six<ShopSale>): Promise<void> {
  const [first, second, , , fifth] = sales;
  await shop.makeDue(first);
  const transfer = await shop.gates.slowDown('POST /v1/transfers');
  await shop.runJobs();
  await transfer.reached();
  const refund = await shop.gates.slowDown('POST /v1/refunds');
  shop.leave(shop.giveBack(artist, second));
  await refund.reached();
  await shop.crash();
  expect(await shop.standOf(first)).toMatchObject({ claim: 'paying', transfers: 0 });
  expect(await shop.standOf(second)).toMatchObject({ status: 'paid', claim: 'pending', refunds: 0 });
  await shop.makeDue(fifth);
  await shop.startAgain();
  await Promise.all([shop.paidOut(first), shop.paidOut(fifth), shop.becomes('refunded', second)]);
}

/** A transfer, a refund and a reversal were made and not written; another reversal was not asked for. */
async function crashBehindMoney(artist: ShopMember, sales: Six<ShopSale>): Promise<void> {
  const [first, second, third, fourth, fifth, sixth] = sales;
  const { gates } = shop;
  await shop.makeDue(fourth);
  const slow = await gates.slowDown('POST /v1/transfers', { ms: 4000, times: 1 });
  await shop.runJobs();
  await slow.reached();
  const unpaid = await gates.hold('select 1 from purchases where id = $1 for update', [fourth.id]);
  await unpaid.reached();
  const refunded = await lockWork(third);
  // The claim's lock is enough: the request to refund is written without it.
  const reversed = await gates.hold('select 1 from commissions where purchase_id = $1 for update', [
    fifth.id,
  ]);
  for (const sale of [third, fifth]) shop.leave(shop.giveBack(artist, sale));
  for (const gate of [refunded, reversed]) await gate.reached();
  const reversal = await gates.slowDown('POST /v1/transfers/');
  shop.leave(shop.giveBack(artist, first));
  await reversal.reached();
  await shop.crash();
  expect(await shop.standOf(first)).toMatchObject({ claim: 'paid', transfers: 1, reversals: 0, refunds: 0 });
  expect(await shop.standOf(third)).toMatchObject({ status: 'paid', claim: 'pending', refunds: 1 });
  expect(await shop.standOf(fourth)).toMatchObject({ claim: 'paying', transfers: 1 });
  expect(await shop.standOf(fifth)).toMatchObject({ claim: 'paid', transfers: 1, reversals: 1, refunds: 0 });
  await shop.makeDue(sixth);
  await shop.startAgain();
  await Promise.all([fourth, sixth].map((sale) => shop.paidOut(sale)));
  await Promise.all([first, second, third, fifth].map((sale) => shop.becomes('refunded', sale)));
}

test('whatever step it dies at, money is moved once and the books agree', { timeout: 600_000 }, async () => {
  const back = { status: 'refunded', payments: 1, refunds: 1 };
  const kept = { status: 'paid', claim: 'paid', payments: 1, transfers: 1, reversals: 0, refunds: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const artist = await insertMember(shop.db);
    const sales = await crashWhileBuying(artist);
    await crashBeforeMoney(artist, sales);
    await crashBehindMoney(artist, sales);
    expect(await Promise.all(sales.map((sale) => shop.standOf(sale)))).toMatchObject([
      { ...back, claim: 'reversed', transfers: 1, reversals: 1 },
      { ...back, claim: 'canceled', transfers: 0 },
      { ...back, claim: 'canceled', transfers: 0 },
      kept,
      { ...back, claim: 'reversed', transfers: 1, reversals: 1 },
      kept,
    ]);
  }
  await shop.requireFaultless();
  await shop.settled();
  expect(await shop.reconcile()).toEqual({ code: 0, lines: ['Books and provider agree.'] });
});

test('every event again and again, in any order, moves nothing', { timeout: 600_000 }, async () => {
  const movements = async () => (await shop.db.query('select * from ledger_transactions order by id')).rows;
  const before = await movements();
  for (let replay = 0; replay < REPLAYS; replay += 1) {
    await shop.db.query('delete from provider_events');
    await shop.db.query(`update sandbox_payments set due_at = now() - random() * interval '1 minute'
      where kind = 'delivery'`);
    await shop.runJobs();
    await shop.settled();
  }
  expect(await movements()).toEqual(before);
  await shop.requireFaultless();
});

test('the operator is told what differs, a line each', { timeout: 120_000 }, async () => {
  await shop.db.query(`update commissions set status = 'pending', due_at = null where status = 'paid'`);
  await shop.db.query(`update users set is_subscriber = true where id = $1`, [shop.rival.id]);
  const { code, lines } = await shop.reconcile();
  expect(code).toBe(1);
  expect(lines.at(-1)).toBe(`${2 * ROUNDS + 1} differences between books and provider.`);
  expect(lines.slice(0, -1).map((line) => line.split(':')[0])).toEqual([
    ...Array.from({ length: 2 * ROUNDS }, () => 'payout_status'),
    'member_premium',
  ]);
  expect(shop.printed()).not.toMatch(SECRETS);
});
