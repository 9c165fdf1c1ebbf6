/** What pictures are recognized by: 64 signs of their lowest frequencies. Resized or recompressed, few of them change. */
import sharp, { type Region } from 'sharp';

const SIDE = 32;
const LOW = 8;
/** In gray levels: below it, the signs are noise. Half of the frequencies of a gradient or a plain sheet are. */
const LEAST_DETAIL = 0.04;

/** What is cut off, in parts of the width and height: left, top, right, bottom. The first is the whole. */
const CUTS = [
  [0, 0, 0, 0],
  [0.03, 0.03, 0.03, 0.03],
  [0.06, 0.06, 0.06, 0.06],
  [0.1, 0.1, 0.1, 0.1],
  [0.1, 0, 0, 0],
  [0, 0.1, 0, 0],
  [0, 0, 0.1, 0],
  [0, 0, 0, 0.1],
] as const;
const ASKED_CUT = [0.05, 0.05, 0.05, 0.05] as const;
type Cut = readonly [left: number, top: number, right: number, bottom: number];

/** Parts of the picture that the cut removes, in percent. */
export const cutPercent = (crop: number): number => {
  const [left, top, right, bottom] = CUTS[crop] ?? CUTS[0];
  return Math.round(100 * Math.max(left + right, top + bottom));
};

export interface Gray {
  data: Buffer;
  width: number;
  height: number;
}
const open = ({ data, width, height }: Gray) => sharp(data, { raw: { width, height, channels: 1 } });

/** Throws if the file is damaged. */
export async function readGray(image: Buffer): Promise<Gray> {
  const { data, info } = await sharp(image)
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const regionOf = ({ width, height }: Gray, [left, top, right, bottom]: Cut): Region => {
  const region = { left: Math.round(left * width), top: Math.round(top * height) };
  return {
    ...region,
    width: Math.max(1, width - region.left - Math.round(right * width)),
    height: Math.max(1, height - region.top - Math.round(bottom * height)),
  };
};

/** 32 x 32 pixels of the part. */
const shrink = (gray: Gray, cut: Cut): Promise<Buffer> =>
  open(gray)
    .extract(regionOf(gray, cut))
    .resize(SIDE, SIDE, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();

export const shrinkCrop = (gray: Gray, crop: number): Promise<Buffer> => shrink(gray, CUTS[crop] ?? CUTS[0]);

function mirror(pixels: Buffer): Buffer {
  const mirrored = Buffer.alloc(pixels.length);
  for (let at = 0; at < pixels.length; at += 1)
    mirrored[at] = pixels[at - (at % SIDE) + SIDE - 1 - (at % SIDE)]!;
  return mirrored;
}

const COSINES = Array.from({ length: LOW }, (_, u) =>
  Float64Array.from({ length: SIDE }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * SIDE)) / SIDE),
);

function lowFrequencies(pixels: Buffer): number[] {
  const found: number[] = [];
  for (const down of COSINES) {
    for (const across of COSINES) {
      let sum = 0;
      for (let at = 0; at < pixels.length; at += 1)
        sum += pixels[at]! * down[Math.floor(at / SIDE)]! * across[at % SIDE]!;
      found.push(sum);
    }
  }
  return found;
}

const middleOf = (numbers: number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;

/** Signed, as Postgres stores it; null: too little detail to be recognized by. */
function hashOf(pixels: Buffer): bigint | null {
  // Without the first, which is the mean: brighter or darker, it is the same picture.
  const found = lowFrequencies(pixels).slice(1);
  if (middleOf(found.map(Math.abs)) < LEAST_DETAIL) return null;
  const middle = middleOf(found);
  return BigInt.asIntN(
    64,
    found.reduce((bits, one) => (bits << 1n) | (one > middle ? 1n : 0n), 0n),
  );
}

/** One of each crop, to be stored; none of a picture without detail. */
export async function hashCrops(gray: Gray): Promise<bigint[]> {
  const hashes = (await Promise.all(CUTS.map((cut) => shrink(gray, cut)))).map(hashOf);
  return hashes[0] === null ? [] : hashes.map((hash) => hash ?? hashes[0]!);
}

export interface Question {
  pixels: Buffer;
  hash: bigint;
  isMirrored: boolean;
}

/** Without a frame of one color. */
async function trim(gray: Gray): Promise<Buffer> {
  const { data, info } = await open(gray)
    .trim({ threshold: 12 })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return shrink({ data, width: info.width, height: info.height }, CUTS[0]);
}

/** What is asked for: the whole, without its frame, a little less, and each mirrored. None without detail. */
export async function questionsOf(gray: Gray): Promise<Question[]> {
  const parts = [await shrink(gray, CUTS[0]), await trim(gray), await shrink(gray, ASKED_CUT)];
  if (hashOf(parts[0]!) === null) return [];
  return parts
    .flatMap((pixels) => [
      { pixels, isMirrored: false },
      { pixels: mirror(pixels), isMirrored: true },
    ])
    .flatMap((one) => {
      const hash = hashOf(one.pixels);
      return hash === null ? [] : [{ ...one, hash }];
    });
}

/** Bits that differ. */
export function distance(one: bigint, other: bigint): number {
  let bits = 0;
  for (let left = BigInt.asUintN(64, one ^ other); left > 0n; left &= left - 1n) bits += 1;
  return bits;
}

/** How alike the pixels are, whatever their brightness and contrast: 1 is the same picture, 0 has nothing in common. */
export function likeness(one: Buffer, other: Buffer): number {
  const mean = (pixels: Buffer) => pixels.reduce((sum, pixel) => sum + pixel, 0) / pixels.length;
  const [oneMean, otherMean] = [mean(one), mean(other)];
  let [both, ones, others] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at]! - oneMean, other[at]! - otherMean];
    both += a * b;
    ones += a * a;
    others += b * b;
  }
  return ones === 0 || others === 0 ? 0 : both / Math.sqrt(ones * others);
}
