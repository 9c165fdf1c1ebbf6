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

/** `images` of a save. @param first the object path of the first picture */
export const toImages = (
  first: string,
  views: readonly View[],
): NonNullable<z.input<typeof ArtworkEdit>['images']> => [
  { imageUrl: first },
  ...views.map(({ image, altText }) => ({ imageUrl: image.objectPath, altText })),
];
