import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PARTS, fullCounts, loopingTests } from './parts.ts';

const listed = Object.values(PARTS).flatMap((files) => Object.keys(files));

test('every loop is in exactly one part, and every part’s file exists', () => {
  expect(listed.toSorted()).toEqual([...new Set(listed)].toSorted());
  expect(loopingTests().filter((file) => !listed.includes(file))).toEqual([]);
  expect(listed.filter((file) => !existsSync(file))).toEqual([]);
});

test('the counts are those in the files', () => {
  expect(fullCounts('server/features/orders/concurrency.test.ts')).toBe('200, 400');
  expect(fullCounts('server/features/orders/crash.test.ts')).toBe('20');
});
