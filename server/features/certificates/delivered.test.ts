/** The file that certificates name: what buyers download, whenever they do. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { users } from '#shared/accounts/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { printedCode } from '#shared/certificates/code.ts';
import { certificates } from '#shared/certificates/tables.ts';
import type { PurchaseRow } from '#shared/orders/tables.ts';
import { deliveredFiles } from '#shared/uploads/tables.ts';
import { signBatch } from '#server/features/credentials/jobs.ts';
import { issueRefund } from '#server/features/orders/public.ts';
import { deliveredKey } from '#server/features/uploads/keys.ts';
import { freeDelivered, keepDelivered } from '#server/features/uploads/public.ts';
import { type Harness, startHarness } from '#server/features/uploads/testing.ts';
import { createOrder, type Order } from '#server/testing/orders.ts';
import { buy } from '#server/testing/payments.ts';
import { createMember } from '#server/testing/factories.ts';
import { unzip } from '#server/testing/unzip.ts';
import { issueCertificates } from './issue.ts';
import { findOf } from './queries.ts';

const DAY_MS = 86_400_000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-delivered-'));
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({});
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await harness.app.close();
});

const db = () => harness.app.ctx.db;
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
async function publish() {
  const { artist, picture } = harness;
  const { url, id: uploadId } = await harness.upload(artist, picture);
  await harness.accept(artist, url);
  const { body } = await harness.publish(artist, `/objects/${uploadId}`);
  return { id: body['id'] as string, uploadId, imageUrl: `/objects/${uploadId}` };
}
type Work = Awaited<ReturnType<typeof publish>>;
const sold = (work: Work, fields: Partial<PurchaseRow> = {}): Promise<Order> =>
  createOrder(harness.app, {
    artworkId: work.id,
    sellerId: harness.artist.id,
    isPhysicalItem: false,
    ...fields,
  });
const signAll = async () => {
  while (await signBatch(harness.app.ctx));
};
async function get(cookie: string, where: string): Promise<Buffer> {
  const answer = await fetch(harness.app.url + where, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
const downloads = (work: Work, { buyer, id }: Pick<Order, 'buyer' | 'id'>) =>
  Promise.all([
    get(buyer.cookie, `/api/artworks/${work.id}/download`),
    get(buyer.cookie, `/api/artworks/${work.id}/original`),
    get(buyer.cookie, `/api/order-files/${id}/zip`).then(async (zip) =>
      (await unzip(zip)).get('Quiet water.jpg')!,
    ),
  ]);
const statementOf = async ({ id }: Pick<Order, 'id'>) =>
  JSON.parse((await findOf(db(), id))!.statement!) as Record<string, string>;
const stored = (uploadId: string) => db().$count(deliveredFiles, eq(deliveredFiles.uploadId, uploadId));

test('what is downloaded is what the certificate names, after renames, a renewal, and for a second buyer', async () => {
  const { app } = harness;
  const work = await publish();
  await db().update(artworks).set({ editionSize: 2 }).where(eq(artworks.id, work.id));
  const first = await sold(work, { editionNumber: 1 });
  await issueCertificates(app.ctx);
  const said = await statementOf(first);
  const original = await app.ctx.storage.read(`originals/${harness.artist.id}/${work.uploadId}`, 1e8);
  expect(said).toMatchObject({ of: 'file', originalSha256: sha256Of(original) });
  // The thread of the PDF starts with the first one.
  await vi.waitFor(() => get(first.buyer.cookie, `/api/order-files/${first.id}/zip`), 60_000);
  const [file] = await downloads(work, first);
  expect(file.includes('c2pa.claim')).toBe(true);

  await db().update(artworks).set({ title: 'Loud water' }).where(eq(artworks.id, work.id));
  await db().update(users).set({ artistName: 'Nele Anders' }).where(eq(users.id, harness.artist.id));
  await db().transaction(async (tx) => {
    await app.ctx.events.emit(tx, 'artwork.changed', { artworkId: work.id, artistId: harness.artist.id });
    await app.ctx.events.emit(tx, 'member.changed', { memberId: harness.artist.id });
  });
  await signAll();
  app.clock.advance(340 * DAY_MS);
  await signAll();
  app.clock.advance(-340 * DAY_MS);
  await db().update(artworks).set({ title: 'Quiet water' }).where(eq(artworks.id, work.id));
  const second = await sold(work, { editionNumber: 2 });
  await issueCertificates(app.ctx);
  expect((await statementOf(second))['sha256']).toBe(said['sha256']);
  for (const bytes of [...(await downloads(work, first)), ...(await downloads(work, second))])
    expect(sha256Of(bytes)).toBe(said['sha256']);

  // The line of the guide, as it stands there.
  const code = printedCode((await findOf(db(), first.id))!.code);
  writeFileSync(
    path.join(folder, 'ATC-2026-3MDK-T4QX.pdf'),
    await get(first.buyer.cookie, `/api/certificates/${code}/pdf`),
  );
  const [, line] = /```sh\n([^]*?)```/.exec(readFileSync('docs/certificates.md', 'utf8'))!;
  const run = (picture: Buffer) => {
    writeFileSync(path.join(folder, 'Quiet water.png'), picture);
    return execFileSync('sh', ['-c', `${line!.trim()} || true`], { cwd: folder, encoding: 'latin1' }).trim();
  };
  expect(run(file)).toBe(`"sha256": "${said['sha256']}",`);
  expect(run(original)).toBe(`"originalSha256": "${said['originalSha256']}",`);
  expect(run(harness.picture)).toBe('');
}, 120_000);

test('a certificate that was issued before names the bare original, and keeps doing so', async () => {
  const { app } = harness;
  const work = await publish();
  const order = await sold(work);
  await issueCertificates(app.ctx);
  const { id, code } = (await findOf(db(), order.id))!;
  const { originalSha256, ...said } = await statementOf(order);
  const statement = JSON.stringify({ ...said, of: 'original', sha256: originalSha256 });
  await db().update(certificates).set({ statement }).where(eq(certificates.id, id));
  await db().delete(deliveredFiles).where(eq(deliveredFiles.uploadId, work.uploadId));
  const proof = JSON.parse(String(await get('', `/api/certificates/verify/${code}`))) as object;
  expect(proof).toMatchObject({ sha256: originalSha256, originalSha256: null });
  // Its file stays the same from the first download on.
  const download = () => get(order.buyer.cookie, `/api/artworks/${work.id}/original`);
  const before = await download();
  await db().transaction((tx) =>
    app.ctx.events.emit(tx, 'artwork.changed', { artworkId: work.id, artistId: harness.artist.id }),
  );
  await signAll();
  expect(await download()).toEqual(before);
});

test('the file goes with the last certificate that holds, and the next sale has another', async () => {
  const { app, artist } = harness;
  const work = await publish();
  await db()
    .update(artworks)
    .set({ editionSize: 2, isForSale: true, price: '90.00' })
    .where(eq(artworks.id, work.id));
  const buyers = [await createMember(app), await createMember(app)];
  const orders = [];
  for (const { cookie } of buyers) orders.push(await buy(app, cookie, work.id));
  await issueCertificates(app.ctx);
  const [kept] = await db().select().from(deliveredFiles).where(eq(deliveredFiles.uploadId, work.uploadId));
  expect(await app.ctx.storage.size(deliveredKey(work.uploadId, kept!.id))).toBeGreaterThan(0);
  const refund = (id: string) => issueRefund(app.ctx, { id: artist.id, role: 'member' }, id, 'It broke');
  await refund(orders[0]!);
  expect(await stored(work.uploadId)).toBe(1);
  await refund(orders[1]!);
  expect(await stored(work.uploadId)).toBe(0);
  const { rows } = await app.ctx.pool.query(
    `select 1 from graphile_worker._private_jobs where payload::text like $1`,
    [`%delivered-${kept!.id}%`],
  );
  expect(rows).toHaveLength(1);
  const next = await createMember(app);
  await db().update(artworks).set({ isForSale: true }).where(eq(artworks.id, work.id));
  const again = await buy(app, next.cookie, work.id);
  await issueCertificates(app.ctx);
  const [another] = await db()
    .select()
    .from(deliveredFiles)
    .where(eq(deliveredFiles.uploadId, work.uploadId));
  expect(another!.id).not.toBe(kept!.id);
  expect((await statementOf({ id: again }))['sha256']).toBe(another!.sha256);
});

test('one of several who begin at the same time stores it, also while a refund removes it', async () => {
  const { ctx } = harness.app;
  const { imageUrl, uploadId } = await publish();
  const keep = () => keepDelivered(ctx, imageUrl);
  const free = () => db().transaction((tx) => freeDelivered(tx, imageUrl, async () => false));
  const all = await Promise.all([keep(), keep(), keep(), keep()]);
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
  await Promise.all([keep(), free(), keep(), free(), keep()]);
  const last = await keep();
  const [row] = await db().select().from(deliveredFiles).where(eq(deliveredFiles.uploadId, uploadId));
  expect(sha256Of(await ctx.storage.read(deliveredKey(uploadId, row!.id), 1e8))).toBe(last!.sha256);
});

test('a server that stopped between the file and its hash begins again under the same key', async () => {
  const { ctx } = harness.app;
  const { imageUrl, uploadId } = await publish();
  const [begun] = await db().insert(deliveredFiles).values({ uploadId }).returning();
  await ctx.storage.write(deliveredKey(uploadId, begun!.id), Buffer.from('half of it'), 'image/jpeg');
  const kept = await keepDelivered(ctx, imageUrl);
  expect(sha256Of(await ctx.storage.read(deliveredKey(uploadId, begun!.id), 1e8))).toBe(kept!.sha256);
  expect(await stored(uploadId)).toBe(1);
});
