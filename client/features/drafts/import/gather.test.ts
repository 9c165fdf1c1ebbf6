import { expect, test } from 'vitest';
import type { Stored } from './archive.ts';
import { gather, gatherExport } from './gather.ts';

const file = (name: string): Stored => ({ name, bytes: 1, read: async () => new Blob() });
const picturesOf = (works: ReturnType<typeof gather>) =>
  works.map(({ pictures }) => pictures.map((one) => [one.file.name, one.altText]));

test('a work of an export has its pictures in order, each with its text', () => {
  const images = [
    { image_url: '/objects/one', alt_text: 'The front' },
    { image_url: '/objects/two', alt_text: null },
    { image_url: '/objects/gone', alt_text: 'Lost' },
    { image_url: '/objects/three', alt_text: 'The back' },
  ];
  const [work] = gatherExport(
    [
      {
        number: null,
        cells: {
          title: 'A',
          picture: '/objects/one',
          altText: 'The front',
          pictures: JSON.stringify(images),
        },
      },
    ],
    ['three.png', 'avatar.jpg', 'two.gif', 'one.jpg'].map(file),
  );
  expect(picturesOf([work!])).toEqual([
    [
      ['one.jpg', 'The front'],
      ['two.gif', ''],
      ['three.png', 'The back'],
    ],
  ]);
  expect(work!.notes).toEqual(['“gone” wasn’t among the files, so it’s not in the draft.']);
});

test('pictures are found by their names, whatever their case, folder and ending', () => {
  const rows = [
    { number: 2, cells: { title: 'A', picture: 'IMG 1.JPG', pictures: 'img 1.jpg | b.png, c.png' } },
    { number: 3, cells: { title: 'B', picture: 'C:\\Works\\cafe\u0301.jpg' } },
    { number: 4, cells: { title: '', pictures: 'd; e.webp' } },
  ];
  const names = ['img 1.jpg', 'b.png', 'c.png', 'caf\u00e9.jpg', 'd.gif', 'e.webp', 'alone.png'];
  const works = gather(rows, names.map(file));
  expect(picturesOf(works).map((pictures) => pictures.map(([name]) => name))).toEqual([
    ['img 1.jpg', 'b.png', 'c.png'],
    ['caf\u00e9.jpg'],
    ['d.gif', 'e.webp'],
    ['alone.png'],
  ]);
  expect(works.map(({ fields }) => fields.title)).toEqual(['A', 'B', 'd', 'alone']);
});

test('of two pictures with one name a row means the first, and the other is a work of its own', () => {
  const works = gather(
    [{ number: 2, cells: { title: 'A', picture: 'a.png' } }],
    [file('a.png'), file('a.png')],
  );
  expect(works.map(({ fields, notes }) => [fields.title, notes.length])).toEqual([
    ['A', 0],
    ['a', 1],
  ]);
});

test('a work has ten pictures at most, and the rest is said to be left out', () => {
  const names = Array.from({ length: 12 }, (_, n) => `${n}.png`);
  const works = gather([{ number: 2, cells: { title: 'A', pictures: names.join('|') } }], names.map(file));
  expect(works).toHaveLength(1);
  const [work] = works;
  expect(work!.pictures).toHaveLength(10);
  expect(work!.notes).toEqual(['A work can have up to 10 pictures. The rest are left out.']);
});

test('an amount that a comma cuts in two is not read as its first half', () => {
  const cells = { title: 'A', picture: 'a.jpg', price: '$1' };
  const [cut, whole] = [true, false].map(
    (isLonger) => gather([{ number: 2, cells, isLonger }], [file('a.jpg')])[0]!,
  );
  expect(cut!.fields.price).toBe('');
  expect(cut!.notes.join()).toContain('its amounts are left empty');
  expect(whole!.fields.price).toBe('1');
});
