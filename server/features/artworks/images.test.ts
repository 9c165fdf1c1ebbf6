/** Works with several pictures: what holds for the first one holds for all. */
import { eq } from 'drizzle-orm';
import request from 'supertest';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { artworkColors, artworkImages, artworks } from '#shared/artworks/tables.ts';
import { imageCredentials } from '#shared/credentials/tables.ts';
import type { PurchaseStatus } from '#shared/orders/states.ts';
import { purchases } from '#shared/orders/tables.ts';
import { uploadManifests, uploads } from '#shared/uploads/tables.ts';
import { uploadIdOf } from '#server/files/address.ts';
import { removeUnused } from '#server/files/table.ts';
import { signBatch } from '#server/features/credentials/jobs.ts';
import { storeUpload } from '#server/features/uploads/service.ts';
import { uploadTable } from '#server/features/uploads/upload-table.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { decideHidden } from '#server/testing/moderation.ts';
import { unzip } from '#server/testing/unzip.ts';
import { measureBatch } from './palette/jobs.ts';

const DAY_MS = 86_400_000;
const FORM = { title: 'Four jugs', category: 'handmade_art', isForSale: false, isNftAvailable: false };
let app: TestApp;
let artist: TestMember;
let other: TestMember;
let moderator: TestMember;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_UPLOAD: '100000' } });
  [artist, other, moderator] = await Promise.all([
    createMember(app),
    createMember(app),
    createMember(app, { role: 'moderator' }),
  ]);
});
afterAll(() => app.close());

const as = (who: TestMember) => ({
  get: (url: string) => request(app.server).get(url).set('Cookie', who.cookie),
  publish: (body: object) =>
    request(app.server)
      .post('/api/artworks')
      .set('Cookie', who.cookie)
      .send({ ...FORM, ...body }),
  edit: (id: string, body: object) =>
    request(app.server)
      .patch(`/api/artworks/${id}`)
      .set('Cookie', who.cookie)
      .send({ ...FORM, ...body }),
});
const paint = (color: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: color } })
    .webp({ lossless: true })
    .toBuffer();
const upload = async (color = '#456', who = artist) =>
  (await storeUpload(app.ctx, who.id, await paint(color))).objectPath;
const listed = (urls: string[]) => urls.map((imageUrl) => ({ imageUrl }));

async function publish(further: { altText?: string }[] = [{}, {}]) {
  const images = [];
  for (const about of [{}, ...further]) images.push({ imageUrl: await upload(), ...about });
  const urls = images.map(({ imageUrl }) => imageUrl);
  const { body } = await as(artist).publish({ imageUrl: urls[0], images }).expect(201);
  return { id: body.id as string, urls };
}
const read = async (id: string) =>
  (await as(artist).get(`/api/artworks/${id}`).expect(200)).body as ArtworkDetail;
const order = async (id: string) => (await read(id)).images.map(({ imageUrl }) => imageUrl);
async function buy(artworkId: string, status: PurchaseStatus): Promise<string> {
  const price = { amount: '50.00', artistAmount: '45.00', commissionAmount: '5.00' };
  const [row] = await app.ctx.db
    .insert(purchases)
    .values({ buyerId: other.id, sellerId: artist.id, artworkId, ...price, status })
    .returning();
  return row!.id;
}
/** @returns the code of a refusal */
const arrange = async (id: string, urls: string[], status = 200): Promise<string | undefined> =>
  (
    await as(artist)
      .edit(id, { images: listed(urls) })
      .expect(status)
  ).body.code;
const statusOf = async (url: string) =>
  (
    await app.ctx.db
      .select()
      .from(uploads)
      .where(eq(uploads.id, uploadIdOf(url)!))
  )[0]?.status;

