import { sql } from 'drizzle-orm';
import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { inspirationContent, inspirationLikes } from '#shared/inspiration/tables.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { addHubVideo, editHubVideo, removeHubVideo, setPublished } from './publish.ts';
import { listHubVideos, playHubVideo, readHubVideo, toggleLike, viewHubVideo } from './service.ts';
import { takeFromVideo } from './queries.ts';

export const inspiration: Feature = {
  endpoints: [
    handle(inspirationEndpoints, (ctx) => ({
      list: ({ query, actor }) => listHubVideos(forReading(ctx, actor), actor, query),
      get: ({ params, actor }) => readHubVideo(ctx, actor, params.id),
      create: ({ body, actor }) => addHubVideo(ctx, actor, body),
      edit: ({ params, body, actor }) => editHubVideo(ctx, actor, params.id, body),
      publish: ({ params, body, actor }) => setPublished(ctx, actor, params.id, body.isPublished),
      remove: ({ params, actor }) => removeHubVideo(ctx, actor, params.id),
      like: ({ params, actor }) => toggleLike(ctx, actor, params.id),
      play: ({ params, actor }) => playHubVideo(ctx, actor, params.id),
      view: ({ params, actor }) => viewHubVideo(ctx, actor, params.id),
    })),
  ],
  listen: [
    // A Hub video learns the state of its file in the same transaction.
    ({ events, clock }) =>
      events.on('video.processed', (tx, { videoId }) => takeFromVideo(tx, videoId, clock.now())),
  ],
  /** Takes the member's likes back. */
  async onAccountDeletion(_ctx, tx, memberId) {
    await tx.execute(sql`
    select id from ${inspirationContent} where artist_id = ${memberId}
      or id in (select content_id from ${inspirationLikes} where user_id = ${memberId}) order by id for no key update`);
    await tx.execute(sql`
    with gone as (delete from ${inspirationLikes} where user_id = ${memberId} returning content_id)
    update ${inspirationContent} set like_count = like_count - 1 where id in (select content_id from gone)`);
  },
  memberData: [
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
  ],
};
