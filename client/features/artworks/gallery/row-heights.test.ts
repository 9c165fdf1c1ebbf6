import { describe, expect, test } from 'vitest';
import { splitIntoRows, rowHeights } from './row-heights.ts';

describe('splitting works into rows', () => {
  test('fills the rows evenly and keeps the order', () => {
    const ratios = [1.33, 1.33, 0.8, 0.75, 0.8, 0.8, 0.75, 1.78];
    expect(splitIntoRows(ratios, 2)).toEqual([
      [1.33, 1.33, 0.8, 0.75],
      [0.8, 0.8, 0.75, 1.78],
    ]);
    expect(splitIntoRows(ratios, 3).flat()).toEqual(ratios);
  });

  test('never makes more rows than works', () => {
    expect(splitIntoRows([1.5], 3)).toEqual([[1.5]]);
    expect(splitIntoRows([1.5, 1.5], 3)).toEqual([[1.5], [1.5]]);
  });

  test('rows are as high as the fullest of them allows', () => {
    expect(rowHeights([1, 1, 1])).toEqual({
      '--row-tablet': 'min((100cqw - 40px) / 3.0000 - 1px)',
      '--row-desktop': 'min((100cqw - 40px) / 3.0000 - 1px)',
    });
    expect(rowHeights([])).toEqual({});
  });
});
