import type { VideoRow } from '#shared/videos/tables.ts';
import type { StoredObjects } from '#server/feature.ts';
import { posterKeys } from '#server/features/uploads/public.ts';
import { captionsKeys } from './captions.ts';

type Row = Pick<
  VideoRow,
  'id' | 'status' | 'sourceKey' | 'fullKey' | 'previewKey' | 'posterKey' | 'captionsKey'
>;

/** The upload of a video that waits for processing is all there is of it. */
function sourceOf({ status, sourceKey }: Row): { stored?: string[]; possible?: string[] } {
  if (status === 'waiting' || status === 'processing') return { stored: [sourceKey] };
  return status === 'ready' ? {} : { possible: [sourceKey] };
}

export const storedObjects: StoredObjects = {
  rows: `select id, status, source_key as "sourceKey", full_key as "fullKey", preview_key as "previewKey",
    poster_key as "posterKey", captions_key as "captionsKey" from videos`,
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
};
