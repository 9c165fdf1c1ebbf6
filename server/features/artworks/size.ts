import type * as z from 'zod/mini';
import type { ArtworkEdit } from '#shared/artworks/contract.ts';

type Sized = Pick<z.output<typeof ArtworkEdit>, 'widthMm' | 'heightMm' | 'depthMm'>;

/** The sizes of a form as they are stored; those it does not have stay unchanged. */
export const sizeOf = ({ widthMm, heightMm, depthMm }: Sized) => ({
  ...(widthMm === undefined ? {} : { widthMm }),
  ...(heightMm === undefined ? {} : { heightMm }),
  ...(depthMm === undefined ? {} : { depthMm }),
});
