/** The parts of uploads that other features may use. */
export {
  RENDITION_NAMES,
  SIGNED_NAMES,
  type SignedName,
  manifestKey,
  originalKey,
  renditionKey,
  signedKey,
  uploadIdOf,
} from './keys.ts';
export {
  detachUpload,
  findUploadById,
  objectPathOf,
  openFile,
  type StoredRendition,
  objectPathBehind,
} from './renditions.ts';
export { freeDelivered, keepDelivered } from './delivered.ts';
export { dropPosters, setPictureHidden } from './hidden-media.ts';
export { copyPoster, posterKeys, posterUrl, storePoster } from './posters.ts';
export { insertUpload } from './queries.ts';
export { imageSemaphore, renderWithPreview } from './render-with-preview.ts';
export { attachUpload, ensureProcessed, requireStorage, storeUpload, processImage } from './service.ts';
export { findAiClaim, findAiLabel, setLabelLifted } from './ai-label.ts';
