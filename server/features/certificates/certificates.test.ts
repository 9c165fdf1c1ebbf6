import { createHash, verify } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { artworks } from '#shared/artworks/tables.ts';
import { printedCode } from '#shared/certificates/code.ts';
import { KEYS_PATH } from '#shared/certificates/contract.ts';
import { certificateKeys, certificateOwners, certificates } from '#shared/certificates/tables.ts';
import { uploads } from '#shared/uploads/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { readSale } from '#server/features/orders/service.ts';
import { issueRefund } from '#server/features/orders/public.ts';
import {
  decideBankDispute,
  openBankDispute,
  sell,
  type Sale,
} from '#server/features/orders/refunds/testing.ts';
import { syncPurchase } from '#server/features/orders/service.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { deliver } from '#server/testing/mail.ts';
import { createOrder } from '#server/testing/orders.ts';
import { issueCertificates } from './issue.ts';
import { findOf } from './queries.ts';

const ORIGINAL = Buffer.from('the original, byte for byte');
const SHA256 = createHash('sha256').update(ORIGINAL).digest('hex');

let app: TestApp;
let sale: Sale;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
  sale = await sell(app);
  await storeOriginal(sale.workId);
});
afterAll(() => app.close());

const db = () => app.ctx.db;
const certificateOf = async (purchaseId: string) => (await findOf(db(), purchaseId))!;
const verifyCode = (code: string) => request(app.url).get(`/api/certificates/verify/${code}`);
async function storeOriginal(workId: string): Promise<void> {
  const [work] = await db().select().from(artworks).where(eq(artworks.id, workId));
  const uploadId = work!.imageUrl.split('/').at(-1)!;
  const [upload] = await db().select().from(uploads).where(eq(uploads.id, uploadId));
  await app.ctx.storage.write(upload!.key, ORIGINAL, 'image/png');
}
const publicKeys = async () =>
  (await request(app.url).get(KEYS_PATH).expect(200)).body.keys as Record<string, string>[];

