import request from 'supertest';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoundArtist, Suggestion } from '#shared/discovery/search/contract.ts';
import type { SearchFacets, SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { explainQueries } from '#server/testing/explain.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { createProject } from '#server/testing/hire.ts';
import { nearestWord } from '#server/spelling/correct.ts';
import { excerptOf } from './excerpt.ts';
import { countSearchWords } from '#server/features/discovery/search/jobs.ts';

let app: TestApp;
let member: TestMember;
let artist: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app);
  artist = await createMember(app, {
    artistName: 'Noor Halabi',
    city: 'Genève',
    bio: 'I print. Mostly etchings.',
  });
  const publish = (fields: Partial<typeof artworks.$inferInsert>) =>
    createArtwork(app, { userId: artist.id, ...fields });
  await publish({ title: 'Crème brûlée', category: 'handmade_art', isForSale: true, price: '50.00' });
  await publish({
    title: 'Harbour print',
    description: 'Low tide. Two boats at the old quay.',
    price: '100.00',
    isForSale: true,
  });
  await publish({
    title: 'Three paintings of rain',
    tags: ['weather'],
    category: 'digital_art',
    isNftAvailable: true,
  });
  await publish({
    title: 'Untitled',
    description: 'A harbour seen from above.',
    isForSale: true,
    price: '2000.00',
  });
  await publish({
    title: "O'Brien's door",
    altText: 'A green wooden door',
    medium: 'Gouache',
    category: 'ai_art',
  });
});
afterAll(() => app.close());

const get = async <T>(path: string, params: Record<string, string>, who = member): Promise<T> => {
  const query = new URLSearchParams(params).toString();
  const answer = await request(app.server).get(`${path}?${query}`).set('Cookie', who.cookie).expect(200);
  return answer.body as T;
};
const titles = async (q: string, more: Record<string, string> = {}, who = member) =>
  (await get<{ title: string }[]>('/api/artworks', { q, ...more }, who)).map(({ title }) => title);
const summary = (q: string, more: Record<string, string> = {}, who = member) =>
  get<SearchSummary>('/api/search/summary', { q, ...more }, who);
/** The choices that leave something. */
const facets = async (q: string, facet: string, more: Record<string, string> = {}) => {
  const { counts } = await get<SearchFacets>('/api/search/facets', { q, ...more });
  const found = counts.filter((one) => one.facet === facet && one.count > 0);
  return Object.fromEntries(found.map(({ value, count }) => [value, count]));
};
const suggestions = (q: string, who = member) => get<Suggestion[]>('/api/search/suggestions', { q }, who);

