import type { HubVideo } from '#shared/inspiration/contract.ts';
import { isPremiumType } from '#shared/premium/premium-access.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import type { Member } from '#server/http/route.ts';
import { posterUrl } from '#server/features/uploads/public.ts';
import { toVideoState } from '#server/features/videos/public.ts';
import { isAuthor } from './policy.ts';
import type { CardRow } from './queries.ts';

type ThumbnailFields = Pick<CardRow, 'thumbnailUrl'> & { video: { id: string; posterKey: string | null } };

/** The author's own thumbnail, else a frame of the video; null if there is neither. */
export function thumbnailOf(
  { thumbnailUrl, video }: ThumbnailFields,
  size: 'thumb' | 'card' | 'preview',
): string | null {
  if (thumbnailUrl !== null) return renditionUrl(thumbnailUrl, size);
  return video.posterKey === null ? null : posterUrl(video.id, size);
}

export function toHubVideo(row: CardRow, viewer: Member): HubVideo {
  const { video, ...hubVideo } = row;
  return {
    ...hubVideo,
    thumbnailUrl: thumbnailOf(row, 'card'),
    isGated: isPremiumType(row.type),
    video: isAuthor(viewer, row) ? toVideoState(video) : null,
  };
}
