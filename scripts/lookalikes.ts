/**
 * How well changed copies of the demo gallery's works are recognized, and how often different works are taken for copies:
 * the table in docs/performance.md. `node scripts/lookalikes.ts [folder of other pictures]`
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { RENDITIONS } from '#shared/kernel/limits.ts';
import { align } from '#server/features/lookalikes/align.ts';
import { type Question, cutOf, distance, hashCrops, questionsOf } from '#server/features/lookalikes/hash.ts';
import { type Picture, readPictures } from '#server/features/lookalikes/picture.ts';
import { MIN_LIKENESS } from '#server/features/lookalikes/compare.ts';
import { RADIUS } from '#server/features/lookalikes/near.ts';

const MEDIA = path.resolve(
  process.argv[2] ?? path.join(import.meta.dirname, '../server/demo/media/artworks'),
);

/** As uploads are rendered. */
const thumb = (image: Sharp) =>
  image
    .toBuffer()
    .then((whole) =>
      sharp(whole)
        .resize({ width: RENDITIONS.thumb, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer(),
    );

const cut = async (file: Buffer, [left, top, right, bottom]: [number, number, number, number]) => {
  const { width, height } = await sharp(file).metadata();
  return sharp(file).extract({
    left: Math.round((left / 100) * width),
    top: Math.round((top / 100) * height),
    width: Math.floor((1 - (left + right) / 100) * width) - 1,
    height: Math.floor((1 - (top + bottom) / 100) * height) - 1,
  });
};

const mirrored = async (image: Sharp) => sharp(await image.toBuffer()).flop();

/** Turned, without the corners that this leaves empty. */
async function turned(file: Buffer, degrees: number): Promise<Sharp> {
  const { width, height } = await sharp(file).metadata();
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const scale = cosine ** 2 - sine ** 2;
  const [across, down] = [(width * cosine - height * sine) / scale, (height * cosine - width * sine) / scale];
  // Very wide or high: cut in the middle.
  const part = [Math.min(across, width * 0.9), Math.min(down, height * 0.9)].map((side) => Math.floor(side));
  const { data, info } = await sharp(file).rotate(degrees).toBuffer({ resolveWithObject: true });
  return sharp(data).extract({
    left: Math.round((info.width - part[0]!) / 2),
    top: Math.round((info.height - part[1]!) / 2),
    width: part[0]!,
    height: part[1]!,
  });
}

type Change = [name: string, change: (file: Buffer) => Promise<Sharp> | Sharp];
const SIDES = ['left', 'top', 'right', 'bottom'] as const;
const CHANGES: Change[] = [
  ['resized to 300 px', (file) => sharp(file).resize(300)],
  ['recompressed, JPEG quality 30', (file) => sharp(file).jpeg({ quality: 30 })],
  ['recolored: hue by 90 degrees', (file) => sharp(file).modulate({ hue: 90 })],
  ['without color', (file) => sharp(file).grayscale()],
  ['brighter by a quarter', (file) => sharp(file).modulate({ brightness: 1.25 })],
  [
    'white frame of 8 %',
    async (file) => {
      const { width } = await sharp(file).metadata();
      const edge = Math.round(0.08 * width);
      return sharp(file).extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#fff' });
    },
  ],
  ['mirrored', (file) => sharp(file).flop()],
  ...[2, 3, 5, 10].flatMap((part): Change[] => [
    [`${part} % cropped off each side`, (file) => cut(file, [part, part, part, part])],
    [`the same, mirrored`, async (file) => mirrored(await cut(file, [part, part, part, part]))],
  ]),
  ['2, 3, 5 and 4 % cropped off the sides', (file) => cut(file, [2, 3, 5, 4])],
  ...[10, 15].flatMap((part) =>
    SIDES.map((side): Change => {
      const sides = SIDES.map((one) => (one === side ? part : 0)) as [number, number, number, number];
      return [`${part} % cropped off the ${side}`, (file) => cut(file, sides)];
    }),
  ),
  ['15 % cropped off the left, mirrored', async (file) => mirrored(await cut(file, [15, 0, 0, 0]))],
  ...[2, -2].flatMap((degrees): Change[] => [
    [
      `turned by ${degrees} degrees, white corners`,
      (file) => sharp(file).rotate(degrees, { background: '#fff' }),
    ],
    [
      `turned by ${degrees} degrees, black corners`,
      (file) => sharp(file).rotate(degrees, { background: '#000' }),
    ],
    [`turned by ${degrees} degrees, corners cropped`, (file) => turned(file, degrees)],
  ]),
  ['turned by 2 degrees, corners cropped, mirrored', async (file) => mirrored(await turned(file, 2))],
  ['turned by 3 degrees, corners cropped', (file) => turned(file, 3)],
];

interface Work {
  picture: Picture;
  hashes: bigint[];
}

/** What the nearest hashes say, confirmed on the pixels, as the job does it. Null: none is near. */
function compare(questions: Question[], { picture, hashes }: Work): number | null {
  const near = questions
    .flatMap((question) =>
      hashes.map((hash, crop) => ({ question, crop, bits: distance(question.hash, hash) })),
    )
    .filter(({ bits }) => bits <= RADIUS);
  const [nearest] = near.toSorted((one, other) => one.bits - other.bits);
  return nearest ? align(nearest.question.pixels, picture, cutOf(nearest.crop)).likeness : null;
}

const files = (await readdir(MEDIA)).filter((file) => /\.(?:webp|png|jpe?g)$/.test(file)).toSorted();
const originals = await Promise.all(
  files.map((file) =>
    sharp(path.join(MEDIA, file)).resize({ width: 800, withoutEnlargement: true }).png().toBuffer(),
  ),
);
const works: Work[] = [];
for (const original of originals) {
  const { whole } = await readPictures(await thumb(sharp(original)));
  works.push({ picture: whole, hashes: hashCrops(whole) });
}
console.log(
  `${works.length} works, ${works.filter(({ hashes }) => hashes.length === 0).length} without detail`,
);
console.log(
  `| changed copies | near (<= ${RADIUS} bits) | found | least alike | different: near | falsely found |`,
);
console.log('| --- | --: | --: | --: | --: | --: |');
for (const [name, change] of [['unchanged', (file: Buffer) => sharp(file)] as const, ...CHANGES]) {
  const found: number[] = [];
  const different: number[] = [];
  for (const [at, original] of originals.entries()) {
    const questions = questionsOf(await readPictures(await thumb(await change(original))));
    for (const [other, work] of works.entries()) {
      const alike = compare(questions, work);
      if (alike !== null) (other === at ? found : different).push(alike);
    }
  }
  const confirmed = (of: number[]) => of.filter((alike) => alike >= MIN_LIKENESS).length;
  const least = found.length > 0 ? Math.min(...found).toFixed(2) : '';
  console.log(
    `| ${name} | ${found.length} | ${confirmed(found)} | ${least} | ${different.length} | ${confirmed(different)} |`,
  );
}
