/** The drill of docs/operations.md: back up a gallery, restore it elsewhere, compare, and use it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openClient } from '#server/db/connect.ts';
import { FEATURES } from '#server/features.ts';
import { dealAt } from '#server/features/hire/escrow/testing.ts';
import { shareFile, PDF } from '#server/features/hire/milestones/testing.ts';
import { sell } from '#server/features/orders/refunds/testing.ts';
import { type Harness, SAMPLE_VIDEO, startHarness } from '#server/features/videos/testing.ts';
import { startJobs } from '#server/jobs/schedule.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type Gallery, hashObjects, hashTables, runBackupCommand } from '#server/testing/backup.ts';
import { Browser } from '#server/testing/browser.ts';
import { createTestDatabase } from '#server/testing/database.ts';
import { createArtwork } from '#server/testing/factories.ts';
import { findDifferences } from '#server/testing/payment-jobs.ts';
import { buy } from '#server/testing/payments.ts';
import { checkFiles, requireEmpty } from './load.ts';
import { MANIFEST, readManifest, writeManifest } from './manifest.ts';
import { openPlace } from './place.ts';
import { save } from './save.ts';

vi.setConfig({ testTimeout: 60_000 });
const MEMBER = { email: 'ines@example.com', password: 'a long enough one' };
const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-drill-'));
const backup = path.join(folder, 'backup');
const restored: Gallery = { databaseUrl: '', dataDir: path.join(folder, 'restored') };

let harness: Harness;
let app: TestApp;
let source: Gallery;
let videoId: string;
let workId: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

/** A project runs, two works are sold, one of them is refunded, and a video waits for processing. */
async function fillGallery(): Promise<void> {
  const browser = new Browser(app.url);
  const page = await browser.open('/api/login');
  await browser.submit(page, { name: 'Ines Prado', ...MEMBER }, `${page.url.pathname}/sign-up`);
  await sell(app);
  const sale = await sell(app);
  const refund = await harness.call('POST', `/api/purchases/${sale.id}/refund`, sale.artist, {
    reason: 'It fell.',
  });
  expect(refund.status).toBe(200);
  const message = {
    receiverId: sale.artist.id,
    content: 'Tabs\tand\nlines, \\N and "quotes".',
    clientId: undefined,
  };
  expect((await harness.call('POST', '/api/messages', sale.buyer, message)).status).toBe(201);
  const { id, client, designer } = await dealAt(app, 'in_progress');
  const job = { project: { id }, client, designer } as Parameters<typeof shareFile>[1];
  expect((await shareFile(app, job, designer, PDF)).status).toBe(201);
  await harness.processed(harness.artist);
  videoId = await harness.upload(harness.artist, SAMPLE_VIDEO);
  workId = (await createArtwork(app, { userId: harness.artist.id, isForSale: true, price: '12.35' })).id;
}

