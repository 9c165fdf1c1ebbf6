import { expect, test } from 'vitest';
import { artworkDetailSample } from '#client/lib/testing/samples.ts';
import { type Compared, realSizes } from './compared.ts';

const work = (widthMm: number | null, heightMm: number | null): Compared => ({
  id: artworkDetailSample.id,
  artwork: { ...artworkDetailSample, widthMm, heightMm },
  isPending: false,
  isGone: false,
  retry: () => {},
});
const gone: Compared = { ...work(null, null), artwork: undefined, isGone: true };

test('works are at true relative size only where all sizes are known; a height alone is none', () => {
  expect(realSizes([work(400, 500), gone, work(600, 450)])).toEqual([
    { width: 400, height: 500 },
    { width: 600, height: 450 },
  ]);
  for (const other of [work(null, null), work(null, 260), work(260, null)])
    expect(realSizes([work(400, 500), other])).toBeNull();
  expect(realSizes([gone])).toBeNull();
});
