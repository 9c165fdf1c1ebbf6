/** Originals are sold: their pixels stay unchanged, and no metadata about their maker is passed on. */
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { inspectImage } from './inspect-image.ts';
import { renderImage } from './render-image.ts';
import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

const TAIL = Buffer.from('<script>Somebody</script>');
const noise = (width = 90, height = 60): Sharp =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
const signed = (picture: Sharp): Sharp =>
  picture.withExif({
    IFD0: { Artist: 'Somebody', Copyright: 'Somebody' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
  });
const clean = async (bytes: Buffer) => (await renderImage(await inspectImage(bytes))).original;
const pixels = (bytes: Buffer) => sharp(bytes, { animated: true }).raw({ depth: 'ushort' }).toBuffer();

const comment = (text: string): Buffer => {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from([0xff, 0xfe, 0, body.length + 2]), body]);
};
const gifComment = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), Buffer.from(text), Buffer.from([0])]);
const insert = (into: Buffer, at: number, what: Buffer): Buffer =>
  Buffer.concat([into.subarray(0, at), what, into.subarray(at)]);
const animation = () =>
  sharp(randomBytes(64 * 40 * 3 * 4), { raw: { width: 64, height: 160, channels: 3, pageHeight: 40 } })
    .gif({ delay: [100, 200, 300, 400], loop: 3 })
    .toBuffer();

describe('an original keeps its pixels and its colors, and loses its metadata', () => {
  test.each<[string, () => Promise<Buffer>, object]>([
    ['JPEG', () => signed(noise()).jpeg().toBuffer(), { format: 'jpeg' }],
    [
      'progressive JPEG',
      () => signed(noise()).jpeg({ progressive: true }).toBuffer(),
      { isProgressive: true },
    ],
    [
      'JPEG with a profile',
      () => signed(noise()).withIccProfile('p3').jpeg().toBuffer(),
      { hasProfile: true },
    ],
    ['CMYK JPEG', () => signed(noise()).toColourspace('cmyk').jpeg().toBuffer(), { space: 'cmyk' }],
    [
      'JPEG with a comment',
      async () => insert(await noise().jpeg().toBuffer(), 2, comment('Somebody')),
      { format: 'jpeg' },
    ],
    ['PNG', () => signed(noise()).png().toBuffer(), { format: 'png' }],
    [
      '16-bit PNG',
      () => signed(noise()).toColourspace('rgb16').png().toBuffer(),
      { depth: 'ushort', bitsPerSample: 16 },
    ],
    [
      'PNG with a palette and a profile',
      () => signed(noise()).withIccProfile('p3').png({ palette: true }).toBuffer(),
      { hasProfile: true },
    ],
    ['WebP', () => signed(noise()).webp().toBuffer(), { format: 'webp' }],
    ['animated GIF', animation, { pages: 4, loop: 3, delay: [100, 200, 300, 400] }],
  ])('%s', async (_name, make, expected) => {
    const bytes = await make();
    const original = await clean(Buffer.concat([bytes, TAIL]));
    const facts = await sharp(original, { animated: true }).metadata();
    expect({ ...facts, hasProfile: facts.icc !== undefined }).toMatchObject(expected);
    expect([facts.exif, facts.xmp, facts.comments]).toEqual([undefined, undefined, undefined]);
    expect(original.includes('Somebody')).toBe(false);
    expect(original.length).toBeLessThanOrEqual(bytes.length);
    expect((await pixels(original)).equals(await pixels(bytes))).toBe(true);
  });

  test('a GIF loses its comments', async () => {
    const bytes = await animation();
    const marked = insert(bytes, bytes.length - 1, gifComment('Somebody'));
    const original = await clean(marked);
    expect([marked, original].map((file) => file.includes('Somebody'))).toEqual([true, false]);
    expect((await pixels(original)).equals(await pixels(bytes))).toBe(true);
  });

  test('hidden images are removed: a second one, a thumbnail', async () => {
    const bytes = await noise().jpeg().toBuffer();
    const second = await signed(noise(40, 30)).jpeg().toBuffer();
    const thumbnail = Buffer.concat([
      Buffer.from([0xff, 0xe2, 0, 0]),
      Buffer.from('MPF\0Somebody', 'latin1'),
    ]);
    thumbnail.writeUInt16BE(thumbnail.length - 2, 2);
    const original = await clean(Buffer.concat([insert(bytes, 2, thumbnail), second]));
    expect(original.equals(await clean(bytes))).toBe(true);
  });
});

test('a file with an unusual structure is re-encoded', async () => {
  const bytes = await noise().jpeg().toBuffer();
  const unusual = insert(bytes, bytes.indexOf(Buffer.from([0xff, 0xc4])), Buffer.from('Somebody'));
  expect(stripJpeg(unusual)).toBeNull();
  const original = await clean(unusual);
  expect(original.includes('Somebody')).toBe(false);
  expect((await sharp(original).metadata()).width).toBe(90);
});

test.each([
  ['jpeg', stripJpeg],
  ['png', stripPng],
  ['gif', stripGif],
  ['webp', stripWebp],
] as const)('whatever is in a %s, stripping it ends, and adds nothing', async (format, strip) => {
  const bytes = await signed(noise(30, 20)).toFormat(format).toBuffer();
  const place = fc.nat(bytes.length - 1);
  fc.assert(
    fc.property(fc.array(fc.tuple(place, fc.nat(255)), { maxLength: 8 }), place, (changes, cut) => {
      const broken = Buffer.from(bytes.subarray(0, Math.max(30, bytes.length - cut)));
      for (const [at, value] of changes) if (at < broken.length) broken[at] = value;
      expect((strip(broken)?.length ?? 0) <= broken.length + 2).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
