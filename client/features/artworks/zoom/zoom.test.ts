import { expect, test } from 'vitest';
import { FIT, bound, fitted, mostScale, zoomBy } from './zoom.ts';

const room = { width: 1000, height: 800 };
const fit = { width: 1000, height: 500 };

test('the point under the pointer stays there', () => {
  const view = zoomBy(FIT, 2, { x: 100, y: -50 }, 4);
  expect(view).toEqual({ scale: 2, x: -100, y: 50 });
  expect(zoomBy(view, 0.5, { x: 100, y: -50 }, 4)).toEqual(FIT);
});

test('zoom ends at the whole picture and at twice its pixels', () => {
  const image = { width: 4000, height: 2000 };
  const most = mostScale(image, fitted(image, room));
  expect(zoomBy(FIT, 0.1, { x: 0, y: 0 }, most).scale).toBe(1);
  expect(zoomBy(FIT, 1000, { x: 0, y: 0 }, most).scale * fit.width).toBe(2 * image.width);
});

test('a small picture is shown at its own size first and can be doubled', () => {
  const image = { width: 300, height: 200 };
  expect(mostScale(image, fitted(image, room))).toBe(2);
});

test('a scale beyond twice the pixels of the file is reduced once the file is there', () => {
  const small = fitted({ width: 800, height: 400 }, room);
  const view = bound({ scale: 8, x: 3000, y: 0 }, small, room, mostScale({ width: 800, height: 400 }, small));
  expect(view).toEqual({ scale: 2, x: 300, y: 0 });
});

test('edges stay outside of the window', () => {
  expect(bound({ scale: 2, x: 900, y: 900 }, fit, room, 2)).toEqual({ scale: 2, x: 500, y: 100 });
  expect(bound({ scale: 1, x: 5, y: 5 }, fit, room, 2)).toEqual(FIT);
});

test('small images keep their size, large ones fit', () => {
  expect(fitted({ width: 4000, height: 2000 }, room)).toEqual(fit);
  expect(fitted({ width: 300, height: 200 }, room)).toEqual({ width: 300, height: 200 });
});

test('a tall work fits at first, and its lower edge can be reached at any scale', () => {
  const tall = fitted({ width: 1200, height: 1500 }, { width: 1440, height: 900 });
  expect(tall).toEqual({ width: 720, height: 900 });
  for (const scale of [1.4, 2, 16]) {
    const { y } = bound({ scale, x: 0, y: -99_999 }, tall, { width: 1440, height: 900 }, 16);
    // The middle of the window is 450, so half the image extends below it.
    expect(450 + y + (tall.height * scale) / 2).toBe(900);
  }
});
