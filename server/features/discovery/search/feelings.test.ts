/** What people type when they know a feeling rather than a title, in the demo gallery. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchFacets, SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import { MOOD_WORDS } from '#shared/discovery/search/feeling-words.ts';
import { openDemoWorks } from './testing.ts';

let gallery: Awaited<ReturnType<typeof openDemoWorks>>;
beforeAll(async () => {
  gallery = await openDemoWorks();
});
afterAll(() => gallery.app.close());

const get: typeof gallery.get = (endpoint, params) => gallery.get(endpoint, params);
const titles: typeof gallery.titles = (params) => gallery.titles(params);
const found: typeof gallery.found = (q) => gallery.found(q);
const counted: typeof gallery.counted = (what, q) => gallery.counted(what, q);
const FIRST_ROW = 6;

/** Each with a work that belongs into the first row. */
const FEELINGS: [words: string, title: string][] = [
  ['calm', 'A Wash for Each Breath'],
  ['something calm for the bedroom', 'Every Valley to the Sea'],
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
  ['playful pattern for the kids room', 'Traffic of Ribbons'],
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
    ['dramatic sunset', 'Harbour, No Wind'],
    ['love', 'Dahlia at 137.5°'],
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

  it.each([
    ['under two hundred', ''],
    ['between fifty and one hundred', ''],
    ['unter 200', ''],
    ['cheap poster', ''],
    ['not abstract', ''],
    ['landscape without mountains', 'Steps of Water'],
    ['plants but not green', 'What Grew by the Gate'],
    ['flowers except roses', 'Seed Head'],
    ['no people', ''],
    ['night sky without the moon', 'Everyone Is Still Up'],
    ['photo with no mountains', 'Steps of Water'],
    ['blue without AI', 'Folded Four Times'],
    ['seascape', 'Harbour, No Wind'],
    ['sea scape', 'Harbour, No Wind'],
    ['sunflowers', 'Bouquet for a Wall'],
    ['water color', 'A Wash for Each Breath'],
    ['lino cut', 'Harbour, No Wind'],
    ['dandilions', 'Seed Head'],
    ['boquets', 'Bouquet for a Wall'],
    ['citys at night', 'Everyone Is Still Up'],
    ['rot', 'A Is for Marrow'],
    ['Nacht', 'Everyone Is Still Up'],
    ['noche', 'Everyone Is Still Up'],
    ['mer', 'Harbour, No Wind'],
    ['Nebel', 'Every Valley to the Sea'],
    ['niebla', 'Every Valley to the Sea'],
    ['brouillard', 'Every Valley to the Sea'],
    ['otoño', 'Larches Below the Ridge'],
    ['Herbstwald', 'Larches Below the Ridge'],
    ['paisaje sin montañas', 'Steps of Water'],
    ['coucher de soleil', 'Harbour, No Wind'],
    ['fleurs rouges', 'Bouquet for a Wall'],
    ['fall asleep', 'A Wash for Each Breath'],
    ['tiny picture', 'The Plate We Dropped'],
    ['white lines on black', 'Signal from the Ridge'],
    ['huge painting for my living room', 'Kitchen Windows'],
    ['still life', 'Half a Fig'],
  ])('%s is answered, in the first row with %s', async (words, title) => {
    const works = await found(words);
    expect(works.length).toBeGreaterThan(0);
    expect(['', ...works.slice(0, FIRST_ROW)]).toContain(title);
  });

  it.each([
    ['around 60 by 80 cm', 'FORM, Exhibition Poster'],
    ['pottery that was broken and mended with gold', 'The Plate We Dropped'],
    ['minimal black and white line art', 'Signal from the Ridge'],
    ['abstract liquid metal', 'Untrained No. 7'],
    ['macro of a dandelion in golden light', 'Seed Head'],
    ['not a print, an original in clay', 'The Plate We Dropped'],
    ['handmade, no AI, green', 'Winter Blanket'],
    ['Wandteppich aus Wolle', 'A Path for Each Daughter'],
  ])('%s is matched exactly, by %s among the first', async (words, title) => {
    expect((await titles({ q: words })).slice(0, 3)).toContain(title);
  });

  it('shows the subject at another price or size before other subjects', async () => {
    for (const [words, title, what] of [
      ['flowers for my mother, under 100', 'Bouquet for a Wall', 'price'],
      ['cuadro barato con flores', 'Bouquet for a Wall', 'price'],
      ['a small blue thing for under $130', 'The Plate We Dropped', 'price'],
      ['square artwork 50 x 50', 'Kitchen Windows', 'size'],
      ['tiny mountains', 'A Wash for Each Breath', 'size'],
    ] as const) {
      const { artworks, relaxed, relaxedBy } = await counted<SearchSummary>('summary', words);
      const shown = await titles({ q: words, match: 'relaxed', limit: '48' });
      expect(shown, words).toContain(title);
      expect({ artworks, relaxed, relaxedBy }, words).toMatchObject({
        artworks: 0,
        relaxed: shown.length,
        relaxedBy: { what },
      });
    }
    expect(await titles({ q: 'blue', match: 'relaxed' })).toEqual([]);
  });

  it('finds artists by trade and country, and corrects a name', async () => {
    const artists = await get('search/artists', { q: 'that norwegian ceramist' });
    expect(artists).toMatchObject([{ artistName: 'Fjeld Keramikk' }]);
    const summary = await counted<SearchSummary>('summary', 'Brandt Druk riso');
    expect(summary).toMatchObject({ words: 'Brandt Druck riso', artworks: 2, artists: 1 });
  });

  it('takes no verb of a description for a technique', async () => {
    expect(await titles({ q: 'textile' })).not.toContain('Traffic of Ribbons');
    expect(await titles({ q: 'textile' })).toContain('Folded Four Times');
  });

  it('takes many colors for colorful, not much of one', async () => {
    const colorful = await titles({ q: 'colorful' });
    expect(colorful).toContain('FORM, Exhibition Poster');
    expect(colorful).not.toContain('A Is for Marrow');
    for (const title of colorful) expect(await titles({ q: 'nothing colorful' })).not.toContain(title);
  });

  it('excludes what is seen with the unwanted, not what is named after it', async () => {
    const silent = await found('posters without any text');
    for (const lettered of ['KLANG', 'Orbit', 'Interval', 'FORM, Exhibition Poster'])
      expect(silent).not.toContain(lettered);
    const empty = await titles({ q: 'photographs with no people' });
    expect(empty).toEqual(expect.arrayContaining(['Brushes at Rest', 'After the Session']));
  });

  it('shows at a price only what can be bought', async () => {
    const bought = gallery.works.filter(({ isForSale, price }) => isForSale && price !== null);
    for (const [words, from, to] of [
      ['under two hundred', 0, 200],
      ['between fifty and one hundred', 50, 100],
      ['over three hundred dollars', 300, 1e9],
      ['menos de 300', 0, 300],
    ] as const) {
      const expected = bought.filter(({ price }) => Number(price) >= from && Number(price) <= to);
      expect((await titles({ q: words, limit: '48' })).toSorted(), words).toEqual(
        expected.map(({ title }) => title).toSorted(),
      );
    }
  });

  it('leaves out what is not wanted', async () => {
    const tagged = (word: string) =>
      gallery.works.filter(({ tags }) => tags.includes(word)).map(({ title }) => title);
    for (const [words, tag] of [
      ['not abstract', 'abstract'],
      ['landscape without mountains', 'mountains'],
      ['Landschaft ohne Berge', 'mountains'],
      ['pattern but no red', 'red'],
      ['sans fleurs', 'flower'],
    ] as const) {
      const shown = await found(words);
      expect(shown.length, words).toBeGreaterThan(0);
      expect(
        shown.filter((title) => tagged(tag).includes(title)),
        words,
      ).toEqual([]);
    }
    const byAi = new Set(
      gallery.works.filter(({ category }) => category === 'ai_art').map(({ title }) => title),
    );
    for (const words of ['not ai', 'human made', '-ai', 'abstract without AI', 'ohne KI']) {
      const shown = await found(words);
      expect(shown.length, words).toBeGreaterThan(0);
      expect(
        shown.filter((title) => byAi.has(title)),
        words,
      ).toEqual([]);
    }
  });

  it('shows nothing colorful as black and white', async () => {
    const shown = await found('black and white photograph');
    expect(shown).toContain('A Wash for Each Breath');
    expect(shown).not.toContain('Brushes at Rest');
  });

  it('corrects no word to one that begins differently', async () => {
    const { corrected } = await counted<SearchSummary>('summary', 'birds in flight');
    expect(corrected).toBeNull();
  });

  it('drops who gets it and keeps the price', async () => {
    const shown = await found('a present for my mother, about fifty bucks');
    expect(shown.length).toBeGreaterThan(0);
  });

  it('takes a fifth of the gallery at most as of a mood, whatever the mood is called', async () => {
    const wide: string[] = [];
    for (const word of MOOD_WORDS.keys()) {
      const { artworks } = await counted<SearchSummary>('summary', word);
      if (artworks > gallery.works.length / 5) wide.push(`${word} ${artworks}`);
    }
    expect(wide).toEqual([]);
  });

  it.each([
    ['red harbor', 'fewer'],
    ['lonely house at night', 'fewer'],
    ['white lines on black', 'artworks'],
    ['blue', 'artworks'],
    ['blue -abstract', 'artworks'],
  ] as const)('counts of %s belong to the list that is shown: %s', async (words, list) => {
    const summary = await counted<SearchSummary>('summary', words);
    expect(list === 'fewer' ? summary.artworks : 1).toBe(list === 'fewer' ? 0 : 1);
    const { counts } = await counted<SearchFacets>('facets', words);
    const categories = counts.filter(({ facet }) => facet === 'category');
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(summary[list]);
    expect(counts.find(({ facet }) => facet === 'forSale')?.count).toBeGreaterThan(0);
  });

  it('shows other works where nothing matches, and says that they are others', async () => {
    for (const [words, title] of [
      ['horse', 'How the Zebra Was Told'],
      ['sailing', 'Harbour, No Wind'],
      ['xylophone under 80', 'Undertow'],
    ] as const) {
      const { artworks, fewer, others } = await counted<SearchSummary>('summary', words);
      expect([artworks, fewer], words).toEqual([0, 0]);
      const shown = await titles({ q: words, match: 'others', limit: '48' });
      expect(shown, words).toHaveLength(others);
      expect(shown, words).toContain(title);
    }
    expect(await counted<SearchSummary>('summary', 'blue')).toMatchObject({ others: 0 });
    expect(await counted<SearchSummary>('summary', 'under 1')).toMatchObject({ artworks: 0, others: 0 });
    expect(await titles({ q: 'under 80', match: 'others' })).toEqual([]);
  });

  it('keeps to the price and the format where fewer words match', async () => {
    const square = new Set(
      gallery.works.filter((work) => work.tags.includes('mid-century')).map(({ title }) => title),
    );
    expect(new Set(await found('square mid-century print under 100'))).toEqual(square);
  });

  it('corrects what is misspelled, never an English word', async () => {
    for (const word of ['exposure', 'bridge', 'sailing', 'wheat']) {
      expect(await counted<SearchSummary>('summary', word)).toMatchObject({ corrected: null });
    }
    expect(await counted<SearchSummary>('summary', 'dandilions')).toMatchObject({ words: 'dandelions' });
  });

  it('finds no more than the word once it is asked for', async () => {
    expect(await titles({ q: 'op art' })).toEqual(expect.arrayContaining(['Undertow', 'Interval']));
    expect(await titles({ q: 'op art' })).toHaveLength(2);
  });

  it('lets a word that hits by chance decide nothing beside one that names what is shown', async () => {
    expect(await found('century flower')).not.toContain('Underpass');
    const painted = (await found('18th century master painting')).slice(0, 3).toSorted();
    expect(painted).toEqual(['A Wash for Each Breath', 'Every Valley to the Sea', 'The Lake Keeps a Copy']);
    expect((await found('small painting as a wedding gift')).slice(0, 2)).not.toContain(
      'From Stripe to Spot',
    );
    expect(await found('flowers under 1000')).not.toContain('Rose for a Stairwell');
    expect(await titles({ q: 'prints under 500' })).not.toContain('How the Zebra Was Told');
    // Of the sea it has the name alone.
    expect((await titles({ q: 'sailing', match: 'others' })).slice(0, 4)).not.toContain(
      'Every Valley to the Sea',
    );
  });

  it('takes bright colors by the palette, not by the word', async () => {
    const dull = await titles({ q: 'no bright colors', limit: '48' });
    for (const bright of ['FORM, Exhibition Poster', 'Market Day, Seen from a Kite', 'Tray No. 42'])
      expect(dull, bright).not.toContain(bright);
    expect(dull).toEqual(
      expect.arrayContaining(['Signal from the Ridge', 'A Wash for Each Breath', 'Three for Winter']),
    );
    const moody = await found('dark and moody, no bright colours');
    expect(moody).not.toEqual(expect.arrayContaining(['Everyone Is Still Up']));
    expect(moody).not.toEqual(expect.arrayContaining(['Soft Matter No. 3']));
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
