/** Turns uploaded bytes into stored renditions: inspect, render, store. */
import type { UploadRow, uploadManifests } from '#shared/uploads/tables.ts';
import type { Context } from '#server/context.ts';
import { createSemaphore } from './semaphore.ts';
import { type InspectedImage, inspectImage } from './inspect-image.ts';
import { isPrivate } from './picture-owner.ts';
import { manifestKey, originalKey, renditionKey, RENDITION_NAMES } from './keys.ts';
import { renderImage } from './render-image.ts';

interface StoredImage {
  key: string;
  contentType: string;
  bytes: number;
  width: number;
  height: number;
  placeholder: string;
}
export type ArrivedManifest = Omit<typeof uploadManifests.$inferInsert, 'uploadId'>;
interface Arrived {
  facts: StoredImage;
  /** The claims of the file; null: none. */
  manifest: ArrivedManifest | null;
}

/** Decoded images are large; this bounds memory. Process images only inside it. */
export const imageSemaphore = createSemaphore(2);

/** Before the renditions, which carry nothing that was in the file. */
async function readManifest(
  ctx: Context,
  uploadId: string,
  image: InspectedImage,
): Promise<ArrivedManifest | null> {
  const found = await ctx.manifests.read(image);
  if (!found) return null;
  const { parent, ...manifest } = found;
  if (parent) await ctx.storage.write(manifestKey(uploadId), parent, 'application/c2pa');
  return { ...manifest, isEmbeddable: parent !== null };
}

/** Stores nothing if it throws unsupported_type, image_too_large or damaged_image. */
export async function storeRenditions(
  ctx: Context,
  upload: Pick<UploadRow, 'id' | 'userId'> & Partial<Pick<UploadRow, 'purpose'>>,
  bytes: Buffer,
): Promise<Arrived> {
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
  const facts = { key, contentType, bytes: original.length, width, height, placeholder };
  const isBare = upload.purpose !== undefined && isPrivate(upload.purpose);
  return { facts, manifest: isBare ? null : await readManifest(ctx, upload.id, image) };
}
