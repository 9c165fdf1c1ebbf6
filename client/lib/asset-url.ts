/** Public renditions may come from a host of their own, which the document names. */
import type { RenditionName } from '#shared/kernel/limits.ts';
import { renditionUrl as renditionPath } from '#shared/uploads/renditions.ts';

/** The largest one is only for those the server lets download it. */
export type PublicRendition = Exclude<RenditionName, 'large'>;

export const assetHost = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="assets"]')?.content ?? '';

/** The URL of a picture that a response of the API names. Only public pictures are on another host. */
export const assetUrl = (url: string): string => (url.startsWith('/media/') ? assetHost() + url : url);

export const renditionUrl = (objectPath: string, rendition: PublicRendition): string =>
  assetUrl(renditionPath(objectPath, rendition));
