import type { ReactNode } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample, saleSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { FilesMenu } from './files-menu.tsx';
import { FilesPanel } from './files-panel.tsx';

const LIST = `GET /api/order-files/${saleSample.id}`;
const ZIP = `GET /api/order-files/${saleSample.id}/zip`;
const ORIGINAL = {
  kind: 'original',
  name: 'Quiet water.png',
  path: '/api/artworks/1/download',
  contentType: 'image/png',
  bytes: 5_054_136,
  image: { width: 7200, height: 5400 },
};
const RECEIPT = {
  kind: 'receipt',
  name: 'ATL-1.pdf',
  path: '/api/receipts/1/pdf',
  contentType: 'application/pdf',
  bytes: 209_715,
  image: null,
};
const file = () => new Response('bytes');
let saved: string[];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
const show = (page: ReactNode) => renderPage(<MemberContext value={memberSample}>{page}</MemberContext>);

test('each file, and all of them as one ZIP', async () => {
  const user = userEvent.setup();
  stubApi({ [LIST]: [ORIGINAL, RECEIPT], 'GET /api/artworks/1/download': file, [ZIP]: file });
  show(<FilesPanel purchase={saleSample} />);
  await user.click(await screen.findByRole('button', { name: 'Download the original' }));
  await waitFor(() => expect(saved).toEqual(['Quiet water.png']));
  expect(screen.getByText('PNG, 7200 × 5400, 4.8 MB')).toBeTruthy();
  expect(screen.getByText('PDF, 0.2 MB')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Download all, 5.0 MB' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toBe(`${saleSample.artwork.title}.zip`);
});

test('while it is packed the button waits, and the rows do not', async () => {
  const user = userEvent.setup();
  const { promise, resolve } = Promise.withResolvers<Response>();
  stubApi({ [LIST]: [ORIGINAL, RECEIPT], [ZIP]: () => promise });
  show(<FilesPanel purchase={saleSample} />);
  await user.click(await screen.findByRole('button', { name: 'Download all, 5.0 MB' }));
  const packing = screen.getByRole('button', { name: 'Preparing...' });
  expect(packing.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download the original' }).disabled).toBe(
    false,
  );
  resolve(file());
  await screen.findByRole('button', { name: 'Download all, 5.0 MB' });
  expect(saved).toHaveLength(1);
});

test('a file that fails says so, and can be tried again', async () => {
  const user = userEvent.setup();
  let isBroken = true;
  stubApi({
    [LIST]: [ORIGINAL, RECEIPT],
    'GET /api/artworks/1/download': () => (isBroken ? problem('not_found') : file()),
  });
  show(<FilesPanel purchase={saleSample} />);
  await user.click(await screen.findByRole('button', { name: 'Download the original' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The original couldn’t be downloaded. Please try again.',
  );
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(saved).toEqual(['Quiet water.png']));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a receipt that does not exist yet is made first', async () => {
  const user = userEvent.setup();
  const sent = stubApi({
    [LIST]: [ORIGINAL],
    'GET /api/receipts/my-receipts': [],
    'POST /api/receipts': { ...receiptSample(), purchase: saleSample },
    [ZIP]: file,
  });
  show(<FilesPanel purchase={saleSample} />);
  expect(await screen.findByRole('button', { name: 'Download the receipt' })).toBeTruthy();
  expect(screen.getByText('PDF, made when you download it')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Download all, about 4.8 MB' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const calls = sent.map(({ call }) => call);
  expect(calls.indexOf('POST /api/receipts')).toBeLessThan(calls.indexOf(ZIP));
  expect(calls).toContain('POST /api/receipts');
});

test('the menu of a row has the same files, and says what failed', async () => {
  const user = userEvent.setup();
  stubApi({ [LIST]: [ORIGINAL, RECEIPT] });
  show(<FilesMenu purchase={saleSample} />);
  await user.click(screen.getByRole('button', { name: `My files for ${saleSample.artwork.title}` }));
  await user.click(await screen.findByRole('menuitem', { name: /^Original/ }));
  await waitFor(() => expect(shownToast()).toContain('The original couldn’t be downloaded.'));
});

test('after a refund without a receipt there is nothing', async () => {
  stubApi({ [LIST]: [] });
  show(<FilesPanel purchase={{ ...saleSample, status: 'refunded' }} />);
  expect(await screen.findByText('There’s nothing to download.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Download all/ })).toBeNull();
});

test('while a size is not known, none is claimed', async () => {
  stubApi({ [LIST]: [{ ...ORIGINAL, bytes: null }, RECEIPT] });
  show(<FilesPanel purchase={saleSample} />);
  expect(await screen.findByRole('button', { name: 'Download all (ZIP)' })).toBeTruthy();
  expect(screen.getByText('PNG, 7200 × 5400')).toBeTruthy();
});

const receiptSample = () => ({
  id: '33333333-3333-4333-8333-333333333333',
  purchaseId: saleSample.id,
  receiptType: 'buyer',
  receiptNumber: 'ATL-2026-000001',
  generatedBy: saleSample.buyerId,
  issuedTo: 'A Buyer',
  issuedToEmail: null,
  notes: null,
  verificationCode: 'a'.repeat(32),
  createdAt: saleSample.paidAt,
});
