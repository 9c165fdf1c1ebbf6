import { afterEach, expect, test } from 'vitest';
import { assetUrl, renditionUrl } from './asset-url.ts';

const FILES = 'https://files.example/atelier';
const nameHost = (host: string): void => {
  document.head.innerHTML = `<meta name="assets" content="${host}" />`;
};
afterEach(() => void (document.head.innerHTML = ''));

test('pictures that anyone may see come from the host that the document names', () => {
  nameHost(FILES);
  expect(renditionUrl('/objects/1', 'card')).toBe(`${FILES}/media/1/card.webp`);
  expect(assetUrl('/media/1/thumb.webp')).toBe(`${FILES}/media/1/thumb.webp`);
});

test('nothing else does', () => {
  nameHost(FILES);
  for (const url of [
    '/objects/1',
    '/api/hire-files/1/preview',
    '/demo/avatars/a.webp',
    'blob:1',
    'https://id.example/me.png',
    '',
  ]) {
    expect(assetUrl(url)).toBe(url);
  }
});

test('without such a host they come from this site', () => {
  expect(renditionUrl('/objects/1', 'thumb')).toBe('/media/1/thumb.webp');
  nameHost('');
  expect(renditionUrl('/objects/1', 'thumb')).toBe('/media/1/thumb.webp');
});
