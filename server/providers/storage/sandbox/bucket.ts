/** Operations on the bucket itself, and the simple ones on whole objects. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { noSuchKey, notImplemented } from './errors.ts';
import { type FileStore, MAX_OBJECT_BYTES } from './file-store.ts';
import { ingestBody } from './ingest.ts';
import { listObjects } from './list-objects.ts';
import { listUploads } from './multipart.ts';
import { commitObject, openObject, removeObject, storedHeaders } from './objects.ts';
import { type S3Request, readText } from './request.ts';
import { sendXml, tag, textsOf, xmlDocument } from './xml.ts';

async function deleteObjects(store: FileStore, request: S3Request): Promise<void> {
  const keys = textsOf(await readText(request.req), 'Key');
  for (const key of keys) await removeObject(store.disk, key);
  const deleted = keys.map((key) => `<Deleted>${tag('Key', key)}</Deleted>`).join('');
  sendXml(request.res, xmlDocument('DeleteResult', deleted));
}

export async function onBucket(store: FileStore, request: S3Request): Promise<void> {
  const { method, query, res } = request;
  if (method === 'HEAD') {
    res.writeHead(200).end();
    return;
  }
  if (method === 'GET' && query('location') !== undefined) {
    sendXml(res, xmlDocument('LocationConstraint', store.keys.region));
    return;
  }
  if (method === 'GET' && query('list-type') === '2') return listObjects(store, request);
  if (method === 'GET' && query('uploads') !== undefined) return listUploads(store, request);
  if (method === 'POST' && query('delete') !== undefined) return deleteObjects(store, request);
  throw notImplemented('bucket operation');
}

export async function putObject(store: FileStore, request: S3Request): Promise<void> {
  const received = await ingestBody(store.disk, request, MAX_OBJECT_BYTES);
  await commitObject(store.disk, request.key, received, storedHeaders(request.req.headers));
  request.res.writeHead(200, { ETag: `"${received.etag}"` }).end();
}

/** Throws NoSuchKey. @param headers replace those of the source */
export async function copyOnDisk(
  store: FileStore,
  from: string,
  to: string,
  headers?: Record<string, string>,
): Promise<string> {
  const found = await openObject(store.disk, from);
  if (!found) throw noSuchKey();
  const { object, handle } = found;
  const file = store.disk.temporary();
  await pipeline(handle.createReadStream(), createWriteStream(file, { flush: true, mode: 0o600 }));
  const received = { file, size: object.size, etag: object.etag };
  await commitObject(store.disk, to, received, headers ?? object.headers);
  return object.etag;
}

export async function copyObject(store: FileStore, request: S3Request, source: string): Promise<void> {
  const [bucket, ...key] = decodeURIComponent(source.replace(/^\//, '')).split('/');
  if (bucket !== store.bucket) throw noSuchKey();
  const isReplaced = request.header('x-amz-metadata-directive') === 'REPLACE';
  const headers = isReplaced ? storedHeaders(request.req.headers) : undefined;
  const etag = await copyOnDisk(store, key.join('/'), request.key, headers);
  const body = tag('LastModified', new Date().toISOString()) + tag('ETag', `"${etag}"`);
  sendXml(request.res, xmlDocument('CopyObjectResult', body));
}

export async function deleteObject(store: FileStore, request: S3Request): Promise<void> {
  await removeObject(store.disk, request.key);
  request.res.writeHead(204).end();
}
