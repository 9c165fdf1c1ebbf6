import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { useLiveStream } from '#client/lib/live.ts';
import { MemberContext } from '#client/lib/session.ts';
import { StubEventSource, sendSignal } from '#client/lib/testing/event-source.ts';
import { memberSample, physicalSaleSample, refundSample, saleSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { PurchaseScreen, SaleScreen } from './order-screen.tsx';
import { PurchasesView, SalesView } from './orders-view.tsx';

const { id } = saleSample;
const BUYER = { ...memberSample, id: saleSample.buyerId };
const ARTIST = memberSample;
const MODERATOR = { ...memberSample, id: '99999999-9999-4999-8999-999999999999', role: 'moderator' as const };
const shipped = { ...physicalSaleSample, status: 'shipped' as const, shippedAt: new Date(saleSample.paidAt) };

beforeEach(() => {
  vi.stubGlobal('EventSource', StubEventSource);
  window.history.replaceState(null, '', '/');
});

const Sales = () => (
  <MemberContext value={ARTIST}>
    <SalesView />
  </MemberContext>
);
const showPurchase = (member: CurrentUser = BUYER) =>
  renderPage(
    <MemberContext value={member}>
      <PurchaseScreen id={id} />
    </MemberContext>,
  );
const showSale = (member: CurrentUser = ARTIST) =>
  renderPage(
    <MemberContext value={member}>
      <SaleScreen id={id} />
    </MemberContext>,
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const inDialog = async () => within(await screen.findByRole('dialog'));

test('the buyer confirms delivery, after a note that the artist will be paid', async () => {
  const user = userEvent.setup();
  const sent = stubApi({
    [`GET /api/purchases/${id}`]: shipped,
    [`POST /api/purchases/${id}/confirm`]: shipped,
  });
  showPurchase();
  const note = screen.findByText(/^This is final: the artist is paid/);
  expect((await button('Confirm delivery')).getAttribute('aria-describedby')).toBe((await note).id);
  const files = screen.getByRole('heading', { name: 'My files' });
  expect((await note).compareDocumentPosition(files)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(await button('Confirm delivery'));
  const dialog = await inDialog();
  expect(dialog.getByText(/Noor Halabi is paid \$254 when you confirm/)).toBeTruthy();
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Confirm delivery' }));
  await waitFor(() => expect(shownToast()).toBe('Delivery confirmed'));
  expect(sent.some(({ call }) => call === `POST /api/purchases/${id}/confirm`)).toBe(true);
});

test('there is one primary button: what is to be done, else the files', async () => {
  const files = [
    { kind: 'receipt', name: 'ATL-1.pdf', path: '/r', contentType: 'application/pdf', bytes: 1, image: null },
  ];
  const isPrimary = ({ className }: HTMLElement) => className.includes('bg-paper');
  for (const [order, only] of [
    [shipped, 'Confirm delivery'],
    [saleSample, 'Download all, 1 KB'],
  ] as const) {
    stubApi({ [`GET /api/purchases/${id}`]: order, [`GET /api/order-files/${id}`]: files });
    const { unmount } = showPurchase();
    await button('Download all, 1 KB');
    const primary = screen.getAllByRole('button').filter(isPrimary);
    expect(primary.map(({ textContent }) => textContent)).toEqual([only]);
    // On phones it is within reach.
    expect(primary[0]?.closest('.action-bar')).toBeTruthy();
    unmount();
  }
});

test('a refund needs a reason, which survives a failure', async () => {
  const user = userEvent.setup();
  const sent = stubApi({
    [`GET /api/purchases/${id}`]: shipped,
    [`POST /api/purchases/${id}/refund-request`]: () => problem('refund_window_over'),
  });
  showPurchase();
  await user.click(await button('Request a refund'));
  const dialog = await inDialog();
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(dialog.getByText('Please add a reason.')).toBeTruthy();
  expect(sent.every(({ call }) => call.startsWith('GET'))).toBe(true);
  const reason = dialog.getByLabelText<HTMLTextAreaElement>('Reason for refund');
  await user.type(reason, 'It is broken.');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('refund window has closed');
  expect(reason.value).toBe('It is broken.');
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ reason: 'It is broken.' });
});

test('an order without an address asks for it, and reports errors', async () => {
  const user = userEvent.setup();
  const bare = { ...physicalSaleSample, shippingAddress: null };
  const sent = stubApi({ [`GET /api/purchases/${id}`]: bare, [`PUT /api/purchases/${id}/address`]: bare });
  showPurchase();
  await user.click(await button('Add address'));
  const dialog = await inDialog();
  await user.selectOptions(dialog.getByLabelText('Country'), 'Spain');
  await user.type(dialog.getByLabelText('Full name'), 'Rosalba Nieto');
  await user.click(dialog.getByRole('button', { name: 'Save address' }));
  expect(dialog.getByText('Street address is required')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText('Street address'));
  await user.type(dialog.getByLabelText('Street address'), 'Calle de la Luna 4');
  await user.type(dialog.getByLabelText('ZIP or postal code'), '28004');
  await user.type(dialog.getByLabelText('City'), 'Madrid');
  await user.click(dialog.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(shownToast()).toContain('Address saved'));
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    name: 'Rosalba Nieto',
    country: 'ES',
  });
});

