/** The stand-in for object storage: local files, accessed by browsers through the S3 protocol. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { S3Client } from '@aws-sdk/client-s3';
import type { RequestHandler } from 'express';
import { keyIn } from '../key-in.ts';
import type { Multipart, ObjectStore } from '../object-store.ts';
import { presignForm } from '../presign-form.ts';
import { presignGet } from '../presign-get.ts';
import { presignPart } from '../presign-part.ts';
import { presignPut } from '../presign-put.ts';
import { copyOnDisk } from './bucket.ts';
import { writeTemporary } from './disk.ts';
import { type FileStore, MAX_OBJECT_BYTES, openFileStore } from './file-store.ts';
import { ingest } from './ingest.ts';
import { completeParts } from './multipart.ts';
import { commitObject, eachObject, findObject, openObject, removeObject } from './objects.ts';
import { beginUpload, listStoredParts, requireUpload, uploadFolder } from './parts.ts';
import { s3Handler } from './router.ts';
import { sweep } from './sweep.ts';

const BUCKET = 'atelier';
const REGION = 'us-east-1';
const ACCESS_KEY_ID = 'atelier';

async function readWhole({ disk }: FileStore, key: string, maxBytes: number): Promise<Buffer> {
  const found = await openObject(disk, key);
  if (!found) throw new Error(`There is no object ${key}`);
  try {
    if (found.object.size > maxBytes) throw new Error(`The object ${key} has more than ${maxBytes} bytes`);
    return await found.handle.readFile();
  } finally {
    await found.handle.close();
  }
}

async function openStream({ disk }: FileStore, key: string): ReturnType<ObjectStore['stream']> {
  const found = await openObject(disk, key);
  if (!found) return null;
  const { object, handle } = found;
  const contentType = object.headers['content-type'] ?? 'application/octet-stream';
  return { body: handle.createReadStream(), bytes: object.size, contentType, etag: object.etag };
}

function multipartOnDisk(files: FileStore, presigner: S3Client): Multipart {
  const { disk } = files;
  return {
    bucket: BUCKET,
    create: (key, contentType) =>
      beginUpload(disk, {
        key,
        headers: { 'content-type': contentType },
        initiatedAt: new Date().toISOString(),
      }),
    async list(key, uploadId) {
      await requireUpload(disk, uploadId, key);
      const parts = await listStoredParts(disk, uploadId);
      return parts.map((part) => ({ number: part.number, etag: `"${part.etag}"`, bytes: part.size }));
    },
    presignPart: (key, uploadId, number, expiresIn) =>
      presignPart(presigner, BUCKET, key, { uploadId, number, expiresIn }),
    async complete(key, uploadId, parts) {
      await completeParts(files, key, uploadId, parts);
    },
    async abort(key, uploadId) {
      await requireUpload(disk, uploadId, key);
      await rm(uploadFolder(disk, uploadId), { recursive: true, force: true });
    },
  };
}

/** Directly to the disk, because the HTTP server need not be listening. */
function onDisk(files: FileStore, presigner: S3Client): ObjectStore {
  const { disk } = files;
  return {
    presignPut: (key, options) => presignPut(presigner, BUCKET, key, options),
    keyOf: (url) => keyIn(url, files.endpoint, BUCKET),
    async isEmpty() {
      for await (const _object of eachObject(disk)) return false;
      return true;
    },
    size: async (key) => (await findObject(disk, key))?.size ?? null,
    read: (key, maxBytes) => readWhole(files, key, maxBytes),
    stream: (key) => openStream(files, key),
    presignGet: (key, options) => presignGet(presigner, BUCKET, key, options),
    presignPost: (key, options) => presignForm(presigner, BUCKET, key, options),
    multipart: multipartOnDisk(files, presigner),
    async copy(from, to) {
      await copyOnDisk(files, from, to);
    },
    async writeFile(key, file, contentType) {
      const received = await ingest(disk, createReadStream(file), MAX_OBJECT_BYTES);
      await commitObject(disk, key, received, { 'content-type': contentType });
    },
    async writeStream(key, body, contentType) {
      const received = await ingest(disk, body, Number.POSITIVE_INFINITY);
      await commitObject(disk, key, received, { 'content-type': contentType });
    },
    issueTemporaryCredentials: null,
    async write(key, body, contentType) {
      const file = await writeTemporary(disk, body);
      const etag = createHash('md5').update(body).digest('hex');
      await commitObject(disk, key, { file, size: body.length, etag }, { 'content-type': contentType });
    },
    async remove(keys) {
      for (const key of keys) await removeObject(disk, key);
    },
  };
}

/**
 * @param options.publicUrl without a trailing slash; mount the handler at its `/storage`
 * @param options.secret signs the URLs
 */
export async function createSandboxObjectStore(options: {
  root: string;
  publicUrl: string;
  secret: string;
}): Promise<{ store: ObjectStore; handler: RequestHandler; sweep(): Promise<number> }> {
  const endpoint = `${options.publicUrl}/storage`;
  const credentials = { accessKeyId: ACCESS_KEY_ID, secretAccessKey: options.secret };
  const files = await openFileStore({
    root: options.root,
    bucket: BUCKET,
    endpoint,
    keys: { ...credentials, region: REGION },
  });
  const presigner = new S3Client({
    endpoint,
    region: REGION,
    forcePathStyle: true,
    credentials,
    // Otherwise the checksum of an empty body is signed into the URL.
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  await sweep(files.disk);
  return { store: onDisk(files, presigner), handler: s3Handler(files), sweep: () => sweep(files.disk) };
}
