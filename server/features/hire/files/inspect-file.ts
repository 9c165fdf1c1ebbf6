/** What came is judged by its bytes, whatever was said of it. */
import { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type';
import { PROJECT_FILE_MAX_BYTES } from '#shared/hire/milestones/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { renderWithPreview } from '#server/features/uploads/public.ts';
import { type FileType, checkedFileKey, incomingFileKey, previewFileKey } from './file-names.ts';

interface CheckedFile {
  fileType: FileType;
  bytes: number;
  key: string;
  previewKey: string | null;
}

export const tooLarge = () =>
  new AppError('file_too_large', { detail: 'This file is too large. The limit is 100 MB.' });
const unsupported = () =>
  new AppError('unsupported_type', {
    detail: 'Only JPG, PNG, GIF and WebP pictures, PDF and ZIP files can be shared here.',
  });

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/webp']);

/**
 * By magic, reading no more than that takes. What is seen to pack a program (JAR, APK) is no ZIP in this sense; whatever
 * else a ZIP holds is never run from here, since it is kept as a ZIP.
 */
async function findType(ctx: Context, key: string): Promise<string | undefined> {
  const object = await ctx.storage.stream(key);
  if (!object) throw new AppError('upload_expired');
  try {
    return (await fileTypeFromStream(Readable.toWeb(object.body)))?.mime;
  } finally {
    object.body.destroy();
  }
}

/** Kept without EXIF and GPS, its pixels as they came; with a smaller one to look at. */
async function keepPicture(
  ctx: Context,
  file: { id: string; projectId: string },
  key: string,
): Promise<CheckedFile> {
  const bytes = await ctx.storage.read(key, PROJECT_FILE_MAX_BYTES);
  const { contentType, original, preview } = await renderWithPreview(bytes);
  const previewKey = previewFileKey(file);
  await ctx.storage.write(key, original, contentType);
  await ctx.storage.write(previewKey, preview, 'image/webp');
  return { fileType: contentType, bytes: original.length, key, previewKey };
}

/**
 * Copies what was uploaded, since the member may still exchange it, and looks at the copy.
 * Throws `upload_expired` when nothing came, `file_too_large`, `unsupported_type`, `damaged_image`, `image_too_large`.
 */
export async function inspectFile(
  ctx: Context,
  file: { id: string; projectId: string },
): Promise<CheckedFile> {
  const incoming = incomingFileKey(file);
  if ((await ctx.storage.size(incoming)) === null) throw new AppError('upload_expired');
  const key = checkedFileKey(file);
  await ctx.storage.copy(incoming, key);
  const bytes = await ctx.storage.size(key);
  if (bytes === null) throw new AppError('upload_expired');
  if (bytes > PROJECT_FILE_MAX_BYTES) throw tooLarge();
  const found = await findType(ctx, key);
  if (found === 'application/pdf' || found === 'application/zip') {
    return { fileType: found, bytes, key, previewKey: null };
  }
  if (!PICTURES.has(found ?? '')) throw unsupported();
  return keepPicture(ctx, file, key);
}
