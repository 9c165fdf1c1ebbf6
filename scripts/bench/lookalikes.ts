/**
 * How long one work is compared at a million works, with made-up hashes: the figures in docs/performance.md. In an empty
 * database of DATABASE_URL: `node scripts/bench/lookalikes.ts [works]`
 */
import pg from 'pg';
import { findNear } from '#server/features/lookalikes/near.ts';

const WORKS = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 9;
const client = new pg.Client(process.env['DATABASE_URL']);
await client.connect();
const band = (n: number) =>
  `band${n} smallint not null generated always as ((((hash >> ${16 * n}) & 65535) - 32768)::smallint) stored`;
await client.query(`create table artwork_hashes (artwork_id uuid not null, hash bigint not null, crop smallint not null,
  ${[0, 1, 2, 3].map(band).join(', ')})`);
await client.query(
  `insert into artwork_hashes (artwork_id, crop, hash)
  select md5(work::text)::uuid, crop, ('x' || substr(md5(work || '-' || crop), 1, 16))::bit(64)::bigint
  from generate_series(1, $1::int) work, generate_series(0, 7) crop`,
  [WORKS],
);
await client.query('alter table artwork_hashes add primary key (artwork_id, crop)');
for (const n of [0, 1, 2, 3])
  await client.query(`create index artwork_hashes_band${n} on artwork_hashes (band${n}, hash)`);
await client.query('vacuum analyze artwork_hashes');
const { rows: sizes } = await client.query<{ name: string; size: string }>(`
  select 'table' as name, pg_size_pretty(pg_table_size('artwork_hashes')) as size union all
  select 'indexes', pg_size_pretty(pg_indexes_size('artwork_hashes'))`);
console.log(sizes.map(({ name, size }) => `${name} ${size}`).join(', '));
const took: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from artwork_hashes where artwork_id in (md5($1)::uuid, md5($2)::uuid) order by 1 limit 10',
    [String(round * 1000 + 1), String(round * 1000 + 2)],
  );
  const start = performance.now();
  let found = 0;
  for (const { hash } of rows) {
    found += (await findNear(client, BigInt(hash))).length;
  }
  took.push(performance.now() - start);
  console.log(`ten questions: ${took.at(-1)!.toFixed(0)} ms, ${found} near`);
}
console.log(`median ${took.toSorted((one, other) => one - other)[ROUNDS >> 1]!.toFixed(0)} ms`);
await client.end();
