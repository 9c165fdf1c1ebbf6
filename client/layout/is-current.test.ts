import { expect, test } from 'vitest';
import { isCurrent } from './is-current.ts';

test('a link is current on its page and below, Home only on itself', () => {
  expect(isCurrent('/education', '/education')).toBe(true);
  expect(isCurrent('/education/7/edit', '/education')).toBe(true);
  expect(isCurrent('/educational', '/education')).toBe(false);
  expect(isCurrent('/', '/')).toBe(true);
  expect(isCurrent('/education', '/')).toBe(false);
});
