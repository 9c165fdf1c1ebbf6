/** Prices, negations, making and sizes in a collector's own words. */
import { describe, expect, it } from 'vitest';
import { MEASURES } from './read-measures.ts';
import { readQuery, withoutParts } from './read-query.ts';

describe('a price', () => {
  it.each([
    ['under two hundred', null, 199.99],
    ['under two hundred and fifty', null, 249.99],
    ['less than a thousand', null, 999.99],
    ['less than one thousand two hundred dollars', null, 1199.99],
    ['up to 1.5k', null, 1500],
    ['up to two grand', null, 2000],
    ['max 300', null, 300],
    ['maximum of 300', null, 300],
    ['cheaper than eighty', null, 79.99],
    ['no more than 400', null, 400],
    ['not over 400', null, 400],
    ['nothing over four hundred', null, 400],
    ['a hundred bucks or less', null, 100],
    ['150 or under', null, 150],
    ['500 max', null, 500],
    ['250 at most', null, 250],
    ['budget of 600', null, 600],
    ['for less than 90', null, 89.99],
    ['below ninety-five', null, 94.99],
    ['under €200', null, 199.99],
    ['under EUR 200', null, 199.99],
    ['up to 1.500 euros', null, 1500],
    ['less than 150 pounds', null, 149.99],
    ['max 80 francs', null, 80],
    ['gift for a hundred dollars', null, 100],
    ['under a couple of hundred', null, 199.99],
    ['cheap', null, 200],
    ['something affordable', null, 200],
    ['not too expensive', null, 200],
    ['over five hundred', 500.01, null],
    ['more than a thousand', 1000.01, null],
    ['at least 400', 400, null],
    ['300 or more', 300, null],
    ['500 and up', 500, null],
    ['not less than fifty', 50, null],
    ['expensive', 500, null],
    ['most expensive', null, null],
    ['between fifty and one hundred', 50, 100],
    ['between one hundred and two hundred', 100, 200],
    ['between one hundred and fifty and two hundred', 150, 200],
    ['from fifty to a hundred', 50, 100],
    ['two to three hundred dollars', 200, 300],
    ['between 50 and 1k', 50, 1000],
    ['100-200 dollars', 100, 200],
    ['around 200', 150, 250],
    ['about two hundred dollars', 150, 250],
    ['$200', 150, 250],
    ['around three hundred and fifty', 263, 438],
    ['under one fifty', null, 149.99],
    ['nothing that costs more than 200', null, 200],
    ['it shouldn’t cost more than 200', null, 200],
    ['I have two hundred to spend', null, 200],
    ['my limit is 300', null, 300],
    ['sub 100', null, 99.99],
    ['for 150', null, 150],
    ['won’t break the bank', null, 200],
    ['two to four hundred', 200, 400],
    ['in the 100 to 200 range', 100, 200],
    ['150ish', 113, 188],
    ['around the 200 mark', 150, 250],
    ['five hundred or so', 375, 625],
    ['a couple of hundred dollars or so', 150, 250],
  ])('%s', (text, min, max) => {
    const { minPrice, maxPrice } = readQuery(text).facets;
    expect([minPrice ?? null, maxPrice ?? null].map((price) => price && Number(price))).toEqual([min, max]);
  });

  it.each([
    'under the sea',
    'over two hills',
    'over fifty years',
    'less than three colors',
    'under six feet',
    'around 1950',
    'about love',
    'one hundred circles',
    'a couple of dogs',
    'few lines',
    'nineteen',
    'sixty two',
    'for 2 people',
  ])('is not in %j', (text) => {
    expect(readQuery(text).facets).not.toHaveProperty('minPrice');
    expect(readQuery(text).facets).not.toHaveProperty('maxPrice');
  });
});

