import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { artworkSample, memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { EndlessGallery } from '../gallery/endless-gallery.tsx';

const ITEM = '66666666-6666-4666-8666-666666666666';
const OTHER_ITEM = '77777777-7777-4777-8777-777777777777';
const BLUE = '88888888-8888-4888-8888-888888888888';
const SAVE = `PUT /api/artworks/${artworkSample.id}/saved`;
const PLACES = `GET /api/artworks/${artworkSample.id}/saves`;
const ADD = `POST /api/collections/${BLUE}/items`;

const place = (itemId: string | null, worksCount = 0) => ({ itemId, worksCount, pictures: [] });
const places = (saved: string | null = null, blue: string | null = null) => ({
  saved: place(saved),
  collections: [{ id: BLUE, title: 'Blue hour', visibility: 'public', ...place(blue, 9) }],
});

type Answers = Parameters<typeof stubApi>[0];
function show(answers: Answers, work: Partial<typeof artworkSample> = {}) {
  let [saved, blue]: (string | null)[] = [ITEM, null];
  const sent = stubApi({
    'GET /api/artworks': [{ ...artworkSample, ...work }],
    [SAVE]: { itemId: ITEM },
    [PLACES]: () => Response.json(places(saved, blue)),
    [ADD]: () => {
      blue = OTHER_ITEM;
      return Response.json({ itemId: OTHER_ITEM });
    },
    [`DELETE /api/collection-items/${ITEM}`]: () => {
      saved = null;
      return new Response(null, { status: 204 });
    },
    ...answers,
  });
  renderPage(
    <MemberContext value={memberSample}>
      <main id="main">
        <EndlessGallery query={{}} empty={null} />
      </main>
    </MemberContext>,
  );
  return sent;
}
const bookmark = () => screen.findByRole('button', { name: 'Save Down to the Blue' });
const isPressed = async () => (await bookmark()).getAttribute('aria-pressed');
const panel = async () => within(await screen.findByRole('dialog', { name: 'Save to' }));
const box = async (name: string) => (await panel()).findByRole<HTMLInputElement>('checkbox', { name });

test('the first press saves the work and shows where else it can go', async () => {
  const sent = show({});
  await userEvent.click(await bookmark());
  expect(await isPressed()).toBe('true');
  expect((await box('Saved')).checked).toBe(true);
  expect((await box('Blue hour')).checked).toBe(false);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(await bookmark());
  await userEvent.click(await bookmark());
  await box('Saved');
  expect(sent.filter(({ call }) => call === SAVE)).toHaveLength(1);
});

test('a refused save takes the bookmark back and says why', async () => {
  show({ [SAVE]: () => problem('artwork_not_found') });
  await userEvent.click(await bookmark());
  await waitFor(() => expect(shownToast()).toBe('Error: Artwork not found.'));
  expect(await isPressed()).toBe('false');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the bookmark stays pressed as long as the work is kept anywhere', async () => {
  const sent = show({}, { isSaved: true });
  await userEvent.click(await bookmark());
  await userEvent.click(await box('Blue hour'));
  expect((await box('Blue hour')).checked).toBe(true);
  await userEvent.click(await box('Saved'));
  expect((await box('Saved')).checked).toBe(false);
  expect(await isPressed()).toBe('true');
  expect(sent.find(({ call }) => call === ADD)?.body).toEqual({ artworkId: artworkSample.id });
  expect(sent.some(({ call }) => call === SAVE)).toBe(false);
});

test('taken out everywhere, it is not saved', async () => {
  show({}, { isSaved: true });
  await userEvent.click(await bookmark());
  await userEvent.click(await box('Saved'));
  await waitFor(async () => expect(await isPressed()).toBe('false'));
});

test('a refused change returns to its place with the reason under it', async () => {
  show({ [ADD]: () => problem('collection_full') }, { isSaved: true });
  await userEvent.click(await bookmark());
  await userEvent.click(await box('Blue hour'));
  const refusal = await (await panel()).findByRole('alert');
  expect(refusal.textContent).toBe('A collection can have up to 1,000 works.');
  expect((await box('Blue hour')).checked).toBe(false);
});

test('a new collection needs a title, and begins with this work', async () => {
  const made = { id: BLUE, title: 'Suns' };
  const sent = show({ 'POST /api/collections': () => Response.json(collection(made), { status: 201 }) });
  await userEvent.click(await bookmark());
  await box('Saved');
  await userEvent.click((await panel()).getByRole('button', { name: 'New collection' }));
  const field = (await panel()).getByLabelText('New collection');
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('{Enter}');
  expect((await panel()).getByText('Title is required')).toBeTruthy();
  await userEvent.type(field, 'Suns{Enter}');
  await (await panel()).findByRole('button', { name: 'New collection' });
  expect(sent.findLast(({ call }) => call === 'POST /api/collections')?.body).toMatchObject({
    title: 'Suns',
    artworkId: artworkSample.id,
  });
});

const collection = (fields: object) => ({
  note: null,
  visibility: 'private',
  isHidden: false,
  worksCount: 1,
  pictures: [],
  owner: artworkSample.user,
  isFollowed: false,
  newCount: 0,
  createdAt: artworkSample.createdAt,
  updatedAt: artworkSample.updatedAt,
  ...fields,
});
