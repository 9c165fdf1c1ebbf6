import sharp from 'sharp';
import type { RenditionName } from '#shared/kernel/limits.ts';
import type { Context } from '#server/context.ts';

/** 40 mm at 300 dots an inch. */
const SMALL = { rendition: 'card', widthPx: 472 } as const;
const MAX_BYTES = 10_000_000;

export interface Picture {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** The work's image for print, or null if its rendition cannot be read; the document is made without it. */
export async function readPicture(
  ctx: Context,
  objectPath: string,
  { rendition, widthPx }: { rendition: RenditionName; widthPx: number } = SMALL,
): Promise<Picture | null> {
  const uploadId = objectPath.slice('/objects/'.length);
  try {
    const webp = await ctx.storage.read(`renditions/${uploadId}/${rendition}.webp`, MAX_BYTES);
    const { data, info } = await sharp(webp)
      .resize({ width: widthPx, withoutEnlargement: rendition !== SMALL.rendition })
      .flatten({ background: '#f6f3ee' })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch (error) {
    ctx.log.warn({ err: error, uploadId }, 'no picture for the document');
    return null;
  }
}
