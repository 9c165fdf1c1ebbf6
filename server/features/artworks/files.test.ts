import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artworks } from '#shared/artworks/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { uploads } from '#shared/uploads/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember, createVideo } from '#server/testing/factories.ts';

let app: TestApp;
let artist: TestMember;
let buyer: TestMember;
let other: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  [artist, buyer, other] = await Promise.all([createMember(app), createMember(app), createMember(app)]);
});
afterAll(() => app.close());

/** A work whose files can be told apart. */
async function publish(fields: Partial<typeof artworks.$inferInsert> = {}) {
  const work = await createArtwork(app, { userId: artist.id, ...fields });
  const uploadId = work.imageUrl.slice('/objects/'.length);
  await app.ctx.storage.write(
    `uploads/${fields.userId ?? artist.id}/${uploadId}`,
    Buffer.from('original'),
    'image/jpeg',
  );
  for (const name of ['large', 'preview']) {
    await app.ctx.storage.write(`renditions/${uploadId}/${name}.webp`, Buffer.from(name), 'image/webp');
  }
  return work.id;
}
const fetchFile = (id: string, what: 'download' | 'original', who?: TestMember) =>
  request(app.server)
    .get(`/api/artworks/${id}/${what}`)
    .set('Cookie', who?.cookie ?? '');
const got = async (id: string, who: TestMember) =>
  String((await fetchFile(id, 'download', who).responseType('blob').expect(200)).body);

it('gives everyone the large image of a work that is not for sale, named after it', async () => {
  const id = await publish({ title: 'Être / "là"' });
  for (const who of [artist, other]) expect(await got(id, who)).toBe('large');
  const answer = await fetchFile(id, 'download', other);
  expect(answer.get('Cache-Control')).toContain('no-store');
  expect(answer.get('Content-Disposition')).toContain(`filename*=UTF-8''%C3%8Atre%20l%C3%A0.webp`);
});

it('gives the original of a work for sale or sold to its artist and its buyer only', async () => {
  const id = await publish({ isForSale: true, price: '50.00' });
  expect(await got(id, artist)).toBe('original');
  expect(await got(id, buyer)).toBe('preview');
  await app.ctx.db.insert(purchases).values({
    buyerId: buyer.id,
    sellerId: artist.id,
    artworkId: id,
    status: 'paid',
    amount: '50.00',
    artistAmount: '45.00',
    commissionAmount: '5.00',
  });
  await app.ctx.db.update(artworks).set({ soldAt: new Date(), isForSale: false }).where(eq(artworks.id, id));
  expect(await got(id, buyer)).toBe('original');
  expect(await got(id, other)).toBe('preview');
  const answer = await fetchFile(id, 'download', buyer);
  expect(answer.get('Content-Disposition')).toBe('attachment; filename="Quiet water.jpg"');
});

it('gives the original to the buyer of a hidden work, also of a suspended artist', async () => {
  const seller = await createMember(app);
  const id = await publish({ userId: seller.id, isHidden: true });
  await app.ctx.db.insert(purchases).values({
    buyerId: buyer.id,
    sellerId: seller.id,
    artworkId: id,
    status: 'paid',
    amount: '50.00',
    artistAmount: '45.00',
    commissionAmount: '5.00',
  });
  await app.ctx.db
    .update(users)
    .set({ suspendedUntil: new Date('9999-01-01') })
    .where(eq(users.id, seller.id));
  await fetchFile(id, 'original', buyer).expect(200);
  await fetchFile(id, 'download', buyer).expect(200);
  await fetchFile(id, 'original', other).expect(404);
});

it('shows the original to its artist and its buyer only', async () => {
  const id = await publish();
  const answer = await fetchFile(id, 'original', artist).responseType('blob').expect(200);
  expect(String(answer.body)).toBe('original');
  expect(answer.get('Content-Type')).toBe('image/jpeg');
  expect((await fetchFile(id, 'original', other).expect(403)).body.code).toBe('not_allowed');
});

it('returns nothing to members the artist has blocked', async () => {
  const id = await publish();
  const shunned = await createMember(app);
  await app.ctx.db.insert(blocks).values({ blockerId: artist.id, blockedId: shunned.id });
  expect((await fetchFile(id, 'download', shunned).expect(404)).body.code).toBe('artwork_not_found');
});

it('returns nothing to visitors, for hidden works, or for unknown ones', async () => {
  const id = await publish({ isHidden: true });
  for (const what of ['download', 'original'] as const) {
    expect((await fetchFile(id, what).expect(401)).body.code).toBe('sign_in_required');
    expect((await fetchFile(id, what, other).expect(404)).body.code).toBe('artwork_not_found');
    expect((await fetchFile('nope', what, other).expect(404)).body.code).toBe('artwork_not_found');
    await fetchFile('11111111-1111-4111-8111-111111111111', what, other).expect(404);
  }
  const lost = await createArtwork(app, { userId: artist.id });
  expect((await fetchFile(lost.id, 'download', artist).expect(404)).body.code).toBe('not_found');
});

