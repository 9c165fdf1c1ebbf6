import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { artworkSample, memberSample } from '#client/lib/testing/samples.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import FirstSale from './first-sale.tsx';

const ACCOUNT = {
  isSubmitted: false,
  needs: [],
  pending: '0.00',
  held: '0.00',
  escrow: '0.00',
  paid: '0.00',
};
const CONFIG = {
  comingSoon: [],
  isSandbox: true,
  premiumPrice: '10.00',
  commissionRate: '0.1000',
  premiumCommissionRate: '0.0800',
  supportEmail: 'support@example.com',
  administration: { name: 'Administration', email: 'administration@example.com' },
};

async function show(prices: (string | null)[], status: string, mode = 'sandbox', profiles: object[] = []) {
  stubApi({
    'GET /api/config': { ...CONFIG, payments: { mode, publishableKey: null } },
    [`GET /api/users/${memberSample.id}/artworks`]: prices.map((price) => ({ ...artworkSample, price })),
    'GET /api/delivery-profiles': profiles,
    'GET /api/payouts/account': { ...ACCOUNT, status },
  });
  const { container } = renderPage(
    <MemberContext value={memberSample}>
      <FirstSale />
    </MemberContext>,
  );
  await expect.poll(() => container.querySelector('.skeleton')).toBeNull();
  return screen.queryAllByRole('listitem').map((line) => within(line).queryByText(', done') !== null);
}

test.each([
  [[], 'none', [false, false, false]],
  [[null], 'incomplete', [false, false, false]],
  [['120.00'], 'incomplete', [true, false, false]],
  [[null, '120.00'], 'active', [true, true, false]],
])('works for %o, payout account %s: %o', async (prices, status, done) => {
  expect(await show(prices, status)).toEqual(done);
  expect(screen.queryByRole('link', { name: 'Upload Artwork' }) === null).toBe(done[0]);
  const name = status === 'incomplete' ? 'Continue' : 'Set up payouts';
  expect(screen.queryByRole('button', { name }) === null).toBe(done[1]);
});

test('where nothing is sold yet there is no list', async () => {
  expect(await show([], 'none', 'off')).toEqual([]);
});
