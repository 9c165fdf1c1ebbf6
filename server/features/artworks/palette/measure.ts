/** The colors of a picture. */
import sharp from 'sharp';
import { type Lab, type PaletteColor, distance, toLab } from '#shared/artworks/color.ts';

/** Longer side of the copy that is measured: every so many pixels, because between fine lines a mean is no color of them. */
const SIDE = 64;
const COLORS = 5;
const ROUNDS = 10;
/** Smaller parts are noise. */
const LEAST_SHARE = 0.02;
/** Pixels this near, in Lab, count as one. */
const GRAIN = 6;

interface Grain extends Lab {
  pixels: number;
}

const meanOf = (grains: Grain[]): Grain => {
  const pixels = grains.reduce((total, grain) => total + grain.pixels, 0);
  const mean = (of: (grain: Grain) => number) =>
    grains.reduce((total, grain) => total + of(grain) * grain.pixels, 0) / pixels;
  return { l: mean(({ l }) => l), a: mean(({ a }) => a), b: mean(({ b }) => b), pixels };
};

function grainsOf(data: Buffer, channels: number): Grain[] {
  const cells = new Map<number, Grain>();
  for (let at = 0; at < data.length; at += channels) {
    const { l, a, b } = toLab(data[at]!, data[at + 1]!, data[at + 2]!);
    const cell =
      Math.round(l / GRAIN) * 10_000 + Math.round(a / GRAIN + 50) * 100 + Math.round(b / GRAIN + 50);
    const grain = cells.get(cell) ?? { l: 0, a: 0, b: 0, pixels: 0 };
    cells.set(cell, { l: grain.l + l, a: grain.a + a, b: grain.b + b, pixels: grain.pixels + 1 });
  }
  return [...cells.values()].map(({ l, a, b, pixels }) => ({
    l: l / pixels,
    a: a / pixels,
    b: b / pixels,
    pixels,
  }));
}

const nearest = (centers: Lab[], grain: Lab): number =>
  centers.reduce(
    (best, center, n) => (distance(center, grain) < distance(centers[best]!, grain) ? n : best),
    0,
  );

/** k-means. It starts from large parts that are far apart, so that it is the same every time. */
function cluster(grains: Grain[]): Grain[] {
  let centers = [grains.reduce((most, grain) => (grain.pixels > most.pixels ? grain : most))];
  const weight = (grain: Grain) => grain.pixels * distance(grain, centers[nearest(centers, grain)]!) ** 2;
  while (centers.length < Math.min(COLORS, grains.length)) {
    centers.push(grains.reduce((most, grain) => (weight(grain) > weight(most) ? grain : most)));
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const groups: Grain[][] = centers.map(() => []);
    for (const grain of grains) groups[nearest(centers, grain)]!.push(grain);
    centers = groups.filter((group) => group.length > 0).map(meanOf);
  }
  return centers;
}

/** Up to five colors, the largest first. Throws if the file is damaged. */
export async function measurePalette(image: Buffer): Promise<PaletteColor[]> {
  const { data, info } = await sharp(image)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(SIDE, SIDE, { fit: 'inside', kernel: 'nearest', fastShrinkOnLoad: false })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  return cluster(grainsOf(data, info.channels))
    .map(({ pixels: own, ...lab }) => ({
      l: Math.round(lab.l),
      a: Math.round(lab.a),
      b: Math.round(lab.b),
      share: own / pixels,
    }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((one, other) => other.share - one.share);
}