describe('what is not wanted', () => {
  it.each([
    ['not abstract', [], ['abstract']],
    ['isn’t abstract', [], ['abstract']],
    ['landscape without mountains', ['landscape'], ['mountains']],
    ['landscape with no mountains', ['landscape'], ['mountains']],
    ['plants but not green', ['plants'], ['green']],
    ['no people', [], ['people']],
    ['nothing red', [], ['red']],
    ['nothing too dark', [], ['dark']],
    ['flowers except roses', ['flowers'], ['roses']],
    ['city without people or cars', ['city'], ['people', 'cars']],
    ['city without people and cars', ['city'], ['people', 'cars']],
    ['no dogs, cats or birds', [], ['dogs', 'cats', 'birds']],
    ['no red flowers', [], ['red flowers']],
    ['not abstract but colorful mountains', ['mountains'], ['abstract']],
    ['not abstract mountains', ['mountains'], ['abstract']],
    ['mountains not in black and white', ['mountains'], ['blackandwhite']],
    ['anything but portraits', [], ['portraits']],
    ['I don’t want any portraits', [], ['portraits']],
    ['nobody in it', [], ['people']],
    ['people-free beach', ['beach'], ['people']],
    ['no bright colors', [], ['bright']],
    ['forest other than pines', ['forest'], ['pines']],
    ['not only mountains', ['mountains'], []],
    ['knot work', ['knot'], []],
    ['notes of music', ['notes', 'music'], []],
    ['avoid green', [], ['green']],
    ['I hate pink', [], ['pink']],
    ['not a fan of abstract', [], ['abstract']],
    ['neither red nor orange', [], ['red', 'orange']],
    ['photos not taken at night', ['photos'], ['night']],
    ['no black background', [], ['black']],
  ])('%s', (text, words, excluded) => {
    expect(readQuery(text)).toMatchObject({ words, excluded });
  });

  it('is one part, however many things it names', () => {
    const text = 'blue city without people or cars';
    const { parts } = readQuery(text);
    const without = parts.find(({ kind }) => kind === 'not')!;
    expect(without.value).toBe('people, cars');
    expect(withoutParts(text, [without])).toBe('blue city');
  });
});

describe('how a work was made', () => {
  it.each([
    ['not ai', 'human'],
    ['nothing AI', 'human'],
    ['no AI', 'human'],
    ['without AI', 'human'],
    ['-ai', 'human'],
    ['non-AI', 'human'],
    ['AI-free', 'human'],
    ['not made with AI', 'human'],
    ['not AI generated', 'human'],
    ['no artificial intelligence', 'human'],
    ['without any AI art', 'human'],
    ['human made', 'human'],
    ['human-made', 'human'],
    ['made by humans', 'human'],
    ['made by a real person', 'human'],
    ['painted by a human', 'human'],
    ['not computer generated', 'human'],
    ['handmade', 'hand'],
    ['hand made', 'hand'],
    ['hand-crafted', 'hand'],
    ['made by hand', 'hand'],
    ['no computer', 'hand'],
    ['by a real artist', 'human'],
    ['ai art', 'ai'],
    ['AI', 'ai'],
    ['made with AI', 'ai'],
  ])('%s', (text, making) => {
    const { facets, words, excluded, parts } = readQuery(text);
    expect(facets.making).toBe(making);
    expect({ words, excluded, parts: parts.map(({ kind }) => kind) }).toEqual({
      words: [],
      excluded: [],
      parts: ['making'],
    });
  });

  it('by hand is without AI too', () => {
    const { facets, parts } = readQuery('handmade, no AI, green');
    expect(facets).toMatchObject({ making: 'hand', colors: ['green'] });
    expect(parts.map(({ value }) => value)).toEqual(['hand', 'human', 'green']);
  });

  it.each(['air', 'bonsai', 'hair', 'ai weiwei'])('is not said by %s', (text) => {
    expect(readQuery(text).facets).not.toHaveProperty('making');
  });
});

