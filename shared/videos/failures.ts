/** Why a video could not be processed: the stable code, and the sentence for its author. */
export const VIDEO_FAILURES = {
  damaged_video: 'This video is damaged or incomplete and couldn’t be read. Please export it again.',
  unsupported_video:
    'This video is in a format browsers can’t play. Please export it as MP4 (H.264 and AAC) or WebM.',
  no_picture: 'This file has sound but no video.',
  too_short: 'This video is shorter than one second.',
  video_too_large: 'This video is too large. The limit is 500 MB.',
  upload_missing: 'The uploaded file is no longer available. Please upload it again.',
  processing_failed: 'Something went wrong while processing this video. Please try again.',
} as const;

export type VideoFailure = keyof typeof VIDEO_FAILURES;
