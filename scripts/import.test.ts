/** An export comes back through the import of the client: works, pictures, texts and order. Nothing comes twice. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dataExports } from '#shared/accounts/export/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import type { Draft } from '#shared/drafts/contract.ts';
import { toArtworkForm } from '#shared/drafts/to-work.ts';
import { makePlan } from '#client/features/drafts/import/plan.ts';
import { clearImport, startImport } from '#client/features/drafts/import/run.ts';
import { exportKey, makeExport, sourcesOf } from '#server/features/accounts/export/service.ts';
import { storeUpload } from '#server/features/uploads/service.ts';
import { FEATURES } from '#server/features.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { unzip } from '#server/testing/unzip.ts';

let app: TestApp;
/** Whose browser the client is in. */
let viewer: TestMember;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_UPLOAD: '1000' } });
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, { headers, ...init }: RequestInit = {}) =>
    real(new URL(path, app.url), {
      ...init,
      headers: { ...(headers as object), ...(path.startsWith('/') ? { cookie: viewer.cookie } : {}) },
    }),
  );
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { pathname: '/works/import' });
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await app.close();
});

const send = (who: TestMember, method: 'get' | 'post' | 'delete', path: string, body?: object) =>
  request(app.server)[method](path).set('Cookie', who.cookie).send(body);
let shade = 0;
/** A picture of its own. */
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: { r: (shade += 9), g: 80, b: 90 } } })
    .png()
    .toBuffer();

/** @param work with the texts of its other pictures */
async function publish(artist: TestMember, { views = [], ...work }: (typeof WORKS)[number]): Promise<string> {
  const images: { imageUrl: string; altText: string }[] = [];
  for (const altText of [work.altText ?? '', ...views]) {
    const { objectPath } = await storeUpload(app.ctx, artist.id, await picture());
    images.push({ imageUrl: objectPath, altText });
  }
  const form = { ...work, images, imageUrl: images[0]!.imageUrl };
  const { body } = await send(artist, 'post', '/api/artworks', form).expect(201);
  return (body as { id: string }).id;
}

async function exportOf(member: TestMember): Promise<Buffer> {
  await send(member, 'post', '/api/export').expect(200);
  const [row] = await app.ctx.db.select().from(dataExports).where(eq(dataExports.userId, member.id));
  await makeExport(app.ctx, sourcesOf(FEATURES), row!.id);
  return app.ctx.storage.read(exportKey(member.id, row!.id), 2 ** 30);
}

interface Shown {
  image_url: string;
  alt_text: string | null;
}
type Row = Record<string, unknown> & Shown & { images?: Shown[] };
/** What two works never share. */
const OWN = new Set(['id', 'image_url', 'created_at', 'updated_at']);

/** What the works in an export are; their pictures in order, by hash, each with its text. */
async function worksIn(zip: Buffer): Promise<object[]> {
  const files = await unzip(zip);
  const hashOf = (imageUrl: string) => {
    const [, content] = [...files].find(([name]) => name.includes(imageUrl.split('/').at(-1)!))!;
    return createHash('sha256').update(content).digest('hex');
  };
  const rows = JSON.parse(files.get('data/artworks.json')!.toString()) as Row[];
  return rows.map(({ images, ...row }) => ({
    ...Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.has(name))),
    pictures: (images ?? [row]).map(({ image_url, alt_text }) => [hashOf(image_url), alt_text]),
  }));
}

const planOf = (who: TestMember, zip: Buffer) => {
  viewer = who;
  const list = new File([new Uint8Array(zip)], 'export.zip', { type: 'application/zip' });
  return makePlan({ pictures: [], list }, () => {});
};
async function importAs(who: TestMember, zip: Buffer): Promise<void> {
  const { works } = await planOf(who, zip);
  await startImport(works);
  clearImport();
}
/** Oldest first. */
const draftsOf = async (who: TestMember): Promise<Draft[]> =>
  ((await send(who, 'get', '/api/drafts').expect(200)).body as Draft[]).toReversed();
const publishDraft = ({ id, version, ...draft }: Draft) => ({
  ...toArtworkForm(draft),
  draftId: id,
  draftVersion: version,
});

