import { deliveryEndpoints } from '#shared/delivery/contract.ts';
import { MAX_CHANGES } from '#shared/artworks/changes/limits.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { listProfiles, listWithout } from './queries.ts';
import { addProfile, editProfile, removeProfile } from './service.ts';

export const delivery: Feature = {
  endpoints: [
    handle(deliveryEndpoints, (ctx) => ({
      list: ({ actor }) => listProfiles(ctx.db, actor.id),
      without: ({ actor }) => listWithout(ctx.db, actor.id, MAX_CHANGES),
      create: ({ actor, body }) => addProfile(ctx, actor, body),
      edit: ({ actor, params, body }) => editProfile(ctx, actor, params.id, body),
      remove: ({ actor, params, query }) => removeProfile(ctx, actor, params.id, query),
    })),
  ],
  memberData: [
    {
      table: 'delivery_profiles',
      columns: { user_id: 'removed' },
      exported: {
        file: 'delivery-profiles',
        rows: `select id, name, country, handling_days, zones, left_out, created_at, updated_at from delivery_profiles
        where user_id = $1 order by created_at, id`,
      },
    },
  ],
};
