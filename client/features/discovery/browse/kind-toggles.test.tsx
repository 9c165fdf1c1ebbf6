import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SearchSummary } from '#shared/discovery/search/contract.ts';
import { KindToggles } from './kind-toggles.tsx';

const SUMMARY: SearchSummary = {
  words: 'grid',
  corrected: null,
  artworks: 1,
  artists: 1,
  inspiration: 1,
  courses: 1,
  projects: 0,
  categories: { photography: 0, digital_art: 0, ai_art: 0, graphic_design: 0, handmade_art: 0 },
  prices: [],
  forSale: 0,
  nft: 0,
  cap: 1000,
};
afterEach(() => vi.restoreAllMocks());

test('the active kind is scrolled into view', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(360);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  render(<KindToggles summary={SUMMARY} value="courses" onChange={() => {}} />);
  expect(screen.getByRole('group', { name: 'Result type' }).scrollLeft).toBe(66);
});
