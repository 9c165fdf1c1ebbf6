import { expect, test } from 'vitest';
import { msLeft } from './ms-left.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 4, 1);

test.each([
  ['the clocks agree', 14 * MINUTE, 14 * MINUTE],
  ["the server's is two weeks ahead", 14 * 24 * 60 * MINUTE, 15 * MINUTE],
  ["the server's is behind", -45 * MINUTE, 15 * MINUTE],
  ['an offer was accepted', 23 * 60 * MINUTE, 23 * 60 * MINUTE, true],
  ["an offer was accepted, and the server's is behind", -45 * MINUTE, 24 * 60 * MINUTE, true],
])('time left of a reservation when %s', (_, offset, expected, isAgreed = false) => {
  expect(msLeft(new Date(NOW + offset), NOW, isAgreed)).toBe(expected);
});
