/** Checks uploaded bytes regardless of what was declared. */
import { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type';
import { PROJECT_FILE_MAX_BYTES, PROJECT_FILE_TYPES } from '#shared/hire/milestones/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { requireArrived, unsupported } from '#server/files/issue.ts';
import type { FileOwner } from '#server/files/owner.ts';
import { renderWithPreview } from '#server/features/uploads/public.ts';
import { type FileType, checkedFileKey, incomingFileKey, previewFileKey } from './file-names.ts';

interface CheckedFile {
  fileType: FileType;
  bytes: number;
  key: string;
  previewKey: string | null;
}

export const projectFileOwner = {
  kind: 'project_file',
  types: PROJECT_FILE_TYPES,
  maxBytes: PROJECT_FILE_MAX_BYTES,
  refusals: {
    size: { code: 'file_too_large', detail: 'This file is too large. The limit is 100 MB.' },
    type: { detail: 'Only JPG, PNG, GIF, WebP, PDF and ZIP files are supported.' },
  },
  quota: null,
  // Delivered files belong to the client.
  keptIf:
    'exists (select 1 from hire_projects p where p.id = project_files.project_id and p.designer_id = project_files.uploaded_by)',
} satisfies FileOwner;

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/webp']);

/**
 * Detects the type from the first bytes. Packages of programs (JAR, APK) do not count as ZIP; other ZIP
 * contents are never executed here, because they are stored as ZIP.
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

/** Stored without EXIF and GPS, pixels unchanged, with a smaller preview. */
async function keepImage(
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
 * Copies the upload first, since the member may still replace it, and inspects the copy. Throws
 * `upload_expired` if nothing was uploaded, `file_too_large`, `unsupported_type`, `damaged_image`,
 * `image_too_large`.
 */
export async function inspectFile(
  ctx: Context,
  file: { id: string; projectId: string },
): Promise<CheckedFile> {
  const incoming = incomingFileKey(file);
  if ((await ctx.storage.size(incoming)) === null) throw new AppError('upload_expired');
  const key = checkedFileKey(file);
  await ctx.storage.copy(incoming, key);
  const bytes = await requireArrived(ctx, projectFileOwner, key);
  const found = await findType(ctx, key);
  if (found === 'application/pdf' || found === 'application/zip') {
    return { fileType: found, bytes, key, previewKey: null };
  }
  if (!PICTURES.has(found ?? '')) throw unsupported(projectFileOwner);
  return keepImage(ctx, file, key);
}
