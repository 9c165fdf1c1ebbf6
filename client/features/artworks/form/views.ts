/** The pictures of a work after its first one, as a form holds them. */
import type { ArtworkDetail, ArtworkEdit } from '#shared/artworks/contract.ts';
import { MAX_PICTURES } from '#shared/kernel/limits.ts';
import type * as z from 'zod/mini';
import type { PickedImage } from '#client/features/uploads/public.ts';

export interface View {
  image: PickedImage;
  altText: string;
}

export const MAX_VIEWS = MAX_PICTURES - 1;

export const viewsOf = ({ images }: ArtworkDetail): View[] =>
  images.slice(1).map(({ imageUrl: objectPath, width, height, altText }) => ({
    image: { objectPath, width, height },
    altText: altText ?? '',
  }));

type Images = NonNullable<z.input<typeof ArtworkEdit>['images']>;

const described = (views: readonly View[]): Images =>
  views.map(({ image, altText }) => ({ imageUrl: image.objectPath, altText }));

/**
 * `images` of a save; undefined if nothing changed. A text that was not changed here is left out, so that one written elsewhere
 * meanwhile stays.
 * @param first the object path of the first picture
 */
export function changedImages(
  first: string,
  before: readonly View[],
  after: readonly View[],
): Images | undefined {
  const [known, wanted] = [described(before), described(after)];
  if (JSON.stringify(known) === JSON.stringify(wanted)) return undefined;
  const isKnown = ({ imageUrl, altText }: Images[number]) =>
    known.some((picture) => picture.imageUrl === imageUrl && picture.altText === altText);
  const others = wanted.map((picture) => (isKnown(picture) ? { imageUrl: picture.imageUrl } : picture));
  return [{ imageUrl: first }, ...others];
}
