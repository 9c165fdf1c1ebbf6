import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import { KindToggles } from './kind-toggles.tsx';

const SUMMARY: SearchSummary = {
  words: 'grid',
  corrected: null,
  meant: null,
  plain: 'grid',
  artworks: 1,
  fewer: 0,
  isPartial: false,
  artists: 1,
  inspiration: 1,
  courses: 1,
  projects: 0,
};
afterEach(() => vi.restoreAllMocks());

test('the active kind is scrolled into view', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(360);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  render(<KindToggles summary={SUMMARY} value="courses" onChange={() => {}} />);
  expect(screen.getByRole('group', { name: 'Result type' }).scrollLeft).toBe(66);
});
