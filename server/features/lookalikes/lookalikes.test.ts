import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { artworks } from '#shared/artworks/tables.ts';
import { artworkHashes, artworkPrints } from '#shared/lookalikes/tables.ts';
import type { Lookalike } from '#server/events/events.ts';
import { renditionKey } from '#server/features/uploads/public.ts';
import { ROOT } from '#server/root.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { addPicture, createArtwork, createMember } from '#server/testing/factories.ts';
import { uploadIdOf } from '#server/files/address.ts';
import { hashCrops } from './hash.ts';
import { compareBatch, comparePictures } from './jobs.ts';
import { findNear } from './near.ts';
import { readPictures } from './picture.ts';
import { outdatePrint, saveHashes, setStolen } from './queries.ts';

let app: TestApp;
let artistId: string;
let copierId: string;
let ribbons: Buffer;
let zebra: Buffer;
let fruit: Buffer;
let market: Buffer;
const found: Lookalike[] = [];

const media = (file: string) =>
  readFile(path.join(ROOT, 'server/demo/media/artworks', file)).then((image) =>
    sharp(image).resize(400).webp().toBuffer(),
  );

beforeAll(async () => {
  app = await startTestApp();
  app.ctx.events.on('lookalike.found', async (_tx, pair) => found.push(pair));
  artistId = (await createMember(app)).id;
  copierId = (await createMember(app)).id;
  ribbons = await media('35-kitchen-windows.webp');
  zebra = await media('34-how-the-zebra-was-told.webp');
  market = await media('03-market-day-seen-from-a-kite.webp');
  fruit = await media('01-four-on-the-sill.webp');
});
afterAll(() => app.close());
beforeEach(async () => {
  // With their prints and hashes: a job that measures all works would begin with those of earlier tests.
  await app.ctx.db.delete(artworks);
  found.length = 0;
});

const compare = async () => {
  let isMore = true;
  while (isMore) {
    await comparePictures(app.ctx, undefined as never, undefined);
    isMore = (await app.ctx.db.$count(artworkPrints, eq(artworkPrints.isNew, true))) > (await measured());
  }
};
const measured = async () => {
  const rows = await app.ctx.db.select().from(artworkPrints).where(eq(artworkPrints.isNew, true));
  return rows.filter((row) => row.measuredAt).length;
};

/** Published by the member, with this small rendition. */
async function publish(userId: string, file: Buffer | null) {
  const work = await createArtwork(app, { userId });
  const key = renditionKey(uploadIdOf(work.imageUrl)!, 'thumb');
  if (file) await app.ctx.storage.write(key, file, 'image/webp');
  await app.ctx.events.emit(app.ctx.db, 'artwork.published', { artworkId: work.id, artistId: userId });
  return work;
}
/** Cuts so many percent off each side. */
const crop = async (file: Buffer, left: number, top = left, right = left, bottom = top): Promise<Sharp> => {
  const { width, height } = await sharp(file).metadata();
  return sharp(file).extract({
    left: Math.round((left / 100) * width),
    top: Math.round((top / 100) * height),
    width: Math.floor(((100 - left - right) / 100) * width),
    height: Math.floor(((100 - top - bottom) / 100) * height),
  });
};
const mirrored = async (image: Sharp) => sharp(await image.toBuffer()).flop();
/** The corners that are empty then are cropped off. */
const turned = async (file: Buffer, degrees: number) => crop(await sharp(file).rotate(degrees).toBuffer(), 5);

