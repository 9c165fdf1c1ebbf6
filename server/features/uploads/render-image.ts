import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { RENDITIONS, type RenditionName } from '#shared/kernel/limits.ts';
import { type ImageFormat, type InspectedImage, asImageError, openImage } from './inspect-image.ts';
import { RENDITION_NAMES } from './keys.ts';
import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

interface Shown<Name extends RenditionName> {
  renditions: Record<Name, Buffer>;
  /** ThumbHash, base64. */
  placeholder: string;
}
interface RenderedImage<Name extends RenditionName> extends Shown<Name> {
  /** Has no EXIF, GPS or other hidden data, because a buyer may download it. */
  original: Buffer;
}

/** Effort 3 takes almost twice as long for files 4 % smaller. */
const WEBP = { quality: 80, effort: 2 };
/** Maximum length of the longer side for a ThumbHash. */
const PLACEHOLDER_SIDE = 100;
/** White, like paper, replaces transparency wherever a picture is shown. The original keeps it. */
const GROUND = '#ffffff';
const LARGEST = Math.max(...Object.values(RENDITIONS));

/** Also bounds very tall images: WebP allows 16383 pixels. */
const within = (width: number) =>
  ({ width, height: width * 3, fit: 'inside', withoutEnlargement: true }) satisfies ResizeOptions;

async function hash(image: Sharp): Promise<string> {
  const { data, info } = await image
    .flatten({ background: GROUND })
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

type Size = Pick<InspectedImage, 'width' | 'height'>;

async function renderEach<Name extends RenditionName>(
  names: readonly Name[],
  source: () => Sharp,
  size: Size,
): Promise<Record<Name, Buffer>> {
  const renditions: Partial<Record<Name, Buffer>> = {};
  let whole: Buffer | null = null;
  for (const name of names) {
    const bounds = within(RENDITIONS[name]);
    const rendition: Buffer =
      whole ?? (await source().resize(bounds).flatten({ background: GROUND }).webp(WEBP).toBuffer());
    renditions[name] = rendition;
    // Widths ascend; from here on nothing would be scaled down, so the same file is used.
    if (size.width <= bounds.width && size.height <= bounds.height) whole = rendition;
  }
  return renditions as Record<Name, Buffer>;
}

async function renderStill<Name extends RenditionName>(
  image: InspectedImage,
  names: readonly Name[],
): Promise<Shown<Name>> {
  // Decoded once, at the largest size; the others are made from that.
  const { data, info } = await openImage(image.bytes, false)
    .autoOrient()
    .resize(within(LARGEST))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const decoded = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  return { renditions: await renderEach(names, decoded, info), placeholder: await hash(decoded()) };
}

async function renderAnimated<Name extends RenditionName>(
  image: InspectedImage,
  names: readonly Name[],
): Promise<Shown<Name>> {
  return {
    renditions: await renderEach(names, () => openImage(image.bytes, true), image),
    placeholder: await hash(openImage(image.bytes, false)),
  };
}

const STRIP: Record<ImageFormat, (bytes: Buffer) => Buffer | null> = {
  jpeg: stripJpeg,
  png: stripPng,
  gif: stripGif,
  webp: stripWebp,
};

/**
 * The original without hidden data. Re-encoded, with some loss, only if the camera was rotated, which only EXIF
 * records, or if the file's structure is unusual.
 */
async function cleanOriginal(image: InspectedImage): Promise<Buffer> {
  const stripped = image.isTurned ? null : STRIP[image.format](image.bytes);
  if (stripped) return stripped;
  const pixels = openImage(image.bytes, image.isAnimated);
  const upright = (image.isAnimated ? pixels : pixels.autoOrient()).keepIccProfile();
  if (image.format === 'jpeg') return upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
  if (image.format === 'png') return upright.png().toBuffer();
  if (image.format === 'gif') return upright.gif().toBuffer();
  return upright.webp({ quality: 95 }).toBuffer();
}

/**
 * Decodes every pixel, so damage is found here at the latest. Throws image_too_large, damaged_image.
 * @param names the wanted renditions, in ascending order
 */
export async function renderImage<Name extends RenditionName = RenditionName>(
  image: InspectedImage,
  names: readonly Name[] = RENDITION_NAMES as Name[],
): Promise<RenderedImage<Name>> {
  try {
    const shown = await (image.isAnimated ? renderAnimated(image, names) : renderStill(image, names));
    return { original: await cleanOriginal(image), ...shown };
  } catch (error) {
    throw asImageError(error);
  }
}
