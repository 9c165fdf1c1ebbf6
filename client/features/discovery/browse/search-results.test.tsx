import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SearchFacets, SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import { artworkSample, courseSample, projectSample, videoSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { SearchResults } from './search-results.tsx';

const found: SearchSummary = {
  words: 'print',
  corrected: null,
  meant: null,
  plain: 'print',
  artworks: 29,
  fewer: 0,
  relaxed: 0,
  relaxedBy: null,
  othersBy: null,
  others: 0,
  isPartial: false,
  artists: 0,
  inspiration: 0,
  courses: 0,
  projects: 0,
};
const facets: SearchFacets = {
  counts: [
    { facet: 'category', value: 'digital_art', count: 11 },
    { facet: 'color', value: 'blue', count: 1000 },
    { facet: 'forSale', value: 'true', count: 3 },
  ],
  isPartial: false,
};
const facetsCall = 'GET /api/search/facets';
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

test('facets are chosen in popovers, with counts, and can be taken away one by one', async () => {
  history.replaceState(null, '', '/?q=calm+print+under+500');
  const sent = stubApi({ [summaryCall]: found, [facetsCall]: facets, 'GET /api/artworks': [artworkSample] });
  renderPage(<SearchResults />);
  await userEvent.click(await chip(/^Category$/));
  const dialog = await screen.findByRole('dialog', { name: 'Category' });
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Digital Art 11$/ }));
  expect(location.search).toBe('?category=digital_art&q=calm+print+under+500');
  await userEvent.keyboard('{Escape}');
  const chosen = screen.getByRole('group', { name: 'Filters in use' });
  expect(
    within(chosen)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Remove Calm', 'Remove Under $500', 'Remove Digital Art', null]);
  await userEvent.click(within(chosen).getByRole('button', { name: 'Remove Under $500' }));
  expect(location.search).toBe('?category=digital_art&q=calm+print');
  await userEvent.click(await chip(/^Color$/));
  await userEvent.click(await chip(/^Blue 1,000\+$/));
  expect(location.search).toBe('?category=digital_art&q=calm+print&color=blue');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(chosen).getByRole('button', { name: 'Clear Filters' }));
  expect(location.search).toBe('?q=print');
  expect(sent.map(({ call }) => call)).toContain(facetsCall);
});

test('a color of the words is chosen in its facet, and another one replaces it', async () => {
  history.replaceState(null, '', '/?q=blue+boats');
  stubApi({ [summaryCall]: found, [facetsCall]: facets, 'GET /api/artworks': [artworkSample] });
  renderPage(<SearchResults />);
  await userEvent.click(await chip(/^Color$/));
  expect((await chip(/^Blue 1,000\+$/)).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(await chip(/^Red$/));
  expect(location.search).toBe('?q=boats&color=red');
});

test('a price range that is reversed is refused, and what was typed stays', async () => {
  stubApi({ [summaryCall]: found, [facetsCall]: facets, 'GET /api/artworks': [artworkSample] });
  renderPage(<SearchResults />);
  await userEvent.click(await chip(/^Price$/));
  const [from, to] = ['From', 'To'].map((name) => screen.getByLabelText<HTMLInputElement>(name));
  await userEvent.type(from!, '$500');
  await userEvent.type(to!, '100');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(to!.getAttribute('aria-describedby')).toBe(
    screen.getByText('‘From’ can’t be more than ‘To’.').closest('[id]')?.id,
  );
  expect([from!.value, to!.value, location.search]).toEqual(['$500', '100', '?q=print']);
  await userEvent.type(to!, '0');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(location.search).toBe('?q=print&minPrice=500&maxPrice=1000');
});

const work = (id: string, title: string) => ({
  ...artworkSample,
  id: `${id.repeat(8)}-9999-4999-8999-999999999999`,
  title,
});
const titlesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.textContent);

test('works that match fewer words are apart, with the rule in words', async () => {
  history.replaceState(null, '', '/?q=calm+blue+under+500');
  const lists = [
    ['1', '2', '3', '4', '6', '7'].map((id) => work(id, `All of it ${id}`)),
    [work('5', 'Half of it')],
  ];
  stubApi({
    [summaryCall]: { ...found, artworks: 6, fewer: 1, artists: 1 },
    [facetsCall]: facets,
    'GET /api/search/artists': [],
    // Those that match everything are asked for first.
    'GET /api/artworks': () => Response.json(lists.shift()),
  });
  renderPage(<SearchResults />);
  const apart = await screen.findByRole('region', { name: 'Fewer words match' });
  expect(within(apart).getByText('Calm or blue, under $500')).toBeTruthy();
  expect(titlesIn(await within(apart).findByRole('list', { name: 'Artworks' }))).toEqual(['Half of it']);
  expect(screen.getByRole('status').textContent).toBe('6 artworks, 3 for sale. Also 1 artist');
});

