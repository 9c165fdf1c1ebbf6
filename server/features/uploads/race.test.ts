/** Two server processes on one database and one store. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as here from './service.ts';
import { type Bench, put, startBench } from './testing.ts';

let bench: Bench;
let elsewhere: typeof here;
beforeAll(async () => {
  bench = await startBench();
  vi.resetModules();
  elsewhere = await import('./service.ts');
});
afterAll(() => bench.app.close());

test('a picture is checked once, whichever process is asked', async () => {
  expect(elsewhere.useImage).not.toBe(here.useImage);
  const { app, artist, picture } = bench;
  const { url } = await bench.upload(artist, picture);
  const write = vi.spyOn(app.ctx.storage, 'write');
  const [a, b] = await Promise.all([
    here.useImage(app.ctx, artist.id, url),
    elsewhere.useImage(app.ctx, artist.id, url),
  ]);
  expect(b).toEqual(a);
  expect(write).toHaveBeenCalledTimes(5);
});

test('what is PUT while another process checks neither replaces the picture nor removes it', async () => {
  const { app, artist, picture } = bench;
  const { url, id } = await bench.upload(artist, picture);
  const { storage } = app.ctx;
  const reading = vi.spyOn(storage, 'read').mockImplementationOnce(async (key, most) => {
    const bytes = await storage.read(key, most);
    await put(url, Buffer.from('<script>'));
    return bytes;
  });
  const [a, b] = await Promise.all([
    here.useImage(app.ctx, artist.id, url),
    elsewhere.useImage(app.ctx, artist.id, url),
  ]);
  expect(b).toEqual(a);
  // Our own call and the one inside it: the other process never read.
  expect(reading).toHaveBeenCalledTimes(2);
  expect((await bench.findRow(id))?.status).toBe('ready');
  expect(await bench.whatIsLeft(artist.id, id)).toHaveLength(5);
});
