/** What a link says to anyone, and that it says nothing of what no one may be told of. */
import { eq } from 'drizzle-orm';
import express from 'express';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, expect, it } from 'vitest';
import { users } from '#shared/accounts/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { collectionItems, collections } from '#shared/collections/tables.ts';
import { DEFAULT_RATES } from '#shared/kernel/commission.ts';
import { type Preview, previewCall } from '#shared/previews/contract.ts';
import { createApp } from '#server/app.ts';
import { sendDocument } from '#server/http/spa.ts';
import { IDLE, startTestApp } from '#server/testing/app.ts';
import { Browser } from '#server/testing/browser.ts';
import { createArtwork, createCourse, createMember } from '#server/testing/factories.ts';

const UNKNOWN = '11111111-1111-4111-8111-111111111111';
const PLACEHOLDERS = '<!--preloads--><!--view--><!--answers-->';
const HTML = `<title>Atelier</title><meta\n name="description"\n content="All." />${PLACEHOLDERS}`;

const app = await startTestApp({ env: { RATE_LIMIT_READ: '100000' } });
afterAll(() => app.close());
const { db } = app.ctx;
const documents = express();
const site = {
  publicUrl: 'https://gallery.example',
  assetUrl: 'https://pictures.example',
  isSelling: true,
  hasPremiumCourses: () => true,
  prices: async () => ({ ...DEFAULT_RATES, premiumPrice: '10.00' }),
};
createApp(app.ctx, {
  standIns: [],
  process: IDLE,
  client: (read) => {
    documents.use(sendDocument(site, () => HTML, undefined, read));
    return (_req, _res, next) => next();
  },
});

const open = (path: string, cookie = ''): Promise<string> =>
  request(documents)
    .get(path)
    .set('cookie', cookie)
    .then(({ text }) => text);
const previewOf = async (path: string): Promise<Preview | null> =>
  (await (await fetch(app.url + previewCall(path))).json()) as Preview | null;
const askCard = (path: string): Promise<Response> => fetch(app.url + path, { redirect: 'manual' });
const tagsOf = (html: string): Record<string, string> => {
  const { document } = new Window();
  document.head.innerHTML = html.split('<script')[0]!;
  const tags = Array.from(document.querySelectorAll('meta'), (tag) => [
    tag.getAttribute('property') ?? tag.getAttribute('name'),
    tag.getAttribute('content'),
  ]);
  return { ...Object.fromEntries(tags), title: document.querySelector('title')?.textContent };
};

const artist = await createMember(app, { artistName: 'Mina "M" Okoro', bio: 'Paper and\nglass.' });
const work = await createArtwork(app, {
  userId: artist.id,
  title: '</title><script>1</script> & <!--answers-->',
  description: 'word '.repeat(100),
  altText: 'A kite',
  isForSale: true,
  price: '180.00',
});
async function createCollection(
  fields: Partial<typeof collections.$inferInsert> & { ownerId: string },
  works: string[],
) {
  const [row] = await db
    .insert(collections)
    .values({ title: 'Blue hour', visibility: 'public', ...fields })
    .returning();
  for (const [position, artworkId] of works.entries())
    await db
      .insert(collectionItems)
      .values({ collectionId: row!.id, ownerId: fields.ownerId, artworkId, position });
  return row!.id;
}

