/** Thousands of works, created in the database. */
import type { TestApp } from '#server/testing/app.ts';

/**
 * Works by 40 artists, in pairs with equal timestamps and with many equal figures; half have a price. Everyone
 * follows everyone.
 */
export async function publishWorks(app: TestApp, works: number): Promise<void> {
  const { pool } = app.ctx;
  await pool.query(`create function test_id(text) returns uuid language sql immutable
    as $$ select overlay(overlay(md5($1) placing '4' from 13) placing '8' from 17)::uuid $$`);
  await pool.query(`insert into users (id, email, artist_name, first_name, city, bio, profile_completed, created_at)
    select test_id('artist' || n), 'a' || n || '@example.com', 'Studio ' || n, 'Ada', 'Genève', 'Paints at night.', true,
      now() - n * interval '1 hour' from generate_series(1, 40) n`);
  await pool.query(
    `insert into artworks (id, title, description, image_url, width, height, placeholder, category, price, is_for_sale,
       is_nft_available, likes_count, user_id, created_at, tags)
     select test_id('work' || n), (array['River stone','Silver harbour','Winter field'])[1 + n % 3] || ' ' || n,
       'A quiet morning. Layered pigment on linen.', '/objects/' || test_id('picture' || n), 1200, 800, 'AAAA',
       (array['photography','digital_art','ai_art','graphic_design','handmade_art'])[1 + n % 5]::category,
       case when n % 2 = 0 then (n % 50) * 25 end, n % 2 = 0, n % 10 = 0, n % 7, test_id('artist' || (1 + n % 40)),
       date_trunc('second', now()) - (n / 2) * interval '1 minute', array['morning']
     from generate_series(1, $1::int) n`,
    [works],
  );
  await pool.query(`insert into follows (follower_id, following_id)
    select a.id, b.id from users a join users b on a.id <> b.id`);
  await pool.query('vacuum analyze');
}
