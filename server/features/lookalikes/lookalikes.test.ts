import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { artworkHashes, artworkPrints } from '#shared/lookalikes/tables.ts';
import type { Lookalike } from '#server/events/events.ts';
import { renditionKey, uploadIdOf } from '#server/features/uploads/public.ts';
import { ROOT } from '#server/root.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { hashCrops, readGray } from './hash.ts';
import { comparePictures } from './jobs.ts';
import { findNear } from './near.ts';
import { setStolen } from './queries.ts';

let app: TestApp;
let artistId: string;
let copierId: string;
let ribbons: Buffer;
let zebra: Buffer;
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
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.ctx.db.delete(artworkPrints);
  await app.ctx.db.delete(artworkHashes);
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
const crop = (file: Buffer, part: number) =>
  sharp(file)
    .metadata()
    .then(({ width, height }) =>
      sharp(file).extract({
        left: Math.round(part * width),
        top: Math.round(part * height),
        width: Math.round((1 - 2 * part) * width),
        height: Math.round((1 - 2 * part) * height),
      }),
    );

describe('a new picture', () => {
  it('is found near the one it was made from: recompressed, cropped and mirrored', async () => {
    const older = await publish(artistId, ribbons);
    await compare();
    const copy = await (await crop(ribbons, 0.05)).flop().webp({ quality: 30 }).toBuffer();
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
  it('only measures works that were there before', async () => {
    const older = await createArtwork(app, { userId: artistId });
    await app.ctx.storage.write(renditionKey(uploadIdOf(older.imageUrl)!, 'thumb'), ribbons, 'image/webp');
    await comparePictures(app.ctx, undefined as never, undefined);
    await comparePictures(app.ctx, undefined as never, undefined);
    expect(await app.ctx.db.$count(artworkHashes, eq(artworkHashes.artworkId, older.id))).toBe(8);
    expect(found).toEqual([]);
    const newer = await publish(copierId, ribbons);
    await compare();
    expect(found).toMatchObject([{ newerId: newer.id }]);
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
});

it('finds every hash that differs by up to ten bits, and no other', async () => {
  await publish(artistId, ribbons);
  await compare();
  const [hash] = await hashCrops(await readGray(ribbons));
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
