import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { neighboursOf } from '#client/lib/came-from.ts';
import { artworkSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { EndlessGallery } from './endless-gallery.tsx';

const work = (n: number) => ({
  ...artworkSample,
  id: `22222222-2222-4222-8222-${String(n).padStart(12, '0')}`,
  title: `Work ${n}`,
  width: 800 + n * 100,
});
const page = (works: object[], next?: string) => () =>
  Response.json(works, next ? { headers: { link: `</api/artworks?cursor=${next}>; rel="next"` } } : {});

/** Answers calls in turn. */
const inTurn = (...answers: (() => Response)[]) => ({
  'GET /api/artworks': () => (answers.shift() ?? (() => problem('internal')))(),
});
const gallery = <EndlessGallery query={{}} empty={<p>Nothing</p>} />;
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);

/** Triggers what the browser reports near the end of the list. */
let comeNear = () => {};
beforeEach(() => {
  comeNear = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        comeNear = () => {};
      }
    },
  );
});

test('the next page loads by scrolling or by button, and moves nothing', async () => {
  stubApi(inTurn(page([work(1), work(2)], 'a'), page([work(2), work(3)], 'b'), page([work(4)])));
  renderPage(gallery);
  const first = await screen.findByRole('list', { name: 'Artworks' });
  const laid = first.outerHTML;
  act(() => comeNear());
  expect(await screen.findByText('Work 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('4 artworks shown')).toBeTruthy();
  expect(titles()).toEqual(['Work 1', 'Work 2', 'Work 3', 'Work 4']);
  expect(screen.getByRole('list', { name: 'Artworks' })).toBe(first);
  expect(first.outerHTML).toBe(laid);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a failed page keeps the others and is retried by hand only', async () => {
  const sent = stubApi(inTurn(page([work(1)], 'a'), () => problem('internal'), page([work(2)])));
  renderPage(gallery);
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('More artworks couldn’t be loaded.')).toBeTruthy();
  expect(titles()).toEqual(['Work 1']);
  act(() => comeNear());
  expect(sent).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Work 2')).toBeTruthy();
});

test('an empty list shows its empty state; a failed one can be retried', async () => {
  stubApi(inTurn(() => problem('internal'), page([])));
  renderPage(gallery);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing')).toBeTruthy();
});

test('opening a work remembers the list, across all pages', async () => {
  stubApi(inTurn(page([work(1), work(2)], 'a'), page([work(3)])));
  renderPage(gallery);
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Work 2' }));
  expect(neighboursOf(work(2).id)).toEqual({ previous: work(1).id, next: work(3).id });
});

test('a like toggles in a paged list without refetching it', async () => {
  const sent = stubApi({
    ...inTurn(page([work(1)])),
    [`POST /api/artworks/${work(1).id}/like`]: { isLiked: true, likesCount: 8 },
  });
  renderPage(gallery);
  await userEvent.click(await screen.findByRole('button', { name: /^Like Work 1, 7/ }));
  expect(await screen.findByRole('button', { name: /^Like Work 1, 8/ })).toBeTruthy();
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toContain(`POST /api/artworks/${work(1).id}/like`),
  );
  expect(sent.filter(({ call }) => call === 'GET /api/artworks')).toHaveLength(1);
});
