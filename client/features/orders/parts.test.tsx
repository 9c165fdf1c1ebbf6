/** Damage: pictures with a refund request, and partial refunds. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { StubEventSource } from '#client/lib/testing/event-source.ts';
import { memberSample, physicalSaleSample, refundSample, saleSample } from '#client/lib/testing/samples.ts';
import { renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { PurchaseScreen, SaleScreen } from './order-screen.tsx';

const { id } = saleSample;
const shipped = { ...physicalSaleSample, status: 'shipped' as const, shippedAt: new Date(saleSample.paidAt) };

beforeEach(() => {
  vi.stubGlobal('EventSource', StubEventSource);
  window.history.replaceState(null, '', '/');
});

/** Arrives at once. */
class StubUpload extends EventTarget {
  upload = new EventTarget();
  status = 200;
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    this.dispatchEvent(new Event('load'));
  }
}

const showPurchase = () =>
  renderPage(
    <MemberContext value={{ ...memberSample, id: saleSample.buyerId }}>
      <PurchaseScreen id={id} />
    </MemberContext>,
  );
const showSale = () =>
  renderPage(
    <MemberContext value={memberSample}>
      <SaleScreen id={id} />
    </MemberContext>,
  );
const button = (name: string) => screen.findByRole('button', { name });
const inDialog = async () => within(await screen.findByRole('dialog'));

test('pictures of the damage are sent with the request, except one that fails to upload', async () => {
  const user = userEvent.setup();
  const pictures = (name: string, type: string) => new File(['x'], name, { type });
  const sent = stubApi({
    [`GET /api/purchases/${id}`]: shipped,
    'POST /api/objects/upload': { uploadURL: '/storage/put' },
    'PUT /api/artwork-images': { objectPath: `/objects/${id}`, width: 4, height: 3, placeholder: '' },
    [`POST /api/purchases/${id}/refund-request`]: shipped,
  });
  vi.stubGlobal('XMLHttpRequest', StubUpload);
  showPurchase();
  await user.click(await button('Request a refund'));
  const dialog = await inDialog();
  await user.type(dialog.getByLabelText('Reason for refund'), 'It is broken.');
  fireEvent.change(dialog.getByLabelText('Pictures'), {
    target: { files: [pictures('corner.jpg', 'image/jpeg'), pictures('report.pdf', 'application/pdf')] },
  });
  expect(await dialog.findByText('Picture 1')).toBeTruthy();
  expect(dialog.getByText('Only JPG, PNG, GIF and WebP images are supported.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(shownToast()).toBe('Refund request sent'));
  const body = (call: string) => sent.find((one) => one.call === call)?.body;
  expect(body('POST /api/objects/upload')).toMatchObject({ name: 'corner.jpg', purpose: 'refund' });
  expect(body(`POST /api/purchases/${id}/refund-request`)).toEqual({
    reason: 'It is broken.',
    pictures: [`/objects/${id}`],
  });
});

test('the artist offers a partial refund, and sees what it costs before sending the offer', async () => {
  const user = userEvent.setup();
  const sent = stubApi({
    [`GET /api/sales/${id}`]: { ...shipped, refund: refundSample },
    [`POST /api/purchases/${id}/refund-request/part`]: shipped,
  });
  showSale();
  await user.click(await button('Offer a partial refund'));
  const dialog = await inDialog();
  await user.type(dialog.getByLabelText('Amount'), '280');
  await user.type(dialog.getByLabelText('Your reply'), 'The frame alone is scratched.');
  await user.click(dialog.getByRole('button', { name: 'Send offer' }));
  expect(dialog.getByText('Enter less than $280, or refund everything instead.')).toBeTruthy();
  await user.clear(dialog.getByLabelText('Amount'));
  await user.type(dialog.getByLabelText('Amount'), '$20');
  expect(dialog.getByText('$18 comes out of your payout and $2 out of our commission.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(shownToast()).toBe('Offer sent'));
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    amount: '20',
    answer: 'The frame alone is scratched.',
  });
});

test('the buyer accepts or declines a partial refund; once refunded, it is listed with the amounts', async () => {
  const user = userEvent.setup();
  const offer = { amount: '20.00', createdAt: saleSample.paidAt, declinedAt: null };
  const offered = { ...shipped, refund: { ...refundSample, status: 'offered' as const, offer } };
  const returned = {
    amount: '20.00',
    artistAmount: '18.00',
    commissionAmount: '2.00',
    taxAmount: null,
    lastAt: saleSample.paidAt,
  };
  let shown: object = offered;
  stubApi({
    [`GET /api/purchases/${id}`]: () => Response.json(shown),
    [`POST /api/purchases/${id}/refund-request/part/accept`]: () => {
      shown = { ...shipped, returned, refund: { ...refundSample, status: 'settled', offer, part: '20.00' } };
      return Response.json(shown);
    },
  });
  showPurchase();
  expect(await button('Decline')).toBeTruthy();
  await user.click(await button('Accept $20 refund'));
  await user.click((await inDialog()).getByRole('button', { name: 'Accept $20 refund' }));
  expect(await screen.findByText('$20 refunded')).toBeTruthy();
  expect(screen.getAllByText('Partly refunded')).toHaveLength(2);
  expect(screen.getByText('Returned to the buyer').parentElement?.textContent).toContain('−$20');
});

test('once everything is refunded, both parties read how much, whatever was refunded before', async () => {
  const part = { amount: '20.00', artistAmount: '18.00', commissionAmount: '2.00', taxAmount: null };
  const refunded = { ...shipped, status: 'refunded', returned: { ...part, lastAt: saleSample.paidAt } };
  const row = async () => (await screen.findByText('Returned to the buyer')).parentElement?.textContent;
  stubApi({
    [`GET /api/purchases/${id}`]: refunded,
    [`GET /api/sales/${id}`]: { ...refunded, returned: null },
  });
  const { unmount } = showPurchase();
  expect(await row()).toContain('−$280');
  expect(screen.queryByText('From the commission')).toBeNull();
  unmount();
  showSale();
  expect(await row()).toContain('−$280');
});