describe('a new picture', () => {
  it('is found near the one it was made from: recompressed, cropped and mirrored', async () => {
    const older = await publish(artistId, ribbons);
    await compare();
    const copy = await (await crop(ribbons, 5)).flop().webp({ quality: 30 }).toBuffer();
    const newer = await publish(copierId, copy);
    await compare();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      newerId: newer.id,
      olderId: older.id,
      isMirrored: true,
      stolenAt: null,
    });
    expect(found[0]!.likeness).toBeGreaterThanOrEqual(90);
  });

  it('is found among all pictures of a work, and whoever added it later is the newer one', async () => {
    const theirs = await publish(artistId, ribbons);
    const view = await addPicture(app, theirs);
    await app.ctx.storage.write(renditionKey(uploadIdOf(view)!, 'thumb'), market, 'image/webp');
    await app.ctx.events.emit(app.ctx.db, 'artwork.pictures_changed', { artworkId: theirs.id });
    await compare();
    // The older work of the two, with a picture that came later.
    const work = await publish(copierId, fruit);
    await compare();
    await app.ctx.db
      .update(artworks)
      .set({ createdAt: new Date(Date.now() - 86_400_000) })
      .where(eq(artworks.id, work.id));
    expect(found).toEqual([]);
    const copy = await addPicture(app, work);
    const file = await (await crop(market, 4)).webp({ quality: 60 }).toBuffer();
    await app.ctx.storage.write(renditionKey(uploadIdOf(copy)!, 'thumb'), file, 'image/webp');
    await app.ctx.events.emit(app.ctx.db, 'artwork.pictures_changed', { artworkId: work.id });
    await compare();
    expect(found).toMatchObject([
      { newerId: work.id, newerImageUrl: copy, olderId: theirs.id, olderImageUrl: view },
    ]);
    // Compared once: nothing new is found when another picture is removed or added.
    await app.ctx.events.emit(app.ctx.db, 'artwork.pictures_changed', { artworkId: work.id });
    await compare();
    expect(found).toHaveLength(1);
  });

  it.each<[name: string, change: (file: Buffer) => Promise<Sharp>]>([
    ['with 15 % cropped off the left', (file) => crop(file, 15, 0, 0, 0)],
    ['with 15 % cropped off the bottom, mirrored', async (file) => mirrored(await crop(file, 0, 0, 0, 15))],
    ['with 2 % cropped off each side, mirrored', async (file) => mirrored(await crop(file, 2))],
    ['with 2 to 5 % cropped off the sides', (file) => crop(file, 2, 3, 5, 4)],
    ['turned by 2 degrees', async (file) => sharp(file).rotate(2, { background: '#fff' })],
    ['turned the other way, mirrored and cropped', async (file) => mirrored(await turned(file, -2))],
  ])('is found %s', async (_name, change) => {
    const older: string[] = [];
    for (const file of [market, ribbons, fruit]) older.push((await publish(artistId, file)).id);
    await compare();
    for (const file of [market, ribbons, fruit])
      await publish(copierId, await (await change(file)).webp({ quality: 80 }).toBuffer());
    await compare();
    expect(new Set(found.map(({ olderId }) => olderId))).toEqual(new Set(older));
  });

  it('says how much was cropped, whatever the parts that are compared', async () => {
    await publish(artistId, ribbons);
    await compare();
    await publish(copierId, await (await crop(ribbons, 15, 0, 0, 0)).webp().toBuffer());
    await publish(copierId, await (await crop(ribbons, 4)).webp().toBuffer());
    await compare();
    const cropped = found.map((pair) => pair.cropped).toSorted((one, other) => one - other);
    expect(cropped[0]).toBeGreaterThanOrEqual(7);
    expect(cropped[0]).toBeLessThanOrEqual(10);
    expect(cropped[1]).toBeGreaterThanOrEqual(13);
    expect(cropped[1]).toBeLessThanOrEqual(17);
  });

  it('is compared with nothing of the same artist, nor with what is different', async () => {
    await publish(artistId, ribbons);
    await publish(artistId, ribbons);
    await publish(copierId, zebra);
    await compare();
    expect(found).toEqual([]);
  });

  it('is not compared without detail', async () => {
    const plain = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#7a8' } })
      .webp()
      .toBuffer();
    await publish(artistId, plain);
    await publish(copierId, plain);
    await compare();
    expect(found).toEqual([]);
    expect(await app.ctx.db.$count(artworkHashes)).toBe(0);
  });

  it('says so when a copy was marked as stolen, but not to whom it was stolen from', async () => {
    const older = await publish(artistId, ribbons);
    await compare();
    const copy = await publish(copierId, ribbons);
    await compare();
    await setStolen(app.ctx.db, copy.id, app.ctx.clock.now());
    const third = await publish((await createMember(app)).id, ribbons);
    await compare();
    expect(found[1]).toMatchObject({ newerId: third.id, olderId: older.id, othersCount: 1 });
    expect(found[1]!.stolenAt).not.toBeNull();
  });
});

