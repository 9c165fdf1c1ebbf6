import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { KEYS_PATH } from '#shared/certificates/contract.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import CertificateView from './certificate-view.tsx';

const CODE = '3MDK-T4QX';
const NUMBER = `ATC-2026-${CODE}`;
const CALL = `GET /api/certificates/verify/${CODE}`;
const ID = '7f8a3b0e-8d55-4f4d-9a3e-0c8f5d1f2a11';
const PROOF = {
  code: CODE,
  number: NUMBER,
  issuedAt: '2026-11-18T10:00:00.000Z',
  soldAt: '2026-11-18T10:00:00.000Z',
  artwork: {
    id: ID,
    title: 'Market Day',
    imageUrl: '/objects/x',
    altText: null,
    medium: 'archival print',
    width: 4,
    height: 3,
    widthMm: 600,
    heightMm: 450,
    depthMm: null,
    publishedAt: '2026-10-14T10:00:00.000Z',
  },
  artistName: 'Mina Okoro',
  isPhysical: true,
  edition: { number: 13, size: 20 },
  sha256: '9f2c41d0'.repeat(8),
  originalSha256: 'd0412c9f'.repeat(8),
  signed: { statement: '{}', signature: 'x', keyId: 'atl-2026-1' },
  void: null,
  owners: [
    { since: '2026-11-21T10:00:00.000Z', name: null, isBuyer: false },
    { since: '2026-11-18T10:00:00.000Z', name: 'Edmund Achter', isBuyer: true },
  ],
};
const pair = generateKeyPairSync('ed25519');
const KEYS = { keys: [{ ...pair.publicKey.export({ format: 'jwk' }), kid: 'atl-2026-1' }] };

/** A PDF as far as it matters: binary bytes before two attachments. */
function pdf(number: string, change: (statement: string) => string = (same) => same): File {
  const statement = JSON.stringify({ number, key: 'atl-2026-1', title: 'Größe' });
  const signature = sign(null, Buffer.from(statement), pair.privateKey).toString('base64');
  const attach = (text: string) => [
    Buffer.from('1 0 obj\n<<\n/Type /EmbeddedFile\n>>\nstream\n'),
    Buffer.from(text),
    Buffer.from('\nendstream\nendobj\n'),
  ];
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.3\n'),
    Buffer.from([0xff, 0x80, 0x9f, 0x00]),
    ...attach(change(statement)),
    ...attach(signature),
  ]);
  return new File([bytes], 'certificate.pdf', { type: 'application/pdf' });
}
const open = (answer: object) => {
  const sent = stubApi({ [CALL]: answer, [`GET ${KEYS_PATH}`]: KEYS });
  renderPage(<CertificateView code={CODE} />);
  return sent;
};
const check = async (file: File) => userEvent.upload(await screen.findByLabelText(/to check$/), file);

test('a valid one shows what it proves, and names only who agreed', async () => {
  open(PROOF);
  expect(await screen.findByRole('heading', { name: 'This certificate is genuine' })).toBeTruthy();
  for (const fact of [
    NUMBER,
    'Edmund Achter',
    'A collector',
    'Current owner. The name isn’t shown.',
    'The artist',
  ])
    expect(screen.getByText(fact)).toBeTruthy();
});

test('a void one says since when and why, without a PDF check', async () => {
  open({ ...PROOF, void: { at: '2026-11-22T10:00:00.000Z', by: 'refund' } });
  expect(await screen.findByRole('heading', { name: 'This certificate is void' })).toBeTruthy();
  expect(screen.getByText('Nov 22, 2026, refunded')).toBeTruthy();
  expect(screen.getByText('Back with the artist')).toBeTruthy();
  expect(screen.queryByText('The artist')).toBeNull();
  expect(screen.queryByLabelText(/to check$/)).toBeNull();
});

test('a PDF is checked in the browser: right, changed, of another, and without a statement', async () => {
  const sent = open(PROOF);
  await check(pdf(NUMBER));
  expect(await screen.findByText(/hasn’t been changed/)).toBeTruthy();
  await check(pdf(NUMBER, (statement) => statement.replace('3MDK', '4MDK')));
  expect(await screen.findByText(/Its statement was changed/)).toBeTruthy();
  await check(pdf('ATC-2026-2222-2222'));
  expect(await screen.findByText(/it belongs to certificate/)).toBeTruthy();
  await check(new File(['%PDF-1.3'], 'other.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/no signed statement/)).toBeTruthy();
  // Only keys were fetched.
  expect(sent.every(({ call }) => call.startsWith('GET '))).toBe(true);
});

test('an unknown code can be corrected, and the PDF still checked', async () => {
  open(() => problem('certificate_not_found'));
  expect(await screen.findByRole('heading', { name: 'We don’t recognize this code' })).toBeTruthy();
  await check(pdf(NUMBER));
  expect(await screen.findByRole('link', { name: NUMBER })).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Printed code'));
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Enter the code.')).toBeTruthy();
  const pasted = `https://atelier.example/verify/${NUMBER}?from=a-certificate`;
  await userEvent.click(screen.getByLabelText('Printed code'));
  await userEvent.paste(pasted);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByLabelText<HTMLInputElement>('Printed code').value).toBe(pasted);
  expect(screen.getByText(/over the limit/)).toBeTruthy();
  expect(location.pathname).toBe('/');
});

test('a check that failed can be repeated', async () => {
  open(() => problem('internal'));
  expect(await screen.findByText('The certificate couldn’t be checked.')).toBeTruthy();
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const picture = (text: string) => new File([text], 'Market Day.png', { type: 'image/png' });

test('a picture is compared with both hashes in the browser, which says which of the two it is', async () => {
  const sent = open({
    ...PROOF,
    isPhysical: false,
    sha256: hashOf('as delivered'),
    originalSha256: hashOf('bare'),
  });
  for (const [bytes, verdict] of [
    ['as delivered', /This is the file as delivered/],
    ['bare', /This is the bare original/],
    ['saved again', /doesn’t name this file/],
  ] as const) {
    await check(picture(bytes));
    expect(await screen.findByText(verdict)).toBeTruthy();
  }
  expect(sent.map(({ call }) => call).filter((call) => call !== CALL && !call.includes('/api/auth'))).toEqual(
    [],
  );
});

test('one that was issued before names the bare original alone, and says so', async () => {
  open({ ...PROOF, isPhysical: false, sha256: hashOf('bare'), originalSha256: null });
  expect(await screen.findByText(/This certificate names the bare original: files/)).toBeTruthy();
  await check(picture('bare'));
  expect(await screen.findByText(/This is the bare original/)).toBeTruthy();
  await check(picture('as delivered'));
  expect(await screen.findByText(/names only the bare original, and this file isn’t it/)).toBeTruthy();
});
