/** Pictures that the house makes itself, shown under `/media/<id>/` like those of uploads. */
import type { RenditionName } from '#shared/kernel/limits.ts';
import type { Context } from '#server/context.ts';
import { inspectImage } from './inspect-image.ts';
import { RENDITION_NAMES, renditionKey } from './keys.ts';
import { imageSemaphore } from './store-renditions.ts';
import { renderImage } from './render-image.ts';

export const posterKeys = (id: string): string[] => RENDITION_NAMES.map((name) => renditionKey(id, name));

/** An address for everybody. @param name of a rendition that is public */
export const posterUrl = (id: string, name: Exclude<RenditionName, 'large'>): string =>
  `/media/${id}/${name}.webp`;

/** Throws unsupported_type, image_too_large, damaged_image; nothing is stored then. */
export async function storePoster(ctx: Context, id: string, bytes: Buffer): Promise<void> {
  const { renditions } = await imageSemaphore(async () => renderImage(await inspectImage(bytes)));
  for (const name of RENDITION_NAMES) {
    await ctx.storage.write(renditionKey(id, name), renditions[name], 'image/webp');
  }
}

export async function copyPoster(ctx: Context, from: string, to: string): Promise<void> {
  for (const name of RENDITION_NAMES)
    await ctx.storage.copy(renditionKey(from, name), renditionKey(to, name));
}
