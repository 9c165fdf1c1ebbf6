import { expect, test } from 'vitest';
import { barLength, commonScale, equalHeight } from './geometry.ts';

const column = { width: 300, height: 400 };

test('one scale for all: the work that needs the most room fills its column or the height', () => {
  const works = [
    { width: 750, height: 1000 },
    { width: 400, height: 500 },
    { width: 620, height: 350 },
  ];
  const scale = commonScale(works, column);
  expect(scale).toBe(0.4);
  for (const { width, height } of works) {
    expect(width * scale).toBeLessThanOrEqual(column.width);
    expect(height * scale).toBeLessThanOrEqual(column.height);
  }
  expect(commonScale([{ width: 3000, height: 100 }, ...works], column)).toBe(0.1);
});

test('equal heights: the widest picture fills its column, or the tallest the height', () => {
  const pictures = [
    { width: 1200, height: 600 },
    { width: 600, height: 1200 },
  ];
  expect(equalHeight(pictures, column)).toBe(150);
  expect(equalHeight([{ width: 600, height: 1200 }], column)).toBe(400);
});

test('the scale bar has a round length', () => {
  expect([0.7, 1, 4.9, 5, 26, 99, 100, 230].map(barLength)).toEqual([0.5, 1, 2, 5, 20, 50, 100, 200]);
});
