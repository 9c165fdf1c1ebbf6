/** What a file is, by its content, and the key that an import is known by. */
import { IMAGE_MAX_BYTES } from '#shared/kernel/limits.ts';
import { fingerprintOf } from '#client/lib/fingerprint.ts';
import { t } from '#client/lib/t.ts';

const SIGNS: readonly (readonly [type: string, pattern: RegExp])[] = [
  ['image/jpeg', /^\u00ff\u00d8\u00ff/],
  ['image/png', /^\u0089PNG/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF.{4}WEBP/s],
];
const SIGN_BYTES = 12;
const THUMB_PX = 112;

/** 'rose.TIF' -> 'TIF' */
const extensionOf = (name: string): string => /\.([^./\\]{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? '';

export const tooLarge = (): string => t('The picture is larger than 10 MB. Left out.');
const unreadable = (name: string): string => {
  const type = extensionOf(name).replace(/^TIF$/, 'TIFF');
  return type && !['JPG', 'JPEG', 'PNG', 'GIF', 'WEBP'].includes(type)
    ? t('{type} isn’t supported. Left out. Use JPG, PNG, GIF or WebP.', { type })
    : t('This picture can’t be read. Left out. Use JPG, PNG, GIF or WebP.');
};

/** The picture as what it is, or why it cannot be used. */
export async function asPicture(name: string, file: Blob): Promise<File | string> {
  if (file.size > IMAGE_MAX_BYTES) return tooLarge();
  const bytes = new Uint8Array(await file.slice(0, SIGN_BYTES).arrayBuffer());
  const sign = String.fromCharCode(...bytes);
  const found = SIGNS.find(([, pattern]) => pattern.test(sign));
  return found ? new File([file], name, { type: found[0] }) : unreadable(name);
}

/** SHA-256 of the picture and the title, hex: what makes a work the same when it is imported again. */
export const importKeyOf = (picture: Blob, title: string): Promise<string> =>
  fingerprintOf(new Blob([picture, '\n', title.normalize()]));

/** The address of a small copy, or null where the browser cannot draw it. */
export async function thumbOf(picture: Blob): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(picture, { resizeWidth: THUMB_PX, resizeQuality: 'medium' });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
    bitmap.close();
    return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp' }));
  } catch {
    return null;
  }
}
