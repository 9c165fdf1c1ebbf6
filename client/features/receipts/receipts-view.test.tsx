import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import * as z from 'zod/mini';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample, saleSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import ReceiptsView from './receipts-view.tsx';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const SALES = `GET ${purchaseEndpoints.sales.path.replace(':userId', memberSample.id)}`;

/** Two pages, newest first, as a server sends them. */
function stubPages() {
  const page = (from: number, count: number) =>
    z.encode(
      purchaseEndpoints.sales.response,
      Array.from({ length: count }, (_, i) => ({
        ...saleSample,
        id: uuid(from + i),
        artwork: { ...saleSample.artwork, title: `Work ${from + i}` },
      })),
    );
  let asked = 0;
  return stubApi({
    [SALES]: () => {
      asked += 1;
      const link: Record<string, string> =
        asked === 1 ? { link: '</api/purchases/artist/x?cursor=two>; rel="next"' } : {};
      return Response.json(asked === 1 ? page(1, 2) : page(3, 1), { headers: link });
    },
    'GET /api/purchases': [],
    'GET /api/config': () => problem('internal'),
    'GET /api/receipts/my-receipts': [],
  });
}

test('the form offers all sales and purchases', async () => {
  stubPages();
  renderPage(
    <MemberContext value={memberSample}>
      <ReceiptsView />
    </MemberContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Generate Receipt' }));
  const choice = screen.getByLabelText('Purchase');
  expect(await within(choice).findByRole('option', { name: /^Work 3,/ })).toBeTruthy();
});

test('the link to the business and tax details leads to their section of the settings', () => {
  stubPages();
  renderPage(
    <MemberContext value={memberSample}>
      <ReceiptsView />
    </MemberContext>,
  );
  const link = screen.getByRole('link', { name: 'Business and tax' });
  expect(link.getAttribute('href')).toBe('/settings/profile#business-and-tax');
});