describe('the pictures of a work', () => {
  it('are published with it, in order, and cards show the first one alone', async () => {
    const { id, urls } = await publish([{ altText: 'The glaze up close' }, {}]);
    const work = await read(id);
    expect(work.images).toMatchObject([
      { imageUrl: work.imageUrl, altText: null },
      { imageUrl: urls[1], altText: 'The glaze up close', width: 64, height: 48 },
      { imageUrl: urls[2], altText: null },
    ]);
    const { body } = await as(other).get('/api/artworks').expect(200);
    expect(body[0]).toMatchObject({ id, imageUrl: urls[0] });
    expect(body[0]).not.toHaveProperty('images');
    // Whoever changes a picture, the page’s text is a new one.
    await app.ctx.db
      .update(artworkImages)
      .set({ altText: 'From behind' })
      .where(eq(artworkImages.imageUrl, urls[2]!));
    expect((await read(id)).images[2]).toMatchObject({ altText: 'From behind' });
    for (const url of urls.slice(1)) {
      const [row] = await app.ctx.db
        .select()
        .from(uploads)
        .where(eq(uploads.id, uploadIdOf(url)!));
      expect(row).toMatchObject({ status: 'attached', purpose: 'view' });
    }
  });

  it('are one if none are named, and the first alternative text is the work’s', async () => {
    const imageUrl = await upload();
    const { body } = await as(artist).publish({ imageUrl, altText: 'A jug' }).expect(201);
    expect((await read(body.id)).images).toMatchObject([{ imageUrl, altText: 'A jug' }]);
    await as(artist)
      .edit(body.id, { altText: 'A jug', images: [{ imageUrl, altText: 'Two jugs' }] })
      .expect(200);
    expect(await read(body.id)).toMatchObject({ altText: 'Two jugs', images: [{ altText: 'Two jugs' }] });
  });

  it('begin with the first one, at most ten, none twice, and the path says which is wrong', async () => {
    const [imageUrl, view] = [await upload(), await upload()];
    const wrong = async (images: object[], wrongPath: string) => {
      const { body } = await as(artist).publish({ imageUrl, images }).expect(400);
      expect(body).toMatchObject({ code: 'invalid_request', errors: [{ path: wrongPath }] });
    };
    await wrong(listed([view, imageUrl]), 'images.0.imageUrl');
    await wrong(listed([imageUrl, view, view]), 'images.2.imageUrl');
    await wrong(listed([imageUrl, ...Array.from({ length: 10 }, () => view)]), 'images');
    await wrong([], 'images');
  });

  it('are refused one by one: another member’s, one that is used already, one that is none', async () => {
    const imageUrl = await upload();
    const refused = async (url: string) => {
      const { body } = await as(artist).publish({ imageUrl, images: listed([imageUrl, url]) });
      return [body.code, body.errors?.[0]?.path];
    };
    const { urls } = await publish([{}]);
    expect(await refused(await upload('#123', other))).toEqual(['upload_not_found', 'images.1.imageUrl']);
    expect(await refused(urls[1]!)).toEqual(['upload_in_use', 'images.1.imageUrl']);
    expect(await refused('nothing')).toEqual(['upload_not_found', 'images.1.imageUrl']);
    expect(await statusOf(imageUrl)).toBe('ready');
  });

  it('count for storage, not for the works of the month', async () => {
    const paying = await createMember(app, { isSubscriber: true });
    const left = async (member: TestMember) =>
      (await as(member).get('/api/objects/storage').expect(200)).body.bytesLeft as number | null;
    expect(await left(paying)).toBeNull();
    const member = await createMember(app);
    const before = (await left(member))!;
    expect(before).toBe(2 * 2 ** 30);
    const imageUrl = await upload('#789', member);
    const view = await upload('#987', member);
    expect(await left(member)).toBeLessThan(before);
    const { body } = await as(member)
      .publish({ imageUrl, images: listed([imageUrl, view]) })
      .expect(201);
    await app.ctx.db
      .update(uploads)
      .set({ bytes: 2 ** 30 })
      .where(eq(uploads.userId, member.id));
    expect(await left(member)).toBe(0);
    const late = await storeUpload(app.ctx, member.id, await paint('#111'));
    const answer = await as(member).edit(body.id, { images: listed([imageUrl, view, late.objectPath]) });
    expect(answer.body.code).toBe('upload_quota');
    await as(member)
      .edit(body.id, { images: listed([imageUrl]) })
      .expect(200);
  });
});