beforeAll(async () => {
  harness = await startHarness();
  ({ app } = harness);
  source = { databaseUrl: app.ctx.config.databaseUrl!, dataDir: app.ctx.config.dataDir };
  await fillGallery();
  database = await createTestDatabase({ isEmpty: true });
  restored.databaseUrl = database.url;
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const waitingJobs = async ({ databaseUrl }: Gallery) => {
  const client = openClient({ connectionString: databaseUrl });
  await client.connect();
  const columns = 'task_identifier, key, run_at, max_attempts, priority';
  const { rows } = await client.query(`select ${columns} from graphile_worker.jobs order by key`);
  await client.end();
  return rows;
};

test('a backup, restored elsewhere, has the same rows, objects and jobs', async () => {
  // The command then notes in the database that it was made.
  const before = await hashTables(source);
  const made = await runBackupCommand('backup', source, backup);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toContain(`The backup is complete: ${backup}`);
  expect(await runBackupCommand('restore', restored, backup)).toMatchObject({ code: 0, err: '' });
  expect(await hashTables(restored)).toEqual(before);
  expect(hashObjects(restored)).toEqual(hashObjects(source));
  const jobs = await waitingJobs(source);
  expect(jobs).toContainEqual(expect.objectContaining({ key: `video:${videoId}` }));
  expect(await waitingJobs(restored)).toEqual(jobs);
});

describe('is refused', () => {
  const place = () => openPlace(backup, readConfig({}));

  test('into anything but an empty database and an empty store', async () => {
    expect(await runBackupCommand('restore', source, backup)).toEqual({
      code: 1,
      out: '',
      err: 'The database is not empty: a backup is restored only into an empty one.\n',
    });
    const other = await createTestDatabase({ isEmpty: true });
    const { storage } = app.ctx;
    await expect(requireEmpty({ databaseUrl: other.url, storage })).rejects.toThrow(
      'The object store is not empty',
    );
    await other.drop();
    const used = save({ ...source, storage, objects: [], progress: () => {} }, place());
    await expect(used).rejects.toThrow(`${backup} is not empty`);
  });

  const flip = (file: string) => {
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(file, bytes);
  };
  const cut = (file: string) => truncateSync(file, statSync(file).size - 1);
  const object = () => `objects/${Object.keys(hashObjects(source))[0]}`;

  test.each([
    ['with a changed byte in a table', () => 'tables/purchases.gz', flip, 'was changed'],
    ['with a changed byte in an object', object, flip, 'was changed'],
    ['with a changed job', () => 'jobs.gz', flip, 'was changed'],
    ['without a table', () => 'tables/users.gz', rmSync, 'is missing'],
    ['without an object', object, rmSync, 'is missing'],
    ['without its list of objects', () => 'objects.gz', rmSync, 'is missing'],
    ['with a table that was cut', () => 'tables/users.gz', cut, 'is truncated'],
    ['with an object that was cut', object, cut, 'is truncated'],
    ['with a manifest that was cut', () => MANIFEST, cut, 'is truncated or was changed'],
    ['with a changed manifest', () => MANIFEST, flip, 'is truncated or was changed'],
  ])('%s', async (_name, fileOf, damage, fault) => {
    const copy = mkdtempSync(path.join(folder, 'damaged-'));
    cpSync(backup, copy, { recursive: true });
    const file = fileOf();
    damage(path.join(copy, file));
    const damaged = openPlace(copy, readConfig({}));
    const read = async () => checkFiles(damaged, await readManifest(damaged));
    await expect(read()).rejects.toThrow(`The backup in ${copy} is damaged: ${file} ${fault}.`);
  });

  test('a damaged one in one sentence, before anything is written', async () => {
    const copy = path.join(folder, 'damaged');
    cpSync(backup, copy, { recursive: true });
    flip(path.join(copy, object()));
    const empty = await createTestDatabase({ isEmpty: true });
    const dataDir = path.join(folder, 'untouched');
    const { code, err } = await runBackupCommand('restore', { databaseUrl: empty.url, dataDir }, copy);
    expect([code, err]).toEqual([1, `The backup in ${copy} is damaged: ${object()} was changed.\n`]);
    expect(await hashTables({ databaseUrl: empty.url, dataDir })).toEqual({});
    expect(hashObjects({ databaseUrl: empty.url, dataDir })).toEqual({});
    await empty.drop();
  });

  test('if it is not complete', async () => {
    const nowhere = openPlace(path.join(folder, 'nowhere'), readConfig({}));
    await expect(readManifest(nowhere)).rejects.toThrow('manifest.json is missing');
  });

  test('if this version does not know its schema or its format', async () => {
    const manifest = await readManifest(place());
    const migrations = [...manifest.migrations, 'a-later-one'];
    for (const newer of [{ migrations }, { format: 2 }]) {
      const copy = openPlace(mkdtempSync(path.join(folder, 'newer-')), readConfig({}));
      await writeManifest(copy, { ...manifest, ...newer });
      await expect(readManifest(copy)).rejects.toThrow('made by a newer or different version of Atelier');
    }
  });
});

test('a restored gallery serves: members sign in and buy, and what waited is processed', async () => {
  const { port } = new URL(app.url);
  await harness.close();
  // Keeps the address, because the stand-in for sign-in knows members by it.
  app = await startTestApp({
    databaseUrl: restored.databaseUrl,
    config: { dataDir: restored.dataDir },
    port: Number(port),
  });
  const browser = new Browser(app.url);
  await browser.submit(await browser.open('/api/login'), MEMBER);
  const signedIn = await browser.send('/api/auth/user');
  expect(await signedIn.json()).toMatchObject({ firstName: 'Ines', email: MEMBER.email });
  const purchase = await buy(app, browser.cookieFor('/'), workId);
  const paid = await browser.send(`/api/purchases/${purchase}`);
  expect(await paid.json()).toMatchObject({ status: 'paid', amount: '12.35' });
  expect(await findDifferences(app.ctx)).toEqual([]);
  const jobs = startJobs(app.ctx, FEATURES, app.onClockMoved);
  const status = 'select status from videos where id = $1';
  await vi.waitFor(
    async () => expect((await app.ctx.pool.query(status, [videoId])).rows).toEqual([{ status: 'ready' }]),
    { timeout: 30_000, interval: 100 },
  );
  await jobs.stop();
});
