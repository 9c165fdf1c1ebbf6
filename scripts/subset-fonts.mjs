/**
 * Makes the fonts of all screens, client/fonts: `node scripts/subset-fonts.mjs`. Pages load `first`, the characters of
 * English, at once, and the others where one is shown: `unicode-range` in client/theme.css names the same.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const charactersOf = (...ranges) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => first + n))
    .map((code) => String.fromCodePoint(code))
    .join('');

const first = `${charactersOf([0x20, 0x7e])}\u00a0©·×–—‘’“”•…→−`;
const rest = Array.from(`${charactersOf([0xa1, 0xff])}ıŒœˆ˚˜⁴€™↑↓∕`)
  .filter((one) => !first.includes(one))
  .join('');
const extended = charactersOf([0x0100, 0x02ba], [0x1e00, 0x1eff], [0x20a0, 0x20ab]);

/** Only the weights in use. */
const WEIGHTS = {
  'hanken-grotesk': { min: 400, max: 700 },
  'bricolage-grotesque': 600,
  'geist-mono': { min: 400, max: 600 },
};

async function makeSubset(family, part, characters, source = 'latin') {
  const name = `@fontsource-variable/${family}/files/${family}-${source}-wght-normal.woff2`;
  const font = readFileSync(fileURLToPath(import.meta.resolve(name)));
  const variationAxes = { wght: WEIGHTS[family] };
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes });
  writeFileSync(new URL(`../client/fonts/${family}-${part}.woff2`, import.meta.url), subset);
  console.log(`${family}-${part}: ${(subset.length / 1024).toFixed(1)} KiB`);
}

for (const family of Object.keys(WEIGHTS)) {
  await makeSubset(family, 'first', first);
  await makeSubset(family, 'rest', rest);
}
await makeSubset('hanken-grotesk', 'extended', extended, 'latin-ext');
