/** Storage keys of videos. Uploads and played files have separate keys, so nothing inspected can be replaced. */
import { randomUUID } from 'node:crypto';

/** Everything a member may write to. */
export const ownPrefix = (userId: string): string => `videos/${userId}/`;
/** The member's upload. */
export const sourceKey = (userId: string, videoId: string): string => `${ownPrefix(userId)}${videoId}/source`;
/** Each attempt has its own key, so an attempt presumed dead cannot overwrite another. */
export const fullKey = (videoId: string, attempt: number): string => `films/${videoId}/${attempt}/full`;
export const previewKey = (videoId: string, attempt: number): string => `films/${videoId}/${attempt}/preview`;

/** A new key for each change, so that caches never serve old captions. */
export const newCaptionsKey = (videoId: string): string =>
  `films/${videoId}/captions/${randomUUID()}/full.vtt`;
/** Captions of the first 20 seconds only. */
export const captionsPreviewKey = (captionsKey: string): string =>
  captionsKey.replace(/full\.vtt$/, 'preview.vtt');
