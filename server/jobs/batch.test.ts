import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { allDone } from '../http/running.ts';
import { createBatch } from './batch.ts';

test('what is added before and after a stop begins is written before it ends', async () => {
  let drain = () => {};
  const live = { onDrain: (listener: () => void) => (drain = listener) };
  const metrics = createMetrics(false, {} as never);
  const ctx = { live, metrics } as unknown as Context;
  const written: string[][] = [];
  const { add } = createBatch<string>(60_000, 'not written', async (_ctx, items) => void written.push(items));
  add(ctx, 'one');
  add(ctx, 'two');
  expect(written).toEqual([]);
  drain();
  add(ctx, 'three');
  await allDone();
  expect(written).toEqual([['one', 'two'], ['three']]);
});
