import { describe, expect, test } from 'vitest';
import { browseHref, countFilters, isBrowsing, parseBrowse, sectionOf } from './browse.ts';

const given = (search: string) =>
  Object.fromEntries(Object.entries(parseBrowse(search)).filter(([, value]) => value !== undefined));

describe('the URL of a list', () => {
  test('contains all filters, and parses back to the same', () => {
    const browse = {
      filter: 'trending',
      category: 'photography',
      q: 'blue & green',
      exact: 'true',
      sort: 'price_asc',
      minPrice: '100.00',
      maxPrice: '499.99',
      forSale: 'true',
      nft: 'true',
      kind: 'artworks',
    } as const;
    expect(given(browseHref(browse).slice(1))).toEqual(browse);
    expect(browseHref({})).toBe('/');
  });

  test('ignores invalid values', () => {
    expect(given('?filter=x&category=y&sort=z&minPrice=-1&forSale=yes&q=%20')).toEqual({});
    expect(given('?sort=relevance')).toEqual({});
    expect(given('?sort=relevance&q=sea')).toEqual({ sort: 'relevance', q: 'sea' });
    expect(given('?exact=true&kind=artists')).toEqual({});
    expect(isBrowsing(parseBrowse('?utm_source=mail'))).toBe(false);
    expect(isBrowsing(parseBrowse('?sort=newest'))).toBe(true);
  });

  test('belongs to one navigation entry, whatever else it contains', () => {
    expect(sectionOf('')).toBe('/');
    expect(sectionOf('?utm_source=mail')).toBe('/');
    expect(sectionOf('?sort=liked&filter=trending&category=ai_art')).toBe('/?filter=trending');
    expect(sectionOf('?nft=true&category=ai_art')).toBe('/?category=ai_art');
    expect(sectionOf('?category=ai_art&q=sea')).toBeNull();
  });

  test('a price range counts as one filter', () => {
    expect(countFilters({ minPrice: '1', maxPrice: '2', nft: 'true' })).toBe(2);
    expect(countFilters({ q: 'sea', filter: 'trending' })).toBe(0);
  });
});
