import { rgbaToThumbHash } from 'thumbhash';
import { expect, test } from 'vitest';
import { averageColor } from './placeholder.ts';

const stored = (alpha: number): string => {
  const pixel = [200, 20, 20, alpha];
  return btoa(
    String.fromCharCode(
      ...rgbaToThumbHash(
        4,
        4,
        Array.from({ length: 16 }).flatMap(() => pixel),
      ),
    ),
  );
};

test('the color of an opaque picture; white under one that was stored with transparent parts', () => {
  expect(averageColor(stored(255))).toMatch(/^rgb\(20\d /);
  expect(averageColor(stored(100))).toBe('#fff');
  expect(averageColor('?')).toBeUndefined();
});
