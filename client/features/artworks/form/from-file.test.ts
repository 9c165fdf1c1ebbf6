import { expect, test } from 'vitest';
import { emptyWork } from '#shared/drafts/fields.ts';
import { sizeOfFile, titleOfFile } from './from-file.ts';

test.each([
  ['harbor_at-dusk (2).jpg', 'Harbor at dusk'],
  ['Half a Fig.jpeg', 'Half a Fig'],
  ['Étude nº 3.png', 'Étude nº 3'],
  ['red vase copy.webp', 'Red vase'],
  ['imagine.png', 'Imagine'],
  ['new york.png', 'New york'],
])('%s is a work called “%s”', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});

test.each([
  'IMG_2031.jpg',
  'DSC00012.JPG',
  'PXL_20260101_120000.jpg',
  'scan0004.png',
  'Screenshot 2026-11-27.png',
  '1f3a9c77e0.png',
  '20260101.jpg',
  'image (4).png',
  '',
])('no one gave the name %s', (name) => {
  expect(titleOfFile(name)).toBe('');
});

test('the size follows from the pixels and their density, unless one was typed', () => {
  const image = { objectPath: '', width: 2362, height: 3543 };
  expect(sizeOfFile(emptyWork('cm'), image, 300)).toEqual({ width: '20', height: '30' });
  expect(sizeOfFile(emptyWork('in'), image, 300)).toEqual({ width: '7.9', height: '11.8' });
  expect(sizeOfFile({ ...emptyWork('cm'), depth: '2' }, image, 300)).toEqual({});
  expect(sizeOfFile(emptyWork('cm'), { ...image, width: 5 }, 1200)).toEqual({});
});
