/** The parts of uploads that other features may use. */
export type { PickedImage } from './image-checks.ts';
export { ImagePanel } from './image-panel.tsx';
export type { ImageUppy } from './image-uploader.ts';
export { AddPictures } from './add-pictures.tsx';
export { usePictureUploads } from './use-picture-uploads.ts';
export { PICTURE_ROW, PICTURE_THUMB, WaitingPicture } from './waiting-picture.tsx';
export { useImageUpload } from './use-image-upload.ts';
export { pixelsToMm, statedDensity } from './stated-density.ts';