describe('a size in figures', () => {
  it.each([
    ['around 60 by 80 cm', '600x800'],
    ['60x80', '600x800'],
    ['50 x 50', '500x500'],
    ['24 × 36 inches', '610x914'],
    ['a print of 0.5 m x 70 cm', '500x700'],
    ['30 cm wide', 'w300'],
    ['2 m tall', 'h2000'],
    ['about 28 cm across', '280'],
    ['under 40 cm', '-400'],
    ['at least 1 m', '1000-'],
    ['A4', '210x297'],
    ['DIN A3 print', '297x420'],
    ['nothing too big', '-1000'],
    ['not tiny', '400-'],
  ])('%s', (text, measures) => {
    const { facets } = readQuery(text);
    expect(facets).toMatchObject({ measures });
    expect(facets).not.toHaveProperty('minPrice');
    expect(measures).toMatch(MEASURES);
  });
  it.each(['print 7 of 30', 'one by one', '3 by 4', 'in 1952', 'under 40', '100 in a row'])(
    'is not said by %s',
    (text) => {
      expect(readQuery(text).facets).not.toHaveProperty('measures');
    },
  );
});

describe('a thing, a file, an edition', () => {
  it.each([
    ['ready to ship', { physical: true }],
    ['ready to hang', { physical: true }],
    ['an original in clay', { physical: true }],
    ['instant download', { physical: false }],
    ['limited edition', { edition: 500 }],
    ['limited edition of five or fewer', { edition: 5 }],
    ['edition of 20', { edition: 20 }],
    ['one of a kind', { edition: 1 }],
    ['one-of-a-kind original', { edition: 1, physical: true }],
    ['a print that ships today', { physical: true }],
  ])('%s', (text, facets) => {
    expect(readQuery(text).facets).toMatchObject(facets);
  });
  it('is not said of a picture of something', () => {
    expect(readQuery('ships and boats')).toMatchObject({ words: ['ships', 'boats'], parts: [] });
    expect(readQuery('crop of the original photograph')).toMatchObject({ parts: [] });
  });
});

describe('where it will hang', () => {
  it.each([
    ['something red for a white wall', { colors: ['red'] }],
    ['red to liven up a grey office', { colors: ['red'] }],
    ['abstract that goes with my green velvet sofa', { colors: [] }],
    ['blue over a beige couch', { colors: ['blue'] }],
    ['abstract work in deep red', { colors: ['red'] }],
    ['yellow to match navy blue', { colors: ['yellow'] }],
  ])('has a color of its own: %s', (text, facets) => {
    expect(readQuery(text).facets).toMatchObject(facets);
  });
  it.each([
    ['forest for a study', ['forest']],
    ['gorgeous botanical for the guest bathroom', ['botanical']],
    ['map for above the fireplace', ['map']],
    ['flowers for my niece', ['flowers']],
    ['animals for my daughter’s room', ['animals']],
    ['a wedding anniversary gift', []],
  ])('is no subject: %s', (text, words) => {
    expect(readQuery(text).words).toEqual(words);
  });
  it('is a word, though not a needed one, where no preposition says so', () => {
    expect(readQuery('nostalgic kitchen')).toMatchObject({ words: ['kitchen'], optional: ['kitchen'] });
    expect(readQuery('kitchen')).toMatchObject({ words: ['kitchen'], optional: [] });
  });
});

describe('what someone does', () => {
  it('is no mood', () => {
    expect(readQuery('sleeping child')).toMatchObject({
      words: ['sleeping', 'child'],
      facets: { moods: [] },
    });
  });
});

describe('what no work says of itself', () => {
  it('is set aside rather than excluded', () => {
    const { excluded, parts } = readQuery('watercolor, no frame');
    expect(excluded).toEqual([]);
    expect(parts).toMatchObject([{ kind: 'aside', value: 'no frame' }]);
  });
});

