import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { OwnedCertificate } from '#shared/certificates/contract.ts';
import { certificateSample } from '#client/features/certificates/testing.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import CertificatesView from './certificates-view.tsx';

const LIST = 'GET /api/certificates';
const { artwork, artistName, edition, number, code, soldAt } = certificateSample.proof;
const owned: OwnedCertificate = {
  id: '11111111-1111-4111-8111-111111111111',
  code,
  number,
  artwork,
  artistName,
  edition,
  state: 'valid',
  isBought: true,
  since: soldAt,
  transfer: { state: 'open', from: soldAt },
};
const row = (changes: Partial<OwnedCertificate>, n: number): OwnedCertificate => ({
  ...owned,
  id: owned.id.replace(/.$/, String(n)),
  artwork: { ...artwork, title: `Work ${n}` },
  ...changes,
});

test('each says what it is now; only a valid one can be transferred, once its day has come', async () => {
  stubApi({
    [LIST]: [
      row({}, 1),
      row({ isBought: false, transfer: { state: 'refundable', from: new Date('2026-11-28T12:00:00Z') } }, 2),
      row({ state: 'transferred' }, 3),
      row({ state: 'void' }, 4),
    ],
    [`GET /api/certificates/${code}`]: certificateSample,
  });
  renderPage(<CertificatesView />);
  const rows = await screen.findAllByRole('listitem');
  const expected = [
    ['Work 1', 'Bought on Nov 18, 2026', false],
    ['Work 2', 'You can transfer it starting Nov 28, 2026', true],
    ['Work 3', 'It has a new owner.', null],
    ['Work 4', 'The sale was reversed', null],
  ] as const;
  expected.forEach(([title, line, isDisabled], n) => {
    const inRow = within(rows[n]!);
    expect(rows[n]!.textContent).toContain(title);
    expect(rows[n]!.textContent).toContain(line);
    const button = inRow.queryByRole<HTMLButtonElement>('button', { name: 'Transfer' });
    expect(button && button.disabled).toBe(isDisabled);
    expect(inRow.getByRole('link', { name: `View certificate ${number}` }).getAttribute('href')).toBe(
      `/verify/${code}`,
    );
  });
  await userEvent.click(within(rows[0]!).getByRole('button', { name: 'Transfer' }));
  expect(await screen.findByRole('dialog', { name: 'Transfer the certificate' })).toBeTruthy();
});

test('without any it says what brings one; a failure can be repeated', async () => {
  let answer: () => unknown = () => problem('internal');
  stubApi({ [LIST]: () => answer() });
  renderPage(<CertificatesView />);
  expect(await screen.findByText('Your certificates couldn’t be loaded.')).toBeTruthy();
  answer = () => Response.json([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No certificates yet' })).toBeTruthy();
});
