/**
 * Cost of lists without the server around them: median milliseconds over 20 rounds of each list, feed, page, search
 * and suggestion, the number of queries, and whether a plan scans a whole large table. `npm run bench:lists`.
 */
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { openContext } from '#server/context.ts';
import { listArtworks } from '#server/features/discovery/feed/service.ts';
import { refreshFeeds } from '#server/features/discovery/feed/jobs.ts';
import { readSimilar } from '#server/features/discovery/similar/service.ts';
import { countFacets } from '#server/features/discovery/search/facets.ts';
import { searchArtists, suggest, summarize } from '#server/features/discovery/search/service.ts';
import { explainQueries } from '#server/testing/explain.ts';
import { copyForRun, dropCopy, filledDatabase, openCluster } from './database.ts';
import { readOptions } from './options.ts';
import { freePort } from '#server/providers/database/sandbox/server-process.ts';

const ROUNDS = 20;
const { works: size, dir } = readOptions();
const cluster = await openCluster(dir);
const config = readConfig({
  DATABASE_URL: cluster.urlOf(await copyForRun(cluster, await filledDatabase(cluster, size))),
  PORT: String(await freePort()),
  DATA_DIR: `${dir}/product`,
  PAYMENTS: 'off',
});
const { ctx, close } = await openContext(config, { log: pino({ level: 'error' }), progress: () => {} });

const { rows } = await ctx.pool.query<{ id: string }>(
  `select follower_id as id from follows group by 1 order by count(*) desc, 1 limit 1`,
);
const workAt = async (position: number): Promise<string> => {
  const { rows: found } = await ctx.pool.query<{ id: string }>(
    'select id from artworks order by created_at offset $1 limit 1',
    [position],
  );
  return found[0]!.id;
};
const [old, recent] = [await workAt(Math.round(size / 2)), await workAt(size - 100)];
const viewer = { id: rows[0]!.id, role: 'member' as const };
type ListQuery = Parameters<typeof listArtworks>[2];
const list = (query: Partial<ListQuery>) => () => listArtworks(ctx, viewer, { limit: 24, ...query });
/** Moderators' pages are never kept. */
const read = (query: Partial<ListQuery>) => () =>
  listArtworks(ctx, { ...viewer, role: 'moderator' as const }, { limit: 24, ...query });
/** The page after this many hundredths of the list. */
async function deep(query: Partial<ListQuery>, pages: number) {
  let cursor: string | undefined;
  for (let n = 0; n < pages; n += 1) {
    const page = await listArtworks(ctx, viewer, {
      ...query,
      limit: 100,
      ...(cursor === undefined ? {} : { cursor }),
    });
    cursor = page.next ?? cursor;
  }
  return list({ ...query, ...(cursor === undefined ? {} : { cursor }) });
}

let started = performance.now();
await refreshFeeds(ctx);
console.log(`feeds computed in ${(performance.now() - started).toFixed(0)} ms`);

const cases: [string, () => Promise<unknown>][] = [
  ['newest, first page (kept)', list({})],
  ['newest, read', list({ sort: 'newest', minPrice: '0' })],
  ['newest, page 40', await deep({}, 10)],
  ['category, read', list({ category: 'photography', sort: 'newest', forSale: false })],
  ['category, deeper', await deep({ category: 'photography' }, 5)],
  ['trending, deeper', await deep({ filter: 'trending' }, 3)],
  ['featured, deeper', await deep({ filter: 'featured' }, 3)],
  ['trending in a category, deeper', await deep({ filter: 'trending', category: 'ai_art' }, 3)],
  ['following', list({ filter: 'following' })],
  ['following, deeper', await deep({ filter: 'following' }, 3)],
  ['liked', list({ sort: 'liked' })],
  ['liked, deeper', await deep({ sort: 'liked' }, 5)],
  ['liked in a category', list({ sort: 'liked', category: 'handmade_art' })],
  ['price up', list({ sort: 'price_asc' })],
  ['price down, deeper', await deep({ sort: 'price_desc' }, 5)],
  ['price range', list({ minPrice: '10', maxPrice: '11' })],
  ['NFT', list({ nft: true })],
  ['search, common word', list({ q: 'sunlight' })],
  ['search, deeper', await deep({ q: 'sunlight' }, 4)],
  ['search, two words', list({ q: 'moonghost winterleaf' })],
  ['search, rare word', list({ q: 'cloudpath cloudsea' })],
  ['search, number', list({ q: '777' })],
  ['search, one letter', list({ q: 's' })],
  ['search, in every work', list({ q: 'layered' })],
  ['search, common word, read', read({ q: 'sunlight' })],
  ['search, two words, read', read({ q: 'moonghost winterleaf' })],
  ['search, color', read({ q: 'blue' })],
  ['search, rare color', read({ q: 'pink' })],
  ['search, color and word', read({ q: 'blue sunlight' })],
  ['search, mood', read({ q: 'calm' })],
  ['search, mood, color, price', read({ q: 'calm blue under 500' })],
  ['search, mood and color, fewer words', read({ q: 'calm blue sunlight', match: 'any' })],
  ['search, excluded word', read({ q: 'sunlight -winterleaf' })],
  ['search, by artist', read({ q: 'sunlight by artist' })],
  ['color as digits', read({ color: '3b6fb8' })],
  ['color as digits, common', read({ color: '8b8a86' })],
  ['color as digits, category', read({ color: '3b6fb8', category: 'photography' })],
  ['color as digits and word', read({ q: 'sunlight', color: '3b6fb8' })],
  ['color chosen by name', read({ color: 'blue' })],
  ['color chosen by name, in a range of prices', read({ color: 'blue', minPrice: '10', maxPrice: '20' })],
  ['similar works', () => readSimilar(ctx, viewer, recent)],
  ['similar works, an old one', () => readSimilar(ctx, viewer, old)],
  ['search, typing error', list({ q: 'sunlihgt' })],
  ['search, by price', list({ q: 'sunlight', sort: 'price_asc' })],
  ['search in trending', list({ q: 'sunlight', filter: 'trending' })],
  ['search in following', list({ q: 'sunlight', filter: 'following' })],
  ['suggestions, beginning', () => suggest(ctx, viewer, 'sunl')],
  ['suggestions, one letter', () => suggest(ctx, viewer, 'm')],
  ['artists', () => searchArtists(ctx, viewer, { q: 'geneve artist', limit: 24 })],
  ['summary, common word', () => summarize(ctx, viewer, { q: 'sunlight' })],
  ['summary, in every work', () => summarize(ctx, viewer, { q: 'layered', category: 'photography' })],
  ['summary, no words', () => summarize(ctx, viewer, { q: '' })],
  ['summary, mood and color', () => summarize(ctx, viewer, { q: 'calm blue' })],
  ['facets, common word', () => countFacets(ctx, viewer, { q: 'sunlight' })],
  ['facets, mood and color', () => countFacets(ctx, viewer, { q: 'calm blue under 500' })],
  ['facets, no words', () => countFacets(ctx, viewer, { q: '' })],
];

console.log('p50 ms  queries  reads whole');
for (const [name, run] of cases) {
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  const median = times.toSorted((a, b) => a - b)[ROUNDS / 2]!;
  const { queries, scanned } = await explainQueries(ctx.pool, run);
  console.log(
    `${median.toFixed(1).padStart(6)}  ${String(queries).padStart(7)}  ${(scanned.join(', ') || '-').padEnd(20)}  ${name}`,
  );
}
await close();
await dropCopy(cluster);
await cluster.stop();
