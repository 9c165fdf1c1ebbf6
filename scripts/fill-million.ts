/**
 * Fills the database at DATABASE_URL with generated works, members, likes, follows, comments and views, to measure
 * lists at scale: `node scripts/fill-million.ts [artworks]`, a million by default. Only for a separate database:
 * the image files do not exist. Deterministic: every value comes from a hash of the row's number.
 */
import { openClient } from '#server/db/connect.ts';
import { migrateDatabase } from '../server/db/open.ts';

const url = process.env.DATABASE_URL;
const works = Number(process.argv[2] ?? 1_000_000);
if (!url || !Number.isInteger(works) || works < 100) {
  console.error('Set DATABASE_URL, and give a number of artworks of at least 100.');
  process.exit(1);
}
const members = Math.max(50, Math.round(works / 50));
const TABLES = [
  'users',
  'artworks',
  'likes',
  'follows',
  'comments',
  'artwork_views',
  'artwork_search',
  'artist_search',
];

const HELPERS = `
  create function pg_temp.h(x bigint, salt int) returns bigint language sql immutable parallel safe
    as $$ select hashint8extended(x, salt) & 9223372036854775807 $$;
  create function pg_temp.key(kind text, n bigint) returns uuid language sql immutable parallel safe
    as $$ select overlay(overlay(md5(kind || n) placing '4' from 13) placing '8' from 17)::uuid $$;
  create temp table vocabulary as select (row_number() over () - 1)::int as k, a || b as w
    from unnest('{sun,moon,river,stone,glass,iron,silver,winter,ember,cloud,crème,harbour,meadow,linen,copper}'::text[]) a,
      unnest('{light,song,field,bird,heart,dream,garden,horse,storm,mask,tower,bloom,ghost,wave,path,dance,crown,ash,leaf,sea}'::text[]) b;
  create unique index on vocabulary (k);
  analyze vocabulary;
  -- The first words are more common than the last.
  create function pg_temp.word(x bigint) returns text language sql stable as
    $$ select w from vocabulary where k = ((x % 1000)::float8 / 1000 * (x / 1000 % 1000)::float8 / 1000 * 300)::int % 300 $$;`;

