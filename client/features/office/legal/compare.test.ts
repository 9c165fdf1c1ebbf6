import { expect, test } from 'vitest';
import { compareLines } from './compare.ts';

test('keeps what stayed, in order, and marks what was removed and added', () => {
  expect(compareLines('one\n\ntwo\nthree', 'one\ntwo and a half\nthree\nfour')).toEqual([
    ['same', 'one'],
    ['removed', 'two'],
    ['added', 'two and a half'],
    ['same', 'three'],
    ['added', 'four'],
  ]);
  expect(compareLines('', 'one')).toEqual([['added', 'one']]);
  expect(compareLines('one', '')).toEqual([['removed', 'one']]);
});
