import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'collections',
    columns: { owner_id: 'removed' },
    exported: {
      file: 'collections',
      rows: `select id, title, note, visibility, is_default, is_hidden, created_at, updated_at
        from collections where owner_id = $1 order by created_at, id`,
    },
  },
  {
    table: 'collection_items',
    columns: { owner_id: 'removed' },
    exported: {
      file: 'saved-artworks',
      rows: `select c.title as collection, i.artwork_id, a.title, i.note, i.created_at
        from collection_items i join collections c on c.id = i.collection_id left join artworks a on a.id = i.artwork_id
        where i.owner_id = $1 order by c.created_at, c.id, i.position, i.id`,
    },
  },
  {
    table: 'collection_follows',
    columns: { follower_id: 'removed' },
    exported: {
      file: 'followed-collections',
      rows: `select c.id as collection_id, f.seen_at, f.created_at
        from collection_follows f join collections c on c.id = f.collection_id
        where f.follower_id = $1 order by f.created_at`,
    },
  },
];