test('the artist ships with carrier and number', async () => {
  const user = userEvent.setup();
  const sent = stubApi({
    [`GET /api/sales/${id}`]: physicalSaleSample,
    [`POST /api/purchases/${id}/ship`]: shipped,
  });
  showSale();
  await user.click(await button('Mark as shipped'));
  const dialog = await inDialog();
  await user.type(dialog.getByLabelText('Carrier'), 'Correos');
  await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
  expect(dialog.getByText('Tracking number is required')).toBeTruthy();
  await user.type(dialog.getByLabelText('Tracking number'), 'PX 12');
  await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
  await waitFor(() => expect(shownToast()).toBe('Marked as shipped'));
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    carrier: 'Correos',
    trackingNumber: 'PX 12',
  });
});

test('a suspended payout shows the reason, and how to be paid', async () => {
  stubApi({
    [`GET /api/sales/${id}`]: { ...saleSample, payout: { ...saleSample.payout, heldBy: 'account' } },
  });
  showSale();
  expect(await screen.findByText(/^On hold\. Connect a payout account/)).toBeTruthy();
  expect(screen.getByText('On hold')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Connect a payout account' })).toBeTruthy();
});

test('the artist reads the reason, and declines or refunds', async () => {
  stubApi({ [`GET /api/sales/${id}`]: { ...shipped, refund: refundSample } });
  showSale();
  expect(await screen.findByText('“The corner is broken.”')).toBeTruthy();
  await userEvent.click(await button('Accept and refund'));
  const dialog = await inDialog();
  expect(dialog.getByText(/Rosalba Nieto will be refunded \$280, including shipping/)).toBeTruthy();
});

test("a moderator's decisions are in a menu", async () => {
  stubApi({ [`GET /api/sales/${id}`]: { ...shipped, refund: refundSample } });
  showSale(MODERATOR);
  await userEvent.click(await button('Moderate'));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Accept and refund',
    'Give a partial refund',
    'Deny',
  ]);
  expect(screen.queryByRole('button', { name: /^Message/ })).toBeNull();
});

test('an unknown order shows a message, and one that fails to load can be retried', async () => {
  const { unmount } = (stubApi({}), showPurchase());
  expect(await screen.findByText('We couldn’t find that order')).toBeTruthy();
  unmount();
  stubApi({ [`GET /api/purchases/${id}`]: () => problem('internal') });
  showPurchase();
  expect(await screen.findByText('The order couldn’t be loaded')).toBeTruthy();
});

