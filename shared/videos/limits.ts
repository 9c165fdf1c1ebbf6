/** Bytes, unless said otherwise. */
export const VIDEO_MAX_BYTES = 500 * 1024 * 1024;
export const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/quicktime'] as const;
export const CAPTIONS_MAX_BYTES = 512 * 1024;
/** Larger files are uploaded in parts. */
export const MULTIPART_FROM_BYTES = 100 * 1024 * 1024;
export const PART_MIN_BYTES = 5 * 1024 * 1024;
export const PARTS_MAX = 10_000;
/** Lifetime of a URL for one part, in seconds. */
export const PART_URL_SECONDS = 604_800;
/** Lifetime of a playback URL, in seconds. */
export const PLAY_URL_SECONDS = 4 * 3600;
/** A view counts after this much playback. */
export const VIEW_AFTER_SECONDS = 3;
