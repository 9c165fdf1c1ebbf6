import { expect, test } from 'vitest';
import { SOFA, factorAfter, firstScale, layRoom } from './geometry.ts';

const desktop = { width: 1440, height: 772 };
const phone = { width: 390, height: 714 };
const print = { width: 75, height: 100 };

test('the work hangs 22 cm above a sofa of 2 m, all at one scale', () => {
  for (const stage of [desktop, phone]) {
    const scale = firstScale(stage, print);
    const { work, sofa } = layRoom(stage, print, scale);
    expect(sofa.width / SOFA.width).toBeCloseTo(scale);
    expect(work.width / print.width).toBeCloseTo(scale);
    expect((sofa.top - (work.top + work.height)) / scale).toBeCloseTo(22);
    expect(work.left + work.width / 2).toBeCloseTo(stage.width / 2);
    expect(sofa.left).toBeGreaterThanOrEqual(0);
    expect(work.top).toBeGreaterThan(0);
    expect(sofa.top + sofa.height).toBeLessThan(stage.height);
  }
});

test('a work of 3 m is seen from the usual place, a longer one from farther away, as a whole', () => {
  const usual = firstScale(desktop, print);
  expect(firstScale(desktop, { width: 300, height: 60 })).toBe(usual);
  const long = { width: 600, height: 60 };
  expect(firstScale(desktop, long)).toBeCloseTo(usual / 2);
  for (const size of [long, { width: 60, height: 600 }, { width: 2000, height: 2000 }]) {
    for (const stage of [desktop, phone]) {
      const { work } = layRoom(stage, size, firstScale(stage, size));
      expect(work.left).toBeGreaterThan(0);
      expect(work.top).toBeGreaterThan(0);
      expect(work.top + work.height).toBeLessThan(stage.height);
    }
  }
});

test('closer, the floor leaves before the work does', () => {
  const scale = firstScale(desktop, print) * 2;
  const { work, floor } = layRoom(desktop, print, scale);
  expect(floor).toBeGreaterThan(desktop.height);
  expect(work.top).toBeGreaterThan(0);
  expect(work.top + work.height).toBeLessThan(desktop.height);
});

test('a work taller than the stage is shown from its middle', () => {
  const tall = { width: 50, height: 400 };
  const { work } = layRoom(desktop, tall, 4);
  expect(work.top + work.height / 2).toBeCloseTo(desktop.height / 2);
});

test('one can come three times as close, and go back to two fifths', () => {
  expect(factorAfter(0)).toBe(1);
  expect(factorAfter(1)).toBe(1.25);
  expect(factorAfter(100)).toBe(3);
  expect(factorAfter(-100)).toBe(0.4);
});
