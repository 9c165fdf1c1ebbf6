/** The accepted files, and the data removed from them. */
import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { describe, expect, test } from 'vitest';
import { RENDITIONS } from '#shared/kernel/limits.ts';
import { uploadIdOf } from '#server/files/address.ts';
import { createByteCache } from './byte-cache.ts';
import { createSemaphore } from './semaphore.ts';
import { inspectImage } from './inspect-image.ts';
import { RENDITION_NAMES } from './keys.ts';
import { renderImage } from './render-image.ts';

const noise = (width: number, height: number): Sharp =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
const withGps = (picture: Sharp, orientation = 6): Sharp =>
  picture.withMetadata({ orientation }).withExifMerge({
    IFD0: { Artist: 'Somebody', Copyright: 'Somebody' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '51/1 30/1 3230/100',
      GPSLongitudeRef: 'W',
      GPSLongitude: '0/1 7/1 4366/100',
    },
  });
const animation = (): Sharp =>
  sharp(randomBytes(64 * 40 * 3 * 5), { raw: { width: 64, height: 200, channels: 3, pageHeight: 40 } });
const process = async (bytes: Buffer) => {
  const image = await inspectImage(bytes);
  return { image, ...(await renderImage(image)) };
};
const TEXT = '<html><script>alert(1)</script></html>';

