/** Storage keys of project files, and the names they are downloaded under. */
import type { PROJECT_FILE_TYPES } from '#shared/hire/milestones/contract.ts';

export type FileType = (typeof PROJECT_FILE_TYPES)[number];

interface Named {
  id: string;
  projectId: string;
}
const folder = ({ projectId, id }: Named): string => `projects/${projectId}/${id}`;
/** Target of the member's PUT. The URL stays usable after inspection, so nothing that is served is stored here. */
export const incomingFileKey = (file: Named): string => `${folder(file)}/incoming`;
/** The inspected file. */
export const checkedFileKey = (file: Named): string => `${folder(file)}/file`;
export const previewFileKey = (file: Named): string => `${folder(file)}/preview`;
export const allFileKeys = (file: Named): string[] => [
  incomingFileKey(file),
  checkedFileKey(file),
  previewFileKey(file),
];

export const filePath = ({ projectId, id }: Named): string => `/api/hire-projects/${projectId}/files/${id}`;

const EXTENSIONS: Record<FileType, [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
};
const MAX_NAME = 200;

/** Removes everything a file system or a reader could misinterpret. */
const cleanName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');

/** The given name with the extension of its content type, so that nothing is saved as a program. */
export function fileNameFor(name: string, type: FileType): string {
  const clean = cleanName(name) || 'file';
  const end = /\.([^.]+)$/.exec(clean)?.[1]?.toLowerCase() ?? '';
  const [extension] = EXTENSIONS[type];
  const isFitting = EXTENSIONS[type].includes(end);
  const ending = isFitting ? `.${end}` : `.${extension}`;
  const stem = isFitting ? clean.slice(0, -ending.length) : clean;
  return `${stem.slice(0, MAX_NAME).toWellFormed()}${ending}`;
}

const percent = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** Forces a download, with the name for old and new clients. Source: RFC 6266, RFC 8187. */
export const asAttachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/gu, '_')}"; filename*=UTF-8''${encodeURIComponent(
    name,
  ).replace(/['()*]/g, percent)}`;