const WORKS: { title: string; altText?: string; views?: string[]; [field: string]: unknown }[] = [
  {
    title: '=1+1, “quoted”; and 🎨',
    views: ['The back', '', 'A corner'],
    description: 'Two lines,\nand a tab\there',
    altText: 'A sum',
    medium: 'Linocut, 3/20',
    category: 'handmade_art',
    making: 'by_hand',
    tags: ['sea', 'deep blue'],
    isForSale: true,
    price: '1200.50',
    isOpenToOffers: true,
    leastOffer: '900.00',
    isPhysical: true,
    deliveryCost: '18.00',
    widthMm: 405,
    heightMm: 1,
    depthMm: 20_000,
    isNftAvailable: true,
    allowsAiTraining: true,
  },
  {
    title: 'An edition',
    category: 'photography',
    making: 'camera',
    isForSale: true,
    price: '60',
    editionSize: 20,
  },
  { title: 'On request', category: 'ai_art', making: 'ai_generated', isForSale: true },
  { title: 'Not for sale', category: 'graphic_design', making: 'digital', tags: ['a'] },
];

/** Its CSV with its pictures, as somebody chooses them who has unpacked it. */
async function unpacked(zip: Buffer) {
  const files = [...(await unzip(zip))].map(
    ([name, content]) => new File([new Uint8Array(content)], name.split('/').at(-1)!),
  );
  const list = files.find(({ name }) => name === 'artworks.csv')!;
  return { pictures: files.filter(({ name }) => name.endsWith('.png')), list };
}

describe('an export of an artist, imported into a new account', () => {
  let [artist, newcomer]: TestMember[] = [];
  let zip: Buffer;
  beforeAll(async () => {
    [artist, newcomer] = [await createMember(app), await createMember(app)];
    for (const work of WORKS) await publish(artist, work);
    const [sold, hidden] = [await publish(artist, WORKS[3]!), await publish(artist, WORKS[3]!)];
    await app.ctx.db.update(artworks).set({ soldAt: new Date() }).where(eq(artworks.id, sold));
    await app.ctx.db.update(artworks).set({ isHidden: true }).where(eq(artworks.id, hidden));
    zip = await exportOf(artist);
  });

  test('says what is not imported, and publishes nothing', async () => {
    const { works } = await planOf(newcomer!, zip);
    expect(works.map(({ notes }) => notes)).toEqual([[], [], [], [], [], []]);
    expect(works.map(({ refusal }) => refusal)).toEqual([
      null,
      null,
      null,
      null,
      'It was sold. Not imported.',
      'A moderator hid it. Not imported.',
    ]);
    await importAs(newcomer!, zip);
    expect((await draftsOf(newcomer!)).map(({ fields }) => fields.title)).toEqual(
      WORKS.map(({ title }) => title),
    );
    expect(await app.ctx.db.$count(artworks, eq(artworks.userId, newcomer!.id))).toBe(0);
  });

  test('is read alike from its CSV and its pictures', async () => {
    const [whole, apart] = [await planOf(artist!, zip), await makePlan(await unpacked(zip), () => {})];
    const about = ({ works }: typeof whole) =>
      works.map(({ fields, notes, importKey, pictures }) => [fields, notes, importKey, pictures.length]);
    expect(about(apart).slice(0, whole.works.length)).toEqual(about(whole));
    expect(apart.unread).toEqual([]);
  });

  test('makes nothing twice, before and after the drafts are published', async () => {
    await importAs(newcomer!, zip);
    expect(await draftsOf(newcomer!)).toHaveLength(4);
    for (const draft of await draftsOf(newcomer!))
      await send(newcomer!, 'post', '/api/artworks', publishDraft(draft)).expect(201);
    const { works } = await planOf(newcomer!, zip);
    expect(works.slice(0, 4).every(({ known }) => known?.artworkId)).toBe(true);
    // Whoever does not ask first is refused.
    const { importKey } = works[0]!;
    const { body } = await send(newcomer!, 'post', '/api/drafts', { importKey }).expect(409);
    expect(body).toMatchObject({ code: 'already_imported' });
    // The artist has these works, under the ids of the export.
    expect((await planOf(artist!, zip)).works.slice(0, 4).every(({ known }) => known?.artworkId)).toBe(true);
  });

  test('gives equal works, pictures, texts and order', async () => {
    expect(await worksIn(await exportOf(newcomer!))).toEqual((await worksIn(zip)).slice(0, 4));
  });

  test('comes again once it is deleted, and is no one else’s', async () => {
    const [first] = await app.ctx.db
      .select({ id: artworks.id })
      .from(artworks)
      .where(eq(artworks.userId, newcomer!.id));
    await send(newcomer!, 'delete', `/api/artworks/${first!.id}`).expect(204);
    await importAs(newcomer!, zip);
    const [draft] = await draftsOf(newcomer!);
    await send(newcomer!, 'delete', `/api/drafts/${draft!.id}`).expect(204);
    await importAs(newcomer!, zip);
    expect(await draftsOf(newcomer!)).toHaveLength(1);
    const { works } = await planOf(await createMember(app), zip);
    expect(works.map(({ known }) => known)).toEqual(works.map(() => null));
  });
});