describe('images', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    '%s: upright, in four sizes, without EXIF and GPS',
    async (format) => {
      const bytes = await withGps(noise(900, 600)).toFormat(format).toBuffer();
      expect((await sharp(bytes).metadata()).exif).toBeDefined();
      const { image, original, renditions, placeholder } = await process(bytes);
      expect(image).toMatchObject({
        contentType: `image/${format}`,
        width: 600,
        height: 900,
        isAnimated: false,
      });
      for (const name of RENDITION_NAMES) {
        const facts = await sharp(renditions[name]).metadata();
        const width = Math.min(RENDITIONS[name], 600);
        expect(facts).toMatchObject({ format: 'webp', width, height: width * 1.5 });
        expect([facts.exif, facts.xmp, facts.orientation]).toEqual([undefined, undefined, undefined]);
      }
      const kept = await sharp(original).metadata();
      expect(kept).toMatchObject({ format, width: 600, height: 900 });
      expect([kept.exif, kept.xmp, kept.orientation]).toEqual([undefined, undefined, undefined]);
      expect(original.includes('Somebody')).toBe(false);
      expect(Buffer.from(placeholder, 'base64').length).toBeGreaterThan(4);
    },
  );

  test('a WebP file keeps its pixels and loses its metadata', async () => {
    const bytes = await withGps(noise(300, 200), 1).webp({ lossless: true }).toBuffer();
    const { original } = await process(Buffer.concat([bytes, Buffer.from(TEXT)]));
    expect((await sharp(original).metadata()).exif).toBeUndefined();
    const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
    expect((await pixels(original)).equals(await pixels(bytes))).toBe(true);
    expect(original.includes('script')).toBe(false);
  });

  test.each(['gif', 'webp'] as const)('an animated %s moves in every size', async (format) => {
    const bytes = await animation().toFormat(format).toBuffer();
    const { image, original, renditions } = await process(bytes);
    expect(image).toMatchObject({ contentType: `image/${format}`, width: 64, height: 40, isAnimated: true });
    expect((await sharp(renditions.thumb, { animated: true }).metadata()).pages).toBe(5);
    expect(await sharp(original, { animated: true }).metadata()).toMatchObject({ format, pages: 5 });
  });

  test('what is transparent is on white in every rendition, and stays transparent in the original', async () => {
    const bytes = await sharp({
      create: { width: 400, height: 300, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { renditions, original, placeholder } = await process(bytes);
    for (const rendition of Object.values(renditions)) {
      const { channels, isOpaque } = await sharp(rendition).stats();
      expect(isOpaque).toBe(true);
      expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
    }
    expect((await sharp(original).stats()).isOpaque).toBe(false);
    expect(thumbHashToAverageRGBA(Buffer.from(placeholder, 'base64'))).toMatchObject({ a: 1 });
  });

  test('transparent, gray, very tall and 16-bit ones are accepted', async () => {
    const clear = sharp({ create: { width: 40, height: 30, channels: 4, background: '#ff000080' } }).png();
    const grey = noise(40, 30).toColourspace('b-w').png();
    const tall = noise(20, 20_000).png();
    const deep = noise(40, 30).toColourspace('rgb16').png();
    for (const picture of [clear, grey, tall, deep]) {
      const { renditions } = await process(await picture.toBuffer());
      expect((await sharp(renditions.thumb).metadata()).format).toBe('webp');
    }
  });

  test('data behind an image is not kept', async () => {
    for (const format of ['jpeg', 'png', 'gif'] as const) {
      const bytes = Buffer.concat([await noise(60, 40).toFormat(format).toBuffer(), Buffer.from(TEXT)]);
      const { original, renditions } = await process(bytes);
      for (const file of [original, ...Object.values(renditions)])
        expect(file.includes('<script>')).toBe(false);
    }
  });
});

describe('refused', () => {
  const cut = async (format: 'jpeg' | 'png' | 'webp' | 'gif') => {
    const bytes = await noise(600, 400).toFormat(format).toBuffer();
    return bytes.subarray(0, Math.floor(bytes.length / 2));
  };
  test.each([
    ['HTML', 'unsupported_type', () => Buffer.from(TEXT)],
    [
      'SVG',
      'unsupported_type',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['nothing', 'unsupported_type', () => Buffer.alloc(0)],
    ['AVIF', 'unsupported_type', () => noise(40, 30).avif({ effort: 0 }).toBuffer()],
    ['TIFF', 'unsupported_type', () => noise(40, 30).tiff().toBuffer()],
    ['PDF', 'unsupported_type', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['a GIF that is a script', 'damaged_image', () => Buffer.from(`GIF89a/*${'x'.repeat(64)}*/=1;alert(1)`)],
    [
      'a JPEG that is HTML',
      'damaged_image',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(TEXT)]),
    ],
    ['half a JPEG', 'damaged_image', () => cut('jpeg')],
    ['half a PNG', 'damaged_image', () => cut('png')],
    ['half a WebP', 'damaged_image', () => cut('webp')],
    ['half a GIF', 'damaged_image', () => cut('gif')],
    [
      'a bomb',
      'image_too_large',
      () =>
        sharp({ create: { width: 7100, height: 7100, channels: 3, background: 'red' } })
          .toColorspace('b-w')
          .png({ compressionLevel: 1 })
          .toBuffer(),
    ],
    [
      'a bomb of frames',
      'image_too_large',
      () =>
        sharp(Buffer.alloc(2000 * 2000 * 3 * 13), {
          raw: { width: 2000, height: 26_000, channels: 3, pageHeight: 2000 },
          limitInputPixels: false,
        })
          .gif({ effort: 1, reuse: true, keepDuplicateFrames: true })
          .toBuffer(),
    ],
  ])('%s: %s', async (_name, code, make) => {
    await expect(process(await make())).rejects.toMatchObject({ name: 'AppError', code });
  });
});

test('an upload is identified by its URL, its path or its object path', () => {
  const id = '11111111-2222-4333-8444-555555555555';
  const owner = '99999999-2222-4333-8444-555555555555';
  const path = `/storage/atelier/uploads/${owner}/${id}`;
  expect([`http://localhost:1${path}?X-Amz-Date=1`, path, `/objects/${id}`].map(uploadIdOf)).toEqual([
    id,
    id,
    id,
  ]);
  expect(
    ['', 'x', `/objects/${id}/x`, `/objects/../etc`, `/uploads/${id}`, 'http://['].map(uploadIdOf),
  ).toEqual(Array.from({ length: 6 }, () => null));
});

test('the semaphore admits two at a time, and the next one after a failure', async () => {
  const semaphore = createSemaphore(2);
  let running = 0;
  let most = 0;
  const work = (fails: boolean) =>
    semaphore(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      if (fails) throw new Error('no');
      return 'yes';
    });
  const ends = await Promise.allSettled([true, false, true, false, false].map(work));
  expect(ends.map((end) => end.status === 'fulfilled')).toEqual([false, true, false, true, true]);
  expect(most).toBe(2);
});

test('the cache drops the least recently used', () => {
  const cache = createByteCache<{ body: Buffer }>(10, ({ body }) => body.length);
  for (const key of ['a', 'b']) cache.set(key, { body: Buffer.alloc(4) });
  cache.get('a');
  cache.set('c', { body: Buffer.alloc(4) });
  expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
  cache.set('d', { body: Buffer.alloc(11) });
  expect(['a', 'c', 'd'].some((key) => cache.get(key) !== undefined)).toBe(false);
});
