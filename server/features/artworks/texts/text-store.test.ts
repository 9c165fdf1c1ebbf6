import { expect, it } from 'vitest';
import type { Db } from '#server/context.ts';
import { type CachedText, TextStore } from './text-store.ts';

const db = {} as Db;
const text = (id: string, version = 1): CachedText => ({
  id,
  version,
  text: `${id} ${version}`.padEnd(10, '.'),
});

/** A store on rows that can be changed, and what it was asked to load. */
function open(rows: CachedText[], most?: number) {
  const loads: string[][] = [];
  const load = async (_db: Db, ids: string[]) => {
    loads.push(ids);
    return rows.filter(({ id }) => ids.includes(id));
  };
  const sizes: number[] = [];
  return { store: new TextStore(load, (size) => sizes.push(size), most), loads, sizes };
}

it('loads what it does not have, in one statement, and not twice', async () => {
  const { store, loads } = open([text('a'), text('b')]);
  await store.read(db, [text('a')]);
  const found = await store.read(db, [text('a'), text('b')]);
  expect([...found.values()]).toEqual([text('a'), text('b')]);
  expect(loads).toEqual([['a'], ['b']]);
});

it('never takes a text older than the row', async () => {
  const rows = [text('a', 1)];
  const { store } = open(rows);
  await store.read(db, rows);
  rows[0] = text('a', 2);
  expect((await store.read(db, [text('a', 2)])).get('a')).toEqual(text('a', 2));
});

it('takes a text newer than the row, which a replica may have', async () => {
  const { store, loads } = open([text('a', 2)]);
  await store.read(db, [text('a', 2)]);
  expect((await store.read(db, [text('a', 1)])).get('a')).toEqual(text('a', 2));
  expect(loads).toHaveLength(1);
});

it('keeps the newer of two texts that were read at the same time, whichever comes last', async () => {
  const answers = [Promise.withResolvers<CachedText[]>(), Promise.withResolvers<CachedText[]>()];
  const waiting = answers.map(({ promise }) => promise);
  const store = new TextStore(
    () => waiting.shift()!,
    () => {},
  );
  const reads = [store.read(db, [text('a', 1)]), store.read(db, [text('a', 2)])];
  answers[1]!.resolve([text('a', 2)]);
  await reads[1];
  answers[0]!.resolve([text('a', 1)]);
  await reads[0];
  expect((await store.read(db, [text('a', 2)])).get('a')).toEqual(text('a', 2));
});

it('leaves out works that were deleted since', async () => {
  const { store } = open([]);
  expect([...(await store.read(db, [text('a')]))]).toEqual([]);
});

it('forgets those that were not read for longest, and stays within its size', async () => {
  const { store, loads, sizes } = open(
    ['a', 'b', 'c'].map((id) => text(id)),
    25,
  );
  for (const id of ['a', 'b', 'a', 'c']) await store.read(db, [text(id)]);
  expect(sizes).toEqual([10, 20, 20]);
  await store.read(db, [text('a'), text('c')]);
  expect(loads).toEqual([['a'], ['b'], ['c']]);
  await store.read(db, [text('b')]);
  expect(loads).toHaveLength(4);
});
