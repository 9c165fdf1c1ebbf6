import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'follows',
    columns: { follower_id: 'removed', following_id: 'removed' },
    exported: {
      file: 'follows',
      rows: `select case when f.follower_id = $1 then 'following' else 'follower' end as direction,
          coalesce(u.artist_name, concat_ws(' ', u.first_name, u.last_name)) as member, f.created_at
        from follows f join users u on u.id = case when f.follower_id = $1 then f.following_id else f.follower_id end
        where $1 in (f.follower_id, f.following_id) order by f.created_at`,
    },
  },
];
