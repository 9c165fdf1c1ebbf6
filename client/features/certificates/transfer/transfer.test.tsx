import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { memberSample } from '#client/lib/testing/samples.ts';
import { certificateSample } from '#client/features/certificates/testing.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import OwnCertificate from './own-certificate.tsx';
import TransferDialog from './transfer-dialog.tsx';
import AcceptTransfer from './accept-transfer.tsx';

const { code } = certificateSample.proof;

test.each([
  [null, 'Create link', 'POST'],
  [new Date('2026-11-20T12:00:00Z'), 'Cancel link', 'DELETE'],
])('someone else owns it since: a link from %s, %s', async (linkSince, name, method) => {
  stubApi({ [`${method} /api/certificates/${code}/link`]: () => problem('not_allowed') });
  renderPage(<TransferDialog certificate={{ ...certificateSample, linkSince }} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name }));
  await expect.poll(shownToast).toMatch(/^That didn’t work: /);
});

test('a receiver who is blocked reads so', async () => {
  stubApi({
    'GET /api/auth/user': memberSample,
    [`GET /api/certificate-links/${code}`]: {
      state: 'open',
      giver: memberSample,
      from: null,
      proof: certificateSample.proof,
    },
    [`POST /api/certificate-links/${code}/accept`]: () => problem('blocked'),
  });
  renderPage(<AcceptTransfer code={code} take="token" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the certificate' }));
  await expect.poll(shownToast).toBe('That didn’t work: You can’t contact this member.');
});

test('a link that comes too early says from which day', async () => {
  stubApi({
    'GET /api/auth/user': memberSample,
    [`GET /api/certificate-links/${code}`]: {
      state: 'early',
      giver: null,
      from: '2026-11-28T12:00:00Z',
      proof: certificateSample.proof,
    },
  });
  renderPage(<AcceptTransfer code={code} take="token" />);
  expect(await screen.findByText(/You can accept it starting Nov 28, 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept the certificate' })).toBeNull();
});

test.each([
  [
    { state: 'refundable', from: new Date('2026-11-28T12:00:00Z') },
    /You can transfer it starting Nov 28, 2026/,
  ],
  [{ state: 'refundable', from: null }, /once the work has arrived/],
  [{ state: 'suspended', from: null }, /while a refund is requested or the payment is disputed/],
] as const)('the owner reads why it can’t be transferred yet: %#', async (transfer, reason) => {
  stubApi({
    [`GET /api/certificates/${code}`]: {
      ...certificateSample,
      standing: { isNamed: false, name: 'Edmund Achter' },
      transfer,
    },
  });
  renderPage(<OwnCertificate code={code} />);
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Transfer' });
  expect(button.disabled).toBe(true);
  expect(screen.getByText(reason).id).toBe(button.getAttribute('aria-describedby'));
});
