/** With ROUNDS=full: the demo gallery is backed up while members write, and restored. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadDemoGallery } from '#server/demo/load.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { runBackupCommand } from '#server/testing/backup.ts';
import { createTestDatabase } from '#server/testing/database.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { askAs } from '#server/testing/hire-work.ts';
import { findDifferences, finishRefunds, settlePayments } from '#server/testing/payment-jobs.ts';
import { CARDS, confirm, reserve, settled } from '#server/testing/payments.ts';

const IS_FULL = process.env.ROUNDS === 'full';
const WRITERS = 4;
const WRONG_COUNTERS = `select id from artworks a
  where likes_count <> (select count(*) from likes l where l.artwork_id = a.id)
    or comments_count <> (select count(*) from comments c where c.artwork_id = a.id)`;

/** Likes, comments, writes and buys until `signal`. @returns the purchases, in order */
async function write(app: TestApp, signal: AbortSignal): Promise<string[]> {
  const [artist, member] = await Promise.all([createMember(app), createMember(app)]);
  const purchases: string[] = [];
  while (!signal.aborted) {
    const { id } = await createArtwork(app, { userId: artist.id, isForSale: true, price: '20.00' });
    await askAs(app, member, 'POST', `/artworks/${id}/like`);
    await askAs(app, member, 'POST', `/artworks/${id}/comments`, { content: 'How quiet.' });
    await askAs(app, member, 'POST', '/messages', { receiverId: artist.id, content: `Is ${id} sold?` });
    const intent = await reserve(app, member.cookie, id);
    expect(await confirm(app, intent, CARDS.pays)).toMatchObject({ status: 'succeeded' });
    purchases.push(intent.purchaseId);
  }
  return purchases;
}

test.runIf(IS_FULL)(
  'a backup of a busy gallery is one moment of it',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-busy-'));
    const database = await createTestDatabase({ isEmpty: true });
    const rates = ['COMMENT', 'MESSAGE', 'PAYMENT', 'REACTION'].map((name) => [
      `RATE_LIMIT_${name}`,
      '1000000',
    ]);
    const env = { DEMO: '1', ...Object.fromEntries(rates) };
    const app = await startTestApp({ env, fill: (config, url) => loadDemoGallery(config, url, () => {}) });
    onTestFinished(async () => {
      await app.close();
      await database.drop();
      rmSync(folder, { recursive: true });
    });
    const before = await write(app, AbortSignal.timeout(1000));

    const stop = new AbortController();
    const writing = Array.from({ length: WRITERS }, () => write(app, stop.signal));
    const { databaseUrl, dataDir } = app.ctx.config;
    const backup = path.join(folder, 'backup');
    const made = await runBackupCommand('backup', { databaseUrl: databaseUrl!, dataDir }, backup);
    stop.abort();
    const during = (await Promise.all(writing)).flat();
    expect(made).toMatchObject({ code: 0, err: '' });

    const restored = { databaseUrl: database.url, dataDir: path.join(folder, 'restored') };
    expect(await runBackupCommand('restore', restored, backup)).toMatchObject({ code: 0, err: '' });
    const copy = await startTestApp({
      databaseUrl: restored.databaseUrl,
      config: { dataDir: restored.dataDir },
      env,
    });
    try {
      const { rows } = await copy.ctx.pool.query<{ id: string }>('select id from purchases');
      const found = new Set(rows.map(({ id }) => id));
      expect(before.filter((id) => !found.has(id))).toEqual([]);
      // Members did write meanwhile, and the backup does not have all of it.
      expect(during.length).toBeGreaterThan(WRITERS);
      expect(during.some((id) => !found.has(id))).toBe(true);
      expect((await copy.ctx.pool.query(WRONG_COUNTERS)).rows).toEqual([]);
      // Payments that were under way at that moment are finished.
      await settlePayments(copy.ctx);
      await finishRefunds(copy.ctx);
      await settled(copy);
      expect(await findDifferences(copy.ctx)).toEqual([]);
    } finally {
      await copy.close();
    }
  },
  600_000,
);
