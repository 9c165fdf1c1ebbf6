/** Where the bytes of a video are. What members write and what is played are apart: nothing checked is exchanged. */
import { randomUUID } from 'node:crypto';

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Everything a member may write to. */
export const ownPrefix = (userId: string): string => `videos/${userId}/`;
/** What the member uploads. */
export const sourceKey = (userId: string, videoId: string): string => `${ownPrefix(userId)}${videoId}/source`;
/** Of each attempt its own: one that was given up for dead spoils nothing. */
export const fullKey = (videoId: string, attempt: number): string => `films/${videoId}/${attempt}/full`;
export const previewKey = (videoId: string, attempt: number): string => `films/${videoId}/${attempt}/preview`;

/** New with each change, so that nobody sees old ones. */
export const newCaptionsKey = (videoId: string): string =>
  `films/${videoId}/captions/${randomUUID()}/full.vtt`;
/** Captions of the first 20 seconds only. */
export const captionsPreviewKey = (captionsKey: string): string =>
  captionsKey.replace(/full\.vtt$/, 'preview.vtt');

export const objectPathOf = (videoId: string): string => `/objects/${videoId}`;

const IN_PATH = new RegExp(`/objects/(${ID})$|/videos/${ID}/(${ID})/source$`);

/**
 * The video that an upload URL, its path, a multipart location or an object path names; null when it names none.
 * Whose it is, is for the caller to check.
 */
export function videoIdOf(videoUrl: string): string | null {
  const found = IN_PATH.exec(URL.parse(videoUrl, 'http://local')?.pathname ?? '');
  return found?.[1] ?? found?.[2] ?? null;
}
