import { followEndpoints } from '#shared/follows/contract.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { forgetMember } from './forget.ts';
import { memberData } from './member-data.ts';
import { listFollowers, listFollowing, toggleFollow } from './service.ts';

export const follows: Feature = {
  memberData,
  forgetMember,
  endpoints: [
    handle(followEndpoints, (ctx) => ({
      toggle: ({ params, actor }) => toggleFollow(ctx, actor, params.id),
      followers: ({ params, query, actor }) =>
        listFollowers(forReading(ctx, actor, params.id), actor, params.id, query),
      following: ({ params, query, actor }) =>
        listFollowing(forReading(ctx, actor, params.id), actor, params.id, query),
    })),
  ],
};
