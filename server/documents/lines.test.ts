import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { mainFont } from './fonts.ts';
import { setLines } from './lines.ts';
import { shapeText } from './shape.ts';

const TEXT = { face: 'text', size: 10 } as const;
/** Each line as runs of a font, from left to right. */
const runsOf = (text: string, width?: number) =>
  setLines(text, TEXT, width).map(({ runs }) => runs.map((run) => [run.font.name, run.text]));
const fontsOf = (text: string) => runsOf(text)[0]!.map(([font]) => font);

test('a text is set in the brand’s typeface as far as that has its characters', () => {
  expect(runsOf('Łukasz Noor')).toEqual([
    [
      ['hanken-grotesk-latin-ext-400-normal', 'Ł'],
      ['hanken-grotesk-latin-400-normal', 'ukasz Noor'],
    ],
  ]);
  expect(runsOf('Noor\nHalabi').map(([run]) => run![1])).toEqual(['Noor', 'Halabi']);
});

test.each([
  ['الحلبي', 'arabic'],
  ['क्षितिज', 'devanagari'],
  ['王小明', 'cjk'],
  ['한국어', 'cjk'],
  ['水の', 'japanese'],
  ['שלום', 'hebrew'],
  ['ภาษาไทย', 'thai'],
  ['Ελληνικά', 'greek'],
  ['ភាសាខ្មែរ', 'khmer'],
  ['🌸', 'emoji'],
  ['❤️', 'emoji'],
  ['𝓜𝓲𝓷𝓪', 'math'],
  ['★', 'symbols-2'],
])('%s is set in %s', (text, font) => expect(fontsOf(text)).toEqual([font]));

test('every file in the folder is used, and has its script', () => {
  const letters = 'ا Ա অ ᐊ Ꭰ Ж Ԫ क አ ა Α ἀ અ ਅ א ꦲ ಅ អ ລ ƛ അ ᠠ အ ߐ ଅ අ ܐ அ అ ހ ก ཀ ⵣ 王 の ★ ☿ 𝓜 🌸';
  const found = new Set(letters.split(' ').flatMap(fontsOf));
  const files = readdirSync(path.join(ROOT, 'server/documents/fonts')).filter((file) =>
    file.endsWith('.woff'),
  );
  expect(files.filter((file) => !found.has(path.parse(file).name))).toEqual([]);
});

test('a character that no typeface has becomes a box, and what is invisible nothing', () => {
  expect(runsOf('a\u{16A40}')[0]!.map(([, text]) => text)).toEqual(['a', '□']);
  expect(runsOf('Mina\u200F')[0]!.map(([, text]) => text)).toEqual(['Mina']);
});

test('words from right to left stand in their order, numbers and Latin within them in theirs', () => {
  const line = setLines('شكرا (Mina) 25 لك', TEXT)[0]!;
  expect(line.isRtl).toBe(true);
  expect(line.runs.map(({ text }) => text.trim()).filter(Boolean)).toEqual([
    'لك',
    '25',
    ')',
    'Mina',
    '(',
    'شكرا',
  ]);
});

test('signs are mirrored from right to left', () => {
  const font = mainFont('text');
  const [ltr, rtl] = [false, true].map((isRtl) => shapeText(font, '()', isRtl).glyphs.map(({ id }) => id));
  expect(rtl).toEqual(ltr);
});

test('letters are joined, stacked and combined', () => {
  const shapes = (text: string) => {
    const [run] = setLines(text, TEXT)[0]!.runs;
    return shapeText(run!.font, text, run!.isRtl).glyphs.map(({ id }) => id);
  };
  expect(shapes('ببب')).not.toEqual([...shapes('ب'), ...shapes('ب'), ...shapes('ب')]);
  expect(shapes('क्ष')).toHaveLength(1);
  expect(shapes('👩‍🎨')).toHaveLength(1);
});

test('what is copied of a text is the text', () => {
  for (const text of ['الحلبي', 'فاطمة', 'شكرًا', '王小明', '👩‍🎨', 'office']) {
    const [run] = setLines(text, TEXT)[0]!.runs;
    const { glyphs } = shapeText(run!.font, text, run!.isRtl);
    const codes = (run!.isRtl ? glyphs.toReversed() : glyphs).flatMap(({ codePoints }) => codePoints);
    expect(String.fromCodePoint(...codes)).toBe(text);
  }
});

test('lines end between words, between East Asian characters and between words without spaces', () => {
  const ends = (text: string) => runsOf(text, 60).map((runs) => runs.map(([, part]) => part).join(''));
  expect(ends('The frame is waiting for you')).toEqual(['The frame is', 'waiting for', 'you']);
  expect(ends('画框将于送达，请在收到后检查')).toEqual(['画框将于送', '达，请在收到', '后检查']);
  expect(ends('ภาษาไทยไม่มีช่องว่าง')).toEqual(['ภาษาไทยไม่มี', 'ช่องว่าง']);
  expect(ends('Donaudampfschifffahrt').length).toBeGreaterThan(1);
  for (const { width } of setLines('Donaudampfschifffahrt 画框将于送达', TEXT, 60))
    expect(width).toBeLessThanOrEqual(60);
});

test.each(['display', 'text', 'strong', 'italic', 'mono', 'monoStrong'] as const)(
  'the face %s has its file',
  (face) => expect(['00010000', '4f54544f']).toContain(mainFont(face).file.subarray(0, 4).toString('hex')),
);
