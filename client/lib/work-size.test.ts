import { afterEach, expect, test, vi } from 'vitest';
import { sizeOf } from '#shared/certificates/size.ts';
import { typedMm } from '#shared/artworks/sides.ts';
import { sizeText, sizeUnit } from './work-size.ts';

const toMm = (typed: string) => typedMm(typed, sizeUnit());

function inLanguage(language: string, timeZone: string): void {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}
afterEach(() => vi.restoreAllMocks());

test('sizes are centimeters, in the United States inches', () => {
  inLanguage('de-DE', 'Europe/Berlin');
  expect(sizeText({ widthMm: 400, heightMm: 505, depthMm: null })).toBe('40 × 50.5 cm');
  expect(sizeText({ widthMm: null, heightMm: null, depthMm: null })).toBeNull();
  expect([toMm('40'), toMm(' 40,5 '), toMm(''), toMm('wide')]).toEqual([400, 405, null, Number.NaN]);
  inLanguage('en-US', 'America/Chicago');
  expect(sizeText({ widthMm: 508, heightMm: 254, depthMm: 25 })).toBe('20 × 10 × 1 in');
  expect(toMm('10')).toBe(254);
  inLanguage('en-US', 'Europe/Brussels');
  expect(sizeText({ widthMm: 600, heightMm: 450, depthMm: null })).toBe('60 × 45 cm');
});

test('a width or a height alone is no size, on a screen and on a document', () => {
  for (const half of [
    { widthMm: null, heightMm: 260, depthMm: null },
    { widthMm: 260, heightMm: null, depthMm: 100 },
  ]) {
    expect(sizeText(half)).toBeNull();
    expect(sizeOf(half)).toBeNull();
  }
  expect(sizeOf({ widthMm: 600, heightMm: 455, depthMm: 20 })).toBe('60 x 45.5 x 2 cm');
});
