import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { memberSample, saleSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import type { Trade } from './recipient.ts';

const administration = { name: 'Atelier Administration', email: 'administration@example.com' };
const sale: Trade = { kind: 'sale', purchase: saleSample };
const INVALID = 'Please select a purchase and provide recipient name.';

const renderForm = (trades: Trade[], onClose = vi.fn<() => void>()) => {
  renderPage(
    <ReceiptForm trades={trades} me={memberSample} administration={administration} onClose={onClose} />,
  );
  return onClose;
};
const issuedTo = () => screen.getByLabelText<HTMLInputElement>('Issued to').value;
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create receipt' }));

test('without purchase and name nothing is sent', async () => {
  const sent = stubApi({});
  renderForm([sale]);
  await create();
  expect(shownToast()).toBe(`Validation Error: ${INVALID}`);
  expect(screen.queryByText(INVALID)).toBeNull();
  expect(screen.getByText('Select a purchase.')).toBeTruthy();
  expect(screen.getByText('Enter the name on the receipt.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Purchase'));
  expect(sent).toEqual([]);
});

test('the type fills in the recipient', async () => {
  stubApi({});
  renderForm([sale]);
  await userEvent.selectOptions(screen.getByLabelText('Purchase'), saleSample.id);
  expect(issuedTo()).toBe('Rosalba Nieto');
  await userEvent.click(screen.getByRole('radio', { name: 'Artist' }));
  expect(issuedTo()).toBe('Noor Halabi');
  await userEvent.click(screen.getByRole('radio', { name: 'Admin' }));
  expect(issuedTo()).toBe('Atelier Administration');
});

test("for an own purchase only the buyer's receipt is available", async () => {
  stubApi({});
  renderForm([{ kind: 'purchase', purchase: saleSample }]);
  await userEvent.selectOptions(screen.getByLabelText('Purchase'), saleSample.id);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(issuedTo()).toBe('Noor Halabi');
});

test("the server's message stays under the form", async () => {
  const sent = stubApi({ 'POST /api/receipts': () => problem('receipt_exists') });
  const onClose = renderForm([sale]);
  await userEvent.selectOptions(screen.getByLabelText('Purchase'), saleSample.id);
  await create();
  expect(await screen.findByText(/already has a receipt of this type/)).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    purchaseId: saleSample.id,
    receiptType: 'buyer',
    issuedTo: 'Rosalba Nieto',
    issuedToEmail: 'rosalba@example.com',
  });
  expect(onClose).not.toHaveBeenCalled();
});
