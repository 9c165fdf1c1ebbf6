import { expect, it } from 'vitest';
import { CATEGORIES } from '#shared/artworks/categories.ts';
import { type Candidate, chooseLanding } from './choose-landing.ts';

const SHAPES = [
  [1600, 1200],
  [1280, 1600],
  [1600, 1600],
] as const;

const candidates = (count: number, artists: number): Candidate[] =>
  Array.from({ length: count }, (_, i) => {
    const [width, height] = SHAPES[(i * 7) % SHAPES.length]!;
    return {
      id: `work-${String(i).padStart(3, '0')}`,
      userId: `artist-${i % artists}`,
      category: CATEGORIES[i % CATEGORIES.length]!,
      width,
      height,
      likesCount: (i * 37) % 101,
      isForSale: i % 4 !== 0,
      price: i % 4 === 0 ? null : '10.00',
    };
  });

it('repeats no work, and no artist twice in a row', () => {
  for (const [count, artists] of [
    [60, 9],
    [30, 3],
    [200, 50],
  ] as const) {
    const works = candidates(count, artists);
    const awarded = works.slice(0, 3);
    const { wall, features, invitation } = chooseLanding(works, awarded);
    const ids = [...wall, ...features, invitation!, ...awarded].map((work) => work.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [i, work] of wall.entries()) expect(wall[i + 1]?.userId).not.toBe(work.userId);
    expect(features.map((work) => work.category)).toEqual(CATEGORIES.slice(0, 4));
    expect(invitation!.category).toBe('photography');
  }
  expect(chooseLanding(candidates(60, 9), []).wall).toHaveLength(9);
});

it('works with few works and with none', () => {
  expect(chooseLanding([], [])).toEqual({ wall: [], features: [], invitation: null });
  const [only] = candidates(1, 1);
  expect(chooseLanding([only!], []).features).toEqual([only]);
});
