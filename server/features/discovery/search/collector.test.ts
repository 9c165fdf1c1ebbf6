/** What collectors type, and what comes first, in the demo gallery. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchFacets } from '#shared/discovery/search/counts-contract.ts';
import { openDemoWorks } from './testing.ts';
import { relaxedWorks } from './other-works.ts';
import { resolveSearch } from './resolve.ts';

let gallery: Awaited<ReturnType<typeof openDemoWorks>>;
beforeAll(async () => {
  gallery = await openDemoWorks();
}, 60_000);
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

  it('asks for other prices and sizes in two counts at most', async () => {
    let counts = 0;
    const db = new Proxy(gallery.app.ctx.db, {
      get: (target, name, receiver) => {
        if (name === 'execute') counts += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    const search = await resolveSearch(gallery.app.ctx.db, 'small red xylophone or harbor under 20', {});
    await relaxedWorks(db, search, { ...gallery.viewer, role: 'member' } as never);
    expect(counts).toBeLessThanOrEqual(2);
  });
});