describe('the job', () => {
  it('measures works that were there before, without comparing them', async () => {
    const older = await createArtwork(app, { userId: artistId });
    await app.ctx.storage.write(renditionKey(uploadIdOf(older.imageUrl)!, 'thumb'), ribbons, 'image/webp');
    while (await compareBatch(app.ctx));
    expect(await app.ctx.db.$count(artworkHashes, eq(artworkHashes.artworkId, older.id))).toBe(8);
    expect(found).toEqual([]);
    const newer = await publish(copierId, ribbons);
    await compare();
    expect(found).toMatchObject([{ newerId: newer.id }]);
  });

  it('measures again what an earlier version measured, and compares none of it', async () => {
    const older = await publish(artistId, ribbons);
    const copy = await publish(copierId, ribbons);
    const { db } = app.ctx;
    const then = new Date('2026-11-01T00:00:00Z');
    await db.update(artworkPrints).set({ measuredAt: then, hashVersion: 1 });
    await db.insert(artworkHashes).values({ artworkId: older.id, hash: 1n, crop: 0 });
    while (await compareBatch(app.ctx));
    for (const { id } of [older, copy])
      expect(await db.$count(artworkHashes, eq(artworkHashes.artworkId, id))).toBe(8);
    const prints = await db.select().from(artworkPrints);
    expect(prints.filter(({ hashVersion, measuredAt }) => hashVersion === 1 || !measuredAt)).toEqual([]);
    expect(found).toEqual([]);
  });

  it('takes a missing or damaged picture for one without hashes', async () => {
    await publish(artistId, null);
    await publish(artistId, Buffer.from('RIFF....WEBPVP8 not a picture'));
    await compare();
    expect(await measured()).toBe(2);
  });

  it('leaves everything for later while storage is away, and when it is stopped', async () => {
    await publish(artistId, ribbons);
    const size = vi.spyOn(app.ctx.storage, 'size').mockRejectedValueOnce(new Error('away'));
    await expect(compare()).rejects.toThrow('away');
    size.mockRestore();
    await comparePictures(app.ctx, undefined as never, AbortSignal.abort());
    expect(await measured()).toBe(0);
    await Promise.all([compare(), compare()]);
    expect(await app.ctx.db.$count(artworkHashes)).toBe(8);
  });

  it('waits for whoever holds the work that it has measured', async () => {
    const { id } = await publish(artistId, ribbons);
    let saving: Promise<boolean> | undefined;
    await app.ctx.db.transaction(async (tx) => {
      await tx.select().from(artworks).where(eq(artworks.id, id)).for('update');
      saving = saveHashes(app.ctx.db, id, [{ position: 0, hashes: [1n] }]);
      const waiting = sql`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await app.ctx.db.execute(waiting)).rows).not.toEqual([{ waiting: 0 }]);
      await outdatePrint(tx, id);
    });
    expect(await saving).toBe(true);
  });
});

it('finds every hash that differs by up to ten bits, and no other', async () => {
  await publish(artistId, ribbons);
  await compare();
  const [hash] = hashCrops((await readPictures(ribbons)).whole);
  const flipped = (bits: number, step: number) => {
    let value = BigInt.asUintN(64, hash!);
    for (let bit = 0; bit < bits; bit += 1) value ^= 1n << BigInt((bit * step) % 64);
    return BigInt.asIntN(64, value);
  };
  // Next to each other, and spread over all bands.
  for (const step of [1, 7, 13]) {
    const crops = async (bits: number) =>
      (await findNear(app.ctx.pool, flipped(bits, step))).map((row) => row.crop);
    expect(await crops(10)).toContain(0);
    expect(await crops(11)).not.toContain(0);
  }
});
