import { expect, it } from 'vitest';
import { takeTurn } from './few-at-a-time.ts';

it('runs four of a member at once, in order, and those of others beside them', async () => {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      started.push(name);
      ends.push(() => (name === 'a2' ? reject(new Error('refused')) : resolve(name)));
    });
  const writes = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => takeTurn('a', work(name)));
  const other = takeTurn('b', work('b1'));
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  ends[4]!();
  expect(await other).toBe('b1');
  // A refused one gives its turn back as well.
  ends[1]!();
  await expect(writes[1]).rejects.toThrow('refused');
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'a5']);
  for (let n = 0; n < ends.length; n += 1) {
    ends[n]!();
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all(writes.filter((_, n) => n !== 1))).toEqual(['a1', 'a3', 'a4', 'a5', 'a6']);
  expect(started.at(-1)).toBe('a6');
});
