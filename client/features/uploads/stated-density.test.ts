import { expect, test } from 'vitest';
import { pixelsToMm, statedDensity } from './stated-density.ts';

const bytes = (...parts: (string | number[])[]): Blob =>
  new Blob(
    parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : new Uint8Array(part))),
  );
const jfif = (unit: number, density: number) => [
  [0xff, 0xe0, 0, 16],
  'JFIF\0',
  [1, 2, unit, density >> 8, density & 255, density >> 8, density & 255, 0, 0],
];
/** One directory with a resolution, and the maker of a camera. */
const exif = (density: number, isCamera: boolean) => {
  const entries = [
    ...(isCamera ? [[0x01, 0x0f, 0, 2, 0, 0, 0, 2, 65, 0, 0, 0]] : []),
    [0x01, 0x1a, 0, 5, 0, 0, 0, 1, 0, 0, 0, 60],
    [0x01, 0x28, 0, 3, 0, 0, 0, 1, 0, 2, 0, 0],
  ];
  const head = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, entries.length, ...entries.flat()];
  const padded = [...head, ...Array.from({ length: 60 - head.length }, () => 0)];
  const tiff = [...padded, 0, 0, density >> 8, density & 255, 0, 0, 0, 1];
  return [[0xff, 0xe1, 0, tiff.length + 8], 'Exif\0\0', tiff];
};
const SOI = [0xff, 0xd8];
const END = [0xff, 0xda];
const png = (perMeter: number) => [
  [0x89],
  'PNG\r\n\u001a\n',
  [0, 0, 0, 9],
  'pHYs',
  [0, 0, perMeter >> 8, perMeter & 255, 0, 0, perMeter >> 8, perMeter & 255, 1, 0, 0, 0, 0],
];

test('a scanner’s density is read from JPEG, Exif and PNG', async () => {
  expect(await statedDensity(bytes(SOI, ...jfif(1, 300), END))).toBe(300);
  expect(await statedDensity(bytes(SOI, ...jfif(2, 118), END))).toBeCloseTo(299.72);
  expect(await statedDensity(bytes(SOI, ...jfif(1, 72), ...exif(600, false), END))).toBe(600);
  expect(await statedDensity(bytes(...png(11_811)))).toBeCloseTo(300);
  expect(Math.round(pixelsToMm(2362, 300))).toBe(200);
});

test('a screen’s density, a camera’s and damage say nothing of a size', async () => {
  expect(await statedDensity(bytes(SOI, ...jfif(1, 72), END))).toBeNull();
  expect(await statedDensity(bytes(SOI, ...jfif(0, 300), END))).toBeNull();
  expect(await statedDensity(bytes(SOI, ...exif(300, true), END))).toBeNull();
  expect(await statedDensity(bytes(SOI, ...exif(300, false)).slice(0, 30))).toBeNull();
  expect(await statedDensity(new Blob(['GIF89a']))).toBeNull();
  expect(await statedDensity(new Blob([]))).toBeNull();
});
