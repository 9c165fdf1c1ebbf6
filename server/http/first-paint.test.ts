import express from 'express';
import request from 'supertest';
import { afterAll, expect, it } from 'vitest';
import { firstMinutes } from '#shared/accounts/first-minutes/tables.ts';
import { memberVisits } from '#shared/accounts/visits/tables.ts';
import { follows } from '#shared/follows/tables.ts';
import { DEFAULT_RATES } from '#shared/kernel/commission.ts';
import { createApp } from '../app.ts';
import { IDLE, startTestApp } from '../testing/app.ts';
import { createArtwork, createHubVideo, createMember } from '../testing/factories.ts';
import { sendDocument } from './spa.ts';

const app = await startTestApp();
afterAll(() => app.close());

const site = {
  publicUrl: 'https://gallery.example',
  assetUrl: 'https://pictures.example',
  isSelling: true,
  hasPremiumCourses: () => true,
  isFilling: () => false,
  prices: async () => ({ ...DEFAULT_RATES, premiumPrice: '10.00' }),
};
const SCRIPT = '<script type="module"></script>';
/** Nothing was put into it. */
const PLAIN = `${SCRIPT}||`;
const HTML = `${SCRIPT}<!--preloads-->|<!--view-->|<!--answers-->`;
const documents = express();
createApp(app.ctx, {
  standIns: [],
  process: IDLE,
  client: (read) => {
    documents.use(sendDocument(site, () => HTML, undefined, read));
    return (_req, _res, next) => next();
  },
});

const artist = await createMember(app);
const member = await createMember(app);
const open = (path: string, cookie = '') =>
  request(documents)
    .get(path)
    .set('cookie', cookie)
    .then(({ text }) => text);

it('has the picture of a work, and the answer to its call, in the document', async () => {
  const work = await createArtwork(app, { userId: artist.id, title: '</script><img src=x>' });
  const path = `/api/artworks/${work.id}`;
  const start = `<script type="application/json" data-path="${path}">`;
  // A slow answer is not waited for.
  await expect.poll(() => open(`/artwork/${work.id}`, member.cookie)).toContain(start);
  const document = await open(`/artwork/${work.id}`, member.cookie);
  const name = work.imageUrl.slice('/objects/'.length);
  expect(document).toContain(`src="https://pictures.example/media/${name}/card.webp"`);
  const [json] = /(?<=data-path=".+?">)[^<]*(?=<\/script>$)/.exec(document)!;
  // The picture comes first.
  expect(document).toMatch(/^<script type="module" fetchpriority="low">/);
  const answer = await fetch(app.url + path, { headers: { cookie: member.cookie } });
  expect(JSON.parse(json)).toEqual(await answer.json());
});

it('has nothing of what its reader may not see', async () => {
  const { id } = await createArtwork(app, { userId: artist.id, isHidden: true });
  await expect.poll(() => open(`/artwork/${id}`, artist.cookie)).toContain('/media/');
  expect(await open(`/artwork/${id}`, member.cookie)).toBe(PLAIN);
  expect(await open(`/artwork/${id}`)).toBe(PLAIN);
});

/** One who was here before, and follows an artist. */
async function returningMember(artistId: string) {
  const returning = await createMember(app);
  const lastVisitAt = new Date(Date.now() - 2 * 86_400_000);
  await app.ctx.db.insert(memberVisits).values({ userId: returning.id, seenAt: new Date(), lastVisitAt });
  await app.ctx.db.insert(follows).values({ followerId: returning.id, followingId: artistId });
  return returning;
}

it('shows a returning member the first row of what is new, and has the answer to its call', async () => {
  const other = await createMember(app);
  for (const width of [900, 1200, 800, 1300, 700])
    await createArtwork(app, { userId: other.id, width, height: 900 });
  const { cookie } = await returningMember(other.id);
  await expect.poll(() => open('/', cookie)).toContain('data-path="/api/home/news?since=');
  const document = await open('/', cookie);
  const [, path, json] = /data-path="(\/api\/home[^"]+)">([^<]*)/.exec(document)!;
  const answer = await fetch(app.url + path!, { headers: { cookie } });
  const news = (await answer.json()) as { works: { imageUrl: string }[] };
  expect(JSON.parse(json!)).toEqual(news);
  const [, view] = /<div class="first first-home fixed">(.*)<\/div>\|/.exec(document)!;
  const pictures = [...view!.matchAll(/src="https:\/\/pictures.example\/media\/([^/]+)\/card.webp"/g)];
  const newest = news.works.slice(0, 2).map(({ imageUrl }) => imageUrl.slice('/objects/'.length));
  expect(pictures.map(([, name]) => name)).toEqual(newest);
  expect(document).toMatch(/^<script type="module" fetchpriority="low">/);
});

it('shows nothing of it where something else stands above it, or others fill the row', async () => {
  const other = await createMember(app);
  await createArtwork(app, { userId: other.id, width: 900, height: 900 });
  const { cookie } = await returningMember(other.id);
  await expect.poll(() => open('/', cookie)).toContain('data-path="/api/home/news');
  expect(await open('/', cookie)).not.toContain('class="first ');
  for (let n = 0; n < 5; n += 1) await createArtwork(app, { userId: other.id, width: 900, height: 900 });
  expect(await open('/', cookie)).toContain('class="first ');
  const asked = await returningMember(other.id);
  await app.ctx.db.insert(firstMinutes).values({ userId: asked.id, interests: ['sell'], mediums: [] });
  await expect.poll(() => open('/', asked.cookie)).toContain('data-path="/api/home/news');
  expect(await open('/', asked.cookie)).not.toContain('class="first ');
});

it('shows the picture of the first video of the Hub, where the one who asks will see it', async () => {
  await createHubVideo(app, { artistId: artist.id, thumbnailUrl: '/objects/hub' });
  const view = /<div class="first first-([\w-]+) fixed">.*Inspiration Hub.*src="([^"]+)"/;
  const seen = async ({ cookie }: { cookie: string }) =>
    view.exec(await open('/inspiration', cookie))?.slice(1);
  const picture = 'https://pictures.example/media/hub/card.webp';
  await expect.poll(() => seen(member)).toEqual(['hub', picture]);
  const named = await createMember(app, { artistName: 'Noor' });
  expect(await seen(named)).toEqual(['hub-artist', picture]);
  expect(await open('/for-hire', member.cookie)).toContain('>For Hire</p>');
  expect(await open('/inspiration')).toBe(PLAIN);
});

it('links the first picture of Home, unless the address filters it', async () => {
  const { imageUrl } = await createArtwork(app, { userId: artist.id });
  const name = imageUrl.slice('/objects/'.length);
  // A slow answer is not waited for.
  await expect.poll(() => open('/', member.cookie)).toContain(`/media/${name}/card.webp`);
  // The picture comes with the scripts.
  expect(await open('/', member.cookie)).toMatch(/^<script type="module">/);
  expect(await open('/?category=photography', member.cookie)).toBe(PLAIN);
  expect(await open('/settings', member.cookie)).toBe(PLAIN);
});
