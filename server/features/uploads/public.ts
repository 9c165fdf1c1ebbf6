/** The parts of uploads that other features may use. */
export { SIGNED_NAMES, type SignedName, manifestKey, originalKey, renditionKey, signedKey } from './keys.ts';
export {
  detachUpload,
  ensureRenditions,
  findUploadById,
  openFile,
  type StoredRendition,
} from './renditions.ts';
export { createByteCache } from './byte-cache.ts';
export { freeDelivered, keepDelivered } from './delivered.ts';
export { holdForDraft, letGoOfDraft } from './draft-uploads.ts';
export { dropPosters, setPictureHidden } from './hidden-media.ts';
export { copyPoster, posterKeys, posterUrl, storePoster } from './posters.ts';
export { imageSemaphore, renderWithPreview } from './render-with-preview.ts';
export { PICTURE, type PictureOwner, coverOwner } from './picture-owner.ts';
export { attachUpload, exchangeUpload, prepareUpload, processImage, storeUpload } from './service.ts';
export { extensionOf } from './member-data.ts';
export { findAiClaim, findAiLabel, setLabelLifted } from './ai-label.ts';
