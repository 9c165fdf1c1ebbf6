/** Two server processes with the same database and store. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { beginCheck } from './queries.ts';
import * as here from './service.ts';
import { type Harness, put, startHarness } from './testing.ts';

let harness: Harness;
let elsewhere: typeof here;
beforeAll(async () => {
  harness = await startHarness();
  vi.resetModules();
  elsewhere = await import('./service.ts');
});
afterAll(() => harness.app.close());
afterEach(() => void vi.restoreAllMocks());

test('an image is checked once, by whichever process', async () => {
  expect(elsewhere.processImage).not.toBe(here.processImage);
  const { app, artist, picture } = harness;
  const { url } = await harness.upload(artist, picture);
  const write = vi.spyOn(app.ctx.storage, 'write');
  const [a, b] = await Promise.all([
    here.processImage(app.ctx, artist.id, url),
    elsewhere.processImage(app.ctx, artist.id, url),
  ]);
  expect(b).toEqual(a);
  expect(write).toHaveBeenCalledTimes(5);
});

test('a file uploaded again while another process checks it neither replaces nor removes the image', async () => {
  const { app, artist, picture } = harness;
  const { url, id } = await harness.upload(artist, picture);
  const { storage } = app.ctx;
  const reading = vi.spyOn(storage, 'read').mockImplementationOnce(async (key, most) => {
    const bytes = await storage.read(key, most);
    await put(url, Buffer.from('<script>'));
    return bytes;
  });
  const [a, b] = await Promise.all([
    here.processImage(app.ctx, artist.id, url),
    elsewhere.processImage(app.ctx, artist.id, url),
  ]);
  expect(b).toEqual(a);
  // Our own call and the one inside it: the other process never read.
  expect(reading).toHaveBeenCalledTimes(2);
  expect((await harness.findRow(id))?.status).toBe('ready');
  expect(await harness.whatIsLeft(artist.id, id)).toHaveLength(5);
});

test('no transaction is open while an image is checked', async () => {
  const { app, artist, picture } = harness;
  const { url } = await harness.upload(artist, picture);
  const { db, storage } = app.ctx;
  const write = storage.write.bind(storage);
  const open: unknown[] = [];
  vi.spyOn(storage, 'write').mockImplementation(async (key, bytes, type) => {
    const { rows } = await db.execute(sql`
      select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`);
    open.push(...rows);
    return write(key, bytes, type);
  });
  await here.processImage(app.ctx, artist.id, url);
  expect(open).toEqual([]);
});

test('if a process dies while checking an image, another one checks it again a minute later', async () => {
  const { app, artist, picture } = harness;
  const { url, id } = await harness.upload(artist, picture);
  const now = app.clock.now();
  await beginCheck(app.ctx.db, id, now, new Date(now.getTime() + 60_000));
  const using = here.processImage(app.ctx, artist.id, url);
  // Long enough for another check.
  await sleep(300);
  expect((await harness.findRow(id))?.status).toBe('issued');
  app.clock.advance(60_001);
  expect(await using).toMatchObject({ width: 400 });
  expect((await harness.findRow(id))?.checkingUntil).toBeNull();
});
