import { describe, expect, test } from 'vitest';
import { cutEvenly, fillOneRow, layRows } from '#shared/artworks/lay-rows.ts';

const RATIOS = [1.33, 0.8, 1.78, 0.75, 1.33, 1.5, 0.8, 1, 1.33, 1.6, 0.8, 1.33, 0.66, 1.5, 1.25, 0.8];

describe('rows of a page', () => {
  test('keep the order and are all full, including the last one', () => {
    const rows = cutEvenly(RATIOS, 4.6, Infinity);
    expect(rows.flat()).toEqual(RATIOS);
    for (const row of rows) {
      const total = row.reduce((sum, ratio) => sum + ratio, 0);
      expect(total).toBeGreaterThan(4.6 * 0.7);
      expect(total).toBeLessThan(4.6 * 1.3);
    }
  });

  test('the last row is nearly as long as the others, whatever is left', () => {
    for (let n = 6; n <= RATIOS.length; n += 1) {
      const lengths = cutEvenly(RATIOS.slice(0, n), 4.6, Infinity).map((row) =>
        row.reduce((a, b) => a + b, 0),
      );
      expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThan(0.6);
    }
  });

  test('hold at most as many works as asked for', () => {
    for (let n = 1; n <= RATIOS.length; n += 1) {
      const rows = cutEvenly(RATIOS.slice(0, n), 2.4, 2);
      expect(rows.flat()).toHaveLength(n);
      expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(2);
    }
  });

  test('one row takes the works that fill it best', () => {
    expect(fillOneRow([1, 1, 1, 1, 1, 1])).toBe(5);
    expect(fillOneRow([1.33, 1.33])).toBe(2);
    expect(fillOneRow([])).toBe(0);
  });

  test('fill the width within half a pixel', () => {
    const styles = layRows([1, 1, 2]);
    const shares = styles.map(
      (style) => /\* ([\d.]+)/.exec(String(style['--desktop' as keyof typeof style]))?.[1],
    );
    expect(shares).toEqual(['0.25000', '0.25000', '0.50000']);
    expect(String(styles[0]?.['--desktop' as keyof object])).toContain('40.5px');
  });

  test('each of several rows is stretched to the full width', () => {
    const desktop = (style: object) => String(style['--desktop' as keyof typeof style]);
    const styles = layRows([1.33, 1.33, 1.33, 0.75, 1.33, 0.9]).map(desktop);
    expect(styles.filter((width) => width.startsWith('min'))).toEqual([]);
  });

  test('a single work is not enlarged on a desktop, and fills the width of a phone', () => {
    const [style] = layRows([1]) as Record<string, string>[];
    expect(style?.['--desktop']).toBe('min((100cqw - 0.5px) * 1.00000, 260px)');
    expect(style?.['--phone']).toBe('calc((100cqw - 0.5px) * 1.00000)');
  });

  test('a page without works has no rows', () => {
    expect(layRows([])).toEqual([]);
  });
});
