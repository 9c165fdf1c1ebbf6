import { expect, test } from 'vitest';
import { type Usage, mayHaveMore } from './quota.ts';

const GIB = 2 ** 30;

test.each<[Partial<Usage>, storage: boolean, works: boolean]>([
  [{}, true, true],
  [{ bytes: 2 * GIB - 1, artworksThisMonth: 19 }, true, true],
  [{ bytes: 2 * GIB }, false, false],
  [{ artworksThisMonth: 20 }, true, false],
  [{ bytes: 9 * GIB, artworksThisMonth: 99, isSubscriber: true }, true, true],
])('%j: may store more: %s, may publish more: %s', (fields, storage, works) => {
  const usage = { isSubscriber: false, artworksThisMonth: 0, bytes: 0, ...fields };
  expect([mayHaveMore(usage, 'storage'), mayHaveMore(usage, 'works')]).toEqual([storage, works]);
});
