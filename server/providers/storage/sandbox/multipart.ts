/** The multipart operations. Source: https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html */
import { createHash } from 'node:crypto';
import { createReadStream, promises as fs } from 'node:fs';
import { badRequest, invalidArgument, notImplemented, tooLarge, tooSmall } from './errors.ts';
import { type FileStore, MAX_OBJECT_BYTES, MIN_PART_BYTES } from './file-store.ts';
import { ingestBody } from './ingest.ts';
import { type Received, commitObject, storedHeaders } from './objects.ts';
import {
  type Part,
  beginUpload,
  eachUpload,
  keepPart,
  listStoredParts,
  requireUpload,
  uploadFolder,
} from './parts.ts';
import { type S3Request, readText } from './request.ts';
import { encodeRfc3986 } from './signature.ts';
import { elements, sendXml, tag, textOf, xmlDocument } from './xml.ts';

const MAX_PARTS = 10_000;
const PAGE = 1000;
const COPY_CHUNK = 1 << 20;

/** Absolute, so that a browser on another page can use it. */
export const locationOf = (store: FileStore, key: string): string =>
  `${store.endpoint.href}/${store.bucket}/${key.split('/').map(encodeRfc3986).join('/')}`;

export async function createUpload(store: FileStore, request: S3Request): Promise<void> {
  const id = await beginUpload(store.disk, {
    key: request.key,
    headers: storedHeaders(request.req.headers),
    initiatedAt: new Date().toISOString(),
  });
  const body = tag('Bucket', store.bucket) + tag('Key', request.key) + tag('UploadId', id);
  sendXml(request.res, xmlDocument('InitiateMultipartUploadResult', body));
}

export async function putPart(store: FileStore, request: S3Request, id: string): Promise<void> {
  const number = Number(request.query('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > MAX_PARTS) {
    throw invalidArgument(`Part number must be an integer between 1 and ${MAX_PARTS}, inclusive`);
  }
  if (request.header('x-amz-copy-source')) throw notImplemented('UploadPartCopy');
  await requireUpload(store.disk, id, request.key);
  const received = await ingestBody(store.disk, request, MAX_OBJECT_BYTES);
  await keepPart(store.disk, id, number, received);
  request.res.writeHead(200, { ETag: `"${received.etag}"` }).end();
}

export async function listParts(store: FileStore, request: S3Request, id: string): Promise<void> {
  await requireUpload(store.disk, id, request.key);
  const most = Math.min(PAGE, Number(request.query('max-parts') ?? PAGE));
  const after = Number(request.query('part-number-marker') ?? 0);
  const all = (await listStoredParts(store.disk, id)).filter((part) => part.number > after);
  const page = all.slice(0, most);
  const last = page.at(-1);
  const body = [
    tag('Bucket', store.bucket),
    tag('Key', request.key),
    tag('UploadId', id),
    tag('MaxParts', most),
    tag('IsTruncated', String(all.length > page.length)),
    all.length > page.length && last ? tag('NextPartNumberMarker', last.number) : '',
    ...page.map(
      (part) =>
        `<Part>${tag('PartNumber', part.number)}${tag('ETag', `"${part.etag}"`)}${tag('Size', part.size)}</Part>`,
    ),
  ];
  sendXml(request.res, xmlDocument('ListPartsResult', body.join('')));
}

export async function listUploads(store: FileStore, request: S3Request): Promise<void> {
  let body = tag('Bucket', store.bucket) + tag('IsTruncated', 'false');
  for await (const upload of eachUpload(store.disk)) {
    body += `<Upload>${tag('Key', upload.key)}${tag('UploadId', upload.id)}${tag('Initiated', upload.initiatedAt)}</Upload>`;
  }
  sendXml(request.res, xmlDocument('ListMultipartUploadsResult', body));
}

export async function abortUpload(store: FileStore, request: S3Request, id: string): Promise<void> {
  await requireUpload(store.disk, id, request.key);
  await fs.rm(uploadFolder(store.disk, id), { recursive: true, force: true });
  request.res.writeHead(204).end();
}

interface RequestedPart {
  number: number;
  etag: string;
}

const readParts = (markup: string): RequestedPart[] =>
  elements(markup, 'Part').map((part) => ({
    number: Number(textOf(part, 'PartNumber')),
    etag: textOf(part, 'ETag'),
  }));

/** The stored parts the caller names, in order. Throws S3's errors if something does not match. */
function chooseParts(stored: Part[], named: RequestedPart[]): Part[] {
  const requested = named.map(({ number, etag }) => ({ number, etag: etag.replaceAll('"', '') }));
  if (requested.length === 0) throw badRequest('MalformedXML', 'The XML you provided was not well-formed');
  return requested.map((want, index) => {
    const before = requested[index - 1];
    if (before && want.number <= before.number) {
      throw badRequest('InvalidPartOrder', 'The list of parts was not in ascending order.');
    }
    const part = stored.find((one) => one.number === want.number && one.etag === want.etag);
    if (!part) throw badRequest('InvalidPart', 'One or more of the specified parts could not be found.');
    if (index < requested.length - 1 && part.size < MIN_PART_BYTES) throw tooSmall();
    return part;
  });
}

async function join(store: FileStore, parts: Part[]): Promise<Received> {
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  if (size > MAX_OBJECT_BYTES) throw tooLarge();
  const file = store.disk.temporary();
  const out = await fs.open(file, 'w', 0o600);
  try {
    for (const part of parts) {
      for await (const chunk of createReadStream(part.file, { highWaterMark: COPY_CHUNK })) {
        await out.writeFile(chunk as Buffer);
      }
    }
    await out.sync();
  } finally {
    await out.close();
  }
  const digests = Buffer.concat(parts.map((part) => Buffer.from(part.etag, 'hex')));
  return { file, size, etag: `${createHash('md5').update(digests).digest('hex')}-${parts.length}` };
}

/** Joins the parts the caller names into the object. Throws S3's errors if something does not match. */
export async function completeParts(
  store: FileStore,
  key: string,
  id: string,
  requested: RequestedPart[],
): Promise<Received> {
  const upload = await requireUpload(store.disk, id, key);
  const received = await join(store, chooseParts(await listStoredParts(store.disk, id), requested));
  await commitObject(store.disk, key, received, upload.headers);
  await fs.rm(uploadFolder(store.disk, id), { recursive: true, force: true });
  return received;
}

export async function completeUpload(store: FileStore, request: S3Request, id: string): Promise<void> {
  const requested = readParts(await readText(request.req));
  const received = await completeParts(store, request.key, id, requested);
  const body = [
    tag('Location', locationOf(store, request.key)),
    tag('Bucket', store.bucket),
    tag('Key', request.key),
    tag('ETag', `"${received.etag}"`),
  ];
  sendXml(request.res, xmlDocument('CompleteMultipartUploadResult', body.join('')));
}
