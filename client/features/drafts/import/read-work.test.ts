import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CATEGORIES } from '#shared/artworks/categories.ts';
import { ArtworkForm } from '#shared/artworks/contract.ts';
import { DraftFields } from '#shared/drafts/fields.ts';
import { gapsOf, toArtworkForm } from '#shared/drafts/to-work.ts';
import { decodeText, readCsv } from './csv.ts';
import { type Cells, type Column, columnsOf, unreadOf } from './columns.ts';
import { readWork, withProfile } from './read-work.ts';

const images = [{ imageUrl: '/objects/x', altText: '' }];

test.each<[Cells, string, object]>([
  [{ price: 'abc' }, 'The price “abc” isn’t an amount like 1200.00. It’s left empty.', { price: '' }],
  [
    { price: '1.200,00' },
    'The price “1.200,00” isn’t an amount like 1200.00. It’s left empty.',
    { price: '' },
  ],
  [
    { price: '0.20' },
    'The price must be at least $0.50. It’s left empty. It isn’t for sale: turn on “Available for sale” in the draft and enter a price.',
    { price: '', isForSale: false },
  ],
  [
    { price: '10,00,00', isForSale: 'yes' },
    'The price “10,00,00” isn’t an amount like 1200.00. It’s left empty. It isn’t for sale: turn on “Available for sale” in the draft and enter a price.',
    { price: '', isForSale: false },
  ],
  [{ isForSale: 'yes' }, '', { price: '', isForSale: true }],
  [
    { price: '100', deliveryCost: '25 EUR' },
    'The shipping cost “25 EUR” isn’t an amount like 1200.00. It’s left empty. It isn’t for sale: turn on “Available for sale” in the draft and enter what shipping costs.',
    { isForSale: false, isPhysical: true, deliveryCost: '' },
  ],
  [{ price: '100', isPhysical: 'yes', deliveryCost: '0' }, '', { isForSale: true, deliveryCost: '0' }],
  [
    { price: '100', leastOffer: '100' },
    'The lowest offer must be below the price. It’s left empty.',
    { price: '100', leastOffer: '' },
  ],
  [
    { category: 'Alternative process' },
    'There’s no category “Alternative process”. Choose one in the draft.',
    { category: '' },
  ],
  [
    { making: 'Watercolor' },
    '“Watercolor” isn’t an answer to “How was this made?” Choose one in the draft.',
    { making: '' },
  ],
  [
    { category: 'AI art', making: 'camera' },
    'For AI art, choose AI-assisted or AI-generated, or pick another category. It’s left empty.',
    { category: 'ai_art', making: '' },
  ],
  [
    { title: 'a'.repeat(150) },
    'The title is longer than 140 characters. The rest is left out.',
    { title: 'a'.repeat(140) },
  ],
  [{ title: 'N\0ull' }, 'Characters that can’t be shown are left out.', { title: 'Null' }],
  [{ widthCm: '40 x 50' }, 'The width “40 x 50” isn’t a number. It’s left empty.', { width: '' }],
  [{ heightMm: '90000' }, 'Enter a size between 1 mm and 20 m. It’s left empty.', { height: '' }],
  [
    { price: '60', editionSize: '501' },
    'The edition size “501” isn’t a number from 2 to 500. It’s left empty.',
    { isEdition: true, editionSize: '' },
  ],
  [
    { deliveryCost: '99999999' },
    'The price with shipping can be at most $999,999.99. It’s left empty.',
    { isPhysical: true, deliveryCost: '' },
  ],
  [
    { tags: 'sea, a&b, Blue' },
    'A tag can have up to 30 letters and numbers. “a&b” is left out.',
    { tags: 'sea, Blue' },
  ],
  [
    { isForSale: 'maybe', price: '60' },
    'For sale: “maybe” is neither yes nor no, so it’s set to no.',
    { isForSale: false, price: '60' },
  ],
])('%j: %s', (cells, note, fields) => {
  const read = readWork(cells);
  expect(read.notes.join(' ')).toBe(note);
  expect(read.fields).toMatchObject(fields);
});

test('amounts, sizes, switches and names are read as people write them', () => {
  const { fields, notes } = readWork({
    category: 'Handmade',
    making: 'By hand',
    price: '$1,200.50',
    editionSize: '20',
    leastOffer: 'USD 900',
    deliveryCost: '18',
    widthMm: '405',
    heightCm: '30,5',
    depthIn: '2',
    allowsAiTraining: 'No',
  });
  expect(notes).toEqual([]);
  expect(fields).toMatchObject({
    category: 'handmade_art',
    making: 'by_hand',
    isForSale: true,
    price: '1200.50',
    isEdition: true,
    editionSize: '20',
    isOpenToOffers: true,
    leastOffer: '900',
    isPhysical: true,
    deliveryCost: '18',
    width: '40.5',
    height: '30.5',
    depth: '5.08',
    unit: 'cm',
    allowsAiTraining: false,
  });
});

const COLUMNS: Column[] = [
  'title',
  'description',
  'altText',
  'medium',
  'category',
  'making',
  'tags',
  'widthMm',
  'heightCm',
  'depthIn',
  'isForSale',
  'price',
  'editionSize',
  'isOpenToOffers',
  'leastOffer',
  'isPhysical',
  'deliveryCost',
  'allowsAiTraining',
];
const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('yes', 'no', '12', '0', '-1', '1e3', '99999999', '0.001', 'AI', ...CATEGORIES),
  fc.string({ minLength: 130, maxLength: 4100 }),
);

