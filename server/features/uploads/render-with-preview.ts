/** For pictures that are kept elsewhere than uploads are. */
import { type ImageFormat, inspectImage } from './inspect-image.ts';
import { imageSemaphore } from './store-renditions.ts';
import { renderImage } from './render-image.ts';

export { imageSemaphore };

interface RenderedImage {
  contentType: `image/${ImageFormat}`;
  /** As it came, but without EXIF, GPS or anything else hidden. */
  original: Buffer;
  /** WebP. */
  preview: Buffer;
}

/** To be called inside the gate. Throws `unsupported_type`, `image_too_large`, `damaged_image`. */
export async function renderWithPreview(bytes: Buffer): Promise<RenderedImage> {
  const image = await inspectImage(bytes);
  const { original, renditions } = await renderImage(image);
  return { contentType: `image/${image.format}`, original, preview: renditions.preview };
}
