import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ERRORS } from '#shared/http/errors.ts';
import { offerEndpoints as endpoints } from '#shared/offers/contract.ts';
import { dayAndTime } from '#client/lib/format.ts';
import { queryClient, refresh } from '#client/lib/query.ts';
import { artworkDetailSample, offerSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import OffersView from './offers-view.tsx';
import WorkOffer from './work-offer.tsx';

const RECEIVED = offerSample;
const { id: ID } = RECEIVED;
const MADE = {
  ...RECEIVED,
  id: '22222222-2222-4222-8222-000000000002',
  side: 'buyer',
  artwork: { ...RECEIVED.artwork, leastOffer: null },
  turns: [{ id: ID, isMine: true, amount: '185.00', words: null }],
};
const DECLINED = { state: 'declined', closedAt: RECEIVED.createdAt };
const RECEIVED_DECLINED = { ...RECEIVED, ...DECLINED };
const LIST = 'GET /api/offers';

afterEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

test('the seller sees who offers what, and answers with a price above it', async () => {
  const sent = stubApi({ [LIST]: [RECEIVED], [`POST /api/offers/${ID}/counter`]: RECEIVED });
  renderPage(<OffersView />);
  await screen.findByRole('button', { name: 'Counter' });
  expect(document.body.textContent).toContain('Lowest offer allowed $170 (only you see it)');
  expect(document.body.textContent).toContain('You receive $170.20');
  expect(document.body.textContent).toContain('1 offerBest $185');
  await userEvent.click(screen.getByRole('button', { name: 'Counter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Counter the offer' }));
  await userEvent.type(dialog.getByLabelText('Your price (USD)'), '185');
  await userEvent.click(dialog.getByRole('button', { name: 'Counter with $185' }));
  expect(await dialog.findByText('Enter a price from $185.01 to $219.99.')).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText('Your price (USD)'));
  await userEvent.type(dialog.getByLabelText('Your price (USD)'), '205');
  expect(dialog.getByText('$188.60')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Counter with $205' }));
  await expect
    .poll(() => sent.find(({ call }) => call.startsWith('POST'))?.body)
    .toEqual({ amount: '205', words: '' });
});

test.each([
  ['offered', {}, ['Buy for $220', 'Withdraw']],
  ['countered', { amount: '205.00' }, ['Accept $205', 'Counter', 'Withdraw']],
  ['accepted', {}, ['Check out']],
  ['declined', {}, ['Offer again']],
  ['declined', { offersLeft: 0 }, ['Buy for $220']],
  ['paid', { orderId: ID }, ['View order']],
])('the buyer of an offer that is %s %o can: %o', async (state, fields, names) => {
  stubApi({ [LIST]: [{ ...MADE, state, ...fields }] });
  renderPage(<OffersView />);
  const row = within(
    (await screen.findAllByRole('listitem')).find((item) => item.textContent.includes('Dahlia'))!,
  );
  const buttons = [...row.queryAllByRole('button'), ...row.queryAllByRole('link')].map(
    (it) => it.textContent,
  );
  expect(
    buttons
      .filter((name) => name !== 'Dahlia' && name !== 'Mina Achter')
      .toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
});

test.each(['offered', 'accepted'])('an offer is not made again while another is %s', async (state) => {
  const ended = { ...MADE, ...DECLINED, id: ID };
  stubApi({ [LIST]: [{ ...MADE, state }, ended] });
  renderPage(<OffersView />);
  await userEvent.click(await screen.findByRole('button', { name: 'Closed 1' }));
  expect(screen.getAllByRole('link', { name: 'Dahlia' })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /^Offer again|^Buy for/ })).toBeNull();
});

test.each([
  ['a price from the seller', [RECEIVED_DECLINED, { ...MADE, state: 'countered' }], '/offers', 'Made 1'],
  ['an offer received', [RECEIVED, { ...MADE, state: 'countered' }], '/offers', 'Received 1'],
  ['the button on a work', [RECEIVED, MADE], '/offers?side=made', 'Made 1'],
])('opens where %s leads, and stays there', async (_, offers, path, name) => {
  const answers = [offers, offers.map((offer) => ({ ...offer, state: 'withdrawn' }))];
  stubApi({ [LIST]: () => Response.json(answers.shift()) });
  history.replaceState(null, '', path);
  renderPage(<OffersView />);
  const isOpen = () => screen.getByRole('tab', { name }).getAttribute('aria-selected');
  await screen.findByRole('tab', { name });
  expect(isOpen()).toBe('true');
  await refresh(endpoints.list);
  await screen.findAllByText('Withdrawn');
  expect(isOpen()).toBe('true');
});

