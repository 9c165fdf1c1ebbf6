import type { MemberTable } from '#server/feature.ts';

/** The buyer's: with its original and its label. Receipts name one that was refunded. */
const WAS_SOLD = 'exists (select 1 from purchases p where p.artwork_id = artworks.id)';

export const memberData: readonly MemberTable[] = [
  {
    table: 'artworks',
    columns: { user_id: { keptIf: WAS_SOLD } },
    exported: {
      file: 'artworks',
      omits: ['placeholder'],
      rows: `select id, title, description, alt_text, medium, width, height, width_mm, height_mm, depth_mm, category, making, allows_ai_training, tags, price, is_physical,
          delivery_cost, is_for_sale, is_nft_available, is_open_to_offers, least_offer, featured_at, edition_size, sold_at, licence, credit, is_hidden, likes_count, views_count, comments_count,
          image_url, created_at, updated_at
        from artworks where user_id = $1 order by created_at, id`,
    },
  },
  {
    table: 'likes',
    columns: { user_id: 'removed' },
    exported: {
      file: 'likes',
      rows: `select a.id as artwork_id, a.title, l.created_at from likes l join artworks a on a.id = l.artwork_id
        where l.user_id = $1 order by l.created_at`,
    },
  },
  {
    table: 'comments',
    columns: { user_id: 'removed' },
    exported: {
      file: 'comments',
      rows: `select c.id, a.id as artwork_id, a.title, c.content, c.is_hidden, c.created_at, c.updated_at
        from comments c join artworks a on a.id = c.artwork_id where c.user_id = $1 order by c.created_at, c.id`,
    },
  },
  {
    table: 'artwork_views',
    columns: { user_id: 'removed' },
    exported: {
      file: 'viewed-artworks',
      rows: `select v.artwork_id, a.title, v.day from artwork_views v join artworks a on a.id = v.artwork_id
        where v.user_id = $1 order by v.day, v.artwork_id`,
    },
  },
];
