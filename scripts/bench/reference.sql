-- Generated data of an art community, in the schema `reference` that the reference servers read. Deterministic: every
-- value is a hash of the row's number. Filled in by fill.ts: :works, :members, :likes.
create schema reference;
set search_path = reference, public;

create function h(x bigint, salt int) returns bigint language sql immutable parallel safe as
  $$ select hashint8extended(x, salt) & 9223372036854775807 $$;
-- The product's key of a row's number.
create function key(kind text, n bigint) returns uuid language sql immutable parallel safe as
  $$ select overlay(overlay(md5(kind || n) placing '4' from 13) placing '8' from 17)::uuid $$;

create table users (
  id int primary key, username text not null unique, display_name text not null,
  avatar_url text, bio text, created_at timestamptz not null);
create table artworks (
  id int primary key, artist_id int not null, title text not null, description text not null,
  category text not null, image_url text not null, width int not null, height int not null,
  price_cents int, created_at timestamptz not null,
  like_count int not null default 0, comment_count int not null default 0,
  hot double precision not null default 0, tsv tsvector);
create table likes (user_id int not null, artwork_id int not null, created_at timestamptz not null);
create table follows (follower_id int not null, followee_id int not null);
create table comments (
  id int primary key, artwork_id int not null, user_id int not null, body text not null, created_at timestamptz not null);

insert into users
select i, 'artist' || i, 'Artist Number ' || i, '/a/' || i || '.webp',
  'Paints mostly at night. Commissions open. Number ' || i, '2024-01-01'::timestamptz + i * interval '1 minute'
from generate_series(1, :members) i;

-- 200 words. A title has four, and the first words are more common than the last.
create table vocabulary as select row_number() over () - 1 as k, a || b as w
from unnest(array['sun','moon','river','stone','glass','iron','silver','winter','ember','cloud']) a,
  unnest(array['light','song','field','bird','heart','dream','garden','horse','storm','mask','tower','bloom','ghost','wave','path','dance','crown','ash','leaf','sea']) b;
create unique index on vocabulary (k);
create function word(x bigint) returns text language sql stable as
  $$ select w from vocabulary where k = ((x % 1000)::float8 / 1000 * (x / 1000 % 1000)::float8 / 1000 * 200)::int % 200 $$;

insert into artworks (id, artist_id, title, description, category, image_url, width, height, price_cents, created_at)
select i, 1 + h(i, 1) % :members,
  initcap(word(h(i, 2)) || ' ' || word(h(i, 3)) || ' ' || word(h(i, 4)) || ' ' || word(h(i, 5))) || ' #' || i,
  'An original work. ' || repeat('Layered pigment and patient detail. ', 4) || i,
  (array['painting','digital','photo','sculpture','illustration','comic','pixel','concept'])[1 + h(i, 6) % 8],
  '/i/' || i || '.webp', 1600, 1200, case when h(i, 7) % 2 = 0 then (500 + h(i, 8) % 50000)::int end,
  '2025-01-01'::timestamptz + i * (interval '600 days' / :works)
from generate_series(1, :works) i;

-- A quarter of the likes go to one percent of the works.
insert into likes
select u, a, '2026-09-01'::timestamptz + (h(g, 13) % 86400 * 30) * interval '1 second'
from (
  select distinct on (u, a) g, u, a
  from (
    select g, (1 + h(g, 11) % :members)::int u,
      (1 + case when h(g, 10) % 4 = 0 then (h(g, 12) % (:works / 100)) * 100 else h(g, 12) % :works end)::int a
    from generate_series(1, :likes) g) given) pairs;

insert into follows
select distinct f, e
from (select (1 + h(g, 21) % :members)::int f, (1 + h(g, 22) % :members)::int e from generate_series(1, :members * 20) g) pairs
where f <> e;

insert into comments
select g, (1 + h(g, 31) % :works)::int, (1 + h(g, 32) % :members)::int,
  'Lovely colour and light here, comment number ' || g, '2026-09-01'::timestamptz + g * interval '1 second'
from generate_series(1, :likes / 3) g;

update artworks a set like_count = coalesce(l.n, 0), comment_count = coalesce(c.n, 0),
  tsv = to_tsvector('english', a.title || ' ' || a.description),
  hot = ln(greatest(coalesce(l.n, 0), 1)) / ln(10) + extract(epoch from a.created_at) / 450000
from artworks b
left join (select artwork_id, count(*) n from likes group by 1) l on l.artwork_id = b.id
left join (select artwork_id, count(*) n from comments group by 1) c on c.artwork_id = b.id
where a.id = b.id;

alter table likes add primary key (artwork_id, user_id);
create index on likes (user_id, artwork_id);
alter table follows add primary key (follower_id, followee_id);
create index on comments (artwork_id, created_at desc, id desc);
create index on artworks (created_at desc, id desc);
create index on artworks (category, created_at desc, id desc);
create index on artworks (artist_id, created_at desc, id desc);
create index on artworks (hot desc, id desc);
create index on artworks using gin (tsv);
reset search_path;
