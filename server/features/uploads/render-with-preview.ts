/** Renders images that are not stored as uploads. */
import { type ImageFormat, inspectImage } from './inspect-image.ts';
import { imageSemaphore } from './store-renditions.ts';
import { renderImage } from './render-image.ts';

export { imageSemaphore };

interface RenderedImage {
  contentType: `image/${ImageFormat}`;
  /** The original without EXIF, GPS or other hidden data. */
  original: Buffer;
  /** WebP. */
  preview: Buffer;
}

/** Call inside the semaphore. Throws `unsupported_type`, `image_too_large`, `damaged_image`. */
export async function renderWithPreview(bytes: Buffer): Promise<RenderedImage> {
  const image = await inspectImage(bytes);
  const { original, renditions } = await renderImage(image, ['preview']);
  return { contentType: `image/${image.format}`, original, preview: renditions.preview };
}
