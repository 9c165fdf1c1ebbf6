import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '#shared/http/errors.ts';
import { IMAGE_MAX_PIXELS } from '#shared/kernel/limits.ts';

// Two images at a time with one thread each bound memory and keep the server responsive.
sharp.concurrency(1);
sharp.cache(false);

export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp';

export interface InspectedImage {
  bytes: Buffer;
  format: ImageFormat;
  contentType: string;
  /** Pixels, after applying the camera's orientation. */
  width: number;
  height: number;
  isAnimated: boolean;
  isTurned: boolean;
}

const FORMATS: Record<string, ImageFormat> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** A sharp pipeline that fails at the first damage. */
export const openImage = (bytes: Buffer, animated: boolean): Sharp =>
  sharp(bytes, { animated, limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' });

/** Translates sharp's errors into ours. */
export const asImageError = (error: unknown): AppError =>
  /pixel limit|too large|too many pixels/i.test((error as Error).message ?? '')
    ? new AppError('image_too_large', { cause: error })
    : new AppError('damaged_image', { cause: error });

/** Names the actual file type if that helps the member. */
function unsupportedDetail(mime: string | undefined, bytes: Buffer): string {
  if (mime && /^image\/hei[cf]/.test(mime))
    return 'HEIC images can’t be used. Please export the image as JPG first.';
  const start = bytes.subarray(0, 1024).toString('latin1');
  if (/<svg[\s>]/i.test(start)) return 'SVG images can’t be used. Please export the image as PNG first.';
  if (!mime?.startsWith('image/')) return 'This file isn’t an image. Use a JPG, PNG, GIF or WebP.';
  return 'Please use a JPG, PNG, GIF or WebP image.';
}

/**
 * The type from the content, regardless of what was declared, and the size in pixels. Throws unsupported_type,
 * image_too_large, damaged_image.
 */
export async function inspectImage(bytes: Buffer): Promise<InspectedImage> {
  const found = await fileTypeFromBuffer(bytes);
  const format = FORMATS[found?.mime ?? ''];
  if (!format) throw new AppError('unsupported_type', { detail: unsupportedDetail(found?.mime, bytes) });
  // All frames of an animation count: many frames are as dangerous as many pixels.
  const facts = await openImage(bytes, format === 'gif' || format === 'webp')
    .metadata()
    .catch((error: unknown) => {
      throw asImageError(error);
    });
  if (facts.format !== format) throw new AppError('unsupported_type');
  const isAnimated = (facts.pages ?? 1) > 1;
  const isTurned = !isAnimated && (facts.orientation ?? 1) > 1;
  const { width, height } = isTurned ? facts.autoOrient : facts;
  return {
    bytes,
    format,
    contentType: `image/${format}`,
    width,
    height: isAnimated ? (facts.pageHeight ?? height) : height,
    isAnimated,
    isTurned,
  };
}
