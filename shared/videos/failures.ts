/** Why a video could not be processed: the stable code, and the sentence for its author. */
export const VIDEO_FAILURES = {
  damaged_video: 'This video is damaged or incomplete and could not be read. Please export it again.',
  unsupported_video:
    'This video is in a format that browsers do not play. Please export it as MP4 (H.264 and AAC) or WebM.',
  no_picture: 'There is no picture in this file, only sound.',
  too_short: 'This video is shorter than a second.',
  video_too_large: 'This video is too large. The limit is 500 MB.',
  upload_missing: 'The uploaded file is not there any more. Please upload it again.',
  processing_failed: 'This video could not be prepared, through no fault of yours. Please try again.',
} as const;

export type VideoFailure = keyof typeof VIDEO_FAILURES;
