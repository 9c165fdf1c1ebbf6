import { expect, it } from 'vitest';
import { fitted } from './oembed.ts';

const CARD = { width: 1200, height: 630 };

it.each([
  [{}, 1200, 630],
  [{ maxwidth: 2000, maxheight: 2000 }, 1200, 630],
  [{ maxwidth: 300 }, 300, 157],
  [{ maxheight: 90 }, 171, 90],
  [{ maxwidth: 300, maxheight: 90 }, 171, 90],
  [{ maxwidth: 90, maxheight: 300 }, 90, 47],
  [{ maxwidth: 1 }, 1, 1],
])('shows a picture no larger than %j asks, in its own shape', (asked, width, height) => {
  expect(fitted(CARD, { url: '', ...asked })).toEqual({ width, height });
});
