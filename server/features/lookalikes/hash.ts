/** Recognizes pictures by 64 signs of their lowest frequencies. Resized or recompressed, few of them change. */
import { type Cut, PART, type Picture, type View, WHOLE, readPart } from './picture.ts';

const LOW = 8;
/** In gray levels: below it, the signs are noise. Half of the frequencies of a gradient or a plain sheet are. */
const MIN_DETAIL = 0.04;

const allSides = (part: number): Cut => [part, part, part, part];
/** One hash each. A copy with up to 15 % cropped off one side is near the whole or what has 13 % less. */
const CUTS: readonly Cut[] = [
  WHOLE,
  allSides(0.03),
  allSides(0.06),
  allSides(0.1),
  [0.13, 0, 0, 0],
  [0, 0.13, 0, 0],
  [0, 0, 0.13, 0],
  [0, 0, 0, 0.13],
];
/** Changes with them: works that were measured by the version before are measured again. */
export const HASH_VERSION = 2;

/** Crops are counted on from one picture of a work to the next. */
export const cutOf = (crop: number): Cut => CUTS[crop % CUTS.length] ?? WHOLE;
export const positionOf = (crop: number): number => Math.floor(crop / CUTS.length);
export const cropAt = (position: number, cut: number): number => position * CUTS.length + cut;

const COSINES = Array.from({ length: LOW }, (_, u) =>
  Float64Array.from({ length: PART }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * PART)) / PART),
);

function lowFrequencies(pixels: Float64Array): number[] {
  const found: number[] = [];
  for (const down of COSINES) {
    for (const across of COSINES) {
      let sum = 0;
      for (let at = 0; at < pixels.length; at += 1)
        sum += pixels[at]! * down[Math.floor(at / PART)]! * across[at % PART]!;
      found.push(sum);
    }
  }
  return found;
}

const middleOf = (numbers: number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;

/** Signed, as Postgres stores it; null: too little detail to be recognized by. */
function hashOf(pixels: Float64Array): bigint | null {
  // Drops the first, which is the mean: brighter or darker, it is the same picture.
  const found = lowFrequencies(pixels).slice(1);
  if (middleOf(found.map(Math.abs)) < MIN_DETAIL) return null;
  const middle = middleOf(found);
  return BigInt.asIntN(
    64,
    found.reduce((bits, one) => (bits << 1n) | (one > middle ? 1n : 0n), 0n),
  );
}

/** One of each crop, to be stored; none of a picture without detail. */
export function hashCrops(picture: Picture): bigint[] {
  const hashes = CUTS.map((cut) => hashOf(readPart(picture, { cut, degrees: 0, isMirrored: false })));
  const [whole = null] = hashes;
  return whole === null ? [] : hashes.map((hash) => hash ?? whole);
}

export interface Question extends View {
  pixels: Float64Array;
  hash: bigint;
}

/** The whole, a little less, and turned back by 2 degrees without the corners that this leaves empty. */
const ASKED = [
  { cut: WHOLE, degrees: 0 },
  { cut: allSides(0.05), degrees: 0 },
  { cut: allSides(0.04), degrees: 2 },
  { cut: allSides(0.04), degrees: -2 },
];

/** The hashes to look for: the picture, also without its frame, and each mirrored. None without detail. */
export function questionsOf({ whole, trimmed }: { whole: Picture; trimmed: Picture }): Question[] {
  if (hashCrops(whole).length === 0) return [];
  const views = [
    ...ASKED.map((view) => ({ picture: whole, ...view })),
    { picture: trimmed, cut: WHOLE, degrees: 0 },
  ];
  return views.flatMap(({ picture, ...view }) =>
    [false, true].flatMap((isMirrored) => {
      const pixels = readPart(picture, { ...view, isMirrored });
      const hash = hashOf(pixels);
      return hash === null ? [] : [{ ...view, isMirrored, pixels, hash }];
    }),
  );
}

/** Bits that differ. */
export const distance = (one: bigint, other: bigint): number =>
  BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length;
