/** Checks before a file is sent; the server checks the content. */
import { PROJECT_FILE_MAX_BYTES, PROJECT_FILE_TYPES } from '#shared/hire/milestones/contract.ts';
import * as texts from './texts.ts';

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
/** For the file chooser. */
export const ACCEPTED = [...PROJECT_FILE_TYPES, ...Object.keys(BY_ENDING).map((end) => `.${end}`)].join(',');

/** The type to send a file as; null if it cannot be shared. */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): FileType | null {
  const known = PROJECT_FILE_TYPES.find((one) => one === type);
  return known ?? BY_ENDING[/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null;
}

/** Why a file cannot be sent; empty if it can. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): string {
  if (!typeOf(file)) return texts.fileTypes;
  if (file.size === 0) return texts.thisFileIsEmpty;
  return file.size > PROJECT_FILE_MAX_BYTES ? texts.thisFileIsTooLarge : '';
}
