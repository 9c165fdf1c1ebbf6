/**
 * The limit's way with the product's own answer: every field of it, read from the product's tables, with what is hidden
 * left out. What the wider answer costs at least; still without session, blocks, preferences and counted views.
 */
import { type Question, serveReference } from './reference-server.ts';

const { VIEWER } = process.env;
const time = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const PERSON = `'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'artistName', u.artist_name,
  'profileImageUrl', u.profile_image_url, 'isProfessional', u.is_professional`;
const CARD = `'id', a.id, 'title', a.title, 'description', a.description, 'imageUrl', a.image_url, 'altText', a.alt_text,
  'medium', a.medium, 'width', a.width, 'height', a.height, 'placeholder', a.placeholder, 'category', a.category,
  'making', a.making, 'tags', a.tags, 'price', a.price::text, 'isForSale', a.is_for_sale, 'isSold', a.sold_at is not null,
  'isNftAvailable', a.is_nft_available, 'likesCount', a.likes_count, 'viewsCount', a.views_count,
  'commentsCount', a.comments_count, 'userId', a.user_id, 'createdAt', ${time('a.created_at')},
  'updatedAt', ${time('a.updated_at')},
  'isLiked', exists (select 1 from likes l where l.artwork_id = a.id and l.user_id = $1::uuid)`;
const NEWEST = 'a.created_at desc, a.id desc';
const page = (from: string, where: string, order = NEWEST): string => `
  select coalesce(json_agg(j), '[]')::text as body from (
    select json_build_object(${CARD}, 'user', json_build_object(${PERSON})) j from (
      select a.* from ${from} join users u on u.id = a.user_id
      where not a.is_hidden and not u.is_hidden and ${where} order by ${order} limit 24) a
    join users u on u.id = a.user_id order by ${NEWEST}) t`;

const list = page('artworks a', '$1::uuid is not null');
const deeper = page(
  'artworks a',
  '(a.created_at, a.id) < ($2::timestamptz, $3::uuid) and $1::uuid is not null',
);
const category = page('artworks a', 'a.category = $2::category');
const search = page(
  'artwork_search s join artworks a on a.id = s.artwork_id',
  's.words @@ search_query($2)',
  's.created_at desc, s.artwork_id desc',
);
const detail = `
  select json_build_object(${CARD}, 'isPhysical', a.is_physical, 'deliveryCost', a.delivery_cost::text,
    'licence', a.licence, 'credit', a.credit,
    'artist', json_build_object(${PERSON}, 'city', u.city, 'bio', u.bio, 'followersCount', u.followers_count,
      'totalLikes', u.total_likes, 'isFollowed', exists (
        select 1 from follows f where f.follower_id = $1::uuid and f.following_id = u.id)))::text as body
  from artworks a join users u on u.id = a.user_id where a.id = $2::uuid`;
const comments = `
  select coalesce(json_agg(j), '[]')::text as body from (
    select json_build_object('id', c.id, 'content', c.content, 'isHidden', c.is_hidden, 'userId', c.user_id,
      'artworkId', c.artwork_id, 'createdAt', ${time('c.created_at')}, 'updatedAt', ${time('c.updated_at')},
      'user', json_build_object(${PERSON})) j
    from (
      select * from comments where artwork_id = $2::uuid and $1::uuid is not null
      order by created_at desc, id desc limit 50) c
    join users u on u.id = c.user_id order by c.created_at desc, c.id desc) t`;

function route(path: string, query: URLSearchParams): Question | null {
  const work = /^\/api\/artworks\/([0-9a-f-]{36})(\/comments)?$/.exec(path);
  if (work?.[2]) return { name: 'comments', text: comments, values: [VIEWER, work[1]] };
  if (work) return { name: 'detail', text: detail, values: [VIEWER, work[1]] };
  if (path !== '/api/artworks') return null;
  const [words, after, wanted] = [query.get('q'), query.get('after'), query.get('category')];
  // Not prepared: the best plan depends on how common the words are.
  if (words) return { text: search, values: [VIEWER, words] };
  if (wanted) return { name: 'category', text: category, values: [VIEWER, wanted] };
  if (after) return { name: 'deeper', text: deeper, values: [VIEWER, ...after.split(',')] };
  return { name: 'list', text: list, values: [VIEWER] };
}

serveReference(route);
