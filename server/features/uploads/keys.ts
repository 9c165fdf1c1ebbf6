/** Storage keys of uploads. The server chooses them, never the member. */
import { RENDITIONS, type RenditionName } from '#shared/kernel/limits.ts';

/** Target of the member's PUT. The URL stays usable after inspection, so nothing that is served is stored here. */
export const incomingKey = (userId: string, uploadId: string): string => `uploads/${userId}/${uploadId}`;
/** The inspected original without metadata; private. */
export const originalKey = (userId: string, uploadId: string): string => `originals/${userId}/${uploadId}`;
export const renditionKey = (uploadId: string, name: RenditionName): string =>
  `renditions/${uploadId}/${name}.webp`;

/** The renditions that are delivered as files. */
export type SignedName = 'preview' | 'large' | 'original';
export const signedKey = (uploadId: string, name: SignedName): string =>
  `signed/${uploadId}/${name === 'original' ? name : `${name}.webp`}`;
/** The manifest that an upload carried, without its picture. */
export const manifestKey = (uploadId: string): string => `signed/${uploadId}/manifest`;
/** The key of the file that buyers of the work get. */
export const deliveredKey = (uploadId: string, id: string): string => `signed/${uploadId}/delivered-${id}`;
export const SIGNED_NAMES: readonly SignedName[] = ['preview', 'large', 'original'];

export const RENDITION_NAMES = Object.keys(RENDITIONS) as RenditionName[];

/** Every key an upload may have. */
export const allKeys = (upload: { id: string; userId: string }): string[] => [
  incomingKey(upload.userId, upload.id),
  originalKey(upload.userId, upload.id),
  ...RENDITION_NAMES.map((name) => renditionKey(upload.id, name)),
  ...SIGNED_NAMES.map((name) => signedKey(upload.id, name)),
  manifestKey(upload.id),
];
