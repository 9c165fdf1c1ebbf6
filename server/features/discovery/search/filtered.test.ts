/** The quick ways to the first page of a filtered search find what the plain way finds. */
import { type SQL, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaletteColor, colorBin, labOfHex } from '#shared/artworks/color.ts';
import { SWATCHES, marksOf } from '#shared/artworks/color-names.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { type FeedQuery, conditionsOf } from '../feed/page-query.ts';
import { publishWorks } from '../feed/testing.ts';
import { bestHits, firstFilteredHits } from './hits.ts';
import { resolveSearch } from './resolve.ts';

const WORKS = 3000;
const ROWS = 25;
const HEXES = [SWATCHES.blue, SWATCHES.teal, SWATCHES.red, SWATCHES.gray, '4a4a60', '2a5aa0', '6b6f8a'];
let app: TestApp;
let viewer: TestMember;

/** One of seven pictures for each work: a color, with some of another. */
async function paint(): Promise<void> {
  const palettes = HEXES.map((hex, n): PaletteColor[] =>
    [hex, HEXES[(n + 3) % HEXES.length]!].map((one, rank) => {
      const { l, a, b } = labOfHex(one);
      return {
        l: Math.round(l),
        a: Math.round(a),
        b: Math.round(b),
        share: rank === 0 ? 0.7 : 0.02 + n / 50,
      };
    }),
  );
  for (const [n, palette] of palettes.entries()) {
    const painted = sql`abs(hashtext(id::text)) % ${sql.raw(String(HEXES.length))} = ${n}`;
    await app.ctx.db.execute(sql`update artwork_search set colors = ${marksOf(palette)}::tsvector,
      words = ${marksOf(palette)}::tsvector || words from artworks where id = artwork_id and ${painted}`);
    for (const [rank, color] of palette.entries()) {
      await app.ctx.db.execute(sql`insert into artwork_colors (artwork_id, rank, l, a, b, share, bin)
        select id, ${rank + 1}, ${color.l}, ${color.a}, ${color.b}, ${color.share}, ${colorBin(color)}
        from artworks where ${painted}`);
    }
  }
}

beforeAll(async () => {
  app = await startTestApp();
  await publishWorks(app, WORKS);
  await paint();
  await app.ctx.pool.query('vacuum analyze artwork_search, artwork_colors');
  viewer = await createMember(app);
  const [blocked, hidden] = await app.ctx.db.select({ id: users.id }).from(users).orderBy(users.id).limit(2);
  await app.ctx.db.insert(blocks).values({ blockerId: viewer.id, blockedId: blocked!.id });
  await app.ctx.db.update(users).set({ isHidden: true }).where(eq(users.id, hidden!.id));
  await app.ctx.db
    .update(artworks)
    .set({ isHidden: true })
    .where(sql`${artworks.likesCount} = 3`);
}, 60_000);
afterAll(() => app.close());

const hits = async (query: SQL) => (await app.ctx.db.execute<{ id: string; k: string }>(query)).rows;

describe('the first page of a filtered search', () => {
  it.each([
    // In every work, so that the newest works are looked at; in a third of them, and two.
    ['morning', { minPrice: '100' }],
    ['river', { minPrice: '100' }],
    ['silver harbour', { forSale: true }],
    ['calm', { minPrice: '10', maxPrice: '900' }],
    ['blue -river', { category: 'photography' as const }],
    ['morning', { color: SWATCHES.blue }],
    ['morning', { color: SWATCHES.gray }],
    ['morning', { color: '5a5a70', nft: true }],
    ['river', { color: '30609c' }],
  ])('is the best of the newest: %s %j', async (q, chosen) => {
    const { all, filters } = await resolveSearch(app.ctx, q, chosen);
    const query: FeedQuery = {
      ...filters,
      order: 'relevance',
      words: '',
      after: null,
      unrankedStart: { bottomAt: null, bottomId: null },
      isModerator: false,
      viewer: viewer.id,
      rows: ROWS,
    };
    const where = sql.join(conditionsOf(query), sql` and `);
    const expected = await hits(bestHits(all, where, ROWS));
    expect(expected.length).toBe(ROWS);
    const first = await hits(firstFilteredHits(all, where, ROWS, false, filters.color));
    expect(first.map(({ id, k }) => [id, k])).toEqual(expected.map(({ id, k }) => [id, k]));
  });
});
