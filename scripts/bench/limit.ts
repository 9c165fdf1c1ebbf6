/**
 * The limit: the least that a Node server on Postgres can do for each of these calls. One prepared query on tables made
 * for it, Postgres builds the JSON, no framework, no session, no validation.
 */
import { type Question, serveReference } from './reference-server.ts';

const VIEWER = 1;
const CARD = `json_build_object('id', a.id, 'title', a.title, 'category', a.category, 'imageUrl', a.image_url,
  'width', a.width, 'height', a.height, 'priceCents', a.price_cents, 'createdAt', a.created_at,
  'likeCount', a.like_count, 'commentCount', a.comment_count,
  'isLiked', exists (select 1 from reference.likes l where l.artwork_id = a.id and l.user_id = $1::int),
  'artist', json_build_object('id', u.id, 'username', u.username, 'displayName', u.display_name, 'avatarUrl', u.avatar_url))`;
const NEWEST = 'a.created_at desc, a.id desc';
const page = (where: string, order = NEWEST): string => `
  select coalesce(json_agg(j), '[]')::text as body from (
    select ${CARD} j from (select * from reference.artworks a where ${where} order by ${order} limit 24) a
    join reference.users u on u.id = a.artist_id order by ${order}) t`;

const list = page('$1::int is not null');
const trending = page('$1::int is not null', 'a.hot desc, a.id desc');
const deeper = page('(a.created_at, a.id) < ($2::timestamptz, $3::int) and $1::int is not null');
const category = page('a.category = $2');
const following = page(
  'a.artist_id in (select followee_id from reference.follows where follower_id = $1::int)',
);
const search = page("a.tsv @@ websearch_to_tsquery('english', $2)");
const detail = `select json_build_object('artwork', ${CARD}, 'description', a.description)::text as body
  from reference.artworks a join reference.users u on u.id = a.artist_id where a.id = $2::int`;
const comments = `
  select coalesce(json_agg(j), '[]')::text as body from (
    select json_build_object('id', c.id, 'body', c.body, 'createdAt', c.created_at,
      'author', json_build_object('id', u.id, 'username', u.username, 'avatarUrl', u.avatar_url)) j
    from (
      select * from reference.comments where artwork_id = $1::int order by created_at desc, id desc limit 50) c
    join reference.users u on u.id = c.user_id order by c.created_at desc, c.id desc) t`;

function route(path: string, query: URLSearchParams): Question | null {
  const work = /^\/api\/artworks\/(\d+)(\/comments)?$/.exec(path);
  if (work?.[2]) return { name: 'comments', text: comments, values: [work[1]] };
  if (work) return { name: 'detail', text: detail, values: [VIEWER, work[1]] };
  if (path !== '/api/artworks') return null;
  const [words, after, wanted] = [query.get('q'), query.get('after'), query.get('category')];
  // Not prepared: the best plan depends on how common the words are.
  if (words) return { text: search, values: [VIEWER, words] };
  if (wanted) return { name: 'category', text: category, values: [VIEWER, wanted] };
  if (after) return { name: 'deeper', text: deeper, values: [VIEWER, ...after.split(',')] };
  if (query.get('filter') === 'trending') return { name: 'trending', text: trending, values: [VIEWER] };
  if (query.get('filter') === 'following') return { name: 'following', text: following, values: [VIEWER] };
  return { name: 'list', text: list, values: [VIEWER] };
}

serveReference(route);
