import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'inspiration_content',
    columns: { artist_id: 'removed' },
    exported: {
      file: 'inspiration-videos',
      omits: ['video_url', 'thumbnail_url'],
      rows: `select id, title, description, category, type, duration, view_count, like_count, is_published, published_at, is_hidden, video_id,
          created_at, updated_at
        from inspiration_content where artist_id = $1 order by created_at, id`,
    },
  },
  {
    table: 'inspiration_views',
    columns: { user_id: 'removed' },
    exported: {
      file: 'viewed-inspiration',
      rows: `select c.title, v.day::text, v.viewed_at from inspiration_views v join inspiration_content c on c.id = v.content_id
        where v.user_id = $1 order by v.day, v.id`,
    },
  },
  {
    table: 'inspiration_likes',
    columns: { user_id: 'removed' },
    exported: {
      file: 'liked-inspiration',
      rows: `select c.title, l.created_at from inspiration_likes l join inspiration_content c on c.id = l.content_id
        where l.user_id = $1 order by l.created_at, l.id`,
    },
  },
];
