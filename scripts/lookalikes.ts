/**
 * How well changed copies of the demo gallery's works are recognized, and how often different works are taken for copies:
 * the table in docs/performance.md. `node scripts/lookalikes.ts`
 */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { RENDITIONS } from '#shared/kernel/limits.ts';
import {
  type Question,
  distance,
  hashCrops,
  likeness,
  questionsOf,
  readGray,
  shrinkCrop,
} from '#server/features/lookalikes/hash.ts';
import { LEAST_LIKENESS } from '#server/features/lookalikes/compare.ts';
import { RADIUS } from '#server/features/lookalikes/near.ts';

const MEDIA = path.join(import.meta.dirname, '../server/demo/media/artworks');

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
    width: Math.round((1 - (left + right) / 100) * width),
    height: Math.round((1 - (top + bottom) / 100) * height),
  });
};

const CHANGES: [name: string, change: (file: Buffer) => Promise<Sharp> | Sharp][] = [
  ['resized to 300 px', (file) => sharp(file).resize(300)],
  ['recompressed, JPEG quality 30', (file) => sharp(file).jpeg({ quality: 30 })],
  ['2 % cropped off each side', (file) => cut(file, [2, 2, 2, 2])],
  ['5 % cropped off each side', (file) => cut(file, [5, 5, 5, 5])],
  ['10 % cropped off each side', (file) => cut(file, [10, 10, 10, 10])],
  ['10 % cropped off one side', (file) => cut(file, [0, 0, 10, 0])],
  ['mirrored', (file) => sharp(file).flop()],
  ['mirrored and 5 % cropped off each side', async (file) => (await cut(file, [5, 5, 5, 5])).flop()],
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
  ['turned by 2 degrees', (file) => sharp(file).rotate(2, { background: '#fff' })],
];

interface Work {
  gray: Awaited<ReturnType<typeof readGray>>;
  hashes: bigint[];
}

/** The nearest crop of the work, as the job finds it. */
async function compare(questions: Question[], work: Work) {
  let found = { bits: 64, likeness: 0 };
  for (const question of questions) {
    for (const [crop, hash] of work.hashes.entries()) {
      const bits = distance(question.hash, hash);
      if (bits > RADIUS) continue;
      const alike = likeness(question.pixels, await shrinkCrop(work.gray, crop));
      if (alike > found.likeness) found = { bits, likeness: alike };
    }
  }
  return found;
}

const files = (await readdir(MEDIA)).toSorted();
const originals = await Promise.all(files.map((file) => readFile(path.join(MEDIA, file))));
const works: Work[] = [];
for (const original of originals) {
  const gray = await readGray(await thumb(sharp(original)));
  works.push({ gray, hashes: await hashCrops(gray) });
}
console.log(
  `${works.length} works, ${works.filter(({ hashes }) => hashes.length === 0).length} without detail`,
);
console.log(
  '| changed copies | near (<= ' + RADIUS + ' bits) | found | falsely found |\n| --- | --: | --: | --: |',
);
for (const [name, change] of [['different works', (file: Buffer) => sharp(file)] as const, ...CHANGES]) {
  const isChanged = name !== 'different works';
  let near = 0;
  let found = 0;
  let falsely = 0;
  for (const [at, original] of originals.entries()) {
    const questions = await questionsOf(await readGray(await thumb(await change(original))));
    for (const [other, work] of works.entries()) {
      if (other === at && !isChanged) continue;
      const { bits, likeness: alike } = await compare(questions, work);
      if (bits > RADIUS) continue;
      const isFound = alike >= LEAST_LIKENESS;
      if (other !== at) falsely += Number(isFound);
      else {
        near += 1;
        found += Number(isFound);
      }
    }
  }
  console.log(`| ${name} | ${near} | ${found} | ${falsely} |`);
}
