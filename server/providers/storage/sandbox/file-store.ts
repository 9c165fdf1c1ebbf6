import { type Disk, openDisk } from './disk.ts';
import type { Keys } from './signature.ts';

/** One bucket of objects on disk, and its credentials. */
export interface FileStore {
  disk: Disk;
  bucket: string;
  keys: Keys;
  /** URL where the handler is mounted, without a trailing slash. */
  endpoint: URL;
}

const MIB = 2 ** 20;
/** Larger than any video; a URL without a signed size cannot fill the disk with one PUT. */
export const MAX_OBJECT_BYTES = 600 * MIB;
/** Least size of every part but the last, like S3. */
export const MIN_PART_BYTES = 5 * MIB;

export async function openFileStore(options: {
  root: string;
  bucket: string;
  keys: Keys;
  endpoint: string;
}): Promise<FileStore> {
  return {
    disk: await openDisk(options.root),
    bucket: options.bucket,
    keys: options.keys,
    endpoint: new URL(options.endpoint),
  };
}
