/** The disk of the stand-in storage, and of the embedded database, is full. Many times with ROUNDS=full. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { createArtwork, createMember } from '../testing/factories.ts';
import { createKillableServer } from '../testing/killable-server.ts';
import { type Harness, put, startHarness } from '#server/features/uploads/testing.ts';

const ROUNDS = process.env.ROUNDS === 'full' ? 50 : 1;
const LIMITS = {
  DATABASE_WAIT_SECONDS: '3',
  DATABASE_STATEMENT_SECONDS: '5',
  RATE_LIMIT_COMMENT: '10000',
};
const TIMEOUT_MS = ROUNDS * 20_000;
const MIB = 2 ** 20;

/** A small disk of its own, which only root may mount; null elsewhere. */
function mountDisk(bytes: number): string | null {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'atelier-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=755`, 'tmpfs', dir]);
  if (status === 0) return dir;
  rmSync(dir, { recursive: true });
  return null;
}
function unmount(dir: string): void {
  spawnSync('umount', ['--lazy', dir]);
  rmSync(dir, { recursive: true });
}
const disk = mountDisk(4 * MIB);
afterAll(() => {
  if (disk) unmount(disk);
});

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(disk ? { dataDir: disk } : {});
});
afterAll(() => harness.app.close());
afterEach(() => void vi.restoreAllMocks());

const UNAVAILABLE = { status: 503, body: { code: 'unavailable' } };

/** Leaves that many bytes. */
function fill(leaving: number, dir = disk!): () => void {
  const file = path.join(dir, 'filler');
  const { bavail, bsize } = statfsSync(dir);
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - leaving)));
  return () => rmSync(file);
}
const filesIn = (folder: string): number => readdirSync(path.join(disk!, 'objects', folder)).length;
const stored = () => ['tmp', 'data', 'meta'].map(filesIn);

test('a picture that cannot be stored is refused, kept, and accepted later', async () => {
  const { app, artist, picture } = harness;
  const { url, id } = await harness.upload(artist, picture);
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  vi.spyOn(app.ctx.storage, 'write').mockRejectedValue(full);
  expect(await harness.accept(artist, url)).toMatchObject(UNAVAILABLE);
  expect(await harness.findRow(id)).toMatchObject({ status: 'issued' });
  vi.restoreAllMocks();
  expect((await harness.publish(artist, url)).status).toBe(201);
});

/** Does not compress: four of them fill a page of the database. */
async function comment(app: TestApp, cookie: string, id: string) {
  const since = performance.now();
  const { status } = await fetch(`${app.url}/api/artworks/${id}/comments`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ content: randomBytes(950).toString('hex') }),
  });
  return { status, ms: performance.now() - since };
}

test.skipIf(!disk || ROUNDS < 3)('a database without space', { timeout: 300_000 }, async () => {
  const dir = mountDisk(400 * MIB)!;
  const server = await createKillableServer({ isEmbedded: true, dataDir: dir, env: LIMITS });
  try {
    const { app } = server;
    const member = await createMember(app);
    const work = await createArtwork(app);
    let accepted = 0;
    for (let round = 0; round < 5; round++) {
      const free = fill(0, dir);
      const refused = new Set<number>();
      try {
        for (let n = 0; n < 60; n++) {
          const { status, ms } = await comment(app, member.cookie, work.id);
          expect(ms).toBeLessThan(10_000);
          if (status === 201) accepted += 1;
          else refused.add(status);
        }
        expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
      } finally {
        free();
      }
      expect(refused).toEqual(new Set([503]));
      await vi.waitFor(async () => expect((await comment(app, member.cookie, work.id)).status).toBe(201), {
        timeout: 10_000,
        interval: 100,
      });
      accepted += 1;
      expect(server.isAlive()).toBe(true);
    }
    const { rows } = await app.ctx.pool.query(
      'select comments_count as counted, (select count(*)::int from comments) as stored from artworks where id = $1',
      [work.id],
    );
    expect(rows).toEqual([{ counted: accepted, stored: accepted }]);
  } finally {
    await server.close();
    unmount(dir);
  }
});

describe.skipIf(!disk)('a disk without space', () => {
  test('takes no upload, keeps no part of it, and goes on', { timeout: TIMEOUT_MS }, async () => {
    const { artist } = harness;
    for (let round = 0; round < ROUNDS; round++) {
      const [{ body }, before] = [await harness.ask(artist), stored()];
      const free = fill(Math.floor(Math.random() * 200_000));
      const url = body['uploadURL'] as string;
      const bytes = randomBytes(1_000_000);
      try {
        const answer = await put(url, bytes);
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
        expect(stored()).toEqual(before);
      } finally {
        free();
      }
      expect((await put(url, bytes)).status).toBe(200);
      await harness.app.ctx.storage.remove([harness.app.ctx.storage.keyOf(url)!]);
      expect(stored()).toEqual(before);
    }
  });

  test('accepts no picture, keeps no part of it, and goes on', { timeout: TIMEOUT_MS }, async () => {
    const { artist, picture, app } = harness;
    for (let round = 0; round < ROUNDS; round++) {
      const { url, id } = await harness.upload(artist, picture);
      const before = stored();
      // Enough for some renditions, or for none.
      const free = fill(Math.floor(Math.random() * 40_000));
      try {
        expect(await harness.accept(artist, url)).toMatchObject(UNAVAILABLE);
        expect(filesIn('tmp')).toBe(before[0]);
        expect(filesIn('data')).toBe(filesIn('meta'));
        const { cookie } = artist;
        expect((await fetch(`${app.url}/api/artworks`, { headers: { cookie } })).status).toBe(200);
      } finally {
        free();
      }
      expect((await harness.accept(artist, url)).status).toBe(200);
      const keys = await harness.whatIsLeft(artist.id, id);
      expect(keys.length).toBeGreaterThan(2);
      await app.ctx.storage.remove(keys);
      await app.ctx.pool.query('delete from uploads where id = $1', [id]);
    }
  });
});