describe('words', () => {
  it.each([
    ['creme', 'Crème brûlée'],
    ['CRÈME Brulee', 'Crème brûlée'],
    ['the paintings of rai', 'Three paintings of rain'],
    ['weather', 'Three paintings of rain'],
    ['gouache', "O'Brien's door"],
    ['wooden', "O'Brien's door"],
    ["o'brien", "O'Brien's door"],
    ['noor halabi doo', "O'Brien's door"],
  ])('%s finds %s', async (q, title) => {
    expect(await titles(q)).toEqual([title]);
  });

  it('find by painting what was painted with anything', async () => {
    for (const word of ['painting', 'paint'])
      expect((await titles(word)).toSorted(), word).toEqual(["O'Brien's door", 'Three paintings of rain']);
  });

  it('rank a title above a description', async () => {
    expect(await titles('harbour')).toEqual(['Harbour print', 'Untitled']);
    expect(await titles('harbour', { sort: 'newest' })).toEqual(['Untitled', 'Harbour print']);
  });

  it.each([
    '"',
    "'",
    '& | ! :*',
    '(',
    '\\',
    '😀',
    '%_',
    '<->',
    "'; drop table artworks",
    "=&('",
    "=|harbour'",
    ' ',
    '\ud800',
    'ﷺ'.repeat(200),
  ])('never cause an error: %j', async (q) => {
    await titles(q);
    await summary(q);
    await suggestions(q);
    await get('/api/search/artists', { q });
    await get('/api/courses', { q });
    await get('/api/inspiration-content', { q });
    await get('/api/hire-projects', { q });
  });

  it.each(['\0', 'a\0b'])('with NUL, which Postgres cannot store, are refused: %j', async (q) => {
    for (const path of ['/api/artworks', '/api/search/summary', '/api/search/suggestions']) {
      const query = new URLSearchParams({ q }).toString();
      await request(app.server).get(`${path}?${query}`).set('Cookie', member.cookie).expect(400);
    }
  });

  it('follow changes of the artist’s name and of the work', async () => {
    const other = await createMember(app, { artistName: 'Zephyrine' });
    const work = await createArtwork(app, { userId: other.id, title: 'Calm' });
    expect(await titles('zephyrine')).toEqual(['Calm']);
    await app.ctx.db.update(users).set({ artistName: 'Quillon' }).where(eq(users.id, other.id));
    await app.ctx.db.update(artworks).set({ title: 'Storm' }).where(eq(artworks.id, work.id));
    expect(await titles('quillon storm')).toEqual(['Storm']);
    expect(await titles('zephyrine', { exact: 'true' })).toEqual([]);
    await app.ctx.db.delete(artworks).where(eq(artworks.id, work.id));
    await app.ctx.db.delete(users).where(eq(users.id, other.id));
    await countSearchWords(app.ctx);
    expect(await titles('storm', { exact: 'true' })).toEqual([]);
  });

  it('include those of projects', async () => {
    await createProject(app, { title: 'Quizzical pamphlet' });
    await countSearchWords(app.ctx);
    expect(await summary('quizzicla')).toMatchObject({ words: 'quizzical', projects: 1 });
  });
});

describe('typing errors', () => {
  it('are corrected equally in the list, the counts and the suggestions', async () => {
    expect(await titles('harbour prnit')).toEqual(['Harbour print']);
    expect(await summary('harbour prnit')).toMatchObject({
      words: 'harbour print',
      corrected: 'harbour prnit',
      artworks: 1,
    });
    expect((await suggestions('prnit'))[0]).toMatchObject({ title: 'Harbour print' });
    expect(await get<{ id: string }[]>('/api/search/artists', { q: 'halbai' })).toMatchObject([
      { id: artist.id },
    ]);
  });

  it('are kept if intended, and if nothing is similar', async () => {
    expect(await titles('prnit', { exact: 'true' })).toEqual([]);
    expect(await summary('prnit', { exact: 'true' })).toMatchObject({
      words: 'prnit',
      corrected: null,
      artworks: 0,
    });
    expect(await titles('xylophonic')).toEqual([]);
    // A word that is known nowhere does not keep another from being corrected.
    expect(await summary('xylophonic prnit')).toMatchObject({
      words: 'xylophonic print',
      artworks: 0,
      fewer: 1,
    });
  });

  it('are not seen in abbreviations, nor in words that begin otherwise', async () => {
    for (const word of ['prt', 'wrint']) expect(await summary(word)).toMatchObject({ corrected: null });
  });

  it('are corrected to the nearest word, then the most used', () => {
    const known = [
      { word: 'point', uses: 90 },
      { word: 'print', uses: 3 },
      { word: 'pront', uses: 1 },
    ];
    expect(nearestWord('prnit', known)).toBe('print');
    expect(
      nearestWord('prit', [
        { word: 'writ', uses: 9 },
        { word: 'print', uses: 1 },
      ]),
    ).toBe('print');
    expect(nearestWord('zzz', known)).toBe(null);
  });
});

