/** Turns uploaded bytes into stored renditions: inspect, render, store. */
import type { Context } from '#server/context.ts';
import { createSemaphore } from './semaphore.ts';
import { inspectImage } from './inspect-image.ts';
import { originalKey, renditionKey, RENDITION_NAMES } from './keys.ts';
import { renderImage } from './render-image.ts';

export interface StoredImage {
  key: string;
  contentType: string;
  bytes: number;
  width: number;
  height: number;
  placeholder: string;
}

/** Decoded images are large; this bounds memory. Process images only inside it. */
export const imageSemaphore = createSemaphore(2);

/** Stores nothing if it throws unsupported_type, image_too_large or damaged_image. */
export async function storeRenditions(
  ctx: Context,
  upload: { id: string; userId: string },
  bytes: Buffer,
): Promise<StoredImage> {
  const image = await inspectImage(bytes);
  const { original, renditions, placeholder } = await renderImage(image);
  const key = originalKey(upload.userId, upload.id);
  await Promise.all([
    ctx.storage.write(key, original, image.contentType),
    ...RENDITION_NAMES.map((name) =>
      ctx.storage.write(renditionKey(upload.id, name), renditions[name], 'image/webp'),
    ),
  ]);
  const { contentType, width, height } = image;
  return { key, contentType, bytes: original.length, width, height, placeholder };
}
