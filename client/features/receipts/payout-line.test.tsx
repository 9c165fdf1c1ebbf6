import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { StubEventSource } from '#client/lib/testing/event-source.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { PayoutLine } from './payout-line.tsx';

const NONE = {
  status: 'none',
  isSubmitted: false,
  needs: [],
  pending: '0.00',
  held: '0.00',
  escrow: '0.00',
  paid: '0.00',
};
const ACCOUNT = 'GET /api/payouts/account';

beforeEach(() => vi.stubGlobal('EventSource', StubEventSource));
const shown = () => screen.findByRole('region', { name: 'Payouts' });

test('shows what waits for an account, and how to connect one', async () => {
  stubApi({
    [ACCOUNT]: { ...NONE, held: '612.00' },
    'POST /api/payouts/onboarding': { url: 'https://connect.example/form' },
  });
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  renderPage(<PayoutLine hasSales />);
  expect((await shown()).textContent).toContain('$612 on hold. Connect a payout account to receive it.');
  await userEvent.click(screen.getByRole('button', { name: 'Get paid' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://connect.example/form'));
});

test('an incomplete account can be continued', async () => {
  stubApi({
    [ACCOUNT]: { ...NONE, status: 'incomplete', needs: ['external_account'] },
    'POST /api/payouts/onboarding': () => problem('payments_unavailable'),
  });
  renderPage(<PayoutLine hasSales={false} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(shownToast()).toContain('The payment service isn’t responding'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(false);
});

test('a connected account shows amounts and no button', async () => {
  stubApi({ [ACCOUNT]: { ...NONE, status: 'active', pending: '90.00', paid: '135.00' } });
  renderPage(<PayoutLine hasSales />);
  expect((await shown()).textContent).toMatch(/Not due yet\$90.*Paid so far\$135/);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a late payout shows possible reasons', async () => {
  stubApi({ [ACCOUNT]: { ...NONE, status: 'active', held: '162.00' } });
  renderPage(<PayoutLine hasSales />);
  expect((await shown()).textContent).toContain('$162 is on its way, or on hold because');
});

test('a designer without sales sees the escrow of projects, with a link', async () => {
  stubApi({ [ACCOUNT]: { ...NONE, escrow: '387.00' } });
  renderPage(<PayoutLine hasSales={false} />);
  expect((await shown()).textContent).toContain('In projects$387');
  expect(screen.getByRole('link', { name: 'In projects' }).getAttribute('href')).toBe('/for-hire');
  expect(screen.getByRole('button', { name: 'Get paid' })).toBeTruthy();
});

test('members who never sold see nothing', async () => {
  stubApi({ [ACCOUNT]: NONE });
  const { container } = renderPage(<PayoutLine hasSales={false} />);
  await waitFor(() => expect(container.innerHTML).toBe(''));
});
