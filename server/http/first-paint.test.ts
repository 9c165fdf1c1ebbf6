import express from 'express';
import request from 'supertest';
import { afterAll, expect, it } from 'vitest';
import { DEFAULT_RATES } from '#shared/kernel/commission.ts';
import { createApp } from '../app.ts';
import { IDLE, startTestApp } from '../testing/app.ts';
import { createArtwork, createMember } from '../testing/factories.ts';
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
const HTML = `${SCRIPT}<!--preloads-->|<!--picture-->|<!--answer-->`;
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
  const start = `<script type="application/json" id="answer" data-path="${path}">`;
  // A slow answer is not waited for.
  await expect.poll(() => open(`/artwork/${work.id}`, member.cookie)).toContain(start);
  const document = await open(`/artwork/${work.id}`, member.cookie);
  const name = work.imageUrl.slice('/objects/'.length);
  expect(document).toContain(`src="https://pictures.example/media/${name}/card.webp"`);
  const [json] = /(?<=id="answer" data-path=".+?">)[^<]*(?=<\/script>$)/.exec(document)!;
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