test('a single answer, marked, begins the row of those that match fewer words', async () => {
  history.replaceState(null, '', '/?q=calm+blue+under+500');
  const lists = [[work('1', 'All of it')], [work('2', 'Half of it')]];
  stubApi({
    [summaryCall]: { ...found, artworks: 1, fewer: 1 },
    [facetsCall]: facets,
    'GET /api/artworks': () => Response.json(lists.shift()),
  });
  renderPage(<SearchResults />);
  const rows = await screen.findByRole('region', { name: '1 match, then other artworks' });
  expect(within(rows).getByText('Calm or blue, under $500')).toBeTruthy();
  expect(titlesIn(await within(rows).findByRole('list', { name: 'Artworks' }))).toEqual([
    'All of it',
    'Half of it',
  ]);
  expect(within(rows).getByText('Match').closest('li')?.textContent).toContain('All of it');
});

test('a single answer with nothing below has its row filled with works like it', async () => {
  const one = work('1', 'Only this');
  stubApi({
    [summaryCall]: { ...found, artworks: 1 },
    [facetsCall]: facets,
    'GET /api/artworks': [one],
    [`GET /api/artworks/${one.id}/similar`]: [
      one,
      { ...work('2', 'Gone'), isSold: true },
      work('3', 'Like it'),
    ],
  });
  renderPage(<SearchResults />);
  expect(await screen.findByText(/^1 artwork matches. The others are similar to it/)).toBeTruthy();
  expect(titlesIn(screen.getByRole('list', { name: 'Artworks' }))).toEqual(['Only this', 'Like it']);
  expect(screen.getAllByText('Match')).toHaveLength(1);
});

