import { expect, test } from 'vitest';
import { pdfText } from '#server/testing/pdf-text.ts';
import { MARGIN, openSheet, toBuffer, write } from './sheet.ts';

const AT = new Date('2026-11-18T09:00:00Z');
const print = (...texts: string[]): Promise<Buffer> => {
  const sheet = openSheet('A sheet', AT);
  let y = MARGIN;
  for (const text of texts) y = write(sheet, text, MARGIN, y, { face: 'strong', size: 12 });
  return toBuffer(sheet);
};

test.each([
  '王小明',
  'さくら',
  'Łukasz Ångström',
  'Ελένη',
  'Юлія',
  'சூர்யா',
  'Mina 🌸 Okoro',
  'Nguyễn Thị Hạnh',
])('%s is printed with its own letters', async (name) => {
  expect(pdfText(await print(name)).replaceAll('\n', '')).toBe(name);
});

test('letters from right to left are drawn in that order', async () => {
  for (const name of ['فاطمة الزهراء', 'שלום'])
    expect(pdfText(await print(name)).replaceAll('\n', '')).toBe(Array.from(name).toReversed().join(''));
});

test('no text fails, however odd', async () => {
  const odd = [
    '',
    '\u200F',
    '\u{10FFFF}',
    'លំ',
    'ړ\u0898',
    '\u0301',
    'ᡯᢩ',
    '\uD800',
    'a\tb\u0000c',
    '👩‍👩‍👧‍👦'.repeat(20),
  ];
  expect((await print(...odd)).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the same texts give the same file, and only the letters that are used are in it', async () => {
  const texts = ['静かな水面と光の午後', 'ماء هادئ', 'शांत जल 🌅'];
  const file = await print(...texts);
  expect(file.equals(await print(...texts))).toBe(true);
  expect(file.length).toBeLessThan(40_000);
});

test('a long text goes on on the next page', async () => {
  const file = (await print('A line. '.repeat(2000))).toString('latin1');
  expect(file.match(/\/Type \/Page\n/g)!.length).toBeGreaterThan(1);
});