const FILL = [
  `insert into users (id, email, first_name, last_name, artist_name, city, bio, profile_completed, created_at)
   select pg_temp.key('member', n), 'invented-' || n || '@example.com', initcap(pg_temp.word(pg_temp.h(n, 1))), 'Number' || n,
     initcap(pg_temp.word(pg_temp.h(n, 2))) || ' Studio', (array['Lagos','Oslo','Genève','Kyoto','Lima'])[1 + pg_temp.h(n, 3) % 5],
     'Works mostly at night.', true, now() - n * interval '1 minute'
   from generate_series(1, ${members}) n`,
  `insert into artworks (id, title, description, alt_text, medium, image_url, width, height, placeholder, category, making,
     tags, price, is_for_sale, is_nft_available, user_id, created_at, updated_at)
   select pg_temp.key('work', n), initcap(pg_temp.word(pg_temp.h(n, 4)) || ' ' || pg_temp.word(pg_temp.h(n, 5))) || ' ' || n,
     'A ' || pg_temp.word(pg_temp.h(n, 6)) || ' in the ' || pg_temp.word(pg_temp.h(n, 7)) || '. Layered pigment and patient detail.',
     'A picture of a ' || pg_temp.word(pg_temp.h(n, 8)), (array['Oil on linen','Archival print','Photograph'])[1 + pg_temp.h(n, 9) % 3],
     '/objects/' || pg_temp.key('picture', n), 1600, 1200, 'AAAA',
     (array['photography','digital_art','ai_art','graphic_design','handmade_art'])[1 + pg_temp.h(n, 10) % 5]::category,
     case when pg_temp.h(n, 10) % 5 = 2 then 'ai_generated'::making end, array[pg_temp.word(pg_temp.h(n, 11))],
     case when pg_temp.h(n, 12) % 2 = 0 then (500 + pg_temp.h(n, 13) % 200000) / 100.0 end, pg_temp.h(n, 12) % 2 = 0,
     pg_temp.h(n, 14) % 10 = 0, pg_temp.key('member', 1 + pg_temp.h(n, 15) % ${members}), at, at
   from generate_series(1, ${works}) n, lateral (select now() - (${works} - n) * (interval '600 days' / ${works}) as at) t`,
  // A quarter of the likes go to one percent of the works.
  `insert into likes (user_id, artwork_id, created_at)
   select distinct on (1, 2) pg_temp.key('member', 1 + pg_temp.h(n, 16) % ${members}),
     pg_temp.key('work', 1 + case when pg_temp.h(n, 17) % 4 = 0 then pg_temp.h(n, 18) % (${works} / 100) * 100 else pg_temp.h(n, 18) % ${works} end),
     now() - (pg_temp.h(n, 19) % 5184000) * interval '1 second' from generate_series(1, ${works * 2}) n`,
  `insert into follows (follower_id, following_id)
   select distinct pg_temp.key('member', a), pg_temp.key('member', b) from (
     select 1 + pg_temp.h(n, 20) % ${members} as a, 1 + pg_temp.h(n, 21) % ${members} as b
     from generate_series(1, ${members * 20}) n) pairs where a <> b`,
  `insert into comments (content, user_id, artwork_id, created_at)
   select 'Lovely light, number ' || n, pg_temp.key('member', 1 + pg_temp.h(n, 22) % ${members}),
     pg_temp.key('work', 1 + pg_temp.h(n, 23) % ${works}), now() - (pg_temp.h(n, 24) % 5184000) * interval '1 second'
   from generate_series(1, ${Math.round(works / 2)}) n`,
  `insert into artwork_views (artwork_id, user_id, day)
   select distinct pg_temp.key('work', 1 + pg_temp.h(n, 25) % ${works}), pg_temp.key('member', 1 + pg_temp.h(n, 26) % ${members}),
     to_char(now() - (pg_temp.h(n, 27) % 30) * interval '1 day', 'YYYY-MM-DD') from generate_series(1, ${Math.round(works / 2)}) n`,
  `update artworks set likes_count = coalesce(l.n, 0), comments_count = coalesce(c.n, 0), views_count = coalesce(v.n, 0)
   from artworks work
   left join (select artwork_id, count(*)::int n from likes group by 1) l on l.artwork_id = work.id
   left join (select artwork_id, count(*)::int n from comments group by 1) c on c.artwork_id = work.id
   left join (select artwork_id, count(*)::int n from artwork_views group by 1) v on v.artwork_id = work.id
   where artworks.id = work.id and (l.n is not null or c.n is not null or v.n is not null)`,
  `update users set total_likes = t.n from (select user_id, sum(likes_count) n from artworks group by 1) t where t.user_id = users.id`,
  `update users set followers_count = t.n from (select following_id, count(*) n from follows group by 1) t where t.following_id = users.id`,
  `insert into artist_search select artist.id, artist.created_at, artist_vector(artist) from users artist on conflict do nothing`,
  `insert into artwork_search select work.id, work.created_at, artwork_vector(work, artist)
   from artworks work join users artist on artist.id = work.user_id on conflict do nothing`,
  `select keep_search_words(string_agg(w, ' ')) from vocabulary`,
  `select keep_search_words('Studio Lagos Oslo Genève Kyoto Lima layered pigment patient detail picture archival print photograph linen')`,
];

await migrateDatabase(url);
const client = openClient({ connectionString: url });
await client.connect();
// Rows are consistent by construction: no triggers, and indexes are built once at the end.
await client.query(
  `set session_replication_role = replica; set work_mem = '256MB'; set maintenance_work_mem = '512MB'`,
);
const { rows: indexes } = await client.query<{ name: string; definition: string }>(
  `select i.indexname as name, i.indexdef as definition from pg_indexes i
   where i.schemaname = 'public' and i.tablename = any($1) and not exists (
     select 1 from pg_constraint c where c.conname = i.indexname)`,
  [TABLES],
);
const started = performance.now();
const print = (line: string): void =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`);
for (const index of indexes) await client.query(`drop index ${client.escapeIdentifier(index.name)}`);
try {
  await client.query(HELPERS);
  for (const statement of FILL) {
    const { rowCount } = await client.query(statement);
    print(`${statement.trim().split(/\s+/).slice(0, 3).join(' ')}: ${rowCount}`);
  }
} finally {
  for (const index of indexes) await client.query(index.definition);
}
print('indexes built');
await client.query('vacuum analyze');
print('done');
await client.end();