test('whatever is in a row, a draft can hold it, and only an edition size may still be wrong', () => {
  const cells = fc.dictionary(fc.constantFrom(...COLUMNS), cell) as fc.Arbitrary<Cells>;
  fc.assert(
    fc.property(cells, (row) => {
      const { fields } = readWork(row);
      expect(z.safeParse(DraftFields, fields).error).toBeUndefined();
      expect(['', 'edition size']).toContain(gapsOf({ fields, images }).wrong.join());
    }),
  );
});

test('the columns of an export become the work they came from', () => {
  const amount = fc.integer({ min: 100, max: 9_000_000 }).map((cents) => (cents / 100).toFixed(2));
  const mm = fc.option(fc.integer({ min: 1, max: 20_000 }));
  const work = fc.record({
    title: fc.constantFrom('Blue', '=1+1', 'Zwei, drei; vier', '“Über” 🎨'),
    description: fc.constantFrom('', 'One\nline\tand another'),
    category: fc.constantFrom('handmade_art' as const, 'photography' as const),
    making: fc.constantFrom('by_hand' as const, 'ai_assisted' as const),
    tags: fc.constantFrom([], ['sea'], ['sea', 'deep blue']),
    widthMm: mm,
    heightMm: mm,
    isForSale: fc.boolean(),
    price: amount,
    editionSize: fc.option(fc.integer({ min: 2, max: 500 })),
    isPhysical: fc.boolean(),
    deliveryCost: amount,
    isNftAvailable: fc.boolean(),
    allowsAiTraining: fc.boolean(),
  });
  fc.assert(
    fc.property(work, (form) => {
      const text = (value: (typeof form)[keyof typeof form]) => (value === null ? '' : String(value));
      const { fields, notes } = readWork(
        Object.fromEntries(Object.entries(form).map(([name, value]) => [name, text(value)])),
      );
      expect(notes).toEqual([]);
      const { price, editionSize, deliveryCost, ...rest } = form;
      expect(z.parse(ArtworkForm, toArtworkForm({ fields, images }))).toMatchObject({
        ...rest,
        ...(form.isForSale ? { price, editionSize } : {}),
        ...(form.isPhysical ? { deliveryCost } : {}),
      });
    }),
  );
});

test('a CSV is read with any separator, encoding and line ends', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'B', '7', ' ', 'é', '"', ',', ';', '\t', '\n', '|') });
  const grid = fc
    .integer({ min: 2, max: 6 })
    .chain((width) =>
      fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
    );
  const encode = {
    'utf-8': (csv: string) => new TextEncoder().encode(csv),
    'utf-8 with a mark': (csv: string) => new TextEncoder().encode(`\uFEFF${csv}`),
    'windows-1252': (csv: string) => Uint8Array.from(csv, (letter) => letter.charCodeAt(0)),
    'utf-16': (csv: string) => {
      const units = Uint16Array.from(`\uFEFF${csv}`, (letter) => letter.charCodeAt(0));
      return new Uint8Array(units.buffer);
    },
  };
  fc.assert(
    fc.property(
      grid,
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n'),
      fc.constantFrom(...Object.values(encode)),
      (rows, delimiter, newline, encoded) => {
        const names = rows[0]!.map((_, at) => `column ${at}`);
        const csv = Papa.unparse([names, ['é', ...names.slice(1)], ...rows], {
          delimiter,
          newline,
          quotes: true,
        });
        const read = readCsv(decodeText(encoded(csv)));
        expect(read.names).toEqual(names);
        const expected = rows.map((row) => row.map((one) => one.trim())).filter((row) => row.some(Boolean));
        expect(read.rows.slice(1).map(({ cells }) => cells)).toEqual(expected);
      },
    ),
  );
});

test('quotation marks that don’t match are named with its row', () => {
  expect(() => readCsv('title,price\nBlue,10\n"Red,12\n')).toThrow(
    expect.objectContaining({ detail: 'The quotation marks in row 3 don’t match.' }) as Error,
  );
});

test.each([
  ['\n\n', 'The CSV is empty'],
  ['title,price\n', 'The CSV has no works'],
  ['Blue,10\n', 'The CSV has no column names'],
])('%j: %s', (text, title) => {
  expect(() => readCsv(text)).toThrow(title);
});

test('names of columns are read in any case and spelling, and what is not read is named', () => {
  expect(columnsOf(['Alt text', 'FILE NAME', 'Width (cm)', 'for sale', 'Year'])).toEqual([
    'altText',
    'picture',
    'widthCm',
    'isForSale',
    undefined,
  ]);
  expect(unreadOf(['title', 'width', 'Year'])).toEqual(['width', 'Year']);
  // In an export these are pixels and counters.
  expect(unreadOf(['image_url', 'width', 'likes_count'])).toEqual([]);
});

test.each([
  ['p1', 'p1', []],
  ['framed works', 'p2', []],
  ['Crates', '', ['You have no delivery profile named “Crates”. Choose one in the draft.']],
])('a delivery profile is named by its id or its name: %s', (deliveryProfile, id, notes) => {
  const profiles = [
    { id: 'p1', name: 'Rolled' },
    { id: 'p2', name: 'Framed Works' },
  ];
  const { fields, notes: found } = withProfile(readWork({ deliveryProfile }), profiles);
  expect([fields.isPhysical, fields.deliveryProfileId, found]).toEqual([true, id, notes]);
});

test('a work whose delivery profile isn’t found is for sale only with a cost of its own', () => {
  const read = (cells: object) => withProfile(readWork({ price: '100', ...cells }), []).fields;
  expect(read({ deliveryProfile: 'Nope' })).toMatchObject({ isForSale: false, isPhysical: true });
  expect(read({ deliveryProfile: 'Nope', deliveryCost: '5' })).toMatchObject({
    isForSale: true,
    deliveryCost: '5',
  });
});
