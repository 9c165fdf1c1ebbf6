/** The place of a backup: files in a folder, or objects of a bucket below a prefix. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type Config, ConfigError } from '../config.ts';
import { createS3Client, isBucketEmpty, openStream } from '../providers/storage/s3-object-store.ts';

export interface Place {
  name: string;
  isEmpty(): Promise<boolean>;
  /** The files at its top. */
  list(): Promise<string[]>;
  /** Visible only when it is complete. */
  write(file: string, body: Readable): Promise<void>;
  /** Null if there is no such file. */
  read(file: string): Promise<Readable | null>;
}

/** The reader of one stream may be busy with another one in the meantime. */
const SILENCE_MS = 120_000;
/** S3 takes 10,000 parts: files of up to 320 GB. */
const PART_BYTES = 32 * 2 ** 20;

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

export function folderPlace(folder: string): Place {
  return {
    name: folder,
    list: () => readdir(folder),
    isEmpty: () =>
      readdir(folder).then(
        (names) => names.length === 0,
        (error: unknown) => {
          if (isAbsent(error)) return true;
          throw error;
        },
      ),
    async write(file, body) {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await pipeline(body, createWriteStream(`${target}.part`, { flush: true, mode: 0o600 }));
      await rename(`${target}.part`, target);
    },
    async read(file) {
      const stream = createReadStream(path.join(folder, file));
      return new Promise((resolve, reject) => {
        stream.once('ready', () => resolve(stream));
        stream.once('error', (error) => (isAbsent(error) ? resolve(null) : reject(error)));
      });
    },
  };
}

function bucketPlace(url: URL, service: NonNullable<Config['backupS3']>): Place {
  const bucket = url.hostname;
  const prefix = url.pathname.replace(/^\/|\/$/g, '');
  const keyOf = (file: string): string => (prefix ? `${prefix}/${file}` : file);
  const client = createS3Client(service, SILENCE_MS);
  return {
    name: url.href,
    isEmpty: () => isBucketEmpty(client, bucket, prefix && `${prefix}/`),
    async list() {
      const files: string[] = [];
      const request = { Bucket: bucket, Prefix: keyOf(''), Delimiter: '/' };
      for await (const page of paginateListObjectsV2({ client }, request)) {
        files.push(...(page.Contents ?? []).flatMap(({ Key }) => Key?.slice(keyOf('').length) || []));
      }
      return files;
    },
    async write(file, body) {
      const params = { Bucket: bucket, Key: keyOf(file), Body: body };
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 }).done();
    },
    read: async (file) => (await openStream(client, bucket, keyOf(file)))?.body ?? null,
  };
}

/** @param target a folder, or s3://bucket/prefix */
export function openPlace(target: string, config: Config): Place {
  if (!target.startsWith('s3://')) return folderPlace(path.resolve(target));
  if (config.backupS3) return bucketPlace(new URL(target), config.backupS3);
  throw new ConfigError(
    'A backup in a bucket needs S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or BACKUP_S3_REGION, ' +
      'BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.',
  );
}
