/** Object storage with any S3-compatible service. */
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Config, S3Service } from '../../config.ts';
import { keyIn } from './key-in.ts';
import { issueTemporaryCredentials } from './temporary-credentials.ts';
import type { ObjectStore } from './object-store.ts';
import { presignForm } from './presign-form.ts';
import { presignGet } from './presign-get.ts';
import { presignPut } from './presign-put.ts';
import { s3Multipart } from './s3-multipart.ts';

type Options = NonNullable<Config['s3']>;

/** The reader of one stream may be busy with another one in the meantime. */
const PATIENT_MS = 120_000;
/** S3 takes 10,000 parts: files of up to 160 GB. */
const PART_BYTES = 16 * 2 ** 20;
/** The limit of one DeleteObjects call. */
const BATCH = 1000;

const isAbsent = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/** Null if the service reports that there is no such object. */
async function unlessAbsent<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

export async function openStream(
  client: S3Client,
  bucket: string,
  key: string,
): ReturnType<ObjectStore['stream']> {
  const answer = await unlessAbsent(client.send(new GetObjectCommand({ Bucket: bucket, Key: key })));
  if (!answer?.Body) return null;
  return {
    body: answer.Body as Readable,
    bytes: answer.ContentLength ?? 0,
    contentType: answer.ContentType ?? 'application/octet-stream',
    etag: (answer.ETag ?? '').replaceAll('"', ''),
  };
}

async function readWhole(client: S3Client, bucket: string, key: string, maxBytes: number): Promise<Buffer> {
  const object = await openStream(client, bucket, key);
  if (!object) throw new Error(`There is no object ${key}`);
  if (object.bytes <= maxBytes) return buffer(object.body);
  object.body.destroy();
  throw new Error(`The object ${key} has more than ${maxBytes} bytes`);
}

async function removeAll(client: S3Client, bucket: string, keys: string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += BATCH) {
    const objects = keys.slice(start, start + BATCH).map((key) => ({ Key: key }));
    const answer = await client.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: objects, Quiet: true } }),
    );
    const [failed] = answer.Errors ?? [];
    if (failed) throw new Error(`The object ${failed.Key} was not removed: ${failed.Code}`);
  }
}

/** @param timeoutMs for connecting, and for each silence of the service; there are two attempts */
export function createS3Client(service: S3Service, timeoutMs: number): S3Client {
  const { region, endpoint, forcePathStyle, accessKeyId, secretAccessKey } = service;
  return new S3Client({
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    requestHandler: { connectionTimeout: timeoutMs, socketTimeout: timeoutMs },
    // Not every S3-compatible service supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
  });
}

/** False if anything is stored below the prefix. */
export async function isBucketEmpty(client: S3Client, bucket: string, prefix = ''): Promise<boolean> {
  const list = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 });
  return ((await client.send(list)).KeyCount ?? 0) === 0;
}

/** @param timeoutMs as above */
export function createS3ObjectStore(options: Options, timeoutMs = 4000): ObjectStore {
  const { bucket, region, endpoint } = options;
  const client = createS3Client(options, timeoutMs);
  const patient = createS3Client(options, PATIENT_MS);
  const address = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  return {
    presignPut: (key, put) => presignPut(client, bucket, key, put),
    keyOf: (url) => keyIn(url, address, bucket),
    isEmpty: () => isBucketEmpty(client, bucket),
    async size(key) {
      const head = await unlessAbsent(client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })));
      return head ? (head.ContentLength ?? 0) : null;
    },
    read: (key, maxBytes) => readWhole(client, bucket, key, maxBytes),
    stream: (key, isPatient = false) => openStream(isPatient ? patient : client, bucket, key),
    presignGet: (key, get) => presignGet(client, bucket, key, get),
    presignPost: (key, post) => presignForm(client, bucket, key, post),
    multipart: s3Multipart(client, bucket),
    async copy(from, to) {
      const source = `${bucket}/${from.split('/').map(encodeURIComponent).join('/')}`;
      await client.send(new CopyObjectCommand({ Bucket: bucket, Key: to, CopySource: source }));
    },
    async writeFile(key, file, contentType) {
      const { size } = await stat(file);
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: createReadStream(file),
          ContentLength: size,
          ContentType: contentType,
        }),
      );
    },
    async writeStream(key, body, contentType) {
      const params = { Bucket: bucket, Key: key, Body: body, ContentType: contentType };
      await new Upload({ client: patient, params, queueSize: 1, partSize: PART_BYTES }).done();
    },
    issueTemporaryCredentials: options.stsRoleArn
      ? (prefix) => issueTemporaryCredentials({ ...options, roleArn: options.stsRoleArn! }, prefix)
      : null,
    async write(key, body, contentType) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: contentType }),
      );
    },
    remove: (keys) => removeAll(client, bucket, keys),
  };
}
