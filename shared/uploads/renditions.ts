import { RENDITIONS, type RenditionName } from '#shared/kernel/limits.ts';

/** `/objects/<id>` -> `/media/<id>/card.webp`. Renditions never change, so they are cached for a year. */
export const renditionUrl = (objectPath: string, rendition: RenditionName): string =>
  `/media/${objectPath.slice('/objects/'.length)}/${rendition}.webp`;

const SHOWN = ['thumb', 'card', 'preview'] as const satisfies readonly RenditionName[];

/** The `srcset` of a work's picture. @param host of public pictures; '' for this one */
export function srcSetOf(work: { imageUrl: string; width: number }, host: string): string {
  const candidates = SHOWN.map(
    (name) => `${host}${renditionUrl(work.imageUrl, name)} ${Math.min(RENDITIONS[name], work.width)}w`,
  );
  return [...new Set(candidates)].join(', ');
}

/** The `sizes` of a card's picture, and of the one on a work's page. */
export const CARD_SIZES = '(width < 40rem) 92vw, 400px';
export const PAGE_SIZES = '(width < 64rem) 100vw, 66vw';
