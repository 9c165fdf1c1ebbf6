-- The rows of reference.sql in the product's tables: same works, likes, follows, comments and words. The newest work is
-- of now, and likes and comments are of the last 60 days, because the trending feed looks at recent ones.
-- The caller has switched triggers off and dropped the indexes.
insert into users (id, email, artist_name, first_name, last_name, city, bio, profile_image_url, profile_completed, created_at)
select reference.key('member', id), username || '@example.com', display_name, 'Artist', 'Number' || id,
  (array['Lagos','Oslo','Genève','Kyoto','Lima'])[1 + id % 5], bio, '/objects/' || reference.key('avatar', id), true,
  now() - id * interval '1 minute' - interval '30 days'
from reference.users;

insert into artworks (id, title, description, alt_text, medium, image_url, width, height, placeholder, category, making, tags,
  price, is_for_sale, is_nft_available, user_id, created_at, updated_at, likes_count, comments_count, views_count)
select reference.key('work', id), title, description, 'A picture of ' || title, 'Oil on linen',
  '/objects/' || reference.key('picture', id), width, height, '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  (array['photography','digital_art','ai_art','graphic_design','handmade_art'])[1 + reference.h(id, 6) % 5]::category,
  case when reference.h(id, 6) % 5 = 2 then 'ai_generated'::making end, array['art', 'subject' || reference.h(id, 51) % 500],
  price_cents / 100.0, price_cents is not null, reference.h(id, 9) % 10 = 0, reference.key('member', artist_id), at, at,
  like_count, comment_count, 0
from reference.artworks, lateral (select now() - (:works - id) * (interval '600 days' / :works) as at) t;

insert into likes (user_id, artwork_id, created_at)
select reference.key('member', user_id), reference.key('work', artwork_id),
  now() - (reference.h(user_id * 1000003::bigint + artwork_id, 19) % 5184000) * interval '1 second'
from reference.likes;

insert into follows (follower_id, following_id)
select reference.key('member', follower_id), reference.key('member', followee_id) from reference.follows;

insert into comments (content, user_id, artwork_id, created_at)
select body, reference.key('member', user_id), reference.key('work', artwork_id),
  now() - (reference.h(id, 24) % 5184000) * interval '1 second'
from reference.comments;

update users set total_likes = t.n from (select user_id, sum(likes_count) n from artworks group by 1) t where t.user_id = users.id;
update users set followers_count = t.n from (select following_id, count(*) n from follows group by 1) t where t.following_id = users.id;
update users set following_count = t.n from (select follower_id, count(*) n from follows group by 1) t where t.follower_id = users.id;

insert into artist_search select artist.id, artist.created_at, artist_vector(artist) from users artist on conflict do nothing;
insert into artwork_colors (artwork_id, rank, l, a, b, share, bin)
select reference.key('work', work.id), color.rank, color.l, color.a, color.b,
  greatest(color.share + (reference.h(work.id, 53) % 100 - 50) / 2000.0, 0.02), color.bin
from reference.artworks work join reference.palette_colors color on color.palette = reference.h(work.id, 52) % :palettes;

insert into artwork_search
select reference.key('work', work.id), artwork.created_at, palette.marks || artwork_vector(artwork, artist), palette.marks
from reference.artworks work join reference.palettes palette on palette.id = reference.h(work.id, 52) % :palettes
join artworks artwork on artwork.id = reference.key('work', work.id)
join users artist on artist.id = artwork.user_id on conflict do nothing;
select keep_search_words(string_agg(w, ' ')) from reference.vocabulary;
select keep_search_words('artist number paints mostly night commissions open layered pigment patient detail original work picture oil linen art');

-- What the members with a session find on their own screens: notifications, a few of them unread, and conversations.
insert into notifications (id, user_id, type, group_key, artwork_id, happened_at, read_at, created_at)
select reference.key('notification', m * 1000 + n), reference.key('member', m), 'like', 'like:' || reference.key('work', w),
  reference.key('work', w), at, case when n > 40 then at end, at
from generate_series(1, :viewers) m, generate_series(1, 300) n,
  lateral (select 1 + reference.h(m * 1000 + n, 41) % :works as w, now() - n * interval '1 hour' as at) t
on conflict do nothing;
insert into notification_actors (notification_id, actor_id, happened_at)
select id, reference.key('member', 1 + reference.h(('x' || left(md5(id::text), 8))::bit(32)::bigint + n, 42) % :members), happened_at
from notifications, generate_series(1, 3) n
on conflict do nothing;
insert into messages (id, sender_id, receiver_id, content, is_read, created_at)
select reference.key('message', (m * 100 + other) * 100 + n),
  reference.key('member', case when n % 2 = 0 then m else :viewers + other end),
  reference.key('member', case when n % 2 = 0 then :viewers + other else m end),
  'Thank you for writing, this is line ' || n, n > 1, now() - (other * 20 + n) * interval '1 minute'
from generate_series(1, :viewers) m, generate_series(1, 20) other, generate_series(1, 10) n;
insert into conversations (user_id, other_id, last_message_id, last_message_at, unread_count)
select side.mine, side.theirs, last.id, last.created_at, case when last.receiver_id = side.mine then 1 else 0 end
from (
  select distinct on (least(sender_id, receiver_id), greatest(sender_id, receiver_id)) *
  from messages order by least(sender_id, receiver_id), greatest(sender_id, receiver_id), created_at desc) last,
  lateral (values (last.sender_id, last.receiver_id), (last.receiver_id, last.sender_id)) side(mine, theirs);
insert into courses (title, description, instructor_id, price, is_published)
select 'Course ' || n, 'Layered pigment in six evenings.', reference.key('member', n), 40, true from generate_series(1, 6) n;

-- Statistics of the past would be added up for minutes beside what is measured.
insert into sums_closed (id, through) values (1, date_bin('15 minutes', now(), '2000-01-01Z'));
-- The pictures don't exist, so all works count as compared.
insert into artwork_prints (artwork_id, is_new, measured_at, compared_at, hash_version)
select id, false, now(), now(), 32767 from artworks;