test.each([
  ['seller', RECEIVED, 'You didn’t respond in time.'],
  ['buyer', MADE, 'Mina Achter didn’t respond in time. You have 2 of 3 offers left on this work.'],
])('silence names to the %s who did not respond', async (_, offer, sentence) => {
  stubApi({ [LIST]: [{ ...offer, ...DECLINED, reason: 'silence' }] });
  renderPage(<OffersView />);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('no price is asked for when none is left to name', async () => {
  const turns = [{ id: ID, isMine: false, amount: '219.99', words: null }];
  stubApi({ [LIST]: [{ ...RECEIVED, amount: '219.99', turns }] });
  renderPage(<OffersView />);
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Counter' })).toBeNull();
});

test('an answer that was given in another window shows', async () => {
  let isDeclined = false;
  stubApi({
    [LIST]: () => Response.json([{ ...RECEIVED, ...(isDeclined && DECLINED) }]),
    [`POST /api/offers/${ID}/accept`]: () => {
      isDeclined = true;
      return Response.json({ status: 409, code: 'offer_changed', detail: 'Changed.' }, { status: 409 });
    },
  });
  renderPage(<OffersView />);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept $185' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Accept', hidden: true })).toBeNull();
});

test('the note beside a work is as new as the page', async () => {
  const path = `/api/artworks/${artworkDetailSample.id}/offer`;
  stubApi({ [`GET ${path}`]: { offer: MADE, offersLeft: 2, nextAt: null } });
  const pages = (isThere: boolean) => (
    <QueryClientProvider client={queryClient}>
      {isThere && <WorkOffer artwork={artworkDetailSample} place="column" />}
    </QueryClientProvider>
  );
  const { rerender } = render(pages(true));
  expect(await screen.findByText('View your offer')).toBeTruthy();
  rerender(pages(false));
  stubApi({ [`GET ${path}`]: { offer: null, offersLeft: 2, nextAt: null } });
  rerender(pages(true));
  expect(await screen.findByRole('button', { name: 'Make an offer' })).toBeTruthy();
});

test('without offers it says how they come about', async () => {
  stubApi({ [LIST]: [] });
  renderPage(<OffersView />);
  expect(await screen.findByText('No offers yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Made 0' }));
  expect(screen.getByText('You haven’t made an offer')).toBeTruthy();
});

test('accepting an offer for a reserved work says until when', async () => {
  const until = new Date('2026-11-22T14:35:00Z');
  stubApi({
    [LIST]: [RECEIVED],
    [`POST /api/offers/${ID}/accept`]: () =>
      Response.json(
        {
          type: 'about:blank',
          title: 'Conflict',
          status: 409,
          code: 'artwork_reserved',
          detail: 'This artwork is reserved for a buyer.',
          until: until.toISOString(),
        },
        { status: 409 },
      ),
  });
  renderPage(<OffersView />);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept $185' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    `This artwork is on hold until ${dayAndTime(until)}.`,
  );
});

