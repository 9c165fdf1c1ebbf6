/**
 * The cost of a screen of statistics does not depend on how much was ever viewed. Runs with ROUNDS=full: it takes
 * minutes.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { closeSums } from './close.ts';
import { keepPartitions, makePartitions } from './partitions.ts';

const FEWER = 1_000_000;
const MORE = 10_000_000;
/** Everyone has as many works and views, so that the one who is asked is an ordinary artist. */
const ARTISTS = 200;
const WORKS = 5;
const DAYS = 62;
const SAMPLES = 40;
const MAX_RATIO = 1.3;

describe.runIf(process.env.ROUNDS === 'full')('cost', () => {
  let app: TestApp;
  const artists: TestMember[] = [];
  beforeAll(async () => {
    app = await startTestApp({ env: { DATABASE_STATEMENT_SECONDS: '3600', DATABASE_JOB_SECONDS: '3600' } });
    const now = app.clock.now();
    const months = [0, 1, 2, 3].map(
      (n) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - n, 1)),
    );
    await keepPartitions(app.ctx);
    await app.ctx.db.transaction((tx) => makePartitions(tx, months));
    for (let n = 0; n < ARTISTS; n++) {
      const artist = await createMember(app, { isSubscriber: true });
      artists.push(artist);
      for (let work = 0; work < WORKS; work++) await createArtwork(app, { userId: artist.id });
    }
  }, 600_000);
  afterAll(() => app.close());

  /** Spread evenly over works, hours and sources. */
  const addViews = (count: number) =>
    app.ctx.db.execute(sql`
    insert into view_events (at, artwork_id, artist_id, visitor, source, words)
    select date_trunc('day', now(), 'UTC') - random() * ${`${DAYS} days`}::interval, work.id, work.user_id,
      md5((random() * 1000000)::int::text)::uuid, source,
      case when source = 'search' then 'words ' || (random() * 10)::int end
    from (select 1 + floor(random() * ${ARTISTS * WORKS}::int)::int as n,
        (array['feed', 'search', 'profile', 'link'])[1 + floor(random() * 4)::int] as source
      from generate_series(1, ${count}::int)) as view
    join (select row_number() over (order by id) as n, id, user_id from artworks) as work using (n)`);

  /** Milliseconds for every call of a screen: the fastest of several, because the machine may be busy. */
  async function screenMs(): Promise<number> {
    const times: number[] = [];
    for (let n = 0; n < SAMPLES; n++) {
      const { cookie } = artists[n % artists.length]!;
      const from = performance.now();
      for (const part of ['', '/works', '/searches']) {
        const answer = await fetch(`${app.url}/api/statistics${part}?days=30&zone=Africa/Lagos`, {
          headers: { cookie },
        });
        expect(answer.status).toBe(200);
        await answer.arrayBuffer();
      }
      times.push(performance.now() - from);
    }
    return Math.min(...times);
  }

  /** Pages that the database touches for one screen: not disturbed by other work of the machine. */
  async function screenPages(): Promise<number> {
    const read = async () => {
      const { rows } = await app.ctx.db.execute<{ pages: string }>(sql`
      select sum(heap_blks_read + heap_blks_hit + idx_blks_read + idx_blks_hit) as pages
      from pg_statio_user_tables where relname in ('artist_sums', 'work_sums', 'search_sums', 'view_events')`);
      return Number(rows[0]!.pages);
    };
    const settle = () => app.ctx.db.execute(sql`select pg_sleep(1.5)`);
    await settle();
    const before = await read();
    await screenMs();
    await settle();
    return ((await read()) - before) / SAMPLES;
  }

  async function measure(views: number): Promise<{ ms: number; pages: number }> {
    await addViews(views);
    await app.ctx.db.execute(sql`truncate artist_sums, work_sums, search_sums, sums_closed`);
    await closeSums(app.ctx);
    await app.ctx.db.execute(sql`vacuum analyze`);
    await screenMs();
    return { ms: await screenMs(), pages: await screenPages() };
  }

  test(`a screen costs the same after ${FEWER} and ${MORE} views`, async () => {
    const fewer = await measure(FEWER);
    const more = await measure(MORE - FEWER);
    console.log(JSON.stringify({ fewer, more, ratio: more.ms / fewer.ms }));
    expect(more.pages / fewer.pages).toBeLessThan(MAX_RATIO);
    expect(more.ms / fewer.ms).toBeLessThan(MAX_RATIO);
  }, 3_600_000);
});
