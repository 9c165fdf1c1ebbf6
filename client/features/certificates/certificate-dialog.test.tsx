import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { certificateSample } from '#client/features/certificates/testing.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { CertificateStanding } from './certificate-standing.tsx';

const { id: ID } = certificateSample.proof.artwork;
const certificate = certificateSample;
const show = (answer: typeof certificate) => {
  stubApi({ [`GET /api/order-certificates/${ID}`]: answer });
  renderPage(<CertificateStanding purchaseId={ID} download={null} />);
};
const VIEW = 'View certificate of authenticity';

test('its owner reads it as the PDF has it, and prints it', async () => {
  const user = userEvent.setup();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  show(certificate);
  await user.click(await screen.findByRole('button', { name: VIEW }));
  const sheet = await screen.findByRole('article', { name: 'Certificate ATC-2026-3MDK-T4QX' });
  for (const line of [
    'Mina Okoro, 2026',
    '60 x 45 cm',
    'Number 13 of 20',
    'A collector',
    'SHA-256 of the file as delivered',
    'SHA-256 of the bare original',
    'and that the edition has no more than 20 numbers.',
    'Ed25519, key atl-2026-1',
  ])
    expect(sheet.textContent).toContain(line);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
    '/api/certificates/3MDK-T4QX/pdf',
  );
});

test('a void one, and one that was handed on, says so and is not shown', async () => {
  show({
    ...certificate,
    proof: { ...certificate.proof, void: { at: certificate.proof.soldAt, by: 'refund' } },
  });
  expect(await screen.findByText('It’s void because the sale was reversed.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: VIEW })).toBeNull();
  show({ ...certificate, isOwner: false });
  expect(await screen.findByText('You transferred it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: VIEW })).toBeNull();
});