it('tells crawlers the title, artist, description and card of a work, escaped', async () => {
  // A slow answer is not waited for.
  await expect.poll(() => open(`/artwork/${work.id}`)).toContain('og:title');
  const html = await open(`/artwork/${work.id}`);
  const title = `${work.title} by Mina "M" Okoro`;
  const tags = tagsOf(html);
  expect(tags).toMatchObject({
    title: `${title} - Atelier`,
    'og:title': title,
    'twitter:title': title,
    'twitter:card': 'summary_large_image',
    'og:url': `https://gallery.example/artwork/${work.id}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A kite',
  });
  expect(tags['description']).toMatch(/^word( word)*…$/);
  expect(tags['description']!.length).toBeLessThanOrEqual(200);
  const { cardUrl, pictureUrl } = (await previewOf(`/artwork/${work.id}`))!;
  expect(tags['og:image']).toBe(`https://gallery.example${cardUrl}`);
  expect(html).toContain(`href="https://pictures.example${pictureUrl}"`);
  // Members have the screen itself.
  expect(await open(`/artwork/${work.id}`, artist.cookie)).not.toContain('og:title');
});

it('tells of a member with works, of a course, and of a public collection with the works that may be told of', async () => {
  const discreet = await createMember(app, { hasPreviews: false });
  const collector = await createMember(app, { artistName: 'Edmund' });
  const theirs = await createArtwork(app, { userId: discreet.id });
  const course = await createCourse(app, { instructorId: artist.id });
  const collection = await createCollection({ ownerId: collector.id }, [theirs.id, work.id]);
  expect(await previewOf(`/profile/${artist.id}`)).toMatchObject({
    title: 'Mina "M" Okoro',
    artist: null,
    description: 'Paper and glass.',
  });
  expect(await previewOf(`/education/${course.id}`)).toMatchObject({
    title: 'Night walks',
    artist: 'Mina "M" Okoro',
  });
  const { pictureUrl, ...told } = (await previewOf(`/collection/${collection}`))!;
  expect(told).toMatchObject({ title: 'Blue hour', artist: 'Edmund' });
  expect(pictureUrl).toBe(`/media/${work.imageUrl.slice('/objects/'.length)}/card.webp`);
});

it('draws the card once for each version, and gives it to no one any more at once', async () => {
  const { id, imageUrl } = await createArtwork(app, { userId: artist.id, title: 'ضوء المساء 静かな水面 🌞' });
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#246' } });
  const key = `renditions/${imageUrl.slice('/objects/'.length)}/preview.webp`;
  await app.ctx.storage.write(key, await picture.webp().toBuffer(), 'image/webp');
  const { cardUrl } = (await previewOf(`/artwork/${id}`))!;
  // The first one waits for its thread to start; one that takes too long is answered with 503.
  await expect.poll(async () => (await askCard(cardUrl)).status, { timeout: 40_000 }).toBe(200);
  const card = await askCard(cardUrl);
  expect(card.headers.get('content-type')).toBe('image/jpeg');
  expect(card.headers.get('x-robots-tag')).toBe('noai, noimageai');
  const bytes = Buffer.from(await card.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // The picture is in it.
  const { data } = await sharp(bytes)
    .extract({ left: 340, top: 310, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.abs(data[2]! - 0x66)).toBeLessThan(8);

  await db.update(artworks).set({ title: 'Evening', allowsAiTraining: true }).where(eq(artworks.id, id));
  const next = (await previewOf(`/artwork/${id}`))!.cardUrl;
  const old = await askCard(cardUrl);
  expect([old.status, old.headers.get('location')]).toEqual([302, next]);
  expect((await askCard(next)).headers.get('x-robots-tag')).toBeNull();
  await db.update(artworks).set({ isHidden: true }).where(eq(artworks.id, id));
  expect((await askCard(next)).status).toBe(404);
}, 60_000);

it('answers for what no one may be told of exactly as for what is not there', async () => {
  const day = new Date(Date.now() + 86_400_000);
  const by = async (fields: Parameters<typeof createMember>[1]) => {
    const { id: userId } = await createMember(app, fields);
    const { id } = await createArtwork(app, { userId });
    const course = await createCourse(app, { instructorId: userId });
    const list = await createCollection({ ownerId: userId }, [work.id]);
    return [`/artwork/${id}`, `/profile/${userId}`, `/education/${course.id}`, `/collection/${list}`];
  };
  const owner = { userId: artist.id, ownerId: artist.id, instructorId: artist.id };
  const paths = [
    ...(await by({ hasPreviews: false })),
    ...(await by({ isHidden: true })),
    ...(await by({ suspendedUntil: day })),
    ...(await by({ deletesAt: day })),
    `/profile/${(await createMember(app)).id}`,
    `/artwork/${(await createArtwork(app, { ...owner, isHidden: true })).id}`,
    `/education/${(await createCourse(app, { ...owner, isPublished: false })).id}`,
    `/education/${(await createCourse(app, { ...owner, isHidden: true })).id}`,
    `/collection/${await createCollection({ ...owner, visibility: 'private' }, [work.id])}`,
    `/collection/${await createCollection({ ...owner, visibility: 'link' }, [work.id])}`,
    `/collection/${await createCollection({ ...owner, isHidden: true }, [work.id])}`,
  ];
  const same = ({ headers, status }: Response, body: string) => ({
    status,
    body,
    headers: [...headers].filter(([name]) => !['date', 'ratelimit', 'x-request-id'].includes(name)),
  });
  const SCREENS: Record<string, string> = { education: 'course' };
  const answers = async (path: string) => {
    const [, first = '', id] = path.split('/');
    const asked = [previewCall(path), `/api/previews/${SCREENS[first] ?? first}/${id}/${'a'.repeat(12)}.jpg`];
    const api = await Promise.all(
      asked.map(async (url) => {
        const response = await askCard(url);
        return same(response, await response.text());
      }),
    );
    return { document: await open(path), api };
  };
  for (const path of paths)
    expect(await answers(path), path).toEqual(await answers(path.replace(/[^/]+$/, UNKNOWN)));
  const nowhere = await askCard('/api/previews-of-nothing');
  const [, card] = (await answers(paths[0]!)).api;
  expect(card).toEqual(same(nowhere, await nowhere.text()));
  expect(await previewOf('/settings/privacy')).toBeNull();
  expect(await previewOf('/artwork/%E0%A4%A')).toBeNull();
});

it('is off as soon as its owner says no', async () => {
  const other = await createMember(app);
  const { id } = await createArtwork(app, { userId: other.id });
  expect(await previewOf(`/artwork/${id}`)).not.toBeNull();
  const put = await fetch(`${app.url}/api/auth/user/preferences`, {
    method: 'PUT',
    headers: { cookie: other.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ hasPreviews: false }),
  });
  expect(await put.json()).toMatchObject({ hasPreviews: false, hidesAi: false });
  expect(await previewOf(`/artwork/${id}`)).toBeNull();
  const [row] = await db.select({ hasPreviews: users.hasPreviews }).from(users).where(eq(users.id, other.id));
  expect(row).toEqual({ hasPreviews: false });
});

it('is the line on the page of the sign-in stand-in', async () => {
  const returnTo = encodeURIComponent(`/artwork/${work.id}?from=wall`);
  const page = await new Browser(app.url).open(`/api/login?returnTo=${returnTo}`);
  expect(page.text).toContain('To see “&#60;/title&#62;');
  expect(page.text).not.toContain('<script');
  const other = await new Browser(app.url).open(`/api/login?returnTo=/artwork/${UNKNOWN}`);
  expect(other.text).toContain('Welcome back.');
});
