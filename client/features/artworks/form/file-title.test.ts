import { expect, test } from 'vitest';
import { titleOfFile } from './file-title.ts';

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
