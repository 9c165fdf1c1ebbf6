import { describe, expect, test } from 'vitest';
import { cutRows, rowHeights } from './row-heights.ts';

describe('rows of works', () => {
  test('are equally full, in the order of the works', () => {
    const ratios = [1.33, 1.33, 0.8, 0.75, 0.8, 0.8, 0.75, 1.78];
    expect(cutRows(ratios, 2)).toEqual([
      [1.33, 1.33, 0.8, 0.75],
      [0.8, 0.8, 0.75, 1.78],
    ]);
    expect(cutRows(ratios, 3).flat()).toEqual(ratios);
  });

  test('are never more than the works', () => {
    expect(cutRows([1.5], 3)).toEqual([[1.5]]);
    expect(cutRows([1.5, 1.5], 3)).toEqual([[1.5], [1.5]]);
  });

  test('are as high as the fullest of them allows', () => {
    expect(rowHeights([1, 1, 1])).toEqual({
      '--row-tablet': 'min((100cqw - 40px) / 3.0000 - 1px)',
      '--row-desktop': 'min((100cqw - 40px) / 3.0000 - 1px)',
    });
    expect(rowHeights([])).toEqual({});
  });
});
