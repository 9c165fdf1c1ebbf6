/** What a search shows where little or nothing matches, and how it says what was understood. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SearchFacets, SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import { artworkSample } from '#client/lib/testing/samples.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { SearchResults } from './search-results.tsx';

const found: SearchSummary = {
  artists: 0,
  inspiration: 0,
  courses: 0,
  projects: 0,
  words: 'print',
  corrected: null,
  meant: null,
  plain: 'print',
  artworks: 29,
  fewer: 0,
  relaxed: 0,
  relaxedBy: null,
  others: 0,
  othersBy: null,
  isPartial: false,
};
const facets: SearchFacets = { counts: [], isPartial: false };
const facetsCall = 'GET /api/search/facets';
const summaryCall = 'GET /api/search/summary';
const chip = (name: RegExp) => screen.findByRole('button', { name });

test.each([
  ['landscape under 300 euros', true],
  ['landscape under £300', true],
  ['landscape under $300', false],
  ['pounds of clay', false],
])('an amount that is not in dollars is said to be read as dollars: %s', async (words, isSaid) => {
  history.replaceState(null, '', `/?${new URLSearchParams({ q: words }).toString()}`);
  stubApi({ [summaryCall]: found, [facetsCall]: facets, 'GET /api/artworks': [artworkSample] });
  renderPage(<SearchResults />);
  expect(await screen.findByRole('link', { name: artworkSample.title })).toBeTruthy();
  expect(screen.queryByText(/^All prices are in US dollars/) !== null).toBe(isSaid);
});

test('an order in words is chosen, is a chip, and is replaced by another', async () => {
  history.replaceState(null, '', '/?q=cheapest+print');
  stubApi({ [summaryCall]: found, [facetsCall]: facets, 'GET /api/artworks': [artworkSample] });
  renderPage(<SearchResults />);
  const select = await screen.findByRole<HTMLSelectElement>('combobox');
  expect(select.value).toBe('price_asc');
  await chip(/^Remove Price, low to high/);
  await userEvent.selectOptions(select, 'Best match');
  expect(location.search).toBe('?q=print');
});

test('nothing that was excluded fills a row', async () => {
  history.replaceState(null, '', '/?q=painting+without+blue');
  stubApi({
    [summaryCall]: { ...found, artworks: 1 },
    [facetsCall]: facets,
    'GET /api/artworks': [artworkSample],
    [`GET /api/artworks/${artworkSample.id}/similar`]: [
      { ...artworkSample, id: '99999999-9999-4999-8999-999999999999', title: 'Blue' },
    ],
  });
  renderPage(<SearchResults />);
  expect(await screen.findByRole('link', { name: artworkSample.title })).toBeTruthy();
  expect(screen.queryByText(/These are similar/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Blue' })).toBeNull();
});

test.each([
  [{ isAlike: true, without: 'price', isFirst: false }, 'These are similar, at other prices.'],
  [
    { isAlike: false, without: 'size', isFirst: false },
    'These are members’ favorites, in other sizes or editions.',
  ],
  [{ isAlike: true, without: 'sale', isFirst: true }, 'These do, but they are not for sale.'],
  [{ isAlike: true, without: 'sale', isFirst: false }, 'These are similar, but they are not for sale.'],
  [{ isAlike: false, without: null, isFirst: false }, 'These are members’ favorites.'],
] as const)('other works say what they are: %j', async (othersBy, rule) => {
  history.replaceState(null, '', '/?q=horse+under+500');
  stubApi({
    [summaryCall]: {
      ...found,
      artworks: 0,
      fewer: 0,
      others: 1,
      othersBy,
      artists: 0,
      inspiration: 0,
      courses: 0,
    },
    [facetsCall]: facets,
    'GET /api/artworks': [artworkSample],
  });
  renderPage(<SearchResults />);
  expect(await screen.findByText(`Nothing matches “horse” (under $500). ${rule}`)).toBeTruthy();
});

test('what has the size that was asked for comes before the subject in other sizes', async () => {
  history.replaceState(null, '', '/?q=large+abstract');
  const othersBy = { isAlike: true, without: null, isFirst: true };
  const relaxedBy = { what: 'size', isPartly: false } as const;
  const lists = [[], [artworkSample], [artworkSample]];
  stubApi({
    [summaryCall]: { ...found, artworks: 0, relaxed: 1, relaxedBy, others: 1, othersBy },
    [facetsCall]: facets,
    'GET /api/artworks': () => Response.json(lists.shift()),
  });
  renderPage(<SearchResults />);
  const others = await screen.findByRole('region', { name: 'Other artworks' });
  const relaxed = await screen.findByRole('region', { name: 'In other sizes' });
  expect(others.compareDocumentPosition(relaxed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what is like the subject comes before what matches only the other words', async () => {
  history.replaceState(null, '', '/?q=black+cat');
  const othersBy = { isAlike: true, without: null, isFirst: true };
  const lists = [[], [artworkSample], [artworkSample]];
  stubApi({
    [summaryCall]: { ...found, artworks: 0, fewer: 1, others: 1, othersBy },
    [facetsCall]: facets,
    'GET /api/artworks': () => Response.json(lists.shift()),
  });
  renderPage(<SearchResults />);
  const others = await screen.findByRole('region', { name: 'Other artworks' });
  expect(within(others).getByText('Nothing matches “black cat”. These are similar.')).toBeTruthy();
  const fewer = await screen.findByRole('region', { name: 'Fewer words match' });
  expect(others.compareDocumentPosition(fewer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