test('is issued with the payment, to the buyer, who is not named', async () => {
  const { code, ownerId, createdAt } = await certificateOf(sale.id);
  expect(ownerId).toBe(sale.buyer.id);
  const { body } = await verifyCode(`${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase()).expect(200);
  expect(body).toMatchObject({
    number: `ATC-${createdAt.getUTCFullYear()}-${code.slice(0, 4)}-${code.slice(4)}`,
    artwork: { id: sale.workId, title: 'Quiet water' },
    isPhysical: false,
    edition: null,
    sha256: SHA256,
    void: null,
    owners: [{ name: null, isBuyer: true }],
  });
  for (const secret of [sale.id, sale.buyer.id, '200.00']) expect(JSON.stringify(body)).not.toContain(secret);
});

test('the name of an owner who agreed is shown, until the account is deleted', async () => {
  const { id, code } = await certificateOf(sale.id);
  await db().update(certificateOwners).set({ isNamed: true }).where(eq(certificateOwners.certificateId, id));
  const named = async () =>
    ((await verifyCode(code).expect(200)).body as { owners: { name: string | null }[] }).owners[0]!.name;
  expect(await named()).toEqual(expect.any(String));
  const [buyer] = await db().select().from(users).where(eq(users.id, sale.buyer.id));
  await db().update(users).set({ artistName: 'Deleted member' }).where(eq(users.id, sale.buyer.id));
  expect(await named()).toBeNull();
  await db().update(users).set({ artistName: buyer!.artistName }).where(eq(users.id, sale.buyer.id));
});

test('the statement is signed over its bytes by a published key', async () => {
  const { code } = await certificateOf(sale.id);
  const { signed } = (await verifyCode(code).expect(200)).body as { signed: Record<string, string> };
  const key = (await publicKeys()).find(({ kid }) => kid === signed['keyId'])!;
  expect(key).toMatchObject({ kty: 'OKP', crv: 'Ed25519', x: app.ctx.signer.publicKey });
  const isTrue = (statement: string) =>
    verify(null, Buffer.from(statement), { key, format: 'jwk' }, Buffer.from(signed['signature']!, 'base64'));
  expect(isTrue(signed['statement']!)).toBe(true);
  expect(isTrue(signed['statement']!.replace('Quiet water', 'Quiet wateR'))).toBe(false);
  expect(JSON.parse(signed['statement']!)).toMatchObject({
    sha256: SHA256,
    of: 'file',
    originalSha256: SHA256,
    key: signed['keyId'],
  });
});

test('says what it said when the work was sold, and is signed once', async () => {
  const { code } = await certificateOf(sale.id);
  const { body: before } = await verifyCode(code);
  await db().update(artworks).set({ title: 'Renamed' }).where(eq(artworks.id, sale.workId));
  await db().update(users).set({ artistName: 'Another name' }).where(eq(users.id, sale.artist.id));
  await issueCertificates(app.ctx);
  expect((await verifyCode(code)).body).toEqual(before);
});

test('sold before there were certificates: the job issues one, and one alone', async () => {
  const [order, refunded] = [await createOrder(app), await createOrder(app, { status: 'refunded' })];
  await storeOriginal(order.artworkId);
  await Promise.all([issueCertificates(app.ctx), issueCertificates(app.ctx)]);
  await issueCertificates(app.ctx);
  expect(await db().$count(certificates, eq(certificates.purchaseId, order.id))).toBe(1);
  expect(await db().$count(certificates, eq(certificates.purchaseId, refunded.id))).toBe(0);
  const { id, statement } = await certificateOf(order.id);
  expect(JSON.parse(statement!)).toMatchObject({ of: 'photograph', sha256: SHA256 });
  expect(await db().$count(certificateOwners, eq(certificateOwners.certificateId, id))).toBe(1);
});

test('a payment that is reported twice issues none twice', async () => {
  await syncPurchase(app.ctx, sale.id);
  expect(await db().$count(certificates, eq(certificates.purchaseId, sale.id))).toBe(1);
});

test('a refund and a lost dispute void it, a dispute that is won does not', async () => {
  const [given, lost, won] = [await sell(app), await sell(app), await sell(app)];
  const later = await createMember(app, { email: 'later@example.com', emailVerified: true });
  const { id: handedOn, code } = await certificateOf(given.id);
  await db().update(certificates).set({ ownerId: later.id }).where(eq(certificates.id, handedOn));
  const since = app.clock.now();
  await db().insert(certificateOwners).values({ certificateId: handedOn, memberId: later.id, since });
  // Whoever has it now bought in good faith: only a moderator takes it away.
  const artist = { id: given.artist.id, role: 'member' } as const;
  const refused = { code: 'certificate_transferred' };
  await expect(issueRefund(app.ctx, artist, given.id, 'It broke')).rejects.toMatchObject(refused);
  expect(await readSale(app.ctx, artist, given.id)).toMatchObject({ isTransferred: true });
  const { id } = await createMember(app, { role: 'moderator' });
  await issueRefund(app.ctx, { id, role: 'moderator' }, given.id, 'It broke');
  for (const [order, decision] of [
    [lost, 'lost'],
    [won, 'won'],
  ] as const) {
    await openBankDispute(app, order.id);
    expect((await certificateOf(order.id)).voidedAt).toBeNull();
    await decideBankDispute(app, order.id, decision);
  }
  const stateOf = async ({ id }: Sale) =>
    ((await verifyCode((await certificateOf(id)).code).expect(200)).body as { void: { by: string } | null })
      .void;
  expect(await stateOf(given)).toMatchObject({ by: 'refund', at: expect.any(String) as string });
  expect(await stateOf(lost)).toMatchObject({ by: 'dispute' });
  expect(await stateOf(won)).toBeNull();
  const { body } = await request(app.server).get('/api/notifications').set('Cookie', later.cookie);
  expect(body).toMatchObject([{ about: { code: printedCode(code), change: 'voided' } }]);
  expect((await deliver(app, 'later@example.com')).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('your certificate is void'),
  ]);
});

test('an unknown code, or the id of a purchase, proves nothing', async () => {
  for (const code of ['22222222', '3MDK-T4OX', sale.id, 'nonsense'])
    expect((await verifyCode(code).expect(404)).body.code).toBe('certificate_not_found');
});

test('a work without its file gets a certificate without a fingerprint', async () => {
  const order = await createOrder(app);
  await issueCertificates(app.ctx);
  expect(JSON.parse((await certificateOf(order.id)).statement!)).toMatchObject({ sha256: null });
});

test('old keys stay published, and a key id belongs to one key', async () => {
  await db()
    .insert(certificateKeys)
    .values({ id: 'atl-2025-1', publicKey: 'A'.repeat(43) });
  app.clock.advance(61_000);
  expect((await publicKeys()).map(({ kid }) => kid)).toContain('atl-2025-1');
  const env = { CERTIFICATE_KEY: `atl-2025-1:${Buffer.alloc(32, 1).toString('base64')}` };
  const rotated = await startTestApp({ env, databaseUrl: app.ctx.config.databaseUrl! });
  await createOrder(app);
  await issueCertificates(rotated.ctx);
  expect(rotated.logLines.join('')).toContain('a certificate could not be signed');
  await rotated.close();
});

test('the stand-in for a key is for its owner alone', () => {
  const { mode } = statSync(path.join(app.ctx.config.dataDir, 'certificate-key'));
  expect(mode & 0o777).toBe(0o600);
});

test('guessing codes is rate limited', async () => {
  const strict = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '2' } });
  const ask = () => request(strict.url).get('/api/certificates/verify/22222222');
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([404, 404, 429]);
  await strict.close();
});