describe('what was read out of the box', () => {
  it('finds both spellings and words that mean the same, unless exactly these were meant', async () => {
    expect(await titles('harbor')).toEqual(['Harbour print', 'Untitled']);
    expect(await titles('marina')).toEqual(['Harbour print']);
    expect(await titles('marina', { exact: 'true' })).toEqual([]);
  });

  it('excludes words', async () => {
    expect(await titles('harbour -print')).toEqual(['Untitled']);
    expect(await titles('-harbour -rain -brulee')).toEqual(["O'Brien's door"]);
  });

  it('filters by price, sale and artist; what was chosen replaces what was typed', async () => {
    expect(await titles('harbour under 500')).toEqual(['Harbour print']);
    expect(await titles('harbour under 500', { minPrice: '1000' })).toEqual(['Untitled']);
    expect((await titles('for sale')).toSorted()).toEqual(['Crème brûlée', 'Harbour print', 'Untitled']);
    expect(await titles('by Halabi gouache')).toEqual(["O'Brien's door"]);
    expect(await titles('by Harbour')).toEqual([]);
    expect(await summary('harbour under 500')).toMatchObject({ artworks: 1, plain: 'harbour' });
  });

  it('lists works that match fewer words apart, in pages of their own', async () => {
    expect(await titles('harbour boats gouache')).toEqual([]);
    expect(await titles('harbour boats gouache', { match: 'any' })).toEqual([
      'Harbour print',
      "O'Brien's door",
      'Untitled',
    ]);
    expect(await titles('harbour print', { match: 'any' })).toEqual(['Untitled']);
    expect(await titles('gouache', { match: 'any' })).toEqual([]);
    expect(await summary('harbour boats under 500')).toMatchObject({ artworks: 1, fewer: 0 });
    expect(await summary('harbour boats gouache under 500')).toMatchObject({ artworks: 0, fewer: 1 });
    const path = '/api/artworks?q=harbour%20boats%20gouache&match=any&limit=2';
    const first = await request(app.server).get(path).set('Cookie', member.cookie).expect(200);
    const next = /<([^>]+)>; rel="next"/.exec(first.get('Link')!)![1]!;
    const second = await request(app.server).get(next).set('Cookie', member.cookie).expect(200);
    expect((second.body as { title: string }[]).map(({ title }) => title)).toEqual(['Untitled']);
  });
});

describe('counts', () => {
  it('are shown for every kind', async () => {
    expect(await summary('')).toMatchObject({ artworks: 5, artists: 0, corrected: null });
    expect(await summary('harbour', { minPrice: '1000' })).toMatchObject({ artworks: 1 });
    expect(await summary('noor')).toMatchObject({ artworks: 5, artists: 1 });
  });

  it('are shown for every choice of a facet, with the other facets unchanged', async () => {
    expect(await facets('', 'category')).toEqual({
      photography: 2,
      digital_art: 1,
      ai_art: 1,
      handmade_art: 1,
    });
    expect(await facets('', 'price')).toEqual({ under_100: 1, '100_500': 1, over_1000: 1 });
    expect(await facets('', 'forSale')).toEqual({ true: 3 });
    expect(await facets('', 'nft')).toEqual({ true: 1 });
    expect(await facets('', 'orientation')).toEqual({ landscape: 5 });
    expect(await facets('', 'physical')).toEqual({ false: 5 });
    expect(await facets('', 'making')).toEqual({ human: 4, ai: 1 });
    expect(await facets('harbour', 'price', { minPrice: '1000' })).toEqual({ '100_500': 1, over_1000: 1 });
    expect(await facets('harbour', 'category', { minPrice: '1000' })).toEqual({ photography: 1 });
    expect((await facets('', 'category', { category: 'ai_art' })).photography).toBe(2);
  });
});

