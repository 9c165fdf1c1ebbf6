import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { useChatLauncher } from '#client/lib/chat-launcher.ts';
import { useLiveStream } from '#client/lib/live.ts';
import { MemberContext } from '#client/lib/session.ts';
import { sendSignal } from '#client/lib/testing/event-source.ts';
import { artworkDetailSample, noPromise, artworkSample, memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { RequireMember } from '#client/layout/require-member.tsx';
import ArtworkScreen from './artwork-screen.tsx';
import { ArtworkView } from './artwork-view.tsx';

const { id } = artworkSample;
const ONE = `/api/artworks/${id}`;
const LISTS = { [`GET ${ONE}/comments`]: [], [`GET /api/users/${artworkSample.userId}/artworks`]: [] };
const OWN = { userId: memberSample.id };

const chat = vi.fn();
interface FrameProps {
  work: ArtworkDetail;
  viewer: CurrentUser;
  isSelling: boolean;
}
function Frame({ work, viewer, isSelling }: FrameProps) {
  useLiveStream();
  useChatLauncher(chat);
  return <ArtworkView id={work.id} artwork={work} viewer={viewer} isSelling={isSelling} />;
}
function show(fields: Partial<ArtworkDetail> = {}, viewer: CurrentUser = memberSample, isSelling = true) {
  renderPage(
    <MemberContext value={viewer}>
      <Frame work={{ ...artworkDetailSample, ...fields }} viewer={viewer} isSelling={isSelling} />
    </MemberContext>,
  );
}

test('the action is a message if there is no price, or the work is sold', async () => {
  stubApi(LISTS);
  show({ price: null });
  await userEvent.click(screen.getAllByRole('button', { name: 'Message' })[0]!);
  expect(chat).toHaveBeenLastCalledWith(expect.objectContaining({ id: artworkDetailSample.artist.id }));
  show({ isSold: true, isForSale: false, soldAt: new Date() });
  expect(screen.getByRole('button', { name: 'Ask Teodor Vance about a custom piece' })).toBeTruthy();
});

const LATER = new Date(2027, 0, 5, 14, 35);
const OPEN = { isForSale: true, price: '220.00', isOpenToOffers: true };
const AGREED = {
  price: '185.00',
  artistAmount: '166.50',
  commissionRate: '0.1000',
  deliveryCost: '0.00',
  country: null,
  deliveryDaysFrom: null,
  deliveryDaysTo: null,
  until: LATER,
};

test.each(['220.00', null])(
  'after acceptance its buyer sees the agreed price and one button, not %s',
  async (price) => {
    stubApi(LISTS);
    show({ ...OPEN, price, agreed: AGREED });
    expect(await screen.findByText('Your agreed price, reserved until Jan 5, 2027, 2:35 PM.')).toBeTruthy();
    expect(screen.getAllByText('$185').length).toBeGreaterThan(0);
    expect(screen.getByText(/receives/).textContent).toBe('Teodor Vance receives $166.50.');
    expect(screen.queryByText(/220/)).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Purchase' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
  },
);

test('in a room its buyer sees the agreed price, too', async () => {
  const work = { ...OPEN, agreed: AGREED, widthMm: 600, heightMm: 450 };
  stubApi({ ...LISTS, [`GET ${ONE}`]: { ...artworkDetailSample, ...work } });
  show(work);
  await userEvent.click(await screen.findByRole('button', { name: 'View in a room' }));
  const room = within(await screen.findByRole('dialog'));
  expect(await room.findByText('$185')).toBeTruthy();
  expect(room.queryByText(/220/)).toBeNull();
  expect(room.getByRole('link', { name: 'Purchase' })).toBeTruthy();
});

test.each(['220.00', null])(
  'others can neither buy nor offer while it is on hold, price %s',
  async (price) => {
    stubApi(LISTS);
    show({ ...OPEN, price, isReserved: true, onHoldUntil: LATER });
    expect(await screen.findByText('On hold until Jan 5, 2027, 2:35 PM.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Purchase' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
  },
);

const AWAY = { ...OPEN, backOn: '2027-01-05' };

test('while the artist is away the buttons are off and say until when; on phones the bar does', async () => {
  stubApi({ ...LISTS, [`GET ${ONE}/offer`]: { offer: null, offersLeft: 3, nextAt: null } });
  show(AWAY);
  expect(await screen.findByText('You can buy it or make an offer from that day on.')).toBeTruthy();
  for (const name of ['Purchase', 'Make an offer']) {
    const button = await screen.findByRole<HTMLButtonElement>('button', { name });
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    const reason = document.getElementById(button.getAttribute('aria-describedby')!);
    expect(reason?.textContent).toContain('Back on Jan 5');
    await userEvent.click(button);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Purchase' })).toBeNull();
});

test('what was agreed on can be paid while the artist is away', async () => {
  stubApi(LISTS);
  const { price, artistAmount, commissionRate, deliveryCost } = artworkDetailSample;
  show({
    ...AWAY,
    agreed: { price, artistAmount, commissionRate, deliveryCost, ...noPromise, until: LATER },
  });
  expect(screen.getByRole('link', { name: 'Purchase' })).toBeTruthy();
  expect(screen.queryByText(/^Back on/)).toBeNull();
});

test('on their own work members read that they are away, and come back', async () => {
  const sent = stubApi({ ...LISTS, 'DELETE /api/auth/user/away': memberSample });
  show({ ...AWAY, ...OWN });
  expect(await screen.findByText('You’re away until Jan 5')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Come back now' }));
  expect(sent.map(({ call }) => call)).toContain('DELETE /api/auth/user/away');
});

test('where nothing is sold yet, it says so and offers nothing', async () => {
  stubApi(LISTS);
  show(OPEN, memberSample, false);
  expect(await screen.findByText('Buying isn’t open on this site yet.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Purchase' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Message' }).length).toBeGreaterThan(0);
});

test.each([
  ['its buyer', {}, 'View order', `/purchases/${memberSample.id}`],
  ['its artist', OWN, 'View sale', `/sales/${memberSample.id}`],
] as const)('a sold work leads %s to the order', async (_, own, name, href) => {
  stubApi(LISTS);
  show({ ...own, isSold: true, isForSale: false, soldAt: new Date(), orderId: memberSample.id });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

test('an amount has cents only if there are any', () => {
  stubApi(LISTS);
  show({ price: '280.00', artistAmount: '257.60' });
  expect(screen.getAllByText('$280').length).toBeGreaterThan(0);
  expect(screen.getByText(/receives/).textContent).toBe('Teodor Vance receives $257.60.');
});

/** Under the price: each line by its term. */
const trustLines = () =>
  Object.fromEntries(
    [...screen.getByLabelText('What you can rely on').querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  );

test('an edition says how many are left and once which number one gets, or that it is sold out', async () => {
  stubApi(LISTS);
  const edition = { size: 20, left: 7, next: 14, isFixed: true };
  show({ edition });
  expect(screen.getAllByText('Edition of 20, 7 left')).toHaveLength(2);
  expect(trustLines()).toMatchObject({ Numbered: 'You get number 14 of 20' });
  expect(screen.getAllByText(/number 14/)).toHaveLength(1);
  cleanup();
  show({ edition, ...OWN });
  expect(trustLines()).toMatchObject({ Numbered: 'Next is number 14 of 20' });
  cleanup();
  show({ edition: { ...edition, next: null }, isReserved: true });
  expect(await screen.findByText(/^Other buyers have reserved the remaining copies/)).toBeTruthy();
  expect(trustLines()).not.toHaveProperty('Numbered');
  cleanup();
  show({ edition: { ...edition, left: 0, next: null }, isSold: true, isForSale: false, soldAt: new Date() });
  expect(screen.getAllByText('Edition of 20, sold out')).toHaveLength(2);
});

test('what one can rely on depends on what is bought, and is left out if it cannot be', () => {
  stubApi(LISTS);
  const artist = { ...artworkDetailSample.artist, city: 'Lagos' };
  const making = { making: 'by_hand', category: 'handmade_art' } as const;
  show({ ...making, isPhysical: true, deliveryCost: '20.00', artist });
  expect(trustLines()).toEqual({
    'Certificate of authenticity': 'Included',
    'One of a kind': 'There’s only this one',
    'Ships from Lagos': '$20, within 14 days',
    Refund: 'Until 7 days after it arrives',
    'How it was made': 'Made by hand',
  });
  cleanup();
  show({ ...making, isPhysical: false });
  expect(trustLines()).toMatchObject({
    'Original file': 'Right after payment',
    Refund: 'Until 3 days after payment',
  });
  cleanup();
  show({ ...making, isPhysical: true, artist: { ...artist, city: null } });
  expect(trustLines()).toMatchObject({ 'Shipped by the artist': 'Free, within 14 days' });
  for (const fields of [{ isForSale: false }, { price: null }, { isSold: true, soldAt: new Date() }]) {
    cleanup();
    show({ ...making, ...fields });
    expect(trustLines()).toEqual({ 'How it was made': 'Made by hand' });
  }
});

test.each([
  ['a buyer of an earlier number', {}, 'Your order', `/purchases/${memberSample.id}`],
  ['the artist', OWN, 'Latest sale', `/sales/${memberSample.id}`],
] as const)('%s has a line to the order', (_, own, term, href) => {
  stubApi(LISTS);
  show({ ...own, edition: { size: 8, left: 4, next: 5, isFixed: true }, orderId: memberSample.id });
  expect(trustLines()).toHaveProperty([term]);
  expect(screen.getByRole('link', { name: /^View (order|sale)$/ }).getAttribute('href')).toBe(href);
});

test('an AI work is labeled, and so is a hidden one', () => {
  stubApi(LISTS);
  show({ category: 'ai_art', making: null, isHidden: true, tags: ['sea'], medium: 'Print' });
  expect(screen.getByText('Print · AI art')).toBeTruthy();
  expect(screen.getByText('Hidden')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'sea' }).getAttribute('href')).toBe('/?q=sea');
  expect(screen.queryByRole('button', { name: 'Moderate' })).toBeNull();
});

test('an own work offers Edit instead of Purchase; the draft stays when saving is refused', async () => {
  const sent = stubApi({ ...LISTS, [`PATCH ${ONE}`]: () => problem('artwork_reserved') });
  show(OWN);
  expect(screen.queryByRole('link', { name: 'Purchase' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  expect(document.activeElement).toBe(title);
  await userEvent.type(title, ' again');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/^Another buyer has reserved this artwork/)).toBeTruthy();
  expect(title.value).toBe('Down to the Blue again');
  // Whatever another window has changed meanwhile stays.
  expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    title: 'Down to the Blue again',
  });
});

test('deleting asks for confirmation, and leads Home', async () => {
  const sent = stubApi({ ...LISTS, [`DELETE ${ONE}`]: () => new Response(null, { status: 204 }) });
  history.replaceState(null, '', `/artwork/${id}`);
  show(OWN);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(shownToast()).toBe('Artwork deleted');
});

test('the page follows changes by others, and shows when the work is gone', async () => {
  let answer: () => Response = () => Response.json(artworkDetailSample);
  stubApi({
    ...LISTS,
    'GET /api/auth/user': { ...memberSample },
    [`GET ${ONE}`]: () => answer(),
    'GET /api/config': () => problem('internal'),
  });
  history.replaceState(null, '', `/artwork/${id}`);
  renderPage(
    <RequireMember>
      <ArtworkScreen id={id} />
    </RequireMember>,
  );
  await screen.findByRole('heading', { name: 'Down to the Blue' });
  act(() => sendSignal({ type: 'likes', artworkId: id, likesCount: 41 }));
  expect(await screen.findByRole('button', { name: 'Like, 41 likes' })).toBeTruthy();
  answer = () => problem('artwork_not_found');
  act(() => sendSignal({ type: 'artwork', artworkId: id }));
  expect(await screen.findByText('Artwork not found')).toBeTruthy();
});

test('a download of less than the original says so; a physical work does not mention files', () => {
  stubApi(LISTS);
  show({ isForSale: true, isPhysical: false });
  expect(screen.getByRole('link', { name: 'Download preview' })).toBeTruthy();
  cleanup();
  show({ isForSale: true, isPhysical: true, mayHaveOriginal: true });
  expect(screen.getByRole('link', { name: 'Download' })).toBeTruthy();
  expect(screen.queryByText(/file/i)).toBeNull();
  cleanup();
  show({ isForSale: false, edition: { size: 9, left: 4, next: 6, isFixed: true } });
  expect(screen.getByRole('link', { name: 'Download preview' })).toBeTruthy();
  cleanup();
  show({ isForSale: false, price: null, making: null, category: 'digital_art' });
  expect(screen.getByRole('link', { name: 'Download' })).toBeTruthy();
  expect(screen.getByText('Not for sale')).toBeTruthy();
  expect(screen.getByText('Not stated')).toBeTruthy();
});

test('a work with several pictures shows them one by one, by thumbnails and arrow keys; each has its zoom', async () => {
  stubApi(LISTS);
  const [first] = artworkDetailSample.images;
  const urlOf = (n: number) => `/objects/33333333-3333-4333-8333-33333333333${n}`;
  const images = [first!, ...[1, 2].map((n) => ({ ...first!, imageUrl: urlOf(n), altText: `Side ${n}` }))];
  show({ images, mayHaveOriginal: true });
  expect(screen.getByRole('img', { name: 'Side 2' })).toBeTruthy();
  const place = () => screen.getByText(/^Picture \d of 3$/).textContent;
  const thumb = await screen.findByRole('button', { name: 'Picture 3 of 3' });
  await userEvent.click(thumb);
  expect(place()).toBe('Picture 3 of 3');
  expect(thumb.getAttribute('aria-current')).toBe('true');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(place()).toBe('Picture 1 of 3');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Picture 1 of 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  await userEvent.click(screen.getByRole('button', { name: 'View at full size' }));
  const large = within(await screen.findByRole('dialog')).getByRole('img', { name: 'Side 1' });
  expect(large.getAttribute('src')).toBe(`/api/artworks/${id}/original?image=${urlOf(1).slice(9)}`);
});

test('a work with one picture has no strip', async () => {
  stubApi(LISTS);
  show();
  expect(await screen.findByRole('img', { name: artworkSample.title })).toBeTruthy();
  expect(screen.queryByText(/^Picture 1/)).toBeNull();
  expect(screen.queryByRole('group', { name: 'Pictures of this work' })).toBeNull();
});
