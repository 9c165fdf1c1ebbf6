/** The first page of a search, in a gallery that is searched whole and in one too large for that. */
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { publishWorks } from '../feed/testing.ts';
import { bestHits, countHits, firstHits, furtherHits } from './hits.ts';

const ROWS = 25;
const EVERYONE = sql`true`;
interface Hit {
  id: string;
  k: string;
  at: string;
  bottom_at: string | null;
  bottom_id: string | null;
  [column: string]: unknown;
}
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await publishWorks(app, 600);
  // 8 of the newest works and 60 old ones.
  await app.ctx.pool.query(`update artworks set title = 'Lantern stone' where id in (
    select test_id('work' || n) from generate_series(1, 8) n union all
    select test_id('work' || n) from generate_series(401, 460) n)`);
  await app.ctx.pool.query('vacuum analyze artwork_search');
});
afterAll(() => app.close());

const read = async (query: SQL) => (await app.ctx.db.execute<Hit>(query)).rows;
const ranked = (hits: Hit[]) => hits.map(({ id, k }) => [id, k]);
const idsOf = (hits: Hit[]) => hits.map(({ id }) => id);

/** After the 240 newest works: none of them is more than words. */
async function addOlder(rows: number): Promise<void> {
  const client = await app.ctx.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into artwork_search (artwork_id, created_at, words)
       select gen_random_uuid(), date_trunc('second', now()) - interval '120 minutes 30 seconds' - n * interval '1 millisecond',
         search_vector('stone', 'A') from generate_series(1, $1::int) n`,
      [rows],
    );
    await client.query('reset session_replication_role');
    await client.query('vacuum analyze artwork_search');
  } finally {
    client.release();
  }
}

it('ranks every hit of a small gallery, common words and others', async () => {
  for (const words of ['morning', 'river', 'lantern stone', 'river 12', 'nowhere']) {
    const expected = await read(bestHits(words, EVERYONE, ROWS));
    expect(ranked(await read(firstHits(words, EVERYONE, ROWS, {}))), words).toEqual(ranked(expected));
  }
});

it('ranks the hits among the newest of many works, and pages on through the older ones', async () => {
  await addOlder(30_000);
  const first = await read(firstHits('river', EVERYONE, ROWS, {}));
  expect(first).toHaveLength(ROWS);
  const pages = [first];
  for (let page = first; page.length > 0; pages.push(page)) {
    const { k, at, id, bottom_at: bottomAt, bottom_id: bottomId } = page.at(-1)!;
    expect(bottomAt).not.toBeNull();
    page = await read(furtherHits('river', EVERYONE, ROWS, { k, at, id, bottomAt, bottomId }));
  }
  const shown = pages.flat();
  const all = await read(bestHits('river', EVERYONE, 1000));
  expect(new Set(idsOf(shown)).size).toBe(shown.length);
  expect(idsOf(shown).toSorted()).toEqual(idsOf(all).toSorted());
  const unranked = shown.filter(({ k }) => Number(k) < 0);
  expect(unranked.length).toBeGreaterThan(0);
  // Only what was not reached is unranked: everything that is older than all that was.
  const oldestRanked = shown
    .filter(({ k }) => Number(k) >= 0)
    .map(({ at }) => at)
    .toSorted()[0]!;
  expect(unranked.every(({ at }) => at <= oldestRanked)).toBe(true);
});

it('finds hits beyond the newest works where those have too few for a page', async () => {
  const found = await read(firstHits('lantern stone', EVERYONE, ROWS, {}));
  expect(ranked(found)).toEqual(ranked(await read(bestHits('lantern stone', EVERYONE, ROWS))));
  expect(found[0]!.bottom_at).toBeNull();
});

it('counts the works among the hits', async () => {
  const count = (words: string) =>
    app.ctx.db.execute(countHits(words, EVERYONE, sql`count(*)::int as count`));
  expect((await count('lantern stone')).rows).toEqual([{ count: 68, looked: 68 }]);
  expect((await count('stone')).rows).toMatchObject([{ looked: 2500 }]);
});
