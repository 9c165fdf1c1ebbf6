/** The colors of a picture. */
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

interface ColorBin extends Lab {
  pixels: number;
}

const meanOf = (bins: ColorBin[]): ColorBin => {
  const pixels = bins.reduce((total, bin) => total + bin.pixels, 0);
  const mean = (of: (bin: ColorBin) => number) =>
    bins.reduce((total, bin) => total + of(bin) * bin.pixels, 0) / pixels;
  return { l: mean(({ l }) => l), a: mean(({ a }) => a), b: mean(({ b }) => b), pixels };
};

function binPixels(data: Buffer, channels: number): ColorBin[] {
  const bins = new Map<number, ColorBin>();
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
    pixels,
  }));
}

const nearest = (centers: Lab[], bin: Lab): number =>
  centers.reduce((best, center, n) => (distance(center, bin) < distance(centers[best]!, bin) ? n : best), 0);

/** k-means. It starts from large parts that are far apart, so that it is the same every time. */
function cluster(bins: ColorBin[]): ColorBin[] {
  let centers = [bins.reduce((most, bin) => (bin.pixels > most.pixels ? bin : most))];
  const weight = (bin: ColorBin) => bin.pixels * distance(bin, centers[nearest(centers, bin)]!) ** 2;
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

/** Up to five colors, the largest first. Throws if the file is damaged. */
export async function measurePalette(image: Buffer): Promise<PaletteColor[]> {
  const { data, info } = await sharp(image)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(SIDE, SIDE, { fit: 'inside', kernel: 'nearest', fastShrinkOnLoad: false })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  return cluster(binPixels(data, info.channels))
    .map(({ pixels: own, ...lab }) => ({
      l: Math.round(lab.l),
      a: Math.round(lab.a),
      b: Math.round(lab.b),
      share: own / pixels,
    }))
    .filter(({ share }) => share >= MIN_SHARE)
    .toSorted((one, other) => other.share - one.share);
}
