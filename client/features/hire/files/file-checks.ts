/** Checks before a file is sent; the server checks the content. */
import { PROJECT_FILE_MAX_BYTES, PROJECT_FILE_TYPES } from '#shared/hire/milestones/contract.ts';
import { t } from '#client/lib/t.ts';

type FileType = (typeof PROJECT_FILE_TYPES)[number];

/** Some systems report no type for a file, or another one for ZIP. */
const BY_ENDING: Record<string, FileType> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  zip: 'application/zip',
};
/** The types that the file chooser accepts. */
export const ACCEPTED = [...PROJECT_FILE_TYPES, ...Object.keys(BY_ENDING).map((end) => `.${end}`)].join(',');

/** The type to send a file as; null if it cannot be shared. */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): FileType | null {
  const known = PROJECT_FILE_TYPES.find((one) => one === type);
  return known ?? BY_ENDING[/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null;
}

/** Why a file cannot be sent; empty if it can. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): string {
  if (!typeOf(file)) return t('Only JPG, PNG, GIF, WebP, PDF and ZIP files are supported.');
  if (file.size === 0) return t('This file is empty.');
  return file.size > PROJECT_FILE_MAX_BYTES ? t('This file is too large. The limit is 100 MB.') : '';
}
