import { describe, expect, test } from 'vitest';
import { FOR_GOOD, isForGood, possibleDecisions, suspensionEnd } from './states.ts';
import { appealableUntil, dueAt, isOverdue } from './times.ts';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const hours = (n: number) => new Date(NOW.getTime() + n * 3_600_000);
const work = { kind: 'artwork', exists: true, isHidden: false, making: null } as const;

describe('what may be decided', () => {
  test.for([
    ['a visible work', work, ['dismiss', 'label_ai', 'hide', 'warn', 'suspend']],
    ['a hidden work', { ...work, isHidden: true }, ['dismiss', 'label_ai', 'restore', 'warn', 'suspend']],
    ['a labeled work', { ...work, making: 'ai_generated' }, ['dismiss', 'hide', 'warn', 'suspend']],
    ['a deleted work', { ...work, exists: false }, ['dismiss', 'warn', 'suspend']],
    ['a message, which stays with its two', { ...work, kind: 'message' }, ['dismiss', 'warn', 'suspend']],
    ['a comment', { ...work, kind: 'comment' }, ['dismiss', 'hide', 'warn', 'suspend']],
  ] as const)('%s', ([, subject, expected]) => {
    expect(possibleDecisions('report', subject)).toEqual(expected);
  });

  test('an appeal is upheld or restored, whatever happened to the thing', () => {
    expect(possibleDecisions('appeal', { ...work, exists: false })).toEqual(['uphold', 'restore']);
  });
});

describe('a case is due', () => {
  test('24 hours after the first report', () => expect(dueAt(NOW, { reports: 2 })).toEqual(hours(24)));
  test('8 hours when three members reported', () => expect(dueAt(NOW, { reports: 3 })).toEqual(hours(8)));
  test('8 hours when money is held', () => expect(dueAt(NOW, { isMoneyHeld: true })).toEqual(hours(8)));
  test('and overdue after it, not at it', () => {
    expect(isOverdue(NOW, NOW)).toBe(false);
    expect(isOverdue(NOW, hours(1))).toBe(true);
  });
});

test('a suspension ends after whole days, or never', () => {
  expect(suspensionEnd(7, NOW)).toEqual(hours(7 * 24));
  expect(suspensionEnd(null, NOW)).toEqual(FOR_GOOD);
  expect(isForGood(suspensionEnd(30, NOW))).toBe(false);
});

test('a decision may be appealed for 180 days', () => {
  expect(appealableUntil(NOW)).toEqual(hours(180 * 24));
});
