/** What other features may use of uploads. */
export { originalKey, RENDITION_NAMES, renditionKey } from './keys.ts';
export {
  detachUpload,
  findPicture,
  objectPathOf,
  openPicture,
  type StoredPicture,
  uploadShownAs,
} from './pictures.ts';
export { copyPoster, posterKeys, posterUrl, storePoster } from './posters.ts';
export { insertUpload } from './queries.ts';
export { imageGate, renderPicture } from './render-picture.ts';
export {
  claimUpload,
  createUploadUrl,
  ensureProcessed,
  requireStorage,
  storeImage,
  useImage,
} from './service.ts';
