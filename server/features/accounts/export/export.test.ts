/** An export contains what the database and the store have about a member, and nothing about others. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataExport } from '#shared/accounts/export/contract.ts';
import { dataExports } from '#shared/accounts/export/tables.ts';
import { FEATURES } from '#server/features.ts';
import { originalKey } from '#server/features/uploads/keys.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createArtwork, createMember, type TestMember } from '#server/testing/factories.ts';
import { createOrder } from '#server/testing/orders.ts';
import { unzip } from '#server/testing/unzip.ts';
import { exportKey, makeExport, sweepExports } from './service.ts';

const SOURCES = {
  tables: FEATURES.flatMap(({ memberData = [] }) => memberData),
  files: FEATURES.flatMap(({ memberFiles = [] }) => memberFiles),
};
const DAY_MS = 86_400_000;
interface Manifest {
  entries: { path: string; bytes: number; sha256: string; rows?: number; isMissing?: true }[];
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = async (member: TestMember, method = 'GET'): Promise<DataExport> =>
  (await (
    await fetch(`${app.url}/api/export`, { method, headers: { cookie: member.cookie } })
  ).json()) as DataExport;
const download = (member: TestMember) =>
  fetch(`${app.url}/api/export/download`, { headers: { cookie: member.cookie }, redirect: 'manual' });

async function latestId(): Promise<string> {
  const { rows } = await app.ctx.pool.query<{ id: string }>(
    'select id from data_exports order by created_at desc limit 1',
  );
  return rows[0]!.id;
}
async function make(member: TestMember): Promise<Map<string, Buffer>> {
  expect((await ask(member, 'POST')).status).toBe('making');
  await makeExport(app.ctx, SOURCES, await latestId());
  const link = (await download(member)).headers.get('location')!;
  return unzip(Buffer.from(await (await fetch(link)).arrayBuffer()));
}

describe('an export', () => {
  it('has the rows that the database has, as JSON and CSV, and the files with their hashes', async () => {
    const order = await createOrder(app);
    const { artist } = order;
    const work = await createArtwork(app, { userId: artist.id, title: '=1+1' });
    const original = Buffer.from('the original');
    const uploadId = work.imageUrl.split('/').at(-1)!;
    await app.ctx.storage.write(originalKey(artist.id, uploadId), original, 'image/jpeg');
    const expected = new Map<string, unknown[]>();
    for (const { exported } of SOURCES.tables) {
      if (!('file' in exported)) continue;
      const { rows } = await app.ctx.pool.query(exported.rows, [artist.id]);
      expected.set(exported.file, JSON.parse(JSON.stringify(rows)) as unknown[]);
    }
    const files = await make(artist);
    const manifest = JSON.parse(files.get('manifest.json')!.toString()) as Manifest;
    for (const { path, bytes, sha256 } of manifest.entries) {
      const file = files.get(path)!;
      expect([path, file.length]).toEqual([path, bytes]);
      expect(createHash('sha256').update(file).digest('hex')).toBe(sha256);
    }
    expect([...files.keys()].toSorted()).toEqual(
      [...manifest.entries.map(({ path }) => path), 'manifest.json'].toSorted(),
    );
    for (const [file, rows] of expected) {
      expect(JSON.parse(files.get(`data/${file}.json`)!.toString())).toEqual(rows);
      const counts = manifest.entries.filter(({ path }) => path.startsWith(`data/${file}.`));
      expect(counts.map((entry) => entry.rows)).toEqual([rows.length, rows.length]);
    }
    expect(files.get(`files/pictures/${uploadId}.jpg`)).toEqual(original);
    // Text that a spreadsheet would calculate has an apostrophe.
    expect(files.get('data/artworks.csv')!.toString()).toContain(",'=1+1,");
    const missing = manifest.entries.filter(({ isMissing }) => isMissing);
    expect(missing.every(({ path }) => path.startsWith('files/pictures/'))).toBe(true);
    expect(files.get('README.md')!.toString()).toContain('# Your data on Atelier');
  });

  it('gives amounts with two decimals, and all that was returned', async () => {
    const { artist } = await createOrder(app, { status: 'refunded', deliveryCost: '12.50' });
    const files = await make(artist);
    const [sale] = JSON.parse(files.get('data/orders.json')!.toString()) as Record<string, string>[];
    expect([sale!.amount, sale!.returned_amount]).toEqual(['200.00', '212.50']);
    const paid = await createOrder(app);
    const payouts = (await make(paid.artist)).get('data/payouts.json')!.toString();
    expect((JSON.parse(payouts) as object[])[0]).toMatchObject({ amount: '195.00', reversed_amount: '0.00' });
  });

  it('names no e-mail address, street or object key of others', async () => {
    const order = await createOrder(app);
    const files = await make(order.artist);
    const all = Buffer.concat([...files.values()]).toString();
    const { rows } = await app.ctx.pool.query<{ email: string }>('select email from users where id = $1', [
      order.buyerId,
    ]);
    expect(all).not.toContain(rows[0]!.email);
  });

  it('is made once; asking again changes nothing until its last day has passed', async () => {
    const member = await createMember(app);
    const ready: unknown[] = [];
    app.ctx.events.on(
      'export.ready',
      async (_tx, event) => void (event.memberId === member.id && ready.push(1)),
    );
    await make(member);
    const first = await ask(member);
    expect(first.status).toBe('ready');
    expect(await ask(member, 'POST')).toEqual(first);
    await makeExport(app.ctx, SOURCES, await latestId());
    expect(ready).toHaveLength(1);
    const id = await latestId();
    await app.ctx.pool.query('update data_exports set available_until = $1', [
      new Date(app.ctx.clock.now().getTime() - 1),
    ]);
    expect((await ask(member)).status).toBe('none');
    expect((await download(member)).status).toBe(404);
    await sweepExports(app.ctx);
    expect(await app.ctx.storage.size(exportKey(member.id, id))).toBeNull();
    expect((await ask(member, 'POST')).status).toBe('making');
  });

  it('is available for seven days', async () => {
    const member = await createMember(app);
    await make(member);
    const { availableUntil, createdAt } = await ask(member);
    const days = (Date.parse(String(availableUntil)) - Date.parse(String(createdAt))) / DAY_MS;
    expect(Math.round(days)).toBe(7);
  });

  it('cannot be downloaded by others', async () => {
    const member = await createMember(app);
    await make(member);
    expect((await download(await createMember(app))).status).toBe(404);
    expect((await fetch(`${app.url}/api/export/download`)).status).toBe(401);
  });

  it('is tried three times, then it has failed and can be asked for again', async () => {
    const member = await createMember(app);
    await ask(member, 'POST');
    const broken = {
      tables: [{ table: 'x', columns: {}, exported: { file: 'x', rows: 'select $1::uuid from nowhere' } }],
      files: [],
    };
    const id = await latestId();
    for (let round = 0; round < 2; round++)
      await expect(makeExport(app.ctx, broken, id)).rejects.toThrow('nowhere');
    await makeExport(app.ctx, broken, id);
    expect((await ask(member)).status).toBe('failed');
    expect((await ask(member, 'POST')).status).toBe('making');
  });

  it('goes on when the process that made it has died', async () => {
    const member = await createMember(app);
    await ask(member, 'POST');
    const id = await latestId();
    await app.ctx.db.update(dataExports).set({ leasedUntil: new Date(Date.now() - 1000) });
    await sweepExports(app.ctx);
    await makeExport(app.ctx, SOURCES, id);
    expect((await ask(member)).status).toBe('ready');
  });
});

it('a stream of several parts is stored whole, and a broken one not at all', async () => {
  const pieces = Array.from({ length: 40 }, (_, n) => Buffer.alloc(1_000_000, n));
  const { storage } = app.ctx;
  await storage.writeStream('exports/test', Readable.from(pieces), 'application/zip');
  const stored = await storage.read('exports/test', 50_000_000);
  expect(stored.equals(Buffer.concat(pieces))).toBe(true);
  async function* breaks() {
    yield pieces[0]!;
    throw new Error('gone');
  }
  const broken = storage.writeStream('exports/broken', Readable.from(breaks()), 'application/zip');
  await expect(broken).rejects.toThrow('gone');
  expect(await storage.size('exports/broken')).toBeNull();
});
