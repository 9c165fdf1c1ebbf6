/** Images made by the server, served under `/media/<id>/` like uploads. */
import type { RenditionName } from '#shared/kernel/limits.ts';
import type { Context } from '#server/context.ts';
import { inspectImage } from './inspect-image.ts';
import { RENDITION_NAMES, renditionKey } from './keys.ts';
import { imageSemaphore } from './store-renditions.ts';
import { renderImage } from './render-image.ts';

export const posterKeys = (id: string): string[] => RENDITION_NAMES.map((name) => renditionKey(id, name));

/** A public URL. @param name a public rendition */
export const posterUrl = (id: string, name: Exclude<RenditionName, 'large'>): string =>
  `/media/${id}/${name}.webp`;

/** Stores nothing if it throws unsupported_type, image_too_large or damaged_image. */
export async function storePoster(ctx: Pick<Context, 'storage'>, id: string, bytes: Buffer): Promise<void> {
  const { renditions } = await imageSemaphore(async () => renderImage(await inspectImage(bytes)));
  await Promise.all(
    RENDITION_NAMES.map((name) => ctx.storage.write(renditionKey(id, name), renditions[name], 'image/webp')),
  );
}

export async function copyPoster(ctx: Pick<Context, 'storage'>, from: string, to: string): Promise<void> {
  await Promise.all(
    RENDITION_NAMES.map((name) => ctx.storage.copy(renditionKey(from, name), renditionKey(to, name))),
  );
}
