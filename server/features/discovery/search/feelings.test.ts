/** What people type when they know a feeling rather than a title, in the demo gallery. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makingOf, tagsOf } from '#server/demo/making.ts';
import { MEMBERS, PEOPLE, WORKS } from '#server/demo/manifest.ts';
import { MEDIA } from '#server/demo/media-folder.ts';
import { measurePalette } from '#server/features/artworks/palette/measure.ts';
import { savePalette } from '#server/features/artworks/palette/queries.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';

let app: TestApp;
let viewer: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  viewer = await createMember(app);
  const artists = new Map<string, string>();
  for (const person of [...MEMBERS, ...PEOPLE]) {
    if (artists.has(person.slug)) continue;
    const { firstName, lastName, artistName, bio } = person;
    artists.set(person.slug, (await createMember(app, { firstName, lastName, artistName, bio })).id);
  }
  for (const work of WORKS) {
    const row = await createArtwork(app, {
      userId: artists.get(work.artist)!,
      title: work.title,
      description: work.description,
      altText: work.alt,
      medium: work.medium,
      category: work.category,
      making: makingOf(work),
      tags: tagsOf(work),
      isForSale: work.isForSale,
      price: work.isForSale && work.priceUsd !== null ? work.priceUsd.toFixed(2) : null,
    });
    await savePalette(app.ctx.db, row.id, await measurePalette(await readFile(path.join(MEDIA, work.file))));
  }
}, 60_000);
afterAll(() => app.close());

const titles = async (params: Record<string, string>): Promise<string[]> => {
  const query = new URLSearchParams(params).toString();
  const answer = await request(app.server)
    .get(`/api/artworks?${query}`)
    .set('Cookie', viewer.cookie)
    .expect(200);
  return (answer.body as { title: string }[]).map(({ title }) => title);
};
/** As on the screen: what matches all words, then what matches fewer. */
const found = async (q: string): Promise<string[]> => {
  const [all, fewer] = [await titles({ q }), await titles({ q, match: 'any' })];
  expect(
    all.filter((title) => fewer.includes(title)),
    'in both lists',
  ).toEqual([]);
  return [...all, ...fewer];
};
const FIRST_ROW = 6;

/** Each with a work that belongs into the first row. */
const FEELINGS: [words: string, title: string][] = [
  ['calm', 'A Wash for Each Breath'],
  ['something calm for the bedroom', 'The Lake Keeps a Copy'],
  ['a quiet morning', 'Good Morning, Hill'],
  ['lonely', 'Signal from the Ridge'],
  ['lonely house at night', 'Signal from the Ridge'],
  ['warm and cozy', 'Winter Blanket'],
  ['loud', 'KLANG'],
  ['loud colors for the living room', 'KLANG'],
  ['blue harbor', 'Harbour, No Wind'],
  ['stormy sea', 'Harbour, No Wind'],
  ['joyful flowers', 'Bouquet for a Wall'],
  ['sad and rainy', 'A Wash for Each Breath'],
  ['dreamy purple', 'Soft Matter No. 3'],
  ['mysterious', 'Sea Pen'],
  ['romantic red roses', 'Rose for a Stairwell'],
  ['fresh green', 'Steps of Water'],
  ['cold winter light', 'Last Light on the Summit'],
  ['dramatic sunset', 'Last Light on the Summit'],
  ['playful pattern for the kids room', 'How the Zebra Was Told'],
  ['nostalgic kitchen', 'Kitchen Windows'],
  ['misty mountains', 'A Wash for Each Breath'],
  ['minimal line drawing', 'Two Pendulums, Agreeing'],
  ['wild mountains', 'Larches Below the Ridge'],
  ['peaceful lake', 'The Lake Keeps a Copy'],
  ['golden hour', 'Seed Head'],
  ['cheerful yellow', 'Good Morning, Hill'],
  ['melancholy gray', 'A Wash for Each Breath'],
  ['spooky night', 'Everyone Is Still Up'],
  ['love', 'Dahlia at 137.5°'],
  ['cosmic', 'Soft Matter No. 3'],
  ['earthy tones', 'Terracotta Gyroid'],
  ['pastel pink', 'Tray No. 42'],
  ['energetic abstract', 'KLANG'],
  ['feels like autumn', 'Larches Below the Ridge'],
  ['sunny hills', 'Good Morning, Hill'],
  ['ocean blue ceramics', 'The Plate We Dropped'],
  ['angry red', 'Canyon from Above'],
  ['gift for a musician', 'KLANG'],
  ['memories of my grandmother', 'Kitchen Windows'],
  ['city at night', 'Everyone Is Still Up'],
];

describe('a search by feeling', () => {
  it.each(FEELINGS)('%s fills a row, with %s in it', async (words, title) => {
    const works = await found(words);
    expect(works.length).toBeGreaterThanOrEqual(FIRST_ROW);
    expect(works.slice(0, FIRST_ROW)).toContain(title);
  });

  it.each([
    ['blue harbor', 'Harbour, No Wind'],
    ['stormy sea', 'Harbour, No Wind'],
    ['a quiet morning', 'Every Valley to the Sea'],
    ['foggy morning', 'Every Valley to the Sea'],
    ['cold winter light', 'The Path at Picos'],
    ['snow covered mountains', 'The Path at Picos'],
    ['sad and rainy', 'A Wash for Each Breath'],
    ['dramatic sunset', 'Last Light on the Summit'],
    ['romantic red roses', 'Bouquet for a Wall'],
    ['love', 'Bouquet for a Wall'],
    ['cosmic', 'Orbit'],
    ['starry night sky', 'Orbit'],
    ['peaceful lake', 'The Lake Keeps a Copy'],
    ['peaceful forest', 'Steps of Water'],
    ['minimal line drawing', 'It Started as a Circle'],
    ['elegant black and white', 'A Wash for Each Breath'],
    ['ocean blue ceramics', 'The Plate We Dropped'],
    ['pastel pink', 'Second Sunrise'],
    ['cheerful yellow', 'Good Morning, Hill'],
    ['vintage botanical', 'What Grew by the Gate'],
    ['something funny for the office', 'Two at the Window'],
    ['joyful flowers', 'Bouquet for a Wall'],
    ['fresh green', 'Steps of Water'],
    ['nostalgic kitchen', 'Kitchen Windows'],
    ['feels like autumn', 'Larches Below the Ridge'],
    ['gift for a musician', 'After the Session'],
    ['memories of my grandmother', 'Kitchen Windows'],
    ['city at night', 'Everyone Is Still Up'],
    ['gift for a dog lover', 'Two at the Window'],
    ['I miss the deep ocean', 'Down to the Blue'],
  ])('%s begins with what shows it, %s', async (words, title) => {
    expect((await found(words))[0]).toBe(title);
  });

  it('is forty of them', () => {
    expect(FEELINGS).toHaveLength(40);
  });

  it('finds a color by the picture, the more of it the earlier', async () => {
    const blue = await titles({ q: 'blue' });
    expect(blue.slice(0, 4)).toEqual(expect.arrayContaining(['Folded Four Times', 'What Grew by the Gate']));
    expect(await titles({ color: 'pink' })).toContain('Tray No. 42');
    const [closest] = await titles({ color: '184a81' });
    expect(closest).toBe('What Grew by the Gate');
  });
});