test('sold works come last, under their own line', async () => {
  const sold = { ...artworkSample, id: '99999999-9999-4999-8999-999999999999', title: 'Gone', isSold: true };
  stubApi({ [summaryCall]: found, [facetsCall]: facets, 'GET /api/artworks': [sold, artworkSample] });
  renderPage(<SearchResults />);
  const apart = await screen.findByRole('group', { name: 'Sold' });
  expect(within(apart).getByRole('link', { name: 'Gone' })).toBeTruthy();
  const rows = screen.getByRole('list', { name: 'Artworks' });
  expect(within(rows).getAllByRole('listitem')).toHaveLength(1);
  expect(within(rows).getByRole('link', { name: artworkSample.title })).toBeTruthy();
  expect(rows.compareDocumentPosition(apart)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('where nothing matches, other works follow and are called so', async () => {
  history.replaceState(null, '', '/?q=horse+under+500');
  const lists = [[], [artworkSample]];
  stubApi({
    [summaryCall]: {
      ...found,
      artworks: 0,
      fewer: 0,
      others: 1,
      othersBy: { isAlike: true, without: null, isFirst: false },
      artists: 0,
      inspiration: 0,
      courses: 0,
    },
    [facetsCall]: facets,
    // Those that match everything are asked for first.
    'GET /api/artworks': () => Response.json(lists.shift()),
  });
  renderPage(<SearchResults />);
  const apart = await screen.findByRole('region', { name: 'Other artworks' });
  expect(within(apart).getByText('Nothing matches “horse” (under $500). These are similar.')).toBeTruthy();
  expect(await within(apart).findByRole('link', { name: artworkSample.title })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'No artworks match' })).toBeNull();
});

test.each([
  ['price', false, 'At other prices', 'These do, at other prices.'],
  ['price', true, 'At other prices', 'These match part of it, at other prices.'],
  ['edition', true, 'In other editions', 'These match part of it, but not in that kind of edition.'],
  ['form', true, 'Other types', 'These match part of it, but are of another type.'],
  ['tone', true, 'In other colors', 'These match part of it, in other colors.'],
  ['filters', false, 'With fewer filters', 'These do, with fewer filters.'],
] as const)(
  'where nothing matches, what does without the %s comes first, partly: %s',
  async (what, isPartly, name, rule) => {
    history.replaceState(null, '', '/?q=flowers+under+200');
    const other = { ...artworkSample, id: '99999999-9999-4999-8999-999999999999', title: 'Dahlia' };
    const lists = [[], [other]];
    stubApi({
      [summaryCall]: { ...found, artworks: 0, relaxed: 1, relaxedBy: { what, isPartly } },
      [facetsCall]: facets,
      'GET /api/artworks': () => Response.json(lists.shift()),
    });
    renderPage(<SearchResults />);
    const apart = await screen.findByRole('region', { name });
    expect(within(apart).getByText(`Nothing matches “flowers” (under $200). ${rule}`)).toBeTruthy();
    expect(await within(apart).findByRole('link', { name: 'Dahlia' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'No artworks match' })).toBeNull();
  },
);

test('a match that is sold stands above what matches less', async () => {
  const sold = { ...artworkSample, id: '99999999-9999-4999-8999-999999999999', title: 'Gone', isSold: true };
  const lists = [[sold], [artworkSample]];
  stubApi({
    [summaryCall]: { ...found, artworks: 1, fewer: 1 },
    [facetsCall]: facets,
    'GET /api/artworks': () => Response.json(lists.shift()),
  });
  renderPage(<SearchResults />);
  const gone = await screen.findByRole('link', { name: 'Gone' });
  const less = await screen.findByRole('link', { name: artworkSample.title });
  expect(gone.compareDocumentPosition(less)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what no artist states is said to be left out', async () => {
  history.replaceState(null, '', '/?q=watercolor,+no+frame');
  stubApi({ [summaryCall]: found, [facetsCall]: facets, 'GET /api/artworks': [artworkSample] });
  renderPage(<SearchResults />);
  expect(await screen.findByText(/can’t check this: “no frame”/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('a size in figures, an edition and a thing are chips', async () => {
  history.replaceState(null, '', '/?q=original+limited+edition+60x80');
  stubApi({ [summaryCall]: found, [facetsCall]: facets, 'GET /api/artworks': [artworkSample] });
  renderPage(<SearchResults />);
  for (const name of [/^Remove Physical work/, /^Remove Limited edition/, /^Remove About/]) await chip(name);
});

test('sort and kind are in the URL too', async () => {
  stubApi({
    [summaryCall]: { ...found, artists: 2 },
    [facetsCall]: facets,
    'GET /api/artworks': [artworkSample],
    'GET /api/search/artists': [],
  });
  renderPage(<SearchResults />);
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'Most liked');
  await userEvent.click(await screen.findByRole('link', { name: '2 artists' }));
  expect(location.search).toBe('?q=print&sort=liked&kind=artists');
  // Only kinds that have hits are links.
  const kinds = screen.getAllByRole('link', { name: /artworks|artist|video|course|project/ });
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['29 artworks']);
});

test('what was understood of another language can be taken away', async () => {
  history.replaceState(null, '', '/?q=blaue+Berge+ohne+Schnee');
  stubApi({
    [summaryCall]: { ...found, words: 'blaue Berge ohne Schnee', meant: 'blue mountain without snow' },
    [facetsCall]: facets,
    'GET /api/artworks': [artworkSample],
  });
  renderPage(<SearchResults />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Without snow' }));
  expect(location.search).toBe('?q=blue+mountain');
  expect(screen.getByRole('button', { name: 'Remove Blue' })).toBeTruthy();
});

test('a corrected spelling is shown with a link to the original words', async () => {
  stubApi({
    [summaryCall]: { ...found, corrected: 'prnit' },
    [facetsCall]: facets,
    'GET /api/artworks': [artworkSample],
  });
  renderPage(<SearchResults />);
  const back = await screen.findByRole('link', { name: 'Search for “prnit” instead' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “print”');
  expect(back.parentElement?.textContent).toBe('Search for “prnit” instead');
  expect(back.getAttribute('href')).toContain('exact=true');
});

test('no results: filters can be cleared or suggestions followed; a failure can be retried', async () => {
  history.replaceState(null, '', '/?q=print&nft=true');
  const none = { ...found, artworks: 0 };
  const answers = [() => problem('internal'), () => Response.json(none)];
  stubApi({
    [summaryCall]: () => (answers.shift() ?? (() => Response.json(none)))(),
    [facetsCall]: facets,
    'GET /api/artworks': [],
  });
  renderPage(<SearchResults />);
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
    [facetsCall]: facets,
    'GET /api/artworks': [artworkSample],
    'GET /api/inspiration-content': [videoSample],
    'GET /api/courses': [{ ...courseSample, title: 'Printing at Home' }],
    'GET /api/hire-projects': [projectSample],
  });
  const asked = vi.spyOn(globalThis, 'fetch');
  renderPage(<SearchResults />);
  const video = await screen.findByRole('link', { name: 'Three Inks, Seven Colors' });
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
  expect(screen.getByText(/^29 artworks/).textContent).toBe(
    '29 artworks, 3 for sale. Also 1 video, 4 courses, 5 projects',
  );
  // Requested with the corrected words.
  const urls = asked.mock.calls.map(([url]) => (typeof url === 'string' ? url : ''));
  expect(urls.find((url) => url.startsWith('/api/courses'))).toContain('q=print');
  await userEvent.click(screen.getByRole('button', { name: 'Show all courses' }));
  expect(location.search).toBe('?q=print&kind=courses');
  expect(screen.queryByRole('link', { name: 'Three Inks, Seven Colors' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Printing at Home' })).toBeTruthy();
});
