/** The parts of videos that other features may use. */
export { VideoPlayer } from './player/video-player.tsx';
export { CaptionsDialog } from './upload/captions-dialog.tsx';
export type { VideoProbe } from './upload/probe-video.ts';
export { ask, insist, RETRY_DELAYS } from './upload/s3-calls.ts';
export { bytesSender } from './upload/send-bytes.ts';
export type { UploadedVideo } from './upload/uploaded-video.ts';
export { useVideoState } from './upload/use-video-state.ts';
export { useVideoUploader } from './upload/use-video-uploader.ts';
export { VideoField } from './upload/video-field.tsx';
export { VideoProgress } from './upload/video-progress.tsx';
