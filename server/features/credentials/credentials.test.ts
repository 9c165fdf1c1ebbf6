/** Signed files of works: when they are made, renewed and served. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { JPEG } from '@trustnxt/c2pa-ts/asset';
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { ManifestStore } from '@trustnxt/c2pa-ts/manifest';
import { users } from '#shared/accounts/tables.ts';
import type { Credentials } from '#shared/credentials/contract.ts';
import { artworkCredentials } from '#shared/credentials/tables.ts';
import { uploadManifests } from '#shared/uploads/tables.ts';
import { type Statement, createCredentials } from '#server/providers/credentials/credentials.ts';
import { authorityOf } from '#server/providers/credentials/authority.ts';
import { makeRoot, makeSigner } from '#server/providers/credentials/make-chain.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { decideHidden } from '#server/testing/moderation.ts';
import { createOrder } from '#server/testing/orders.ts';
import { type Harness, startHarness } from '#server/features/uploads/testing.ts';
import { removeUnused } from '#server/files/table.ts';
import { RENDITION_NAMES, renditionKey } from '#server/features/uploads/keys.ts';
import { uploadTable } from '#server/features/uploads/upload-table.ts';
import { findUnsigned, signBatch } from './jobs.ts';

const DAY_MS = 86_400_000;
const SAID: Statement = {
  title: 'x',
  artist: null,
  url: 'https://tool.example',
  generator: 'Dream 3',
  sourceType: 'trainedAlgorithmicMedia',
  publishedAt: new Date(),
  allowsAiTraining: false,
};
let harness: Harness;
let picture: Buffer;

beforeAll(async () => {
  harness = await startHarness();
  picture = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#286' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => harness.app.close());

const call = (who: TestMember | null, path: string, init: { method?: string; body?: object } = {}) =>
  fetch(harness.app.url + path, {
    method: init.method ?? 'GET',
    redirect: 'manual',
    headers: { ...(who ? { cookie: who.cookie } : {}), 'content-type': 'application/json' },
    ...(init.body ? { body: JSON.stringify(init.body) } : {}),
  });

async function publish(bytes = picture) {
  const { artist } = harness;
  const { url, id: uploadId } = await harness.upload(artist, bytes);
  expect((await harness.accept(artist, url)).status).toBe(200);
  const { body } = await harness.publish(artist, `/objects/${uploadId}`);
  return { id: body['id'] as string, uploadId, making: body['making'] };
}
const edit = (id: string, changes: object) =>
  call(harness.artist, `/api/artworks/${id}`, {
    method: 'PATCH',
    body: {
      title: 'Quiet water',
      category: 'photography',
      isForSale: false,
      isNftAvailable: false,
      ...changes,
    },
  });
const rename = (artistName: string) =>
  harness.app.ctx.db.transaction(async (tx) => {
    const memberId = harness.artist.id;
    await tx.update(users).set({ artistName }).where(eq(users.id, memberId));
    await harness.app.ctx.events.emit(tx, 'member.changed', { memberId });
  });
const sign = async () => {
  while (await signBatch(harness.app.ctx));
};
async function versionOf(id: string): Promise<string | null> {
  const { db } = harness.app.ctx;
  const [row] = await db.select().from(artworkCredentials).where(eq(artworkCredentials.artworkId, id));
  return row!.version;
}
const open = async (path: string) => {
  const response = await call(null, path);
  return {
    status: response.status,
    leadsTo: response.headers.get('location'),
    cached: response.headers.get('cache-control'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
const isSigned = (bytes: Buffer) => bytes.includes('c2pa.claim');

async function toolOf(name: string) {
  const root = await makeRoot(name, new Date());
  const life = { from: new Date(Date.now() - DAY_MS), until: new Date(Date.now() + DAY_MS) };
  const { certificate, privateKey } = await makeSigner(root, name, life);
  const authority = authorityOf(`${certificate}\n${root.certificate}`, privateKey);
  const tool = createCredentials(async () => authority, '');
  return (changes: Partial<Statement> = {}) =>
    tool.sign({ bytes: picture, contentType: 'image/jpeg' }, { ...SAID, ...changes }, null);
}

test('what leaves as a file is signed after publishing; what lists show is not', async () => {
  const work = await publish();
  const media = `/media/${work.uploadId}`;
  const before = await open(`${media}/preview.webp`);
  expect(before).toMatchObject({ status: 200, cached: 'public, max-age=60' });
  expect(isSigned(before.bytes)).toBe(false);
  const small = await Promise.all(['thumb', 'card'].map((name) => open(`${media}/${name}.webp`)));

  await sign();
  const version = await versionOf(work.id);
  // What was served before is dropped by a notification of the database.
  await expect
    .poll(() => open(`${media}/preview.webp`))
    .toMatchObject({ status: 302, leadsTo: `preview.${version}.webp` });
  const preview = await open(`${media}/preview.${version}.webp`);
  expect(preview.cached).toContain('immutable');
  const { manifests, storage } = harness.app.ctx;
  expect(await manifests.read({ bytes: preview.bytes, contentType: 'image/webp' })).toMatchObject({
    validity: 'known',
    generator: 'Atelier',
    sourceType: null,
  });
  const again = await Promise.all(['thumb', 'card'].map((name) => open(`${media}/${name}.webp`)));
  expect(again.map(({ bytes }) => bytes)).toEqual(small.map(({ bytes }) => bytes));
  expect(again.some(({ bytes }) => isSigned(bytes))).toBe(false);

  const download = Buffer.from(
    await (await call(harness.artist, `/api/artworks/${work.id}/original`)).arrayBuffer(),
  );
  const asset = new JPEG(new Uint8Array(download));
  const store = ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(asset.getManifestJUMBF()!)));
  expect((await store.validate(asset)).isValid).toBe(true);
  const large = await call(harness.artist, `/api/artworks/${work.id}/download`);
  expect(isSigned(Buffer.from(await large.arrayBuffer()))).toBe(true);
  expect((await storage.size(`originals/${harness.artist.id}/${work.uploadId}`))! < download.length).toBe(
    true,
  );
});

test('a picture that was restored without its renditions is signed as well', async () => {
  const { id, uploadId } = await publish();
  await harness.app.ctx.storage.remove(RENDITION_NAMES.map((name) => renditionKey(uploadId, name)));
  await sign();
  expect(isSigned((await open(`/media/${uploadId}/preview.${await versionOf(id)}.webp`)).bytes)).toBe(true);
  expect(await open(`/media/${uploadId}/card.webp`)).toMatchObject({ status: 200 });
});

test('a changed title, name or choice is signed under a new name, and the old one leads there', async () => {
  const work = await publish();
  await sign();
  const names = [await versionOf(work.id)];
  for (const change of [
    () => edit(work.id, { title: 'Loud water' }),
    () => edit(work.id, { title: 'Loud water', allowsAiTraining: true }),
    () => edit(work.id, { title: 'Loud water', making: 'camera' }),
    () => rename('Nele Anders'),
  ]) {
    await change();
    await sign();
    names.push(await versionOf(work.id));
  }
  expect(new Set(names).size).toBe(5);
  const media = `/media/${work.uploadId}`;
  for (const old of names.slice(0, -1)) {
    expect(await open(`${media}/preview.${old}.webp`)).toMatchObject({
      leadsTo: `preview.${names.at(-1)}.webp`,
    });
  }
  const { bytes } = await open(`${media}/preview.${names.at(-1)}.webp`);
  expect(['Loud water', 'Nele Anders', 'digitalCapture'].every((words) => bytes.includes(words))).toBe(true);

  const { headers } = await call(null, `${media}/card.webp`);
  expect([headers.get('x-robots-tag'), headers.get('tdm-reservation')]).toEqual([null, '0']);

  // A price is not signed.
  await edit(work.id, { title: 'Loud water', making: 'camera', isForSale: true, price: '20.00' });
  await sign();
  expect(await versionOf(work.id)).toBe(names.at(-1));
});

test('all files are signed again before the certificate ends, and works of the version before are found', async () => {
  const { app } = harness;
  const work = await publish();
  await app.ctx.db.delete(artworkCredentials).where(eq(artworkCredentials.artworkId, work.id));
  await findUnsigned(app.ctx);
  await sign();
  const first = await versionOf(work.id);
  expect(first).not.toBeNull();
  app.clock.advance(320 * DAY_MS);
  await sign();
  expect(await versionOf(work.id)).toBe(first);
  app.clock.advance(20 * DAY_MS);
  await sign();
  expect(await versionOf(work.id)).not.toBe(first);
  app.clock.advance(-340 * DAY_MS);
});

test('signed files of what moderators hide are not public', async () => {
  const work = await publish();
  await sign();
  const path = `/media/${work.uploadId}/preview.${await versionOf(work.id)}.webp`;
  expect((await open(path)).status).toBe(200);
  const moderator = await createMember(harness.app, { role: 'moderator' });
  await decideHidden(harness.app, moderator, { subject: 'artwork', subjectId: work.id });
  await expect.poll(async () => (await open(path)).status).toBe(404);
  expect((await open(`/media/${work.uploadId}/preview.webp`)).status).toBe(404);
});

test('a file that says AI labels its work, and its artist cannot take the label off', async () => {
  const tool = await toolOf('Some AI Tool');
  const work = await publish(await tool());
  expect(work.making).toBe('ai_generated');
  const edited = await edit(work.id, { making: 'by_hand' });
  expect(await edited.json()).toMatchObject({ making: 'ai_generated' });
  const composite = await publish(await tool({ sourceType: 'compositeWithTrainedAlgorithmicMedia' }));
  expect(composite.making).toBe('ai_assisted');

  const { db } = harness.app.ctx;
  const [kept] = await db.select().from(uploadManifests).where(eq(uploadManifests.uploadId, work.uploadId));
  expect(kept).toMatchObject({ validity: 'unknown', generator: 'Dream 3', isEmbeddable: true });
  await sign();
  const { bytes } = await open(`/media/${work.uploadId}/preview.${await versionOf(work.id)}.webp`);
  expect(bytes.includes('Dream 3')).toBe(true);
});

test('only a moderator removes that label, and can restore it; the files are signed again', async () => {
  const tool = await toolOf('Some AI Tool');
  const work = await publish(await tool());
  await sign();
  const moderator = await createMember(harness.app, { role: 'moderator' });
  const lift = (isLifted: boolean, id = work.id) =>
    call(moderator, `/api/artworks/${id}/ai-label`, { method: 'PUT', body: { isLifted } });
  const read = async (who: TestMember) =>
    (await (await call(who, `/api/artworks/${work.id}/credentials`)).json()) as Credentials;
  expect((await read(harness.artist)).aiLabel).toBeUndefined();
  const before = await versionOf(work.id);
  expect((await lift(true)).status).toBe(204);
  await sign();
  expect(await versionOf(work.id)).not.toBe(before);
  expect(await read(moderator)).toMatchObject({ aiLabel: 'lifted', atelier: { making: null } });
  expect((await read(moderator)).state).not.toBe('ai');
  expect(await (await edit(work.id, { making: 'by_hand' })).json()).toMatchObject({ making: 'by_hand' });
  expect((await lift(false)).status).toBe(204);
  expect((await lift(false)).status).toBe(204);
  expect(await read(moderator)).toMatchObject({ state: 'ai', aiLabel: 'set' });
  const { rows } = await harness.app.ctx.pool.query(
    `select act from staff_acts where act = 'artwork.ai_label' and subject_id = $1`,
    [work.id],
  );
  expect(rows).toHaveLength(2);
  const told = await call(harness.artist, '/api/notifications');
  expect(((await told.json()) as object[]).slice(0, 2)).toMatchObject(
    ['label_back', 'label_lifted'].map((change) => ({
      about: { artwork: { id: work.id }, caseId: null, title: '“Quiet water”', change },
    })),
  );
  const plain = await publish();
  expect(await (await lift(true, plain.id)).json()).toMatchObject({ code: 'ai_label_not_found' });
  const buyer = await createMember(harness.app, { role: 'moderator' });
  const { id: own } = await createArtwork(harness.app, { userId: buyer.id });
  await createOrder(harness.app, { artworkId: work.id, buyerId: buyer.id, sellerId: harness.artist.id });
  for (const id of [own, work.id]) {
    const answer = await call(buyer, `/api/artworks/${id}/ai-label`, {
      method: 'PUT',
      body: { isLifted: true },
    });
    expect(await answer.json()).toMatchObject({ code: 'own_case' });
  }
  const member = await createMember(harness.app);
  const refused = await call(member, `/api/artworks/${work.id}/ai-label`, {
    method: 'PUT',
    body: { isLifted: true },
  });
  expect(refused.status).toBe(403);
});

test('a manifest that names a person is not published again, and one of another picture says nothing', async () => {
  const tool = await toolOf('Some Camera');
  const named = await publish(await tool({ artist: 'Jane Private', sourceType: 'digitalCapture' }));
  await sign();
  const { bytes } = await open(`/media/${named.uploadId}/preview.${await versionOf(named.id)}.webp`);
  expect(isSigned(bytes)).toBe(true);
  expect(bytes.includes('Jane Private')).toBe(false);

  const forged = await tool();
  forged[forged.length - 100]! ^= 1;
  const { making, uploadId } = await publish(forged);
  expect(making).toBeNull();
  const { db } = harness.app.ctx;
  const [kept] = await db.select().from(uploadManifests).where(eq(uploadManifests.uploadId, uploadId));
  expect(kept).toMatchObject({ validity: 'damaged', isEmbeddable: false });
});

const credentialsOf = async (id: string) => {
  const response = await call(harness.artist, `/api/artworks/${id}/credentials`);
  return (await response.json()) as { state: string; atelier: object | null; upload: object | null };
};

test('facts of a file are shown with their signer; unknown signers are not believed', async () => {
  const plain = await publish();
  expect(await credentialsOf(plain.id)).toEqual({ state: 'signing', atelier: null, upload: null });
  await sign();
  expect(await credentialsOf(plain.id)).toMatchObject({
    state: 'none',
    atelier: { title: 'Quiet water', making: null, allowsAiTraining: false },
  });
  await edit(plain.id, { making: 'camera' });
  await sign();
  expect(await credentialsOf(plain.id)).toMatchObject({ state: 'atelier', atelier: { making: 'camera' } });

  const stranger = await toolOf('Studio Cert 2');
  const strange = await publish(await stranger({ sourceType: 'digitalCapture' }));
  const ai = await publish(await stranger());
  const known = await publish(
    await harness.app.ctx.credentials!.sign(
      { bytes: picture, contentType: 'image/jpeg' },
      { ...SAID, generator: 'Sandbox Camera 1', sourceType: 'digitalCapture' },
      null,
    ),
  );
  await sign();
  expect(await credentialsOf(strange.id)).toMatchObject({
    state: 'untrusted',
    upload: {
      validity: 'unknown',
      signer: 'Studio Cert 2',
      generator: null,
      sourceType: null,
    },
  });
  expect(await credentialsOf(ai.id)).toMatchObject({
    state: 'ai',
    upload: { validity: 'unknown', generator: null, sourceType: 'trainedAlgorithmicMedia' },
  });
  expect(await credentialsOf(known.id)).toMatchObject({
    state: 'camera',
    upload: { validity: 'known', generator: 'Sandbox Camera 1', isKept: true },
  });
});

test('crawlers are told not to train AI, wherever an artist does not allow it', async () => {
  const { uploadId } = await publish();
  for (const path of [`/media/${uploadId}/card.webp`, '/api/health', '/robots.txt']) {
    expect((await call(null, path)).headers.get('x-robots-tag')).toBe('noai, noimageai');
  }
  expect(await (await call(null, '/robots.txt')).text()).toMatch(
    /User-agent: GPTBot\n[^*]*Disallow: \/\n\nUser-agent: \*\nAllow: \/\n$/,
  );
  expect(await (await call(null, '/.well-known/tdmrep.json')).json()).toEqual([
    { location: '/', 'tdm-reservation': 1 },
  ]);
});

test('signed files go with the work', async () => {
  const { artist, app } = harness;
  const work = await publish();
  await sign();
  expect((await call(artist, `/api/artworks/${work.id}`, { method: 'DELETE' })).status).toBe(204);
  app.clock.advance(2 * DAY_MS);
  await removeUnused(app.ctx, uploadTable);
  expect(await harness.whatIsLeft(artist.id, work.uploadId)).toEqual([]);
});
