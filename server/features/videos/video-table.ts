/** The objects of videos, and how they go: unused, given up or detached. */
import { sql } from 'drizzle-orm';
import { type VideoRow, videos } from '#shared/videos/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { type FileTable, discard } from '#server/files/table.ts';
import { posterKeys } from '#server/features/uploads/public.ts';
import { captionsKeys } from './captions.ts';
import { fullKey, previewKey } from './keys.ts';
import { lockDetached, lockUnaccepted, removeVideos } from './queries.ts';

/** Unfinished multipart uploads have longer. */
const PARTS_MS = 7 * 86_400_000;

export type Stored = Pick<VideoRow, 'id' | 'sourceKey' | 'attempts' | 'captionsKey'>;
type Row = Stored & Pick<VideoRow, 'status' | 'multipartId' | 'fullKey' | 'previewKey' | 'posterKey'>;

/** Every key that may have objects of the video. */
export function allKeys(video: Stored): string[] {
  const attempts = Array.from({ length: video.attempts + 1 }, (_one, attempt) => attempt);
  return [
    video.sourceKey,
    ...attempts.flatMap((attempt) => [fullKey(video.id, attempt), previewKey(video.id, attempt)]),
    ...posterKeys(video.id),
    ...(video.captionsKey ? captionsKeys(video.captionsKey) : []),
  ];
}

/** The upload of a video that waits for processing is all there is of it. */
function sourceOf({ status, sourceKey }: Row): { stored?: string[]; possible?: string[] } {
  if (status === 'waiting' || status === 'processing') return { stored: [sourceKey] };
  return status === 'ready' ? {} : { possible: [sourceKey] };
}

export const videoTable: FileTable<Row> = {
  name: 'videos',
  member: 'user_id',
  rows: `select id, status, attempts, multipart_id as "multipartId", source_key as "sourceKey", full_key as "fullKey",
    preview_key as "previewKey", poster_key as "posterKey", captions_key as "captionsKey" from videos`,
  keysOf(video: Row) {
    const { stored = [], possible = [] } = sourceOf(video);
    return {
      stored: [
        ...stored,
        ...[video.fullKey, video.previewKey].filter((key) => key !== null),
        ...(video.posterKey ? posterKeys(video.id) : []),
        ...(video.captionsKey ? captionsKeys(video.captionsKey) : []),
      ],
      possible,
    };
  },
  allKeysOf: allKeys,
  remove: removeVideos,
  isUnused: (now) => {
    const partsLimit = new Date(now.getTime() - PARTS_MS).toISOString();
    return sql`${videos.attachedAt} is null and (${videos.multipartId} is null or ${videos.createdAt} < ${partsLimit})`;
  },
  incomingKeyOf: ({ sourceKey }) => sourceKey,
  isChecked: sql`${videos.status} = 'ready'`,
  async abort(ctx, { sourceKey, multipartId }) {
    if (!multipartId) return;
    try {
      await ctx.storage.multipart.abort(sourceKey, multipartId);
    } catch (error) {
      if ((error as { status?: number }).status !== 404) throw error;
    }
  },
};

const discardLocked =
  (lock: (tx: Queryable, id: string) => Promise<VideoRow | null>) =>
  (ctx: Context, videoId: string): Promise<void> =>
    ctx.db.transaction(async (tx) => {
      const video = await lock(tx, videoId);
      if (video) await discard(ctx, tx, videoTable, [video]);
    });

/** Removes a detached video unless it was attached again. */
export const removeDetachedVideo = discardLocked(lockDetached);
/** Gives up an upload unless it was accepted in the meantime. */
export const giveUpUpload = discardLocked(lockUnaccepted);
