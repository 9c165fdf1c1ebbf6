import { followEndpoints } from '#shared/follows/contract.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { onAccountDeletion } from './account-deletion.ts';
import { listFollowers, listFollowing, toggleFollow } from './service.ts';

export const follows: Feature = {
  onAccountDeletion,
  endpoints: [
    handle(followEndpoints, (ctx) => ({
      toggle: ({ params, actor }) => toggleFollow(ctx, actor, params.id),
      followers: ({ params, query, actor }) =>
        listFollowers(forReading(ctx, actor, params.id), actor, params.id, query),
      following: ({ params, query, actor }) =>
        listFollowing(forReading(ctx, actor, params.id), actor, params.id, query),
    })),
  ],
  memberData: [
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
  ],
};
