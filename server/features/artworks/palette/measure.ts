/** The colors of a work's pictures. */
import sharp from 'sharp';
import { type Lab, type PaletteColor, distance, toLab } from '#shared/artworks/color.ts';

/** Longer side of the copy that is measured: averaging thin lines would invent a color. */
const SIDE = 64;
const COLORS = 5;
const ROUNDS = 10;
/** Smaller parts are noise. */
const MIN_SHARE = 0.02;
/** Pixels this near, in Lab, count as one. */
const BIN_SIZE = 6;

export interface ColorBin extends Lab {
  /** Of the picture, 0 to 1. */
  share: number;
}

const meanOf = (bins: ColorBin[]): ColorBin => {
  const share = bins.reduce((total, bin) => total + bin.share, 0);
  const mean = (of: (bin: ColorBin) => number) =>
    bins.reduce((total, bin) => total + of(bin) * bin.share, 0) / share;
  return { l: mean(({ l }) => l), a: mean(({ a }) => a), b: mean(({ b }) => b), share };
};

function binPixels(data: Buffer, channels: number): ColorBin[] {
  const bins = new Map<number, Lab & { pixels: number }>();
  for (let at = 0; at < data.length; at += channels) {
    const { l, a, b } = toLab(data[at]!, data[at + 1]!, data[at + 2]!);
    const key =
      Math.round(l / BIN_SIZE) * 10_000 + Math.round(a / BIN_SIZE + 50) * 100 + Math.round(b / BIN_SIZE + 50);
    const bin = bins.get(key) ?? { l: 0, a: 0, b: 0, pixels: 0 };
    bins.set(key, { l: bin.l + l, a: bin.a + a, b: bin.b + b, pixels: bin.pixels + 1 });
  }
  return [...bins.values()].map(({ l, a, b, pixels }) => ({
    l: l / pixels,
    a: a / pixels,
    b: b / pixels,
    share: (pixels * channels) / data.length,
  }));
}

const nearest = (centers: Lab[], bin: Lab): number =>
  centers.reduce((best, center, n) => (distance(center, bin) < distance(centers[best]!, bin) ? n : best), 0);

/** k-means. It starts from large parts that are far apart, so that it is the same every time. */
function cluster(bins: ColorBin[]): ColorBin[] {
  let centers = [bins.reduce((most, bin) => (bin.share > most.share ? bin : most))];
  const weight = (bin: ColorBin) => bin.share * distance(bin, centers[nearest(centers, bin)]!) ** 2;
  while (centers.length < Math.min(COLORS, bins.length)) {
    centers.push(bins.reduce((most, bin) => (weight(bin) > weight(most) ? bin : most)));
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const groups: ColorBin[][] = centers.map(() => []);
    for (const bin of bins) groups[nearest(centers, bin)]!.push(bin);
    centers = groups.filter((group) => group.length > 0).map(meanOf);
  }
  return centers;
}

/** Throws if the file is damaged. */
export async function readColors(image: Buffer): Promise<ColorBin[]> {
  const { data, info } = await sharp(image)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(SIDE, SIDE, { fit: 'inside', kernel: 'nearest', fastShrinkOnLoad: false })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return binPixels(data, info.channels);
}

/** The first picture counts as much as all others together, which may show a wall around it. */
const weigh = ([first = [], ...others]: ColorBin[][]): ColorBin[] => {
  if (others.length === 0) return first;
  const scaled = (bins: ColorBin[], by: number) => bins.map((bin) => ({ ...bin, share: bin.share / by }));
  return [...scaled(first, 2), ...scaled(others.flat(), 2 * others.length)];
};

/** Up to five colors of a work's pictures, the largest first. */
export function paletteOf(pictures: ColorBin[][]): PaletteColor[] {
  const bins = weigh(pictures);
  if (bins.length === 0) return [];
  return cluster(bins)
    .map(({ share, ...lab }) => ({
      l: Math.round(lab.l),
      a: Math.round(lab.a),
      b: Math.round(lab.b),
      share,
    }))
    .filter(({ share }) => share >= MIN_SHARE)
    .toSorted((one, other) => other.share - one.share);
}
