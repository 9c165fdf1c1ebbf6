/** The order and the occasion that a collector's words say. */
import { describe, expect, it } from 'vitest';
import { readQuery } from './read-query.ts';

describe('an order', () => {
  it.each([
    ['cheapest print', 'price_asc', ['print']],
    ['the least expensive ones', 'price_asc', []],
    ['cheap first, abstract', 'price_asc', ['abstract']],
    ['landscapes, price low to high', 'price_asc', ['landscapes']],
    ['most expensive sculpture', 'price_desc', ['sculpture']],
    ['sorted by price high to low', 'price_desc', []],
    ['newest photographs', 'newest', ['photographs']],
    ['recently added ceramics', 'newest', ['ceramics']],
    ['most popular posters', 'liked', ['posters']],
  ] as const)('is said by %s', (text, sort, words) => {
    const { facets, ...read } = readQuery(text);
    expect(facets).toEqual({ colors: [], moods: [], tones: [], sort });
    expect(read.words).toEqual(words);
    expect(read.parts.map(({ kind }) => kind)).toEqual(['sort']);
  });
  it.each(['not the cheapest', 'cheap print', 'new york', 'first snow', 'expensive'])(
    'is not said by %j',
    (text) => {
      expect(readQuery(text).facets.sort).toBeUndefined();
    },
  );
});

describe('an occasion', () => {
  it.each([
    ['anniversary', ['romantic', 'calm']],
    ['our 10th anniversary', ['romantic', 'calm']],
    ['anniversary gift for wife', ['romantic', 'calm']],
    ['something for my husband', ['romantic', 'calm']],
    ['housewarming', ['warm', 'calm']],
    ['baby shower gift', ['playful', 'joyful']],
    ['thank you gift for a teacher', ['calm', 'joyful']],
    ['birthday', ['calm', 'joyful']],
    ['present for a 5 year old', ['playful', 'joyful']],
    ['gift', ['calm', 'joyful']],
  ])('alone asks for what can be bought: %s', (text, giftMoods) => {
    const { words, facets, parts } = readQuery(text);
    expect({ words, facets }).toMatchObject({ words: [], facets: { forSale: true, giftMoods, moods: [] } });
    expect(parts.map(({ kind }) => kind)).toEqual(['forSale']);
  });
  it.each([
    'flowers for my niece',
    'gift for a hiker',
    'birthday cake',
    'calm present for dad',
    'for a white wall',
  ])('asks beside something else for that: %s', (text) => {
    expect(readQuery(text).facets).not.toHaveProperty('giftMoods');
  });
});

describe('a gift of a color', () => {
  it('is to be bought too, and feels as it is asked to', () => {
    const { facets } = readQuery('wedding gift for friends, something blue');
    expect(facets).toMatchObject({ forSale: true, colors: ['blue'] });
    expect(facets).not.toHaveProperty('giftMoods');
  });
});
