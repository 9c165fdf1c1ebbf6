import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Draft } from '#shared/drafts/contract.ts';
import { artworkSample, draftSample, memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { MemberContext } from '#client/lib/session.ts';
import { DraftsView } from './drafts-view.tsx';

const image = { imageUrl: artworkSample.imageUrl, altText: '', width: 4, height: 3, placeholder: '' };
let made = 0;
function draft(title: string, change: Partial<Draft> = {}): Draft {
  made += 1;
  const id = `66666666-6666-4666-8666-66666666666${made}`;
  const complete = { category: 'photography', making: 'camera' } as const;
  return {
    ...draftSample,
    id,
    fields: { ...draftSample.fields, ...complete, title },
    images: [image],
    ...change,
  };
}
const ready = draft('Ready');
const DRAFTS = [
  ready,
  draft('Empty', { images: [], fields: { ...draftSample.fields, title: '', price: 'abc', isForSale: true } }),
  draft('Timed', { publishAt: new Date('2026-11-28T09:00:00Z') }),
  draft('Refused', { failure: { reason: 'upload_quota', at: new Date('2026-11-21T09:00:00Z') } }),
];
const show = (q = '') =>
  renderPage(
    <MemberContext value={{ ...memberSample, timeZone: 'Africa/Lagos' }}>
      <DraftsView q={q} onChanged={() => {}} />
    </MemberContext>,
  );

test('scheduled drafts stand above, refused ones first, each with what it needs', async () => {
  stubApi({ 'GET /api/drafts': DRAFTS });
  show();
  expect(await screen.findByText('Timed on Saturday, Nov 28 at 10:00 AM, Lagos time.')).toBeTruthy();
  const titles = screen.getAllByRole('link', { name: /^(?:Ready|Untitled|Refused)$/ });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Refused', 'Ready', 'Untitled']);
  for (const sentence of [
    'Not published on Nov 21, 10:00 AM. You had reached the upload limit for free members.',
    'Ready to publish.',
    /^Still missing: picture, title, category, how it was made. Please check: price.$/,
  ])
    expect(screen.getByText(sentence)).toBeTruthy();
});

test('words find drafts; publishing sends its version, and a refusal is told', async () => {
  const sent = stubApi({ 'GET /api/drafts': DRAFTS, 'POST /api/artworks': () => problem('draft_changed') });
  show('read');
  const [row, ...others] = within((await screen.findAllByRole('list')).at(-1)!).getAllByRole('listitem');
  expect(others).toEqual([]);
  await userEvent.click(within(row!).getByRole('button', { name: 'Publish Ready' }));
  const publish = sent.find(({ call }) => call === 'POST /api/artworks');
  expect(publish?.body).toMatchObject({ title: 'Ready', draftId: ready.id, draftVersion: 1 });
  expect(shownToast()).toBe('Not published: This draft was changed in another window.');
});

test('all that are complete are published by one button; what is refused says why', async () => {
  const second = draft('Second');
  const answers = [() => Response.json(artworkSample), () => problem('draft_changed')];
  const sent = stubApi({
    'GET /api/drafts': [...DRAFTS.slice(0, 3), second],
    'POST /api/artworks': () => answers.shift()!(),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Publish all 2' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(shownToast()).toBe('1 work published: Ready: This draft was changed in another window.'),
  );
  const published = sent.filter(({ call }) => call === 'POST /api/artworks');
  expect(published.map(({ body }) => body)).toMatchObject([
    { draftId: second.id, draftVersion: 1 },
    { draftId: ready.id, draftVersion: 1 },
  ]);
});

test.each([
  ['at the month’s limit', () => problem('upload_quota'), /^0 works published: Second: You’ve reached the/],
  [
    'without a network',
    () => {
      throw new TypeError('Failed to fetch');
    },
    /^0 works published: Second: Network error/,
  ],
])('%s the others are not even tried', async (_, answer, told) => {
  const sent = stubApi({ 'GET /api/drafts': [ready, draft('Second')], 'POST /api/artworks': answer });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Publish all 2' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(shownToast()).toMatch(told));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.filter(({ call }) => call === 'POST /api/artworks')).toHaveLength(1);
});
