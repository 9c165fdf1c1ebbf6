import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { JPEG } from '@trustnxt/c2pa-ts/asset';
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { ManifestStore } from '@trustnxt/c2pa-ts/manifest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorityOf } from './authority.ts';
import { type Credentials, type Statement, createCredentials, createManifestReader } from './credentials.ts';
import { makeRoot, makeSigner } from './make-chain.ts';
import { standInAuthority } from './sandbox/stand-in-authority.ts';
import { isPrivate } from './summary.ts';

const DAY_MS = 86_400_000;
const NOW = new Date();
const WORK: Statement = {
  title: 'Four on the Sill',
  artist: 'Hanne Fjeld',
  url: 'https://atelier.test/artwork/1',
  sourceType: 'digitalCreation',
  publishedAt: new Date('2026-01-02T10:00:00Z'),
  allowsAiTraining: false,
};

let dir: string;
let jpeg: Buffer;
let now = NOW;
let ours: Credentials;

async function foreign(
  name: string,
  life = { from: new Date(NOW.getTime() - DAY_MS), until: new Date(NOW.getTime() + DAY_MS) },
) {
  const root = await makeRoot(name, NOW);
  const signer = await makeSigner(root, name, life);
  const authority = authorityOf(`${signer.certificate}\n${root.certificate}`, signer.privateKey);
  return { root, credentials: createCredentials(async () => authority, '') };
}
const picture = (bytes: Buffer) => ({ bytes, contentType: 'image/jpeg' });

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'atelier-authority-'));
  ours = createCredentials(standInAuthority(dir, { now: () => now }), '');
  jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a34' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rm(dir, { recursive: true }));

/** Uses a reader that shares no code with the signer. */
async function readElsewhere(bytes: Buffer) {
  const asset = new JPEG(new Uint8Array(bytes));
  const store = ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(asset.getManifestJUMBF()!)));
  const { isValid, statusEntries } = await store.validate(asset);
  return { isValid, failures: statusEntries.filter(({ success }) => !success).map(({ code }) => code) };
}

test('another reader accepts what is signed, and notices one changed byte', async () => {
  const signed = await ours.sign(picture(jpeg), WORK, null);
  expect((await readElsewhere(signed)).isValid).toBe(true);
  const changed = Buffer.from(signed);
  changed[changed.length - 200]! ^= 1;
  expect(await readElsewhere(changed)).toMatchObject({
    isValid: false,
    failures: ['assertion.dataHash.mismatch'],
  });
  expect(await ours.read(picture(changed))).toMatchObject({ validity: 'damaged', parent: null });
  expect(signed.includes('Hanne Fjeld')).toBe(true);
  expect(signed.length - jpeg.length).toBeLessThan(6000);
});

test.each(['jpeg', 'png', 'gif', 'webp'] as const)('%s is signed by a known authority', async (format) => {
  const bytes = await sharp(jpeg).toFormat(format).toBuffer();
  const contentType = `image/${format}`;
  for (const sourceType of ['digitalCapture', null]) {
    const signed = await ours.sign({ bytes, contentType }, { ...WORK, sourceType }, null);
    expect(await ours.read({ bytes: signed, contentType })).toMatchObject({
      validity: 'known',
      signer: 'Atelier',
      generator: 'Atelier',
      sourceType,
    });
    expect((await sharp(signed).metadata()).width).toBe(400);
  }
  expect(await ours.read({ bytes, contentType })).toBeNull();
});

