/** What collectors type, and what comes first, in the demo gallery. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchFacets, SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import { readQuery } from '#shared/discovery/search/read-query.ts';
import { openDemoWorks } from './testing.ts';
import { relaxedWorks } from './other-works.ts';
import { resolveSearch } from './resolve.ts';

let gallery: Awaited<ReturnType<typeof openDemoWorks>>;
beforeAll(async () => {
  gallery = await openDemoWorks();
});
afterAll(() => gallery.app.close());

const titles: typeof gallery.titles = (params) => gallery.titles(params);
const found: typeof gallery.found = (q) => gallery.found(q);
const counted: typeof gallery.counted = (what, q) => gallery.counted(what, q);

describe('a search in a collector’s words', () => {
  it('ranks by a mood what has the subject, and excludes none of it', async () => {
    for (const [moody, subject] of [
      ['warm ceramics', 'ceramics'],
      ['melancholy mountains', 'mountains'],
      ['springlike garden', 'garden'],
    ] as const) {
      const all = await titles({ q: subject });
      expect((await titles({ q: moody })).toSorted(), moody).toEqual(all.toSorted());
    }
    expect((await titles({ q: 'melancholy mountains' }))[0]).toBe('A Wash for Each Breath');
    expect((await titles({ q: 'playful mountains' }))[0]).not.toBe('A Wash for Each Breath');
  });

  it('shows what lacks the subject after what has it', async () => {
    expect((await titles({ q: 'moody dark forest', match: 'any' }))[0]).toBe('Steps of Water');
    expect((await titles({ q: 'woodblock print japanese', match: 'any' }))[0]).toBe('Harbour, No Wind');
    const near = await titles({ q: 'black and white photography of city streets', match: 'any' });
    expect(near).toEqual([]);
    const others = await titles({ q: 'black and white photography of city streets', match: 'others' });
    expect(others).toContain('A Wash for Each Breath');
    expect(others).not.toContain('Everyone Is Still Up');
  });

  it('lets no technique or action lead where nothing shows the subject', async () => {
    for (const words of ['cat paintings', 'sleeping cat', 'cats running']) {
      expect(await titles({ q: words, match: 'others' }), words).toContain('Two at the Window');
      expect((await titles({ q: words, match: 'any' })).slice(0, 1), words).not.toContain(
        'The Lake Keeps a Copy',
      );
    }
    expect(await titles({ q: 'horses running', match: 'any' })).toEqual([]);
    expect((await titles({ q: 'cat paintings', match: 'others' }))[0]).toBe('Two at the Window');
    for (const words of ['black cat', 'minimalist cat'])
      expect(await counted('summary', words), words).toMatchObject({
        artworks: 0,
        othersBy: { isAlike: true, without: null, isFirst: true },
      });
    expect(await counted('summary', 'red harbor')).toMatchObject({ othersBy: null });
  });

  it('offers the subject without the size, type or tone that it is not there in', async () => {
    for (const [words, what, title] of [
      ['large abstract painting blue and gold', 'size', 'Underpass'],
      ['original painting with trees', 'form', 'Larches Below the Ridge'],
      ['black and white photography city', 'tone', 'Everyone Is Still Up'],
    ] as const) {
      const shown = await titles({ q: words, match: 'relaxed', limit: '48' });
      expect(shown, words).toContain(title);
      expect(await counted('summary', words), words).toMatchObject({
        artworks: 0,
        relaxed: shown.length,
        relaxedBy: { what, isPartly: true },
      });
    }
  });

  it('shows nothing loud or eerie of a subject as calm, but below', async () => {
    expect((await titles({ q: 'calm seascape' })).toSorted()).toEqual([
      'Down to the Blue',
      'Every Valley to the Sea',
      'Harbour, No Wind',
    ]);
    expect(await titles({ q: 'calm seascape', match: 'any' })).toEqual(
      expect.arrayContaining(['Sea Pen', 'Undertow']),
    );
    expect(await titles({ q: 'loud seascape' })).not.toContain('Every Valley to the Sea');
  });

  it('takes a name in the title for a figure of speech', async () => {
    expect((await titles({ q: 'map' })).at(-1)).toBe('Ember Map');
    const pens = await found('pen plotter drawings');
    expect(pens.indexOf('Two Pendulums, Agreeing')).toBeLessThan(pens.indexOf('Sea Pen'));
    expect((await titles({ q: 'ember map' }))[0]).toBe('Ember Map');
  });

  it('takes nothing of autumn or wool for fresh, and nothing loud for calm', async () => {
    const fresh = await titles({ q: 'fresh' });
    expect(fresh).toContain('Steps of Water');
    for (const other of ['Larches Below the Ridge', 'A Path for Each Daughter', 'Winter Blanket'])
      expect(fresh).not.toContain(other);
    for (const other of ['Two at the Window', 'Undertow'])
      expect(await titles({ q: 'calm' })).not.toContain(other);
  });

  it('corrects the name of an artist after by', async () => {
    expect(await titles({ q: 'linocut by Noor Halabbi' })).toEqual(['Harbour, No Wind']);
    // Of one who is not here, what is like it by others.
    expect(await titles({ q: 'ceramics by Lucie Rie', match: 'others' })).not.toEqual([]);
  });

  it('knows subjects by the adjectives of a field, and gifts by who gets them', async () => {
    for (const [words, title] of [
      ['nautical art', 'Harbour, No Wind'],
      ['math inspired art', 'Two Pendulums, Agreeing'],
      ['psychedelic trippy colors', 'Tray No. 42'],
      ['gift for a hiker', 'The Path at Picos'],
    ] as const)
      expect(await titles({ q: words }), words).toContain(title);
    expect(await titles({ q: 'something like lava', match: 'others' })).toContain('Ember Map');
  });

  it('takes a waiting room for calm, and a bright color for the brightest of it first', async () => {
    expect(await titles({ q: 'pictures for a dentist waiting room' })).toContain('A Wash for Each Breath');
    expect((await titles({ q: 'bright yellow', limit: '48' })).toSorted()).toEqual(
      (await titles({ q: 'yellow', limit: '48' })).toSorted(),
    );
    expect(await titles({ q: 'something for a friend who collects pottery' })).toContain(
      'The Plate We Dropped',
    );
  });

  it('finds vibrant works of a kind, though few are vivid all over', async () => {
    expect((await titles({ q: 'vibrant abstract' })).toSorted()).toEqual(
      ['Tray No. 42', 'Underpass'].toSorted(),
    );
  });

  it('shows of two colors or things what has one of them', async () => {
    const either = await titles({ q: 'pink or purple', limit: '48' });
    for (const color of ['pink', 'purple'])
      expect(either).toEqual(expect.arrayContaining(await titles({ q: color, limit: '48' })));
    const { counts } = await counted<SearchFacets>('facets', 'pink or purple');
    expect(counts.find(({ facet }) => facet === 'forSale')?.count).toBeGreaterThan(0);
    expect((await titles({ q: 'dogs or ferns' })).toSorted()).toEqual(
      ['Two at the Window', 'What Grew by the Gate'].toSorted(),
    );
  });

  it('takes wooden tables for no forest, dots for no field, an ink wash for no watercolor', async () => {
    expect(await titles({ q: 'forest' })).toEqual(
      expect.not.arrayContaining(['Half a Fig', 'Four on the Sill', 'Two at the Window']),
    );
    expect(await titles({ q: 'landscape' })).not.toContain('Orbit');
    expect(await titles({ q: 'watercolor' })).toEqual([]);
    expect(await titles({ q: 'gold' })).not.toContain('Last Light on the Summit');
  });

  it('shows by a famous name what is like it, as other works', async () => {
    for (const [words, title] of [
      ['something like Hokusai', 'Harbour, No Wind'],
      ['Mondrian', 'FORM, Exhibition Poster'],
    ] as const) {
      expect(await counted('summary', words), words).toMatchObject({ artworks: 0 });
      expect(await titles({ q: words, match: 'others' }), words).toContain(title);
    }
    expect(await counted('summary', 'impresionist gardens')).toMatchObject({
      words: 'impressionist gardens',
    });
  });

  it('lists what can be bought, and what people made, before what fits as well', async () => {
    const budget = await titles({ q: 'under 200' });
    const byAi = new Set(
      gallery.works.filter(({ category }) => category === 'ai_art').map(({ title }) => title),
    );
    const first = budget.findIndex((title) => byAi.has(title));
    expect(budget.slice(first).every((title) => byAi.has(title))).toBe(true);
    expect((await titles({ q: 'dandelion or dahlia' }))[0]).toBe('Dahlia at 137.5°');
  });

  it('offers the nearest sizes where a size in figures has nothing', async () => {
    const near = ['Two Pendulums, Agreeing', 'Underpass', 'Winter Blanket'];
    expect((await titles({ q: '50x50', match: 'relaxed' })).slice(0, 3).toSorted()).toEqual(near);
    expect((await titles({ q: 'square canvas 50x50', match: 'others' })).slice(0, 2)).toEqual(
      expect.arrayContaining(near.slice(1, 2)),
    );
    expect(await counted('summary', 'square canvas 50x50')).toMatchObject({
      artworks: 0,
      othersBy: { isAlike: false, without: 'size' },
    });
    expect((await titles({ q: '3 m wide', match: 'relaxed' }))[0]).toBe('Kitchen Windows');
    expect((await titles({ q: 'under 1', match: 'relaxed' }))[0]).toBe('A Is for Marrow');
  });

  it('leads with what is made in the way that the words name where nothing shows the subject', async () => {
    const paintings = ['A Wash for Each Breath', 'Every Valley to the Sea', 'The Lake Keeps a Copy'];
    for (const words of ['retrato al óleo', 'oil on canvas', 'acrylic'])
      expect((await titles({ q: words, match: 'others' })).slice(0, 3).toSorted(), words).toEqual(paintings);
    expect(
      (await titles({ q: 'nude figure drawing charcoal', match: 'others' })).slice(0, 2).toSorted(),
    ).toEqual(['Signal from the Ridge', 'Two Pendulums, Agreeing']);
    expect(
      (await titles({ q: 'architecture staircase photograph', match: 'any' })).slice(0, 2).toSorted(),
    ).toEqual(['Everyone Is Still Up', 'Market Day, Seen from a Kite']);
    expect(await titles({ q: 'Bild mit Katze unter 300 Euro', match: 'others' })).toEqual([
      'Two at the Window',
    ]);
    // No picture of a pet can be bought.
    expect(await counted('summary', 'Bild mit Katze unter 300 Euro')).toMatchObject({
      othersBy: { isAlike: true, without: 'sale', isFirst: false },
    });
  });

  it('offers of what has nothing to do with the words only what can be bought', async () => {
    const forSale = new Set(gallery.works.filter(({ isForSale }) => isForSale).map(({ title }) => title));
    const shown = await titles({ q: 'portrait of a girl', match: 'others', limit: '48' });
    expect(shown).toHaveLength(48);
    expect(shown.filter((title) => !forSale.has(title))).toEqual([]);
    expect(await counted('summary', 'portrait of a girl')).toMatchObject({
      others: forSale.size,
      othersBy: { isAlike: false, without: null },
    });
  });

  it('takes nothing for a picture of what it is only called after', async () => {
    for (const [words, other] of [
      ['seascape', 'Sea Pen'],
      ['seascape', 'Undertow'],
      ['rose', 'Rose for a Stairwell'],
      ['flowers', 'Rose for a Stairwell'],
      ['people', 'A Path for Each Daughter'],
    ] as const)
      expect(await titles({ q: words, limit: '48' }), words).not.toContain(other);
    expect(await titles({ q: 'rose', match: 'any' })).toEqual(['Rose for a Stairwell']);
    expect((await titles({ q: 'red roses', match: 'any' })).slice(0, 3)).toContain('Bouquet for a Wall');
  });

  it('shows what is mostly of a color before what has some of it among others', async () => {
    const blue = await titles({ q: 'abstract blue' });
    for (const few of ['Underpass', 'KLANG'])
      expect(blue.indexOf('Weather Inside a Drop'), few).toBeLessThan(blue.indexOf(few));
    expect(blue.indexOf('A Rule with Four Numbers')).toBeLessThan(blue.indexOf('KLANG'));
  });

  it('takes an occasion for a gift: what can be bought, and first what feels like it', async () => {
    const forSale = gallery.works.filter(({ isForSale }) => isForSale);
    for (const words of [
      'anniversary',
      'anniversary gift for wife',
      'cadeau pour ma femme',
      'wedding present',
    ]) {
      const shown = await titles({ q: words, limit: '48' });
      expect(
        forSale.map(({ title }) => title),
        words,
      ).toEqual(expect.arrayContaining(shown));
      expect(await counted('summary', words), words).toMatchObject({ artworks: forSale.length });
      const romantic = forSale.filter(({ tags }) => tags.includes('romantic')).map(({ title }) => title);
      expect(shown.slice(0, 5), words).toEqual(expect.arrayContaining(romantic.slice(0, 3)));
    }
  });

  it('knows an ink wash as a painting, and no rendered picture as a sculpture', async () => {
    expect(await titles({ q: 'paintings with no blue' })).toContain('A Wash for Each Breath');
    expect(await titles({ q: 'sculpture' })).toEqual([]);
    const near = await titles({ q: 'sculpture', match: 'any' });
    expect(near).toEqual(expect.arrayContaining(['Four on the Sill', 'Brass Lantern']));
  });

  it('sorts as the words say', async () => {
    const price = new Map(
      gallery.works.map(({ title, price, isForSale }) => [title, isForSale ? Number(price) : null]),
    );
    const pricesOf = async (q: string) =>
      (await titles({ q })).map((title) => price.get(title)).filter((one) => typeof one === 'number');
    const cheapest = await pricesOf('cheapest print');
    expect(cheapest).toEqual(cheapest.toSorted((one, other) => one - other));
    const dearest = await pricesOf('most expensive print');
    expect(dearest).toEqual(dearest.toSorted((one, other) => other - one));
    expect((await titles({ q: 'cheapest print', sort: 'price_desc' }))[0]).toBe(
      (await titles({ q: 'most expensive print' }))[0],
    );
  });

  it('leads with the nearest sizes, and never loses a file for having none', async () => {
    const large = ['A Path for Each Daughter', 'Kitchen Windows'];
    expect(await counted('summary', 'large abstract for above the sofa')).toMatchObject({
      artworks: 0,
      relaxedBy: { what: 'size', isPartly: false },
      othersBy: { isAlike: true, without: null, isFirst: true },
    });
    const geometric = await titles({ q: 'large abstract for above the sofa', match: 'others' });
    expect(geometric.toSorted()).toEqual(large);
    expect((await titles({ q: 'large abstract', match: 'relaxed' }))[0]).toBe('FORM, Exhibition Poster');
    expect((await titles({ q: 'biggest work you have' })).toSorted()).toEqual(large);
    expect((await titles({ q: 'biggest work you have', match: 'others' }))[0]).toBe('Folded Four Times');
    const small = await titles({ q: 'small sea', match: 'relaxed' });
    expect(small[0]).toBe('Harbour, No Wind');
    expect(await titles({ q: 'sunset max 80 cm wide' })).toContain('The Lake Keeps a Copy');
    expect((await titles({ q: 'max 60 cm' }))[0]).toBe('Winter Blanket');
  });

  it('offers the nearest prices, and says of what is not for sale that it is not', async () => {
    const priceOf = new Map(gallery.works.map(({ title, price }) => [title, Number(price)]));
    const pricesOf = async (q: string) =>
      (await titles({ q, match: 'relaxed' })).map((title) => priceOf.get(title)!);
    const dearest = await pricesOf('landscape around 3000');
    expect(dearest).toEqual(dearest.toSorted((one, other) => other - one));
    const cheapest = await pricesOf('ceramics under 100');
    expect(cheapest).toEqual(cheapest.toSorted((one, other) => one - other));
    expect(await counted('summary', 'still life with fruit, not too expensive')).toMatchObject({
      relaxedBy: { what: 'price', isPartly: true },
      othersBy: { isAlike: true, without: 'sale', isFirst: true },
    });
    expect(await titles({ q: 'still life with fruit under 200', match: 'relaxed' })).toContain(
      'Four on the Sill',
    );
    expect(await titles({ q: 'still life with fruit under 200', match: 'others' })).toEqual(['Half a Fig']);
    expect(await counted('summary', 'photograph for 200')).toMatchObject({ relaxedBy: { what: 'sale' } });
    const notRed = await titles({ q: 'around 3000, abstract, not red', match: 'relaxed' });
    expect(notRed).toContain('A Rule with Four Numbers');
    expect(notRed).not.toContain('Tray No. 42');
  });

  it('knows what is near in season, weather, building and material', async () => {
    const winter = (await titles({ q: 'winter landscape', match: 'any' })).slice(0, 3);
    expect(winter).toEqual(expect.arrayContaining(['A Wash for Each Breath', 'Every Valley to the Sea']));
    for (const words of ['religious painting for a chapel', 'chapel', 'sacred art'])
      expect((await titles({ q: words, match: 'others' }))[0], words).toBe('Rose for a Stairwell');
    expect((await titles({ q: 'bronze sculpture', match: 'any' })).slice(0, 2)).toContain('Brass Lantern');
    expect((await found('fishing boats'))[0]).toBe('Harbour, No Wind');
    expect((await titles({ q: 'stormy sea', match: 'any' }))[0]).toBe('Harbour, No Wind');
  });

  it('counts for sale what can be bought of two colors, one of them a thing', async () => {
    const { counts } = await counted<SearchFacets>('facets', 'blue and gold');
    const forSale = new Set(gallery.works.filter(({ isForSale }) => isForSale).map(({ title }) => title));
    const shown = (await titles({ q: 'blue and gold', limit: '48' })).filter((title) => forSale.has(title));
    expect(counts.find(({ facet }) => facet === 'forSale')?.count).toBe(shown.length);
  });

  const FILTERS = [
    'under 1',
    'over 100000',
    '50x50',
    '3 m wide',
    'under 3 cm',
    'large format',
    'square format',
    'handmade',
    'ai art',
    'digital download',
    'ready to ship',
    'limited edition of 2',
    'nft',
    'for sale',
    'digital art',
    'on black',
    'black and white',
    'by Zorblax',
    'without red',
    'cheapest',
    'gift for my wife',
  ];
  const SUBJECTS = ['', 'xylophone', 'oil on canvas'];
  it('never ends on an empty page where a filter was read out of the words', async () => {
    const searches = FILTERS.flatMap((one, n) => [
      ...SUBJECTS.map((subject) => [subject, one]),
      // Each with an eighth of the others.
      ...FILTERS.slice(n + 1).flatMap((other, m) =>
        m % 8 === 0 ? [[SUBJECTS[(n + m) % SUBJECTS.length]!, one, other]] : [],
      ),
    ]).map((parts) => parts.filter(Boolean).join(' '));
    for (const words of [...searches, FILTERS.slice(0, 9).join(' ')]) {
      // Beside a subject a gift is no filter.
      if (readQuery(words).parts.length === 0) continue;
      const { artworks, fewer, relaxed, others } = await counted<SearchSummary>('summary', words);
      expect(artworks + fewer + relaxed + others, words).toBeGreaterThan(0);
      if (artworks > 0) continue;
      const match = relaxed > 0 ? 'relaxed' : fewer > 0 ? 'any' : 'others';
      const shown = await titles({ q: words, limit: '4', match });
      expect(shown.length, `${words}: ${match}`).toBeGreaterThan(0);
    }
  }, 120_000);

  it('asks for other prices and sizes in two counts at most', async () => {
    let counts = 0;
    const db = new Proxy(gallery.app.ctx.db, {
      get: (target, name, receiver) => {
        if (name === 'execute') counts += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    const search = await resolveSearch(gallery.app.ctx, 'small red xylophone or harbor under 20', {});
    await relaxedWorks(db, search, { ...gallery.viewer, role: 'member' } as never);
    expect(counts).toBeLessThanOrEqual(2);
  });
});
