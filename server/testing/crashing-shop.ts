/** A shop whose server dies with kill -9 and is started anew, and what everybody has of each sale. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { createTestDatabase } from './database.ts';
import { createGates, until } from './gates.ts';
import { askToBuy, insertMember, postJson, type ShopMember } from './process-shop.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const RECONCILE = path.resolve(import.meta.dirname, '../reconcile.ts');

export interface ShopSale {
  work: string;
  id: string;
  secret: string;
}

const STAND = `select p.status, c.status as claim, p.stripe_payment_intent_id is not null as "knowsIntent",
       (select count(*)::int from sandbox_payments where kind = 'payment_intent'
          and body->'metadata'->>'artworkId' = $1::text) as intents,
       (select count(*)::int from sandbox_payments where kind = 'payment_intent'
          and body->'metadata'->>'artworkId' = $1::text and body->>'status' = 'succeeded') as payments,
       (select count(*)::int from sandbox_payments where kind = 'transfer'
          and body->'metadata'->>'commissionId' = c.id::text) as transfers,
       (select count(*)::int from sandbox_payments where kind = 'transfer_reversal' and body->>'transfer' in
          (select t.id from sandbox_payments t where t.body->'metadata'->>'commissionId' = c.id::text)) as reversals,
       (select count(*)::int from sandbox_payments where kind = 'refund'
          and body->>'payment_intent' = p.stripe_payment_intent_id) as refunds
     from purchases p left join commissions c on c.purchase_id = p.id where p.artwork_id = $1::uuid`;

/** Each finds nothing when nothing is wrong. */
const FAULTS = {
  'a work with two live purchases': `select artwork_id from purchases
    where status not in ('canceled', 'failed', 'refunded') group by 1 having count(*) > 1`,
  'somebody charged twice': `select body->'metadata'->>'artworkId' from sandbox_payments
    where kind = 'payment_intent' group by 1 having count(*) > 1`,
  'transfers that are not the paid claims': `select * from
    (select sum((body->>'amount')::int - (body->>'amount_reversed')::int) as cents from sandbox_payments
      where kind = 'transfer') t,
    (select sum(amount * 100)::int as cents from commissions where status = 'paid') c
    where t.cents is distinct from c.cents`,
  'books that do not add up': `select sum(amount_cents) from ledger_entries having sum(amount_cents) <> 0`,
  'an artist who is owed something still': `select member_id from ledger_entries where account = 'artist'
    group by 1 having sum(amount_cents) <> 0`,
  'an artist with two accounts': `select body->'metadata' from sandbox_payments where kind = 'account'
    group by 1 having count(*) > 1`,
};

export async function openCrashingShop() {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-crash-'));
  const gates = createGates(database.url);
  const { db } = gates;
  const [buyer, rival] = [await insertMember(db), await insertMember(db)];
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: '0', PORT: '0' };
  const started: ServerProcess[] = [];
  const waiting: Promise<unknown>[] = [];
  let url = '';

  async function start(): Promise<void> {
    const server = startServerProcess(env);
    started.push(server);
    url = await server.ready;
  }
  async function kill(): Promise<void> {
    const server = started.at(-1);
    server?.child.kill('SIGKILL');
    await server?.ended;
  }
  /** Moving the clock makes every job run. */
  async function runJobs(): Promise<void> {
    const body = new URLSearchParams({ seconds: '1' });
    const answer = await fetch(`${url}/sandbox/payments/clock`, { method: 'POST', body, redirect: 'manual' });
    expect(answer.status).toBe(303);
  }
  await start();

  return {
    db,
    gates,
    buyer,
    rival,
    url: () => url,
    printed: () => started.map((server) => server.output()).join('\n'),
    runJobs,
    /** Its answer may never come. */
    leave(request: Promise<unknown>): void {
      waiting.push(request.catch(() => null));
    },
    /** In the middle of everything. */
    async crash(): Promise<void> {
      await kill();
      await gates.disconnectOthers();
      await gates.openAll();
      await Promise.all(waiting.splice(0));
    },
    /** Events that the dead one had in hand come again, and every job runs. */
    async startAgain(): Promise<void> {
      await db.query(
        `update sandbox_payments set due_at = now() where kind = 'delivery' and due_at is not null`,
      );
      await start();
      await runJobs();
    },
    /** Every event was delivered. */
    settled: () =>
      until(db, `select 1 where not exists (select 1 from sandbox_payments where due_at is not null)`),
    async reserve(work: string): Promise<ShopSale> {
      const answer = await askToBuy(url, buyer.cookie, work);
      expect(answer.status).toBe(200);
      const { purchaseId, clientSecret } = (await answer.json()) as {
        purchaseId: string;
        clientSecret: string;
      };
      return { work, id: purchaseId, secret: clientSecret };
    },
    look: ({ id }: ShopSale) => fetch(`${url}/api/purchases/${id}`, { headers: { cookie: buyer.cookie } }),
    onboard: (artist: ShopMember) => postJson(`${url}/api/payouts/onboarding`, artist.cookie, {}),
    giveBack: (artist: ShopMember, { id }: ShopSale) =>
      postJson(`${url}/api/purchases/${id}/refund`, artist.cookie, { reason: 'It is damaged.' }),
    makeDue: ({ id }: ShopSale) =>
      db.query(`update commissions set due_at = now() - interval '1 minute' where purchase_id = $1`, [id]),
    becomes: (status: string, sale: ShopSale) =>
      until(db, `select 1 from purchases where id = $1 and status = $2`, [sale.id, status]),
    paidOut: (sale: ShopSale) =>
      until(db, `select 1 from commissions where purchase_id = $1 and status = 'paid'`, [sale.id]),
    /** What the books say of the only purchase of a work, and how many of each thing the provider has for it. */
    async standOf({ work }: { work: string }): Promise<Record<string, unknown>> {
      const { rows } = await db.query<Record<string, unknown>>(STAND, [work]);
      expect(rows).toHaveLength(1);
      return rows[0]!;
    },
    async requireFaultless(): Promise<void> {
      for (const [fault, query] of Object.entries(FAULTS)) {
        expect((await db.query(query)).rows, fault).toEqual([]);
      }
    },
    /** The operator's command, beside the server. */
    reconcile: () =>
      new Promise<{ code: number | null; lines: string[] }>((resolve) => {
        const options = { env: { PATH: process.env.PATH, ...env } };
        const child = execFile(process.execPath, [RECONCILE], options, (_error, stdout) =>
          resolve({ code: child.exitCode, lines: stdout.trim().split('\n') }),
        );
      }),
    async close(): Promise<void> {
      await kill();
      await gates.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