describe('object paths', () => {
  const follow = (imageUrl: string, who?: TestMember) =>
    request(app.server)
      .get(imageUrl)
      .set('Cookie', who?.cookie ?? '');
  const leadsTo = async (imageUrl: string, who: TestMember) =>
    (await follow(imageUrl, who).expect(302)).get('Location');
  const upload = async (fields: Partial<typeof uploads.$inferInsert>) => {
    const id = randomUUID();
    const facts = { key: `originals/${id}`, expiresAt: new Date(), width: 1, height: 1, placeholder: 'AAAA' };
    await app.ctx.db.insert(uploads).values({ id, userId: artist.id, ...facts, ...fields });
    return `/objects/${id}`;
  };

  it('redirect every member to the largest public rendition, even if they may download more', async () => {
    const { imageUrl } = await createArtwork(app, { userId: artist.id });
    const preview = imageUrl.replace('/objects/', '/media/') + '/preview.webp';
    for (const who of [artist, other]) expect(await leadsTo(imageUrl, who)).toBe(preview);
  });

  it('redirect to the CDN of public pictures, if there is one, while files stay here', async () => {
    const cdn = await startTestApp({
      databaseUrl: app.ctx.config.databaseUrl!,
      env: { ASSET_URL: 'https://cdn.example/atelier/' },
    });
    try {
      const { id, imageUrl } = await createArtwork(app, { userId: artist.id });
      const ask = (path: string) => request(cdn.server).get(path).set('Cookie', artist.cookie);
      const answer = await ask(imageUrl).expect(302);
      const preview = imageUrl.replace('/objects/', '/media/') + '/preview.webp';
      expect(answer.get('Location')).toBe(`https://cdn.example/atelier${preview}`);
      const policy = answer.get('Content-Security-Policy')!;
      for (const kind of ['img-src', 'media-src']) {
        expect(policy).toMatch(new RegExp(`${kind} [^;]*https://cdn\\.example(;| )`));
      }
      // Paths of the API stay paths, and private files are on no other host.
      expect((await ask(`/api/artworks/${id}`).expect(200)).text).not.toContain('cdn.example');
      expect((await ask(`/api/artworks/${id}/download`)).get('Location') ?? '').not.toContain('cdn.example');
    } finally {
      await cdn.close();
    }
  });

  it('are for everyone who can see the work', async () => {
    const [moderator, shunned] = [await createMember(app, { role: 'moderator' }), await createMember(app)];
    const shown = await createArtwork(app, { userId: artist.id });
    const hidden = await createArtwork(app, { userId: artist.id, isHidden: true });
    await app.ctx.db.insert(blocks).values({ blockerId: artist.id, blockedId: shunned.id });
    expect((await follow(shown.imageUrl).expect(401)).body.code).toBe('sign_in_required');
    expect((await follow(shown.imageUrl, shunned).expect(404)).body.code).toBe('not_found');
    expect((await follow(hidden.imageUrl, other).expect(404)).body.code).toBe('not_found');
    for (const who of [artist, moderator]) await follow(hidden.imageUrl, who).expect(302);
    // Removing a work detaches its upload.
    await app.ctx.db.delete(artworks).where(eq(artworks.id, shown.id));
    await follow(shown.imageUrl, other).expect(404);
  });

  it('exist for images only, and not for unattached ones of others', async () => {
    const moderator = await createMember(app, { role: 'moderator' });
    const [ready, issued, portfolio, avatar] = await Promise.all([
      upload({ status: 'ready' }),
      upload({ status: 'issued' }),
      upload({ status: 'attached', purpose: 'portfolio' }),
      upload({ status: 'attached', purpose: 'avatar' }),
    ]);
    const video = await createVideo(app, { userId: artist.id });
    const paths = { ready, issued, portfolio, avatar, video: `/objects/${video.id}`, odd: '/objects/nope' };
    const answers = async (who: TestMember) => {
      const entries = Object.entries(paths).map(
        async ([name, path]) => [name, (await follow(path, who)).status] as const,
      );
      return Object.fromEntries(await Promise.all(entries));
    };
    const none = { ready: 404, issued: 404, video: 404, odd: 404 };
    expect(await answers(artist)).toEqual({ ...none, ready: 302, portfolio: 302, avatar: 302 });
    expect(await answers(other)).toEqual({ ...none, portfolio: 302, avatar: 404 });
    expect(await answers(moderator)).toEqual({ ...none, portfolio: 302, avatar: 302 });
  });
});