describe('light', () => {
  it('is a tone before a thing, and a thing after one', () => {
    expect(readQuery('light landscape').facets.tones).toEqual(['light']);
    expect(readQuery('evening light over hills')).toMatchObject({
      facets: { tones: [] },
      optional: ['light'],
    });
  });
});

describe('a size', () => {
  it.each([
    ['tiny picture', 'small'],
    ['a little blue painting', 'small'],
    ['something small', 'small'],
    ['huge', 'large'],
    ['big abstract print', 'large'],
    ['painting large', 'large'],
    ['medium-sized canvas', 'medium'],
    ['a small blue thing', 'small'],
    ['large blue', 'large'],
    ['large mountains', 'large'],
    ['tiny vases for a shelf', 'small'],
    ['small handmade gift', 'small'],
    ['sculpture of wood small', 'small'],
  ])('%s', (text, size) => {
    expect(readQuery(text).facets.size).toBe(size);
  });
  it.each(['small house', 'little birds', 'big city lights', 'large dog', 'one big letter'])(
    'is not said by %s',
    (text) => {
      expect(readQuery(text).facets).not.toHaveProperty('size');
    },
  );
});

describe('a ground and its figures', () => {
  it('are apart: white lines on black', () => {
    expect(readQuery('white lines on black')).toMatchObject({
      words: ['lines'],
      facets: { ground: 'black', colors: ['cream'] },
    });
  });
  it.each(['black and white', 'black & white', 'black-and-white', 'b&w', 'black/white', 'bw'])(
    '%s is a tone',
    (text) => {
      expect(readQuery(text).facets).toMatchObject({ tones: ['blackwhite'], colors: [] });
    },
  );
  it('a still life is not calm', () => {
    expect(readQuery('still life with fruit')).toMatchObject({ facets: { moods: [] } });
    expect(readQuery('still water')).toMatchObject({ facets: { moods: ['calm'] } });
  });
});

describe('one of several', () => {
  it('is enough where the words say so', () => {
    expect(readQuery('pink or purple')).toMatchObject({
      either: [],
      facets: { colors: ['pink', 'violet'], isAnyColor: true },
    });
    expect(readQuery('poster, cats or dogs').either).toEqual([['cats', 'dogs']]);
    expect(readQuery('cats, dogs, or birds').either).toEqual([['cats', 'dogs', 'birds']]);
    expect(readQuery('cats or dogs or birds').either).toEqual([['cats', 'dogs', 'birds']]);
    expect(readQuery('a, '.repeat(66)).either).toEqual([]);
    expect(readQuery('pink and purple').facets).not.toHaveProperty('isAnyColor');
    expect(readQuery('beach without people or cars').either).toEqual([]);
  });
});

describe('what a work does for a room', () => {
  it('is a mood where nothing else is asked', () => {
    expect(readQuery('something to brighten up our dull kitchen')).toMatchObject({
      words: [],
      facets: { moods: ['joyful'] },
      parts: [{ kind: 'mood', value: 'joyful' }],
    });
    expect(readQuery('red to liven up a grey office').facets.moods).toEqual([]);
  });
});

describe('what is no subject', () => {
  it.each([
    ['a present for my mother, about fifty dollars', []],
    ['something for our wedding', []],
    ['gift for dad', []],
    ['ocean art for a nursery', ['ocean']],
    ['cheerful art for a kids room', []],
    ['flowers for dad', ['flowers']],
    ['mother and child', ['mother', 'child']],
    ['letter to my mother', ['letter', 'mother']],
    ['big statement piece for the hallway', []],
    ['wedding dance', ['wedding', 'dance']],
  ])('%s', (text, words) => {
    expect(readQuery(text).words).toEqual(words);
  });

  it('nobody doing something excludes what is done, and nobody alone people', () => {
    expect(readQuery('portraits but nobody smiling').excluded).toEqual(['smiling']);
    expect(readQuery('a beach with nobody').excluded).toEqual(['people']);
  });
});
