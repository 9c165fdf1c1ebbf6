import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Certificate } from '#shared/certificates/contract.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { CertificateStanding } from './certificate-standing.tsx';

const ID = '44444444-4444-4444-8444-444444444444';
const AT = new Date('2026-11-18T12:00:00Z');
const certificate: Certificate = {
  proof: {
    code: '3MDK-T4QX',
    number: 'ATC-2026-3MDK-T4QX',
    issuedAt: AT,
    soldAt: AT,
    artwork: {
      id: ID,
      title: 'Market Day',
      imageUrl: `/objects/${ID}`,
      altText: null,
      medium: 'Digital illustration',
      width: 1600,
      height: 1200,
      widthMm: 600,
      heightMm: 450,
      depthMm: null,
      publishedAt: AT,
    },
    artistName: 'Mina Okoro',
    isPhysical: false,
    edition: { number: 13, size: 20 },
    sha256: 'ab12'.repeat(16),
    signed: { statement: '{}', signature: 'x', keyId: 'atl-2026-1' },
    void: null,
    owners: [{ since: AT, name: null, isBuyer: true }],
  },
  isOwner: true,
  standing: null,
  linkSince: null,
  refundableUntil: null,
};
const show = (answer: Certificate) => {
  stubApi({ [`GET /api/order-certificates/${ID}`]: answer });
  renderPage(<CertificateStanding purchaseId={ID} download={null} />);
};
const VIEW = 'View the certificate of authenticity';

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
    'SHA-256 of the original',
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
  show({ ...certificate, proof: { ...certificate.proof, void: { at: AT, by: 'refund' } } });
  expect(await screen.findByText('It’s void because the sale was reversed.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: VIEW })).toBeNull();
  show({ ...certificate, isOwner: false });
  expect(await screen.findByText('You handed it on.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: VIEW })).toBeNull();
});
