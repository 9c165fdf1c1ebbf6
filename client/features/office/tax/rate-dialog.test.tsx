import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { TaxRate } from '#shared/tax/contract.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { RateDialog } from './rate-dialog.tsx';

const NORWAY: TaxRate = { country: 'NO', category: 'original', percent: '8.123' };

const save = async (rate: TaxRate | null) => {
  const sent = stubApi({ 'PUT /api/office/tax-rates/NO/original': NORWAY, 'GET /api/office/tax-rates': [] });
  renderPage(<RateDialog rate={rate} rates={[NORWAY]} onClose={() => {}} />);
  const dialog = within(screen.getByRole('dialog'));
  if (!rate) await userEvent.selectOptions(dialog.getByLabelText('Country'), 'NO');
  const percent = dialog.getByLabelText('Rate in percent');
  await userEvent.clear(percent);
  await userEvent.type(percent, '25');
  await userEvent.click(dialog.getByRole('button', { name: 'Save rate' }));
  return sent.map(({ call }) => call);
};

test('a rate that exists is not replaced by adding one', async () => {
  expect(await save(null)).toEqual([]);
  expect(screen.getByText(/^There’s already a rate for this country and kind of work: 8.123%/)).toBeTruthy();
});

test('a rate is changed where it stands', async () => {
  expect(await save(NORWAY)).toContain('PUT /api/office/tax-rates/NO/original');
});
