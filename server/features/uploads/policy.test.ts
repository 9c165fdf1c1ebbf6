import { expect, test } from 'vitest';
import { type Usage, mayPublishMore, mayStoreMore } from './policy.ts';

const GIB = 2 ** 30;

test.each<[Partial<Usage>, store: boolean, publish: boolean]>([
  [{}, true, true],
  [{ bytes: 2 * GIB - 1, artworksThisMonth: 19 }, true, true],
  [{ bytes: 2 * GIB }, false, false],
  [{ artworksThisMonth: 20 }, true, false],
  [{ bytes: 9 * GIB, artworksThisMonth: 99, isSubscriber: true }, true, true],
])('%j: may store %s, may publish %s', (fields, store, publish) => {
  const usage = { isSubscriber: false, artworksThisMonth: 0, bytes: 0, ...fields };
  expect([mayStoreMore(usage), mayPublishMore(usage)]).toEqual([store, publish]);
});
