/** The parts of videos that other features may use. */
export { requireArtistName } from './authors.ts';
export { copyVideo } from './copy.ts';
export {
  attachVideo,
  detachVideo,
  playbackFor,
  posterUrlOf,
  readOwnVideo,
  retryVideo,
  toVideoState,
} from './service.ts';
export { storeVideo } from './store.ts';
export { acceptVideo, createVideoUrl } from './upload.ts';
