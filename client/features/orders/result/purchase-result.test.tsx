import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Purchase } from '#shared/orders/contract.ts';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample, physicalSaleSample, saleSample } from '#client/lib/testing/samples.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { PurchaseResult } from './purchase-result.tsx';

const receiptSample = {
  id: saleSample.artworkId,
  purchaseId: saleSample.id,
  receiptType: 'buyer',
  receiptNumber: 'ATL-2026-000001',
  generatedBy: memberSample.id,
  issuedTo: 'Noor Halabi',
  issuedToEmail: null,
  notes: null,
  verificationCode: 'a'.repeat(32),
  createdAt: saleSample.paidAt,
};
const show = (purchase: Purchase) => {
  const sent = stubApi({
    'GET /api/receipts/my-receipts': [],
    'POST /api/receipts': { ...receiptSample, purchase },
  });
  renderPage(
    <MemberContext value={memberSample}>
      <PurchaseResult purchase={purchase} isWaitOver={false} onCheckAgain={() => undefined} />
    </MemberContext>,
  );
  return sent;
};
const download = () => screen.queryByRole('link', { name: 'Download the original' });
const address = () => screen.queryByRole('button', { name: 'Add address' });

test('a paid purchase links to its order, with the total', () => {
  show(physicalSaleSample);
  expect(screen.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe(
    `/purchases/${saleSample.id}`,
  );
  expect(screen.getByText('$280')).toBeTruthy();
  expect(screen.getByText('$254')).toBeTruthy();
  expect(address()).toBeNull();
});

test('a physical work asks for the address, a file does not', async () => {
  show({ ...physicalSaleSample, shippingAddress: null });
  await userEvent.click(address()!);
  expect(await screen.findByRole('dialog', { name: 'Shipping address' })).toBeTruthy();
});

test.each([saleSample, { ...physicalSaleSample, shippingAddress: null, status: 'processing' as const }])(
  'no address is asked for a file or an unpaid work, %#',
  (purchase) => {
    show(purchase);
    expect(address()).toBeNull();
  },
);

test('a paid file can be downloaded at once, and the next step is shown', () => {
  show(saleSample);
  expect(download()?.getAttribute('href')).toBe(`/api/artworks/${saleSample.artwork.id}/download`);
  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeTruthy();
  expect(screen.getByText(/^You can request a refund until Nov 23, 2026/)).toBeTruthy();
});

test.each([
  physicalSaleSample,
  { ...saleSample, status: 'processing' as const },
  { ...saleSample, status: 'refunded' as const },
])('no download for a physical work, an unpaid one, or after a refund, %#', (purchase) => {
  show(purchase);
  expect(download()).toBeNull();
});

test('says that nothing was paid, with the way to pay', () => {
  show({ ...saleSample, status: 'pending' });
  expect(screen.getByRole('heading', { name: 'No payment yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Finish payment' }).getAttribute('href')).toBe(
    `/checkout/${saleSample.artwork.id}`,
  );
});

test('while the bank is processing, the purchases are one click away', () => {
  show({ ...saleSample, status: 'processing' });
  expect(screen.getByRole('link', { name: 'Purchases' }).getAttribute('href')).toBe('/purchases');
});

test('the receipt opens at once, and is created if necessary', async () => {
  const sent = show(saleSample);
  await userEvent.click(screen.getByRole('button', { name: 'View receipt' }));
  expect(await screen.findByRole('dialog', { name: receiptSample.receiptNumber })).toBeTruthy();
  expect(sent.find(({ call }) => call === 'POST /api/receipts')?.body).toMatchObject({
    purchaseId: saleSample.id,
    receiptType: 'buyer',
    issuedTo: 'Noor Halabi',
  });
});