test('an offer is sent, whatever the lowest price', async () => {
  const path = `/api/artworks/${artworkDetailSample.id}`;
  stubApi({
    [`GET ${path}/offer`]: { offer: null, offersLeft: 3, nextAt: null },
    [`POST ${path}/offers`]: MADE,
  });
  renderPage(<WorkOffer artwork={{ ...artworkDetailSample, price: '220.00' }} place="column" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Make an offer' }));
  expect(await screen.findByText('From $0.50 to $219.99.')).toBeTruthy();
  await userEvent.type(await screen.findByLabelText('Your offer (USD)'), '90');
  await userEvent.click(screen.getByRole('button', { name: 'Offer $90' }));
  await expect.poll(shownToast).toContain('Offer sent');
});

test.each([
  [false, '8.00', null],
  [true, '0.00', null],
  [true, '8.00', 'From $0.50 to $219.99. Plus $8 for delivery to the United States.'],
])('shipping is extra for what is shipped at a cost: %s, %s', async (isPhysical, deliveryCost, hint) => {
  const path = `/api/artworks/${artworkDetailSample.id}`;
  stubApi({ [`GET ${path}/offer`]: { offer: null, offersLeft: 3, nextAt: null } });
  const work = { ...artworkDetailSample, price: '220.00', isPhysical, deliveryCost };
  renderPage(<WorkOffer artwork={work} place="column" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Make an offer' }));
  expect(await screen.findByText(/^From \$0\.50/)).toBeTruthy();
  expect(screen.queryByText(/for delivery/)?.textContent ?? null).toBe(hint);
});

test('where the price leaves no lower offer, the form says so', async () => {
  const path = `/api/artworks/${artworkDetailSample.id}`;
  stubApi({ [`GET ${path}/offer`]: { offer: null, offersLeft: 3, nextAt: null } });
  renderPage(<WorkOffer artwork={{ ...artworkDetailSample, price: '0.50' }} place="column" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Make an offer' }));
  expect(await screen.findByText('No lower offer is possible for this work.')).toBeTruthy();
  await userEvent.type(await screen.findByLabelText('Your offer (USD)'), '0.50');
  await userEvent.click(screen.getByRole('button', { name: 'Offer $0.50' }));
  expect(await screen.findByText('No lower offer is possible for this work.')).toBeTruthy();
  expect(screen.queryByText(/ to \$/)).toBeNull();
});

test('a typed offer survives a reload, with its dialog', async () => {
  const path = `/api/artworks/${artworkDetailSample.id}`;
  stubApi({ [`GET ${path}/offer`]: { offer: null, offersLeft: 3, nextAt: null } });
  const work = <WorkOffer artwork={{ ...artworkDetailSample, price: '220.00' }} place="column" />;
  renderPage(work);
  await userEvent.click(await screen.findByRole('button', { name: 'Make an offer' }));
  await userEvent.type(await screen.findByLabelText('Your offer (USD)'), '90');
  cleanup();
  renderPage(work);
  expect((await screen.findByLabelText<HTMLInputElement>('Your offer (USD)')).value).toBe('90');
});

test('with a bar beside the column, an offer begun there opens once after a reload', async () => {
  const path = `/api/artworks/${artworkDetailSample.id}`;
  stubApi({ [`GET ${path}/offer`]: { offer: null, offersLeft: 3, nextAt: null } });
  const artwork = { ...artworkDetailSample, price: '220.00' };
  const both = [
    <WorkOffer key="bar" artwork={artwork} place="bar" />,
    <WorkOffer key="column" artwork={artwork} place="column" />,
  ];
  renderPage(<>{both}</>);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Make an offer' }))[0]!);
  await screen.findByRole('dialog');
  cleanup();
  renderPage(<>{both}</>);
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  cleanup();
  renderPage(<>{both}</>);
  await screen.findAllByRole('button', { name: 'Make an offer' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a counteroffer that is being typed stays when the buyer withdraws, and is refused with the reason', async () => {
  let offers: object[] = [RECEIVED];
  stubApi({
    [LIST]: () => Response.json(offers),
    [`POST /api/offers/${ID}/counter`]: () => problem('offer_changed'),
  });
  renderPage(<OffersView />);
  await userEvent.click(await screen.findByRole('button', { name: 'Counter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Counter the offer' }));
  await userEvent.type(dialog.getByLabelText('Your price (USD)'), '205');
  offers = [{ ...RECEIVED, state: 'withdrawn', closedAt: RECEIVED.createdAt }];
  await refresh(endpoints.list);
  await expect.poll(() => screen.queryByRole('button', { name: 'Counter', hidden: true })).toBeNull();
  expect(dialog.getByLabelText<HTMLInputElement>('Your price (USD)').value).toBe('205');
  await userEvent.click(dialog.getByRole('button', { name: 'Counter with $205' }));
  expect(await dialog.findByText(ERRORS.offer_changed.detail)).toBeTruthy();
});

test.each([
  [true, /^Mina.* accepted. The work is reserved for you at this price./],
  [false, /^You accepted. The work is reserved for you at this price./],
])('the buyer reads who accepted; the last price was theirs: %s', async (isMine, sentence) => {
  const turns = [{ id: ID, isMine, amount: '205.00', words: null }];
  stubApi({ [LIST]: [{ ...MADE, state: 'accepted', turns }] });
  renderPage(<OffersView />);
  expect(await screen.findByText(sentence)).toBeTruthy();
});