test('empty lists have links and no filters; filtered ones link back', async () => {
  stubApi({ 'GET /api/purchases': [], [`GET /api/purchases/artist/${ARTIST.id}`]: [] });
  window.history.replaceState(null, '', '/?stage=to_ship');
  const { unmount } = renderPage(<PurchasesView />);
  expect(await screen.findByText('No matching orders')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'On the way' }));
  expect(window.location.search).toBe('?stage=on_the_way');
  await userEvent.click(await button('Show all'));
  expect(await screen.findByText('No purchases yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Discover artworks' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'On the way' })).toBeNull();
  unmount();
  renderPage(<Sales />);
  expect(await screen.findByText('No sales yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upload Artwork' }).getAttribute('href')).toBe('/upload');
});

test('an unpaid order does not show a payment', async () => {
  stubApi({ [`GET /api/purchases/${id}`]: { ...saleSample, status: 'pending', paidAt: null } });
  showPurchase();
  expect(await screen.findByText(/^Started on /)).toBeTruthy();
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toBe('PaymentnowNot completed yet');
  expect(screen.getByRole('heading', { name: 'Finish your payment' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'What you’ll pay, and who gets it' })).toBeTruthy();
});

test.each([
  ['US', 'NY', 'New York, NY 10014'],
  ['DE', undefined, '10014 New York'],
])('an address to %s has the local format', async (country, region, line) => {
  const shippingAddress = {
    ...physicalSaleSample.shippingAddress,
    postalCode: '10014',
    city: 'New York',
    region,
    country,
  };
  stubApi({ [`GET /api/purchases/${id}`]: { ...shipped, shippingAddress } });
  showPurchase();
  expect(await screen.findByText(line)).toBeTruthy();
});

test('changes by the other party show without a reload', async () => {
  const answers: Record<string, object> = { [`GET /api/sales/${id}`]: physicalSaleSample };
  stubApi(answers);
  const Streaming = () => {
    useLiveStream();
    return <SaleScreen id={id} />;
  };
  renderPage(
    <MemberContext value={ARTIST}>
      <Streaming />
    </MemberContext>,
  );
  await screen.findByRole('button', { name: 'Mark as shipped' });
  answers[`GET /api/sales/${id}`] = { ...physicalSaleSample, refund: refundSample };
  act(() => sendSignal({ type: 'order', purchaseId: id }));
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark as shipped' })).toBeNull();
});

