/** The parts of uploads that other features may use. */
export type { PickedImage } from './image-checks.ts';
export { ImagePanel } from './image-panel.tsx';
export type { ImageUppy } from './image-uploader.ts';
export { uploadPicture } from './upload-picture.ts';
export { useImageUpload } from './use-image-upload.ts';
export { pixelsToMm, statedDensity } from './stated-density.ts';
