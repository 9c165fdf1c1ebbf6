import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Purchase } from '#shared/contracts/purchases.ts';
import { physicalSaleSample, saleSample } from '#client/lib/testing/samples.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { PurchaseResult } from './purchase-result.tsx';

const show = (purchase: Purchase) => {
  stubApi({});
  renderPage(<PurchaseResult purchase={purchase} isWaitOver={false} onCheckAgain={() => undefined} />);
};
const address = () => screen.queryByRole('button', { name: 'Give the address' });

test('what is paid leads to its order, with all that was paid', () => {
  show(physicalSaleSample);
  expect(screen.getByRole('link', { name: 'See your order' }).getAttribute('href')).toBe(
    `/purchases/${saleSample.id}`,
  );
  expect(screen.getByText('$280.00')).toBeTruthy();
  expect(screen.getByText('$254.00')).toBeTruthy();
  expect(address()).toBeNull();
});

test('a work to be sent asks where to, a file does not', async () => {
  show({ ...physicalSaleSample, shippingAddress: null });
  await userEvent.click(address()!);
  expect(await screen.findByRole('dialog', { name: 'Where shall it be sent?' })).toBeTruthy();
});

test.each([saleSample, { ...physicalSaleSample, shippingAddress: null, status: 'processing' as const }])(
  'no address is asked for what is no parcel, or not paid yet, %#',
  (purchase) => {
    show(purchase);
    expect(address()).toBeNull();
  },
);