describe('changing them', () => {
  it('adds, removes and moves all but the first one; what is removed is swept', async () => {
    const { id, urls } = await publish();
    const [first, a, b] = urls as [string, string, string];
    const added = await upload();
    await arrange(id, [first, added, b]);
    expect(await order(id)).toEqual([first, added, b]);
    expect(await statusOf(a)).toBe('ready');
    await app.ctx.db
      .update(uploads)
      .set({ createdAt: new Date(app.clock.now().getTime() - 2 * DAY_MS) })
      .where(eq(uploads.id, uploadIdOf(a)!));
    await removeUnused(app.ctx, uploadTable);
    expect([await statusOf(a), await statusOf(b)]).toEqual([undefined, 'attached']);
    await as(artist).edit(id, {}).expect(200);
    expect(await order(id)).toEqual([first, added, b]);
    for (const images of [[added, first, b], [b], [await upload(), added]]) {
      expect(await arrange(id, images, 409)).toBe('image_fixed');
    }
    await as(other)
      .edit(id, { images: listed([first, b]) })
      .expect(403);
    expect(await order(id)).toEqual([first, added, b]);
  });

  it('keeps alternative texts that are not sent, and clears empty ones', async () => {
    const { id, urls } = await publish([{ altText: 'Handle' }, { altText: 'Foot' }]);
    const [first, a, b] = urls as [string, string, string];
    await as(artist)
      .edit(id, { images: [{ imageUrl: first }, { imageUrl: b }, { imageUrl: a, altText: '' }] })
      .expect(200);
    expect((await read(id)).images.map(({ altText }) => altText)).toEqual([null, 'Foot', null]);
    // As they were read.
    await as(artist)
      .edit(id, { images: (await read(id)).images })
      .expect(200);
  });

  it.each(['pending', 'paid', 'delivered'] as const)(
    'is over once a purchase is %s: then only their texts change',
    async (status) => {
      const { id, urls } = await publish();
      const [first, a, b] = urls as [string, string, string];
      await buy(id, status);
      for (const images of [
        [first, b, a],
        [first, a],
        [first, a, b, await upload()],
      ]) {
        expect(await arrange(id, images, 409)).toBe('image_fixed');
      }
      await as(artist)
        .edit(id, { images: [{ imageUrl: first }, { imageUrl: a, altText: 'Rim' }, { imageUrl: b }] })
        .expect(200);
      expect((await read(id)).images[1]).toMatchObject({ altText: 'Rim' });
      await app.ctx.db.update(purchases).set({ status: 'refunded' }).where(eq(purchases.artworkId, id));
      await arrange(id, [first]);
    },
  );

  it('whatever is done, the first of them is the work’s picture', async () => {
    const { id, urls } = await publish();
    const first = urls[0]!;
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const known = [...urls];
    for (let round = 0; round < 30; round += 1) {
      if (random(3) === 0) known.push(await upload());
      const wanted = known.filter(() => random(3) > 0).toSorted(() => random(3) - 1);
      if (random(4) > 0) wanted.unshift(...(wanted[0] === first ? [] : [first]));
      const images = listed(random(3) > 0 ? [...new Set(wanted)] : wanted);
      const before = await order(id);
      const { status } = await as(artist).edit(id, { images });
      const work = await read(id);
      expect(work.images[0]!.imageUrl).toBe(first);
      expect(work.imageUrl).toBe(first);
      const after = work.images.map(({ imageUrl }) => imageUrl);
      expect(after).toEqual(status === 200 ? images.map(({ imageUrl }) => imageUrl) : before);
    }
  });
});

