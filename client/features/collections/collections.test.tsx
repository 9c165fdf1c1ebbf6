import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Collection } from '#shared/collections/contract.ts';
import { MemberContext } from '#client/lib/session.ts';
import { artworkSample, memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { CollectionView } from './collection-view.tsx';
import SavedView from './saved-view.tsx';

const ID = '88888888-8888-4888-8888-888888888888';
const ITEMS = `GET /api/collections/${ID}/items`;
const idOf = (n: number) => `99999999-9999-4999-8999-${String(n).padStart(12, '0')}`;
const placeOf = (n: number) => `PUT /api/collection-items/${idOf(n)}/place`;
const done = () => new Response(null, { status: 204 });

const asSent: Record<string, unknown> & { id: string } = {
  id: ID,
  title: 'Blue hour',
  note: 'One blue a week',
  visibility: 'public',
  isHidden: false,
  worksCount: 2,
  pictures: [],
  owner: artworkSample.user,
  isFollowed: false,
  newCount: 0,
  createdAt: artworkSample.createdAt,
  updatedAt: artworkSample.updatedAt,
};
const collection = (fields: Partial<Collection> = {}): Collection => ({
  ...(asSent as unknown as Collection),
  createdAt: new Date(artworkSample.createdAt),
  updatedAt: new Date(artworkSample.updatedAt),
  ...fields,
});
const item = (n: number, title: string | null, fields: object = {}) => ({
  id: idOf(n),
  note: null,
  isCover: false,
  artwork: title && { ...artworkSample, id: idOf(n + 100), title },
  ...fields,
});
const WORKS = [item(1, 'One'), item(2, null), item(3, 'Three', { note: 'By the door' })];

type Answers = Parameters<typeof stubApi>[0];
function show(isOwner: boolean, answers: Answers = {}, fields: Partial<Collection> = {}) {
  const sent = stubApi({ [ITEMS]: WORKS, [`GET /api/collections/${ID}`]: asSent, ...answers });
  renderPage(
    <MemberContext value={memberSample}>
      <main id="main">
        <CollectionView collection={collection(fields)} isOwner={isOwner} />
      </main>
    </MemberContext>,
  );
  return sent;
}
const works = async () => within(await screen.findByRole('list', { name: 'Works' }));
const titles = async () =>
  (await works()).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (title: string, entry: string) => {
  await press(`More options for ${title}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

test('its owner sees the gap of a work that is gone, and removes it', async () => {
  const sent = show(true, { [`DELETE /api/collection-items/${idOf(2)}`]: done });
  expect(await (await works()).findByText('No longer available')).toBeTruthy();
  await userEvent.click((await works()).getByRole('button', { name: 'Remove' }));
  await waitFor(async () => expect((await works()).queryByText('No longer available')).toBeNull());
  expect(sent.some(({ call }) => call === `DELETE /api/collection-items/${idOf(2)}`)).toBe(true);
});

test('a move is shown at once and sent as the work before it; a refused one is read again', async () => {
  const sent = show(true, { [placeOf(3)]: done, [placeOf(1)]: () => problem('collection_changed') });
  await titles();
  await choose('Three', 'Move to the beginning');
  expect(await titles()).toEqual(['Three', 'One']);
  await waitFor(() => expect(sent.find(({ call }) => call === placeOf(3))?.body).toEqual({ after: null }));
  await choose('One', 'Move to the end');
  await waitFor(() => expect(shownToast()).toContain('The collection has changed.'));
  expect(sent.find(({ call }) => call === placeOf(1))?.body).toEqual({ after: idOf(2) });
  await waitFor(async () => expect(await titles()).toEqual(['One', 'Three']));
});

test('a long one is arranged once all of it is there', async () => {
  const first = Response.json(WORKS, {
    headers: { link: `</api/collections/${ID}/items?cursor=n>; rel="next"` },
  });
  let sendRest = () => {};
  const rest = new Promise<Response>((resolve) => {
    sendRest = () => resolve(Response.json([item(4, 'Four')]));
  });
  const answers = [first, rest];
  show(true, { [ITEMS]: () => answers.shift() ?? problem('internal') });
  expect(await titles()).toEqual(['One', 'Three']);
  expect(screen.queryByRole('button', { name: 'Move One' })).toBeNull();
  sendRest();
  expect(await screen.findByRole('button', { name: 'Move Four' })).toBeTruthy();
  expect(await titles()).toEqual(['One', 'Three', 'Four']);
});

test('the first work is the cover until another one is chosen', async () => {
  const sent = show(true, { [`PATCH /api/collections/${ID}`]: asSent });
  const cards = (await works()).getAllByRole('listitem');
  expect(within(cards[0]!).getByText('Cover')).toBeTruthy();
  await choose('Three', 'Set as cover');
  await waitFor(() => expect(within(cards[2]!).getByText('Cover')).toBeTruthy());
  expect(within(cards[0]!).queryByText('Cover')).toBeNull();
  await waitFor(() => expect(sent.at(-1)?.call).toBeTruthy());
  expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ coverItemId: idOf(3) });
});

test('a private one is not shared, and says why', async () => {
  show(true, {}, { visibility: 'private' });
  const share = await screen.findByRole<HTMLButtonElement>('button', { name: 'Share' });
  expect(share.disabled).toBe(true);
  expect(screen.getByText('Make it public or visible by link to share it.')).toBeTruthy();
});

test('one that a moderator hid is not shared', async () => {
  show(true, {}, { isHidden: true });
  const share = await screen.findByRole<HTMLButtonElement>('button', { name: 'Share' });
  expect(share.disabled).toBe(true);
  expect(screen.getByText(/^Hidden by a moderator/)).toBeTruthy();
});

test('title and note are edited in place: Enter saves, Escape leaves', async () => {
  const saved = { ...asSent, title: 'Blue hours' };
  const sent = show(true, { [`PATCH /api/collections/${ID}`]: saved });
  await press('Edit title and note');
  await userEvent.keyboard(' and more{Escape}');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Blue hour');
  expect(sent.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
  await press('Edit title and note');
  await userEvent.keyboard('s{Enter}');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ title: 'Blue hours' });
});

test('others see works and notes without gaps and grips, and follow it', async () => {
  const sent = show(false, { [`POST /api/collections/${ID}/follow`]: { isFollowed: true } });
  expect(await titles()).toEqual(['One', 'Three']);
  expect(screen.getByText('By the door')).toBeTruthy();
  expect(screen.queryByText('No longer available')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Move|^Edit/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'By Teodor Vance' }).getAttribute('href')).toContain('/profile/');
  await press('Follow');
  await waitFor(() => expect(sent.some(({ call }) => call.endsWith('/follow'))).toBe(true));
});

test('a follower’s visit is remembered', async () => {
  const sent = show(false, { [`POST /api/collections/${ID}/seen`]: done }, { isFollowed: true });
  await titles();
  await waitFor(() => expect(sent.some(({ call }) => call.endsWith('/seen'))).toBe(true));
});

/** '/saved' of a member who has nothing, with what others saved most. */
function showNothing(path: string) {
  history.replaceState(null, '', path);
  const none = { count: 0, forSale: 0, lowestPrice: null };
  stubApi({
    'GET /api/saved': [],
    'GET /api/saved/figures': { saved: none, liked: none, collections: 0 },
    'GET /api/collections': [],
    'GET /api/followed-collections': [],
    'GET /api/most-saved': [artworkSample],
  });
  renderPage(
    <MemberContext value={memberSample}>
      <main id="main">
        <SavedView />
      </main>
    </MemberContext>,
  );
}

test('nothing saved: one sentence, one action, and what others saved most', async () => {
  showNothing('/saved');
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse all artworks' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Most saved this week' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: artworkSample.title })).toBeTruthy();
});

test('no collection yet: one sentence, one action, and what others saved most', async () => {
  showNothing('/saved?tab=collections');
  expect(await screen.findByRole('heading', { name: 'No collections yet' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Most saved this week' })).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'New collection' }).at(-1)!);
  expect(await screen.findByRole('dialog', { name: 'New collection' })).toBeTruthy();
});
