import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { colorBin, distance, hexOfLab, labOfHex, toLab } from '#shared/artworks/color.ts';
import { COLORS } from '#shared/artworks/browse.ts';
import { SWATCHES, colorName, marksOf } from '#shared/artworks/color-names.ts';
import { artworkColors, artworks } from '#shared/artworks/tables.ts';
import { artworkSearch } from '#shared/discovery/search/tables.ts';
import { renditionKey } from '#server/features/uploads/public.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { uploadIdOf } from '#server/files/address.ts';
import { findUnmeasured, measureBatch, measurePalettes } from './jobs.ts';
import { paletteOf, readColors as readBins } from './measure.ts';

let app: TestApp;
let userId: string;
beforeAll(async () => {
  app = await startTestApp();
  userId = (await createMember(app)).id;
});
afterAll(() => app.close());

const picture = (left: string, right = left) =>
  sharp({ create: { width: 100, height: 100, channels: 3, background: left } })
    .composite([
      { input: { create: { width: 25, height: 100, channels: 3, background: right } }, left: 75, top: 0 },
    ])
    .webp({ lossless: true })
    .toBuffer();

/** A published work whose small rendition is this file. */
async function publish(file: Buffer | null) {
  const work = await createArtwork(app, { userId });
  const key = renditionKey(uploadIdOf(work.imageUrl)!, 'thumb');
  if (file) await app.ctx.storage.write(key, file, 'image/webp');
  return work;
}
const readColors = (artworkId: string) =>
  app.ctx.db
    .select()
    .from(artworkColors)
    .where(eq(artworkColors.artworkId, artworkId))
    .orderBy(artworkColors.rank);
const readSearch = async (artworkId: string) =>
  (await app.ctx.db.select().from(artworkSearch).where(eq(artworkSearch.artworkId, artworkId)))[0]!;
const measure = () => measurePalettes(app.ctx, undefined as never, undefined);

describe('colors', () => {
  it('survive the way to Lab and back', () => {
    for (const hex of ['000000', 'ffffff', '3b6fb8', 'c9412f', '123456'])
      expect(hexOfLab(labOfHex(hex))).toBe(hex);
    expect(distance(toLab(255, 255, 255), { l: 100, a: 0, b: 0 })).toBeLessThan(0.1);
  });

  it('have the names of their swatches', () => {
    for (const name of COLORS) expect(colorName(labOfHex(SWATCHES[name]))).toBe(name);
  });

  it('are measured with their shares, the largest first', async () => {
    const palette = paletteOf([await readBins(await picture('#184a81', '#e8c154'))]);
    expect(palette.map((color) => [hexOfLab(color), color.share])).toEqual([
      [expect.stringMatching(/^1[78]4[9ab]8[0-3]$/), 0.75],
      [expect.stringMatching(/^e[789]c[0-3]5[2-6]$/), 0.25],
    ]);
    expect(marksOf(palette)).toContain("'blue0':1A");
    expect(marksOf(palette)).toMatch(/'yellow0':1[AB]/);
    expect(marksOf([])).toBe('');
  });
});

describe('the job', () => {
  it('starts when a work is published', async () => {
    const work = await createArtwork(app, { userId });
    await app.ctx.events.emit(app.ctx.db, 'artwork.published', { artworkId: work.id, artistId: userId });
    const { rows } = await app.ctx.pool.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'measure-palettes'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('measures new works, and keeps what it found when their texts change', async () => {
    const work = await publish(await picture('#184a81', '#e8c154'));
    await measure();
    const colors = await readColors(work.id);
    expect(colors.map(({ rank, share }) => [rank, share])).toEqual([
      [1, 0.75],
      [2, 0.25],
    ]);
    expect(colors[0]!.bin).toBe(colorBin(colors[0]!));
    await app.ctx.db.update(artworks).set({ title: 'Elsewhere' }).where(eq(artworks.id, work.id));
    expect((await readSearch(work.id)).words).toMatch(/'blue0':1A.*'elsewher':/);
  });

  it('takes a missing or damaged picture for one without colors', async () => {
    const missing = await publish(null);
    const damaged = await publish(Buffer.from('RIFF....WEBPVP8 not a picture'));
    await measure();
    for (const { id } of [missing, damaged]) {
      expect(await readColors(id)).toEqual([]);
      expect((await readSearch(id)).colors).toBe('');
    }
    expect(await measureBatch(app.ctx)).toBe(false);
  });

  it('leaves everything for later while storage is away', async () => {
    const work = await publish(await picture('#c9412f'));
    const away = vi.spyOn(app.ctx.storage, 'size').mockRejectedValue(new Error('away'));
    await expect(measure()).rejects.toThrow('away');
    away.mockRestore();
    expect((await readSearch(work.id)).colors).toBeNull();
    await measure();
    expect(await readColors(work.id)).toHaveLength(1);
  });

  it('can be stopped, goes on, and does nothing twice', async () => {
    const works = await Promise.all(Array.from({ length: 3 }, async () => publish(await picture('#5b9064'))));
    const stop = new AbortController();
    const size = vi.spyOn(app.ctx.storage, 'size').mockImplementationOnce(async () => {
      stop.abort();
      return 1;
    });
    await measurePalettes(app.ctx, undefined as never, stop.signal);
    size.mockRestore();
    const left = async () =>
      (await Promise.all(works.map(({ id }) => readSearch(id)))).filter((row) => row.colors === null);
    expect(await left()).toHaveLength(2);
    await findUnmeasured(app.ctx);
    const { rows } = await app.ctx.pool.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'measure-palettes'`,
    );
    expect(rows).toHaveLength(1);
    await Promise.all([measure(), measure()]);
    expect(await left()).toEqual([]);
    for (const { id } of works) expect(await readColors(id)).toHaveLength(1);
  });
});
