/** The operator's command, beside a server with its embedded database, and without one. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { openPool } from '#server/db/connect.ts';
import { runningDatabase } from './providers/database/sandbox/running-database.ts';
import { askToBuy, insertMember, insertWork, payByCard, SECRETS } from './testing/process-shop.ts';
import { type ServerProcess, commandFile, startServerProcess } from './testing/server-process.ts';

const TIMEOUT_MS = 120_000;

let dataDir: string;
let server: ServerProcess;
let db: pg.Pool;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-reconcile-'));
  server = startServerProcess({ DATA_DIR: dataDir });
  await server.ready;
  db = openPool({ connectionString: runningDatabase(dataDir)! });
}, TIMEOUT_MS);
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

const reconcile = (more: Record<string, string> = {}) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: '0', PORT: '0', ...more };
    const child = execFile(process.execPath, [commandFile('reconcile')], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });

test('exits with 0 if ledger and provider agree', { timeout: TIMEOUT_MS }, async () => {
  const url = await server.ready;
  const [artist, buyer] = [await insertMember(db), await insertMember(db)];
  const asked = await askToBuy(url, buyer.cookie, await insertWork(db, artist.id));
  const { clientSecret } = (await asked.json()) as { clientSecret: string };
  expect(await payByCard(url, clientSecret)).toBe(true);
  const paid = `select 1 from purchases where status = 'paid'`;
  await vi.waitFor(async () => expect((await db.query(paid)).rows).toHaveLength(1), { timeout: 30_000 });
  expect(await reconcile()).toEqual({ code: 0, out: 'Ledger and payment provider match.\n', err: '' });
});

test(
  'exits with 1 and a line for each difference, also without a running server',
  { timeout: TIMEOUT_MS },
  async () => {
    const { rows } = await db.query<{ id: string; claim: string }>(
      `update commissions set status = 'paid' returning purchase_id as id`,
    );
    const member = await insertMember(db);
    await db.query('update users set is_subscriber = true where id = $1', [member.id]);
    await db.end();
    const lines = [
      `payout_status: payout of purchase ${rows[0]!.id} is paid, and its transfer is pending`,
      `member_premium: member ${member.id} has Premium without a subscription`,
      '2 differences between the ledger and the payment provider.',
    ];
    const found = { code: 1, out: `${lines.join('\n')}\n`, err: '' };
    expect(await reconcile()).toEqual(found);
    server.child.kill('SIGTERM');
    await server.ended;
    expect(await reconcile()).toEqual(found);
  },
);

test(
  'exits with 2 and a message without secrets if they cannot be compared',
  { timeout: TIMEOUT_MS },
  async () => {
    // Refused at once; one that does not answer would be waited for, as ./until-answers.test.ts shows.
    const refused = new URL(inject('clusterUrl'));
    refused.password = 'whsec_abcdefgh';
    refused.pathname = '/sk_test_none';
    const { code, out, err } = await reconcile({ DATABASE_URL: refused.href });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^The ledger and the payment provider could not be compared: .*\n$/);
    expect(err).not.toMatch(SECRETS);
  },
);

test('does not report agreement without a provider', { timeout: TIMEOUT_MS }, async () => {
  const { code, out } = await reconcile({ PAYMENTS: 'off' });
  expect([code, out]).toEqual([0, 'Payments are off: there is nothing to compare.\n']);
});
