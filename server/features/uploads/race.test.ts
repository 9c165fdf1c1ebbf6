/** Two server processes on one database. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as here from './service.ts';
import { type Bench, startBench } from './testing.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.app.close());

test('a picture is taken once, whichever process is asked', async () => {
  const { app, artist, picture } = bench;
  vi.resetModules();
  const elsewhere: typeof here = await import('./service.ts');
  expect(elsewhere.useImage).not.toBe(here.useImage);
  const { url } = await bench.upload(artist, picture);
  const write = vi.spyOn(app.ctx.storage, 'write');
  const [a, b] = await Promise.all([
    here.useImage(app.ctx, artist.id, url),
    elsewhere.useImage(app.ctx, artist.id, url),
  ]);
  expect(b).toEqual(a);
  expect(write).toHaveBeenCalledTimes(5);
});
