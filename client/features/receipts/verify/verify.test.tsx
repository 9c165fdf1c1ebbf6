import { createHash } from 'node:crypto';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { VerifyView } from './verify-view.tsx';

const CODE = '0123456789abcdef0123456789abcdef';
const CALL = `GET /api/receipts/verify/${CODE}`;
const FILE = '%PDF-1.3 the receipt';
const PROOF = {
  receiptNumber: 'ATL-2026-000012',
  receiptType: 'buyer',
  issuedOn: '2026-11-20T10:00:00.000Z',
  artworkTitle: 'Quiet water',
  artistName: 'Noor Halabi',
  artworkImageUrl: '/media/works/1',
  isRefunded: false,
  pdfSha256: createHash('sha256').update(FILE).digest('hex'),
};
const pdf = (content: string) => new File([content], 'receipt.pdf', { type: 'application/pdf' });
const open = (answer: object) => {
  const sent = stubApi({ [CALL]: answer });
  renderPage(<VerifyView code={CODE} />);
  return sent;
};

test('a genuine receipt shows what it proves', async () => {
  open(PROOF);
  expect(await screen.findByRole('heading', { name: 'This receipt is genuine' })).toBeTruthy();
  for (const fact of ['ATL-2026-000012', 'Buyer’s copy', 'Quiet water', 'Noor Halabi'])
    expect(screen.getByText(fact)).toBeTruthy();
});

test('a refunded one shows a note', async () => {
  open({ ...PROOF, isRefunded: true });
  expect(await screen.findByRole('heading', { name: 'Genuine, but refunded' })).toBeTruthy();
  expect(screen.queryByText('This receipt is genuine')).toBeNull();
});

test('an unknown code differs from a failed check', async () => {
  const first = open(() => problem('receipt_not_found'));
  expect(await screen.findByRole('heading', { name: 'Receipt not found' })).toBeTruthy();
  expect(first).toHaveLength(1);
});

test('a failed check can be retried', async () => {
  let isBroken = true;
  open(() => (isBroken ? problem('internal') : Response.json(PROOF)));
  expect(await screen.findByText('The receipt couldn’t be checked.')).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'This receipt is genuine' })).toBeTruthy();
});

test('a file is compared in the browser: match and mismatch; nothing is sent', async () => {
  const sent = open(PROOF);
  await userEvent.upload(await screen.findByLabelText('PDF to compare'), pdf(FILE));
  expect(await screen.findByText(/This file is authentic/)).toBeTruthy();
  fireEvent.drop(screen.getByRole('button', { name: /Choose the PDF/ }), {
    dataTransfer: { files: [pdf(`${FILE} `)] },
  });
  expect(await screen.findByText(/This isn’t the file we issued/)).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test('without a stored file there is nothing to compare', async () => {
  open({ ...PROOF, pdfSha256: null });
  await screen.findByRole('heading', { name: 'This receipt is genuine' });
  expect(screen.queryByLabelText('PDF to compare')).toBeNull();
});
