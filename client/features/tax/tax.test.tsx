import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { TAX_ANCHOR } from '#client/paths.ts';
import { TaxSettings } from './tax-settings.tsx';

const details = {
  businessName: 'Lisle Studio',
  businessAddress: '210 Nostrand Avenue',
  taxNumber: null,
  company: 'Vance Film AS',
  companyTaxNumber: null,
};

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['seller', 'taxNumber', 0],
  ['buyer', 'companyTaxNumber', 1],
])(
  'as a %s: sends only what was changed here, so another window’s change survives',
  async (side, name, nth) => {
    const call = `PUT /api/tax-details/${side}`;
    const sent = stubApi({ 'GET /api/tax-details': details, [call]: details });
    renderPage(<TaxSettings />);
    await userEvent.type((await screen.findAllByLabelText(/^Tax number/))[nth]!, 'NO 921 044 318');
    await userEvent.click(screen.getAllByRole('button', { name: 'Save changes' })[nth]!);
    await waitFor(() => expect(shownToast()).toBe('Saved for your future receipts'));
    expect(sent.find((one) => one.call === call)?.body).toEqual({ [name]: 'NO 921 044 318' });
  },
);

test('a link to them scrolls to them and moves the focus there', () => {
  stubApi({ 'GET /api/tax-details': details });
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  class Observer {
    constructor(onResize: () => void) {
      onResize();
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  history.replaceState(null, '', `#${TAX_ANCHOR}`);
  renderPage(<TaxSettings />);
  const head = screen.getByRole('heading', { name: 'Business and tax' });
  expect([document.activeElement, scroll.mock.contexts]).toEqual([head, [head]]);
});