test('a device with a slow clock does not offer expired actions', async () => {
  const confirmedAt = new Date(Date.now() + 21 * 86_400_000);
  const confirmed = { ...shipped, status: 'delivered', deliveredAt: confirmedAt, confirmedAt };
  stubApi({ [`GET /api/purchases/${id}`]: confirmed });
  showPurchase();
  expect(await screen.findByText(/You confirmed delivery on/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Request a refund' })).toBeNull();
});

test('a row links to its order and shows the next step', async () => {
  stubApi({ 'GET /api/purchases': [shipped] });
  renderPage(<PurchasesView />);
  const link = await screen.findByRole('link', { name: saleSample.artwork.title });
  expect(link.getAttribute('href')).toBe(`/purchases/${id}`);
  expect(screen.getByText(/Confirm when it arrives/)).toBeTruthy();
  expect(screen.getByText('$280')).toBeTruthy();
  expect(screen.getByText('On the way', { selector: 'span' })).toBeTruthy();
});

const rowOf = async () => within((await screen.findByRole('heading', { level: 2 })).closest('li')!);
const buttonsOf = async () => {
  const row = await rowOf();
  return [...row.queryAllByRole('button'), ...row.queryAllByRole('link').slice(1)].map(
    (it) => it.textContent,
  );
};

test.each([
  ['an unpaid order is paid', { ...saleSample, status: 'pending', paidAt: null }, ['Finish payment']],
  ['what is on the way is confirmed', shipped, ['Confirm delivery']],
  ['what is to be shipped waits for the artist', physicalSaleSample, []],
  ['without an address it waits for one', { ...physicalSaleSample, shippingAddress: null }, ['Add address']],
  ['a file is there to download', saleSample, ['My files']],
  ['after a refund nothing is', { ...saleSample, status: 'refunded' }, []],
] as const)('the only button of a purchase: %s', async (_, purchase, names) => {
  stubApi({ 'GET /api/purchases': [purchase] });
  renderPage(<PurchasesView />);
  await rowOf();
  expect(await buttonsOf()).toEqual(names);
});

test('the only button of a sale: to ship it, or to respond to a request', async () => {
  const list = `GET /api/purchases/artist/${ARTIST.id}`;
  stubApi({ [list]: [physicalSaleSample] });
  const { unmount } = renderPage(<Sales />);
  await rowOf();
  expect(screen.getByText('To ship', { selector: 'li span' })).toBeTruthy();
  expect(await buttonsOf()).toEqual(['Mark as shipped']);
  unmount();
  stubApi({ [list]: [{ ...saleSample, refund: refundSample }] });
  renderPage(<Sales />);
  await rowOf();
  expect(await buttonsOf()).toEqual(['Respond']);
});

test('delivery is confirmed from the list', async () => {
  const sent = stubApi({ 'GET /api/purchases': [shipped], [`POST /api/purchases/${id}/confirm`]: shipped });
  renderPage(<PurchasesView />);
  await userEvent.click(await button('Confirm delivery'));
  await userEvent.click((await inDialog()).getByRole('button', { name: 'Confirm delivery' }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(`POST /api/purchases/${id}/confirm`));
});

test('a refund is not shown as received', async () => {
  stubApi({
    [`GET /api/purchases/artist/${ARTIST.id}`]: [{ ...physicalSaleSample, status: 'refunded' }],
  });
  renderPage(<Sales />);
  expect((await screen.findByRole('term')).textContent).toBe('Refunded');
  expect(screen.getByText('$280')).toBeTruthy();
  expect(screen.queryByText('You receive')).toBeNull();
});

test('the buyer has the files; the artist has not', async () => {
  const download = () => screen.queryByRole('heading', { name: 'My files' });
  stubApi({ [`GET /api/purchases/${id}`]: saleSample, [`GET /api/order-files/${id}`]: [] });
  const { unmount } = showPurchase();
  await screen.findByRole('button', { name: 'View receipt' });
  expect(download()).toBeTruthy();
  unmount();
  stubApi({ [`GET /api/sales/${id}`]: saleSample });
  const sale = showSale();
  await screen.findByRole('button', { name: 'Refund buyer' });
  expect(download()).toBeNull();
  sale.unmount();
  stubApi({ [`GET /api/purchases/${id}`]: { ...saleSample, status: 'refunded' } });
  showPurchase();
  expect(await screen.findByText(/was refunded to your card/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'View receipt' })).toBeNull();
});

test('a tracking number links to a known carrier', async () => {
  const sent = { ...shipped, carrier: 'UPS', trackingNumber: '1Z 12' };
  stubApi({ [`GET /api/purchases/${id}`]: sent });
  const { unmount } = showPurchase();
  const link = await screen.findByRole('link', { name: /^1Z 12/ });
  expect(link.getAttribute('href')).toBe('https://www.ups.com/track?tracknum=1Z12');
  unmount();
  stubApi({ [`GET /api/purchases/${id}`]: { ...sent, carrier: 'A friend' } });
  showPurchase();
  expect(await screen.findByText('1Z 12')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^1Z 12/ })).toBeNull();
});

test('both parties see the artist’s deadline', async () => {
  stubApi({ [`GET /api/purchases/${id}`]: { ...shipped, refund: refundSample } });
  showPurchase();
  expect(await screen.findByText(/must respond to your refund request by Nov 27, 2126/)).toBeTruthy();
  expect(screen.getByText('Nov 27, 2126, then a moderator decides')).toBeTruthy();
});