test('a stranger is not believed, unless the operator names them; nor is one whose time is over', async () => {
  const { root, credentials: stranger } = await foreign('Studio Cert 2');
  const signed = await stranger.sign(picture(jpeg), WORK, null);
  expect(await ours.read(picture(signed))).toMatchObject({ validity: 'unknown' });
  const trusting = createCredentials(standInAuthority(dir, { now: () => now }), root.certificate);
  expect(await trusting.read(picture(signed))).toMatchObject({ validity: 'known' });
  const trustingNobody = createManifestReader(async () => '');
  expect(await trustingNobody.read(picture(signed))).toMatchObject({
    validity: 'unknown',
    signer: 'Studio Cert 2',
  });

  const life = { from: new Date(Date.now() - DAY_MS), until: new Date(Date.now() + 1500) };
  const { root: late, credentials: lasting } = await foreign('Brief Cameras', life);
  const brief = await lasting.sign(picture(jpeg), WORK, null);
  const reader = createCredentials(standInAuthority(dir, { now: () => now }), late.certificate);
  expect(await reader.read(picture(brief))).toMatchObject({ validity: 'known' });
  await expect
    .poll(async () => (await reader.read(picture(brief)))?.validity, { timeout: 8000 })
    .toBe('expired');
});

test('a manifest that names no one is kept inside ours, without its picture', async () => {
  const { credentials: tool } = await foreign('Some AI Tool');
  const made = { ...WORK, artist: null, generator: 'Dream 3', sourceType: 'trainedAlgorithmicMedia' };
  const upload = await tool.sign(picture(jpeg), made, null);
  const found = await ours.read(picture(upload));
  expect(found).toMatchObject({
    sourceType: 'trainedAlgorithmicMedia',
    signer: 'Some AI Tool',
    generator: 'Dream 3',
  });
  const webp = await sharp(upload).resize(200).webp().toBuffer();
  const signed = await ours.sign({ bytes: webp, contentType: 'image/webp' }, WORK, found!.parent);
  expect(signed.includes('Dream 3')).toBe(true);
  expect(await ours.read({ bytes: signed, contentType: 'image/webp' })).toMatchObject({
    validity: 'known',
    sourceType: 'trainedAlgorithmicMedia',
  });
  const signedByName = await tool.sign(picture(jpeg), WORK, null);
  expect(await ours.read(picture(signedByName))).toMatchObject({ validity: 'unknown', parent: null });
});

test.each([
  [{ label: 'stds.exif', data: { 'exif:GPSLatitude': '39,21.102N' } }, true],
  [{ label: 'cawg.metadata', data: { 'dc:creator': ['Hanne'] } }, true],
  [
    {
      label: 'c2pa.actions.v2',
      data: { actions: [{ action: 'c2pa.created', parameters: { author: 'x' } }] },
    },
    true,
  ],
  [{ label: 'com.example.unheard-of', data: {} }, true],
  [
    { label: 'c2pa.actions.v2', data: { actions: [{ action: 'c2pa.created', digitalSourceType: 'x' }] } },
    false,
  ],
  [{ label: 'c2pa.hash.data', data: { hash: 'x' } }, false],
])('whether an assertion may name a place or a person: %j', (assertion, expected) => {
  expect(isPrivate({ manifests: { one: { assertions: [assertion] } } })).toBe(expected);
});

test('the stand-in keeps its key to itself, shares it, and renews its certificate before its end', async () => {
  expect((await stat(path.join(dir, 'content-credentials.json'))).mode & 0o777).toBe(0o600);
  const [first, second] = [
    await ours.endsAt(),
    await createCredentials(standInAuthority(dir, { now: () => now }), '').endsAt(),
  ];
  expect(second).toEqual(first);
  now = new Date(NOW.getTime() + 320 * DAY_MS);
  expect((await ours.endsAt()).getTime()).toBeGreaterThan(now.getTime() + 360 * DAY_MS);
  const signed = await ours.sign(picture(jpeg), WORK, null);
  expect(await ours.read(picture(signed))).toMatchObject({ validity: 'known' });
});

test('a key that is not the certificate’s is refused at start', async () => {
  const [one, other] = [await makeRoot('One', NOW), await makeRoot('Other', NOW)];
  expect(() => authorityOf(one.certificate, other.privateKey)).toThrow('is not the key');
});
