import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#client/lib/query.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { SearchSlot } from './search-slot.tsx';

const suggestion = (n: number, kind: 'artwork' | 'artist', title: string) => ({
  kind,
  id: `22222222-2222-4222-8222-00000000000${n}`,
  title,
  detail: [
    { text: 'A ', isMatch: false },
    { text: 'print', isMatch: true },
    { text: ' on paper', isMatch: false },
  ],
  imageUrl: null,
  price: kind === 'artwork' ? '180.00' : null,
  duration: null,
});
const TWO = [suggestion(1, 'artwork', 'Printed Sea'), suggestion(2, 'artist', 'Mina Okoro')];
const call = 'GET /api/search/suggestions';
const box = () => screen.getByRole('combobox');
const marked = () => {
  const id = box().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

beforeEach(() => {
  // What the test before was still keeping.
  localStorage.clear();
  history.replaceState(null, '', '/receipts');
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

test('arrows, Home and End move through suggestions, wrapping around', async () => {
  stubApi({ [call]: TWO });
  renderPage(<SearchSlot />);
  await userEvent.type(box(), 'print');
  expect(await screen.findByRole('option', { name: /Mina Okoro/ })).toBeTruthy();
  expect(marked()).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toContain('Printed Sea');
  expect(marked()).toContain('$180');
  await userEvent.keyboard('{End}');
  expect(marked()).toContain('All results for “print”');
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toContain('Printed Sea');
  await userEvent.keyboard('{ArrowUp}');
  expect(marked()).toContain('All results');
  await userEvent.keyboard('{Home}');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(location.pathname).toBe(`/artwork/${TWO[0]?.id}`);
  expect(box().getAttribute('aria-expanded')).toBe('false');
});

test('what was typed is underlined, in the title and in the sentence', async () => {
  stubApi({ [call]: TWO });
  const { container } = renderPage(<SearchSlot />);
  await userEvent.type(box(), 'print');
  await screen.findByText('Mina Okoro');
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Print',
    'print',
    'print',
  ]);
});

test('Enter without a highlighted row opens all results; Escape closes, then clears', async () => {
  stubApi({ [call]: [] });
  renderPage(<SearchSlot />);
  await userEvent.type(box(), ' blue sea ');
  expect(await screen.findByText('No suggestions for “blue sea”')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(box().getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{Enter}');
  expect(location.pathname + location.search).toBe('/?q=blue+sea');
  await waitFor(() => expect((box() as HTMLInputElement).value).toBe('blue sea'));
  await userEvent.click(box());
  await userEvent.keyboard('{Escape}');
  expect((box() as HTMLInputElement).value).toBe('');
});

test('requests once per pause, and never shows a late response', async () => {
  let late: (answer: Response) => void = () => {};
  const delayed = new Promise<Response>((resolve) => (late = resolve));
  const answers = [() => delayed, () => Response.json([TWO[1]])];
  const sent = stubApi({ [call]: () => (answers.shift() ?? (() => Response.json([])))() });
  renderPage(<SearchSlot />);
  const asked = () => sent.filter((one) => one.call === call);
  await userEvent.type(box(), 'pri');
  await waitFor(() => expect(asked()).toHaveLength(1));
  await userEvent.type(box(), 'nt');
  expect(await screen.findByRole('option', { name: /Mina Okoro/ })).toBeTruthy();
  late(Response.json([TWO[0]]));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('option', { name: /Printed Sea/ })).toBeNull();
  expect(asked()).toHaveLength(2);
});

test('a slash focuses the box, except in a field', async () => {
  stubApi({ [call]: [] });
  renderPage(
    <>
      <SearchSlot />
      <textarea aria-label="Comment" />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Comment'), 'a/b');
  expect(document.activeElement).toBe(screen.getByLabelText('Comment'));
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(box());
  expect((box() as HTMLInputElement).value).toBe('');
});

test('a slash counts as soon as the box is there, before React’s later effects', async () => {
  stubApi({ [call]: [] });
  const page = document.body.appendChild(document.createElement('div'));
  const pressed = new Promise<Element | null>((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
      resolve(document.activeElement);
    }).observe(page, { childList: true });
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(page);
  try {
    root.render(
      <QueryClientProvider client={queryClient}>
        <SearchSlot />
      </QueryClientProvider>,
    );
    expect((await pressed)?.getAttribute('role')).toBe('combobox');
  } finally {
    root.unmount();
    page.remove();
  }
});

test('without space an icon opens the search, which closes after navigation', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  stubApi({ [call]: TWO });
  renderPage(<SearchSlot />);
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.type(await screen.findByRole('combobox'), 'print{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('?q=print');
});

test('the empty box offers recent searches, moods and colors, by keyboard too', async () => {
  stubApi({ [call]: [], 'GET /api/artworks': [] });
  renderPage(<SearchSlot />);
  await userEvent.type(box(), 'blue sea{Enter}');
  await userEvent.type(box(), '{Escape}{Escape}vase{Enter}');
  await userEvent.clear(box());
  const recent = async () =>
    within(await screen.findByRole('group', { name: 'Recent' }))
      .getAllByRole('option')
      .map((option) => option.textContent);
  await waitFor(async () => expect(await recent()).toEqual(['vase', 'blue sea', 'Clear']));
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toBe('vase');
  await userEvent.keyboard('{Delete}{ArrowDown}');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'vase' })).toBeNull());
  await userEvent.click(screen.getByRole('option', { name: 'Clear recent searches' }));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4 + 12));
  await userEvent.click(screen.getByRole('option', { name: 'Lonely' }));
  expect(location.pathname + location.search).toBe('/?q=lonely');
});
