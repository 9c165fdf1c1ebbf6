import { expect, test } from 'vitest';
import { fontFile, toRuns } from './fonts.ts';

test('a text is split into runs that one subset can draw', () => {
  expect(toRuns('text', 'Łukasz Noor')).toEqual([
    { subset: 'latin-ext', text: 'Ł' },
    { subset: 'latin', text: 'ukasz Noor' },
  ]);
  expect(toRuns('text', 'Noor\nHalabi')).toEqual([{ subset: 'latin', text: 'Noor\nHalabi' }]);
});

test('characters without a glyph become a question mark', () => {
  expect(toRuns('display', '水 a')).toEqual([{ subset: 'latin', text: '? a' }]);
});

test('every face has its file', () => {
  for (const face of ['display', 'text', 'strong', 'italic', 'mono', 'monoStrong'] as const) {
    expect(['00010000', '4f54544f']).toContain(fontFile(face, 'latin').subarray(0, 4).toString('hex'));
  }
});
