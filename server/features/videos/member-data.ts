import type { Context } from '#server/context.ts';
import { memberFile } from '#server/files/read.ts';
import type { MemberFile, MemberTable } from '#server/feature.ts';
import { videoOwner } from './owner.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'videos',
    columns: { user_id: { keptIf: videoOwner.keptIf } },
    exported: {
      file: 'videos',
      omits: [
        'source_key',
        'full_key',
        'preview_key',
        'poster_key',
        'captions_key',
        'progress',
        'attempts',
        'attached_at',
        'updated_at',
      ],
      rows: `select id, status, failure_code, content_type, bytes, duration_seconds, width, height, created_at
        from videos where user_id = $1 order by created_at, id`,
    },
  },
  {
    table: 'video_positions',
    columns: { user_id: 'removed' },
    exported: {
      file: 'watched-videos',
      rows: 'select video_id, seconds, updated_at from video_positions where user_id = $1 order by updated_at, video_id',
    },
  },
  {
    table: 'video_imports',
    columns: { user_id: 'removed' },
    exported: {
      file: 'video-imports',
      omits: ['token'],
      rows: 'select url, status, failure_code, created_at from video_imports where user_id = $1 order by created_at, id',
    },
  },
];

export async function memberFiles(ctx: Context, memberId: string): Promise<MemberFile[]> {
  const { rows } = await ctx.pool.query<{ id: string; key: string; captions: string | null; type: string }>(
    `select id, full_key as key, captions_key as captions, content_type as type from videos
     where user_id = $1 and full_key is not null order by created_at, id`,
    [memberId],
  );
  return rows.flatMap(({ id, key, captions, type }) => [
    memberFile(ctx, `videos/${id}.${type === 'video/webm' ? 'webm' : 'mp4'}`, key),
    ...(captions ? [memberFile(ctx, `videos/${id}.vtt`, captions)] : []),
  ]);
}
