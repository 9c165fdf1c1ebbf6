import type { RenditionName } from '#shared/kernel/limits.ts';

/** `/objects/<id>` -> `/media/<id>/card.webp`. Renditions never change, so they are cached for a year. */
export const renditionUrl = (objectPath: string, rendition: RenditionName): string =>
  `/media/${objectPath.slice('/objects/'.length)}/${rendition}.webp`;
