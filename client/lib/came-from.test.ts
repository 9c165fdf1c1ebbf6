import { beforeEach, expect, test, vi } from 'vitest';
import { neighboursOf, rememberList } from './came-from.ts';

beforeEach(() => sessionStorage.clear());

test('returns the neighbors, and nothing beyond the ends', () => {
  rememberList(['a', 'b', 'c']);
  expect(neighboursOf('b')).toEqual({ previous: 'a', next: 'c' });
  expect(neighboursOf('a').previous).toBeNull();
  expect(neighboursOf('c').next).toBeNull();
});

test('knows nothing of a work outside of the list', () => {
  rememberList(['a', 'b']);
  expect(neighboursOf('z')).toEqual({ previous: null, next: null });
});

test('survives a reload', async () => {
  rememberList(['a', 'b']);
  vi.resetModules();
  const fresh = await import('./came-from.ts');
  expect(fresh.neighboursOf('a').next).toBe('b');
});

test('ignores invalid stored data', async () => {
  sessionStorage.setItem('came-from', '{');
  vi.resetModules();
  const fresh = await import('./came-from.ts');
  expect(fresh.neighboursOf('a')).toEqual({ previous: null, next: null });
});
