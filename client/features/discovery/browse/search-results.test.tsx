import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SearchSummary } from '#shared/discovery/search/contract.ts';
import { artworkSample, courseSample, projectSample, videoSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { SearchResults } from './search-results.tsx';

const found: SearchSummary = {
  words: 'print',
  corrected: null,
  artworks: 29,
  artists: 0,
  inspiration: 0,
  courses: 0,
  projects: 0,
  categories: { photography: 0, digital_art: 11, ai_art: 0, graphic_design: 18, handmade_art: 0 },
  prices: [{ id: 'under_100', minPrice: null, maxPrice: '99.99', count: 7 }],
  forSale: 0,
  nft: 3,
  cap: 1000,
};
const summaryCall = 'GET /api/search/summary';
const chip = (name: RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  history.replaceState(null, '', '/?q=print');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

test('facets have counts, empty ones are hidden, and pressing one keeps the focus and updates the URL', async () => {
  stubApi({ [summaryCall]: found, 'GET /api/artworks': [artworkSample] });
  renderPage(<SearchResults words="print" />);
  const [digital] = await screen.findAllByRole('button', { name: /^Digital Art 11$/ });
  expect(screen.queryByRole('button', { name: /Photography|For sale/ })).toBeNull();
  await userEvent.click(digital!);
  expect(location.search).toBe('?category=digital_art&q=print');
  expect(document.activeElement).toBe(digital);
  expect(digital!.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(await chip(/^Under \$100 7$/));
  expect(location.search).toBe('?category=digital_art&q=print&maxPrice=99.99');
  await userEvent.click(await chip(/^Clear Filters$/));
  expect(location.search).toBe('?q=print');
});

test('sort and kind are in the URL too', async () => {
  stubApi({ [summaryCall]: found, 'GET /api/artworks': [artworkSample] });
  renderPage(<SearchResults words="print" />);
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'Most liked');
  await userEvent.click(await chip(/^Artworks 29$/));
  expect(location.search).toBe('?q=print&sort=liked&kind=artworks');
  expect((await chip(/^Artists 0$/)).hasAttribute('disabled')).toBe(true);
});

test('a corrected spelling is shown with a link to the original words', async () => {
  stubApi({ [summaryCall]: { ...found, corrected: 'prnit' }, 'GET /api/artworks': [artworkSample] });
  renderPage(<SearchResults words="prnit" />);
  const back = await screen.findByRole('link', { name: 'Search for “prnit” instead' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “print”');
  expect(back.parentElement?.textContent).toBe('Search for “prnit” instead');
  expect(back.getAttribute('href')).toContain('exact=true');
});

test('no results: filters can be cleared or suggestions followed; a failure can be retried', async () => {
  history.replaceState(null, '', '/?q=print&nft=true');
  const none = { ...found, artworks: 0, nft: 0 };
  const answers = [() => problem('internal'), () => Response.json(none)];
  stubApi({
    [summaryCall]: () => (answers.shift() ?? (() => Response.json(none)))(),
    'GET /api/artworks': [],
  });
  renderPage(<SearchResults words="print" />);
  await userEvent.click(await chip(/^Try again$/));
  expect(await screen.findByText('No artworks match')).toBeTruthy();
  const [clear] = await screen.findAllByRole('button', { name: 'Clear Filters' });
  await userEvent.click(clear!);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Browse all artworks' })).toBeTruthy());
  expect(screen.queryByRole('group', { name: 'Filter artworks' })).toBeNull();
});

test('videos, courses and projects are shown below with counts, and each kind alone', async () => {
  stubApi({
    [summaryCall]: { ...found, inspiration: 1, courses: 4, projects: 5, corrected: 'prnit' },
    'GET /api/artworks': [artworkSample],
    'GET /api/inspiration-content': [videoSample],
    'GET /api/courses': [{ ...courseSample, title: 'Printing at Home' }],
    'GET /api/hire-projects': [projectSample],
  });
  const asked = vi.spyOn(globalThis, 'fetch');
  renderPage(<SearchResults words="prnit" />);
  const video = await screen.findByRole('link', { name: 'Three Inks, Seven Colours' });
  expect(video.getAttribute('href')).toBe(`/inspiration?watch=${videoSample.id}`);
  expect(screen.getByText('Noor Halabi, 0:44')).toBeTruthy();
  const course = await screen.findByRole('link', { name: 'Printing at Home' });
  expect(course.getAttribute('href')).toBe(`/education/${courseSample.id}`);
  const project = await screen.findByRole('link', { name: 'A quiet logo' });
  expect(project.getAttribute('href')).toBe(`/for-hire/project/${projectSample.id}`);
  // Projects have no image, and so no box for one.
  expect(project.closest('li')?.querySelector('.aspect-video')).toBeNull();
  expect(video.closest('li')?.querySelector('.aspect-video')).not.toBeNull();
  expect(screen.getByText('Noor Halabi, $1,000')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show all projects' })).toBeTruthy();
  expect(screen.getByText('39', { selector: 'p .num' })).toBeTruthy();
  // Requested with the corrected words.
  const urls = asked.mock.calls.map(([url]) => (typeof url === 'string' ? url : ''));
  expect(urls.find((url) => url.startsWith('/api/courses'))).toContain('q=print');
  await userEvent.click(screen.getByRole('button', { name: 'Show all courses' }));
  expect(location.search).toBe('?q=print&kind=courses');
  expect(screen.queryByRole('link', { name: 'Three Inks, Seven Colours' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Printing at Home' })).toBeTruthy();
});
