import { describe, expect, it } from 'vitest';
import { readQuery, withoutParts } from './read-query.ts';

const facetsOf = (text: string) => {
  const { colors, moods, tones, ...facets } = readQuery(text).facets;
  return {
    ...facets,
    ...(colors.length + moods.length + tones.length > 0 ? { named: [...moods, ...tones, ...colors] } : {}),
  };
};

describe('the box', () => {
  it.each([
    ['under 500', { maxPrice: '499.99' }],
    ['up to 500', { maxPrice: '500.00' }],
    ['under $1,200', { maxPrice: '1199.99' }],
    ['less than 2k', { maxPrice: '1999.99' }],
    ['vase < $40', { maxPrice: '39.99' }],
    ['over 100 dollars', { minPrice: '100.01' }],
    ['from $100', { minPrice: '100.00' }],
    ['$100-300', { minPrice: '100.00', maxPrice: '300.00' }],
    ['$1-2k', { minPrice: '1000.00', maxPrice: '2000.00' }],
    ['between 300 and 100', { minPrice: '100.00', maxPrice: '300.00' }],
    ['over 100 under 300', { minPrice: '100.01', maxPrice: '299.99' }],
    ['picture for the bedroom under 500', { maxPrice: '499.99', named: ['calm'] }],
    ['art for the office under 500', { maxPrice: '499.99' }],
    ['vase for sale', { forSale: true }],
    ['nft landscape', { nft: true }],
    ['by Noor', { by: 'Noor' }],
    ['vases by Noor Halabi under 90', { by: 'Noor Halabi', maxPrice: '89.99' }],
    ['made by hand', { making: 'hand' }],
    ['Handmade bowl', { making: 'hand' }],
    ['made by AI', { making: 'ai' }],
    ['square print', { orientation: 'square' }],
    ['a vertical picture of trees', { orientation: 'portrait' }],
    ['hills in landscape format', { orientation: 'landscape' }],
    ['panorama', { orientation: 'landscape' }],
    ['a wide panoramic print', { orientation: 'landscape' }],
    ['large blue textile', { size: 'large', named: ['blue'] }],
    ['calm blue under 500', { maxPrice: '499.99', named: ['calm', 'blue'] }],
    ['Serene NAVY', { named: ['calm', 'blue'] }],
    ['black and white', { named: ['blackwhite'] }],
    ['warm pastel', { named: ['warm', 'pastel'] }],
    ['quietly', { named: ['calm'] }],
    ['#3B6FB8', { named: ['3b6fb8'] }],
  ])('%s', (text, facets) => {
    expect(facetsOf(text)).toEqual(facets);
  });

  it.each([
    'over 100 years',
    'from 1952',
    '10-20',
    'by the sea',
    'by night',
    'standby me',
    'asunder 500',
    'dahlia 137.5',
    'rose',
    'blueprint',
    'town square',
    'vertical lines',
    'portrait',
    '',
  ])('takes %j as words', (text) => {
    expect(readQuery(text)).toMatchObject({ parts: [] });
  });

  it.each([
    ['something for the harbour', ['harbour']],
    ['the', ['the']],
    ['Crème brûlée, O’Brien', ['creme', 'brulee', 'obrien']],
    ['calm blue under 500', []],
    ['sea sea', ['sea']],
    ["& | ! :* ( ' \\ <->", []],
  ])('%s leaves the words %j', (text, words) => {
    expect(readQuery(text).words).toEqual(words);
  });

  it.each([
    ['18th century master painting', ['painting'], '18th century|master'],
    ['narrow picture of the sea', ['sea'], 'narrow'],
    ['signed and framed flowers', ['flowers'], 'signed|framed'],
    ['statement piece with birds', ['birds'], 'statement'],
    ['mid-century pattern', ['mid', 'century', 'pattern'], ''],
  ])('%s sets aside what no listing says', (text, words, aside) => {
    const read = readQuery(text);
    expect(read.words).toEqual(words);
    const set = read.parts.filter(({ kind }) => kind === 'aside').map(({ word }) => word);
    expect(set.join('|')).toBe(aside);
  });

  it.each([
    ['biggest work you have', { size: 'large' }],
    ['a watercolor, small', { size: 'small' }],
    ['big piece for the entrance hall of a law firm', { size: 'large' }],
    ['landscape, not cheap', { minPrice: '500.00' }],
    ['budget art', { maxPrice: '200.00' }],
  ])('%s asks for a size or price', (text, facets) => {
    const read = readQuery(text);
    expect(read.facets).toMatchObject(facets);
    expect(read.words).not.toEqual(expect.arrayContaining(['law']));
  });

  it('excludes words with a minus before them, not with a hyphen inside', () => {
    expect(readQuery('boats -red -Çay well-known -')).toMatchObject({
      words: ['boats', 'well', 'known'],
      excluded: ['red', 'cay'],
      facets: { colors: [] },
    });
  });

  it('says where each part stands, so that it can be taken away', () => {
    const text = 'Calm  blue boats by Noor under $500 -red';
    const { parts } = readQuery(text);
    expect(parts.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Calm',
      'blue',
      'by Noor',
      'under $500',
      '-red',
    ]);
    expect(withoutParts(text, [parts[3]!])).toBe('Calm blue boats by Noor -red');
    expect(withoutParts(text, parts.slice(1, 4))).toBe('Calm boats -red');
  });
});
