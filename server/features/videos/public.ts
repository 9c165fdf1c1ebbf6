/** The parts of videos that other features may use. */
export { requireArtistName, videoOwner } from './owner.ts';
export { copyVideo } from './copy.ts';
export { attachVideo, detachVideo, playbackFor, posterUrlOf, readOwnVideo, toVideoState } from './service.ts';
export { acceptVideo, createVideoUrl } from './upload.ts';
