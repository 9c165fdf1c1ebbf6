/** For pictures that are kept elsewhere than uploads are. */
import { type ImageFormat, inspectImage } from './inspect-image.ts';
import { imageGate } from './process-image.ts';
import { renderImage } from './render-image.ts';

export { imageGate };

interface RenderedPicture {
  contentType: `image/${ImageFormat}`;
  /** As it came, but without EXIF, GPS or anything else hidden. */
  original: Buffer;
  /** WebP. */
  preview: Buffer;
}

/** To be called inside the gate. Throws `unsupported_type`, `image_too_large`, `damaged_image`. */
export async function renderPicture(bytes: Buffer): Promise<RenderedPicture> {
  const image = await inspectImage(bytes);
  const { original, renditions } = await renderImage(image);
  return { contentType: `image/${image.format}`, original, preview: renditions.preview };
}