describe('every picture', () => {
  const media = async (url: string, who?: TestMember) => {
    const asked = request(app.server).get(url.replace('/objects/', '/media/') + '/card.webp');
    return (await (who ? asked.set('Cookie', who.cookie) : asked)).status;
  };

  it('is hidden with its work, and cannot be changed then', async () => {
    const { id, urls } = await publish();
    for (const url of urls) expect(await media(url)).toBe(200);
    await decideHidden(app, moderator, { subject: 'artwork', subjectId: id });
    for (const url of urls) {
      await expect.poll(() => media(url)).toBe(404);
      expect([await media(url, artist), await media(url, moderator)]).toEqual([200, 200]);
      await as(other).get(url).expect(404);
      await as(artist).get(url).expect(302);
    }
    expect(await arrange(id, urls.slice(0, 2), 409)).toBe('image_fixed');
    await as(artist)
      .edit(id, {
        images: urls.map((imageUrl, index) => ({ imageUrl, ...(index > 0 && { altText: 'Rim' }) })),
      })
      .expect(200);
  });

  it('has its original for the artist and the buyer, who gets all of them as one ZIP', async () => {
    const { id, urls } = await publish();
    const one = `?image=${uploadIdOf(urls[1]!)}`;
    await as(artist).get(`/api/artworks/${id}/original${one}`).expect(200);
    await as(other).get(`/api/artworks/${id}/original${one}`).expect(403);
    const download = as(other).get(`/api/artworks/${id}/download${one}`);
    await download.expect('Content-Disposition', /Four jugs 2/);
    for (const image of ['nothing', uploadIdOf((await publish([])).urls[0]!)])
      await as(artist).get(`/api/artworks/${id}/original?image=${image}`).expect(404);
    const orderId = await buy(id, 'paid');
    await app.ctx.db.update(artworks).set({ soldAt: new Date() }).where(eq(artworks.id, id));
    const files = (await as(other).get(`/api/order-files/${orderId}`).expect(200)).body as {
      kind: string;
      name: string;
      path: string;
    }[];
    expect(files.map(({ kind, name }) => [kind, name])).toEqual([
      ['original', 'Four jugs.webp'],
      ['view', 'Four jugs 2.webp'],
      ['view', 'Four jugs 3.webp'],
    ]);
    const zip = await as(other).get(`/api/order-files/${orderId}/zip`).responseType('blob').expect(200);
    const inside = await unzip(zip.body as Buffer);
    for (const { name, path: alone } of files)
      expect(inside.get(name)).toEqual((await as(other).get(alone).responseType('blob').expect(200)).body);
    // What a buyer has is still theirs when moderators hide it.
    await decideHidden(app, moderator, { subject: 'artwork', subjectId: id });
    await expect.poll(() => media(urls[2]!)).toBe(404);
    expect(await media(urls[2]!, other)).toBe(200);
    await as(other).get(files[2]!.path).expect(200);
  });

  it('is signed, also one that is added later; one that is removed is not signed again', async () => {
    const { id, urls } = await publish([{}]);
    const versions = async () => {
      while (await signBatch(app.ctx));
      const rows = await app.ctx.db.select().from(imageCredentials).where(eq(imageCredentials.artworkId, id));
      return new Map(rows.map(({ uploadId, version }) => [`/objects/${uploadId}`, version]));
    };
    const before = await versions();
    expect([...before.keys()]).toEqual([urls[1]]);
    const added = await upload();
    await as(artist)
      .edit(id, { title: 'Four mugs', images: listed([urls[0]!, added]) })
      .expect(200);
    const after = await versions();
    expect([...after.keys()]).toEqual([added]);
    const preview = await request(app.server).get(added.replace('/objects/', '/media/') + '/preview.webp');
    expect(preview.get('Location')).toBe(`preview.${after.get(added)}.webp`);
    await as(artist).edit(id, { title: 'Five mugs' }).expect(200);
    expect((await versions()).get(added)).not.toBe(after.get(added));
  });

  it('labels its work if its file says AI, until a moderator takes the label off', async () => {
    const { id, urls } = await publish([]);
    const view = await upload();
    await app.ctx.db.insert(uploadManifests).values({
      uploadId: uploadIdOf(view)!,
      validity: 'unknown',
      sourceType: 'compositeWithTrainedAlgorithmicMedia',
      isEmbeddable: false,
    });
    const making = async (images: string[]) =>
      (
        await as(artist)
          .edit(id, { making: 'by_hand', images: listed(images) })
          .expect(200)
      ).body.making as string;
    expect(await making([urls[0]!, view])).toBe('ai_assisted');
    await request(app.server)
      .put(`/api/artworks/${id}/ai-label`)
      .set('Cookie', moderator.cookie)
      .send({ isLifted: true })
      .expect(204);
    expect(await making([urls[0]!, view])).toBe('by_hand');
  });

  it('has a part in the colors; the first one counts as much as all others', async () => {
    const imageUrl = await upload('#c9412f');
    const views = [await upload('#184a81'), await upload('#184a81')];
    const { body } = await as(artist)
      .publish({ imageUrl, images: listed([imageUrl, ...views]) })
      .expect(201);
    const shares = async () => {
      while (await measureBatch(app.ctx));
      const rows = await app.ctx.db.select().from(artworkColors).where(eq(artworkColors.artworkId, body.id));
      return rows.map(({ share }) => Math.round(100 * share));
    };
    expect(await shares()).toEqual([50, 50]);
    await arrange(body.id, [imageUrl]);
    expect(await shares()).toEqual([100]);
  });

  it('is found by its alternative text', async () => {
    const { id, urls } = await publish([{ altText: 'Kolomyjka pattern along the rim' }]);
    const found = async () =>
      ((await as(other).get('/api/artworks?q=kolomyjka')).body as { id: string }[]).map((hit) => hit.id);
    await expect.poll(found).toEqual([id]);
    await arrange(id, [urls[0]!]);
    await expect.poll(found).toEqual([]);
  });

  it('goes with its work', async () => {
    const { id, urls } = await publish();
    await request(app.server).delete(`/api/artworks/${id}`).set('Cookie', artist.cookie).expect(204);
    for (const url of urls) expect(await statusOf(url)).toBe('ready');
    expect(await app.ctx.db.$count(artworkImages, eq(artworkImages.artworkId, id))).toBe(0);
  });
});
