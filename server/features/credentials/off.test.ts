/** A gallery without a certificate to sign files with: CREDENTIALS=off. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { artworkCredentials } from '#shared/credentials/tables.ts';
import { createCredentials } from '#server/providers/credentials/credentials.ts';
import { authorityOf } from '#server/providers/credentials/authority.ts';
import { makeRoot, makeSigner } from '#server/providers/credentials/make-chain.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createOrder } from '#server/testing/orders.ts';
import { issueCertificates } from '#server/features/certificates/issue.ts';
import { findOf } from '#server/features/certificates/queries.ts';
import { type Harness, startHarness } from '#server/features/uploads/testing.ts';
import { findUnsigned, signBatch } from './jobs.ts';

const DAY_MS = 86_400_000;
const now = new Date();
const root = await makeRoot('Known Makers', now);
const life = { from: new Date(now.getTime() - DAY_MS), until: new Date(now.getTime() + DAY_MS) };
const { certificate, privateKey } = await makeSigner(root, 'Known Makers', life);
const maker = createCredentials(
  async () => authorityOf(`${certificate}\n${root.certificate}`, privateKey),
  '',
);

let harness: Harness;
/** The same gallery with a certificate. */
let signing: TestApp;
let picture: Buffer;

beforeAll(async () => {
  harness = await startHarness({ credentialsOff: true, credentialAnchors: root.certificate });
  const { dataDir, databaseUrl } = harness.app.ctx.config;
  signing = await startTestApp({ databaseUrl: databaseUrl!, config: { dataDir } });
  picture = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#286' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await signing.close();
  await harness.app.close();
});

const get = (path: string, cookie = harness.artist.cookie) =>
  fetch(harness.app.url + path, { redirect: 'manual', headers: { cookie } });
const bytesOf = async (path: string, cookie?: string) =>
  Buffer.from(await (await get(path, cookie)).arrayBuffer());
const edit = (id: string, changes: object) =>
  fetch(`${harness.app.url}/api/artworks/${id}`, {
    method: 'PATCH',
    headers: { cookie: harness.artist.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'Quiet water',
      category: 'photography',
      isForSale: false,
      isNftAvailable: false,
      ...changes,
    }),
  });
const credentialsOf = async (id: string) => (await get(`/api/artworks/${id}/credentials`)).json();
async function versionOf(id: string): Promise<string | null> {
  const { db } = harness.app.ctx;
  const [row] = await db.select().from(artworkCredentials).where(eq(artworkCredentials.artworkId, id));
  return row!.version;
}
async function publish(bytes = picture) {
  const { url, id: uploadId } = await harness.upload(harness.artist, bytes);
  await harness.accept(harness.artist, url);
  const { body } = await harness.publish(harness.artist, `/objects/${uploadId}`);
  return { id: body['id'] as string, uploadId };
}
async function expectUnsigned({ id, uploadId }: { id: string; uploadId: string }) {
  const preview = await get(`/media/${uploadId}/preview.webp`);
  expect(preview.status).toBe(200);
  expect(preview.headers.get('cache-control')).toContain('immutable');
  const { storage } = harness.app.ctx;
  const original = await storage.read(`originals/${harness.artist.id}/${uploadId}`, 1e8);
  expect((await bytesOf(`/api/artworks/${id}/original`)).equals(original)).toBe(true);
  for (const bytes of [
    Buffer.from(await preview.arrayBuffer()),
    await bytesOf(`/api/artworks/${id}/download`),
    original,
  ])
    expect(bytes.includes('c2pa.claim')).toBe(false);
}

test('files leave as they were stored, no job signs them, and nobody says that Atelier did', async () => {
  const { ctx } = harness.app;
  const work = await publish();
  expect((await edit(work.id, { making: 'by_hand' })).status).toBe(200);
  await findUnsigned(ctx);
  expect(await signBatch(ctx)).toBe(false);
  expect(await versionOf(work.id)).toBeNull();
  await expectUnsigned(work);
  expect(await credentialsOf(work.id)).toEqual({ state: 'none', atelier: null, upload: null });
});

test('what an upload says of itself is still told', async () => {
  const said = {
    title: 'x',
    artist: null,
    url: 'https://tool.example',
    generator: 'Paintbox',
    publishedAt: now,
    allowsAiTraining: false,
  };
  const states = {
    digitalCreation: 'program',
    digitalCapture: 'camera',
    trainedAlgorithmicMedia: 'ai',
  } as const;
  for (const [sourceType, state] of Object.entries(states)) {
    const signed = await maker.sign(
      { bytes: picture, contentType: 'image/jpeg' },
      { ...said, sourceType },
      null,
    );
    expect(await credentialsOf((await publish(signed)).id)).toMatchObject({
      state,
      atelier: null,
      upload: { validity: 'known', signer: 'Known Makers', generator: 'Paintbox', sourceType, isKept: false },
    });
  }
});

test('works signed before leave unsigned too, and are signed again once there is a certificate', async () => {
  const work = await publish();
  while (await signBatch(signing.ctx));
  const version = await versionOf(work.id);
  expect(version).not.toBeNull();
  await expectUnsigned(work);
  const old = await get(`/media/${work.uploadId}/preview.${version}.webp`);
  expect(old.headers.get('location')).toBe('preview.webp');
  expect(await credentialsOf(work.id)).toMatchObject({ state: 'none', atelier: null });
  await edit(work.id, { title: 'Loud water' });
  while (await signBatch(signing.ctx));
  const next = await versionOf(work.id);
  expect(next).not.toBe(version);
  const preview = await fetch(`${signing.url}/media/${work.uploadId}/preview.${next}.webp`);
  expect(Buffer.from(await preview.arrayBuffer()).includes('Loud water')).toBe(true);
});

test('a certificate of authenticity names the file as it is delivered: unsigned', async () => {
  const { ctx } = harness.app;
  const work = await publish();
  const order = await createOrder(harness.app, {
    artworkId: work.id,
    sellerId: harness.artist.id,
    isPhysicalItem: false,
  });
  await issueCertificates(ctx);
  const said = JSON.parse((await findOf(ctx.db, order.id))!.statement!) as Record<string, string>;
  const file = await bytesOf(`/api/artworks/${work.id}/original`, order.buyer.cookie);
  const sha256 = createHash('sha256').update(file).digest('hex');
  expect(said).toMatchObject({ sha256, originalSha256: sha256 });
});