describe('suggestions', () => {
  it('show the sentence that matched', async () => {
    expect((await suggestions('quay'))[0]).toEqual(
      expect.objectContaining({
        kind: 'artwork',
        title: 'Harbour print',
        detail: [
          { text: 'Two boats at the old ', isMatch: false },
          { text: 'quay', isMatch: true },
          { text: '.', isMatch: false },
        ],
      }),
    );
    expect(await suggestions('genev')).toEqual([
      expect.objectContaining({
        kind: 'artist',
        id: artist.id,
        detail: [
          { text: 'Genèv', isMatch: true },
          { text: 'e', isMatch: false },
        ],
      }),
    ]);
    const [work, ...rest] = await suggestions('noor');
    expect(work!.detail).toEqual([
      { text: 'Noor', isMatch: true },
      { text: ' Halabi, Gouache', isMatch: false },
    ]);
    expect(rest.map(({ kind }) => kind)).toEqual(['artwork', 'artwork', 'artist']);
    expect(work).toHaveProperty('price');
    expect(await suggestions(' ')).toEqual([]);
  });

  it('shorten long sentences around the match', () => {
    const long = `${'word '.repeat(60)}ember ${'tail '.repeat(60)}`;
    const text = excerptOf([null, long], ['ember'])!
      .map((part) => part.text)
      .join('');
    expect(text).toMatch(/^….*ember.*…$/);
    expect(text.length).toBeLessThan(160);
  });
});

describe('hidden content', () => {
  it('is not found by viewers who cannot see it', async () => {
    const viewer = await createMember(app, { hidesAi: true });
    expect(await titles('door', {}, viewer)).toEqual([]);
    expect((await summary('', {}, viewer)).artworks).toBe(4);
    await app.ctx.db.insert(blocks).values({ blockerId: artist.id, blockedId: viewer.id });
    expect(await titles('harbour', {}, viewer)).toEqual([]);
    expect(await summary('noor', {}, viewer)).toMatchObject({ artworks: 0, artists: 0 });
    expect(await suggestions('noor', viewer)).toEqual([]);
    expect(await get('/api/search/artists', { q: 'noor' }, viewer)).toEqual([]);
    await app.ctx.db.delete(blocks);
    await app.ctx.db.update(users).set({ isHidden: true }).where(eq(users.id, artist.id));
    // As the event of a hidden member does: first pages are kept for a second.
    await app.ctx.live.dropCards(app.ctx.db);
    expect(await titles('harbour')).toEqual([]);
    expect(await get('/api/search/artists', { q: 'noor' })).toEqual([]);
    expect(await titles('harbour', {}, artist)).toHaveLength(2);
    await app.ctx.db.update(users).set({ isHidden: false }).where(eq(users.id, artist.id));
  });
});

describe('artists', () => {
  it('are listed in pages, best match first, each once', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        createMember(app, { artistName: `Vesper ${n}`, lastName: 'Moss' }),
      ),
    );
    await createMember(app, { bio: 'Likes vesper songs.', lastName: 'Moss' });
    const seen: string[] = [];
    let next: string | undefined = '/api/search/artists?q=vesper&limit=5';
    while (next) {
      const answer: request.Response = await request(app.server)
        .get(next)
        .set('Cookie', member.cookie)
        .expect(200);
      seen.push(...(answer.body as { id: string }[]).map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(answer.get('Link') ?? '')?.[1];
    }
    expect(seen).toHaveLength(13);
    expect(new Set(seen.slice(0, 12))).toEqual(new Set(made.map(({ id }) => id)));
    const { queries } = await explainQueries(app.ctx.pool, () => get('/api/search/artists', { q: 'vesper' }));
    expect(queries).toBe(2);
    for (const likesCount of [1, 4, 2, 3]) {
      await createArtwork(app, { userId: made[0]!.id, title: `Work ${likesCount}`, likesCount });
    }
    await createArtwork(app, { userId: made[0]!.id, isHidden: true, likesCount: 9 });
    const [found] = await get<FoundArtist[]>('/api/search/artists', { q: 'vesper 0' });
    const liked = await app.ctx.db.select().from(artworks).where(eq(artworks.userId, made[0]!.id));
    const best = liked
      .filter((work) => !work.isHidden && work.likesCount > 1)
      .toSorted((one, other) => other.likesCount - one.likesCount);
    expect(found!.works.map(({ id }) => id)).toEqual(best.map(({ id }) => id));
  });
});
