import type { FileStore } from './file-store.ts';
import { type StoredObject, eachObject } from './objects.ts';
import type { S3Request } from './request.ts';
import { sendXml, tag, xmlDocument } from './xml.ts';

const MOST = 1000;

interface Listing {
  objects: StoredObject[];
  prefixes: Set<string>;
  /** The key before the next page; null on the last one. */
  next: string | null;
}

/** @param sorted by key; keys with the same prefix up to the delimiter count once */
function cut(sorted: StoredObject[], prefix: string, delimiter: string, most: number): Listing {
  const listing: Listing = { objects: [], prefixes: new Set(), next: null };
  let last = '';
  for (const object of sorted) {
    const end = delimiter ? object.key.indexOf(delimiter, prefix.length) : -1;
    const common = end < 0 ? '' : object.key.slice(0, end + delimiter.length);
    const isNew = !common || !listing.prefixes.has(common);
    if (isNew && listing.objects.length + listing.prefixes.size >= most) return { ...listing, next: last };
    if (!common) listing.objects.push(object);
    else listing.prefixes.add(common);
    last = object.key;
  }
  return listing;
}

const describe = (object: StoredObject): string =>
  `<Contents>${tag('Key', object.key)}${tag('LastModified', object.modifiedAt)}${tag('ETag', `"${object.etag}"`)}` +
  `${tag('Size', object.size)}${tag('StorageClass', 'STANDARD')}</Contents>`;

/** ListObjectsV2. Reads every pointer, because this store is for one machine and thousands of objects. */
export async function listObjects(store: FileStore, request: S3Request): Promise<void> {
  const prefix = request.query('prefix') ?? '';
  const most = Math.min(MOST, Number(request.query('max-keys') ?? MOST));
  const token = request.query('continuation-token');
  const after = token ? Buffer.from(token, 'base64url').toString() : (request.query('start-after') ?? '');
  const found: StoredObject[] = [];
  for await (const object of eachObject(store.disk)) {
    if (object.key.startsWith(prefix) && object.key > after) found.push(object);
  }
  found.sort((a, b) => (a.key < b.key ? -1 : 1));
  const { objects, prefixes, next } = cut(found, prefix, request.query('delimiter') ?? '', most);
  const body = [
    tag('Name', store.bucket),
    tag('Prefix', prefix),
    tag('KeyCount', objects.length + prefixes.size),
    tag('MaxKeys', most),
    tag('IsTruncated', String(next !== null)),
    next === null ? '' : tag('NextContinuationToken', Buffer.from(next).toString('base64url')),
    ...objects.map(describe),
    ...[...prefixes].map((one) => `<CommonPrefixes>${tag('Prefix', one)}</CommonPrefixes>`),
  ];
  sendXml(request.res, xmlDocument('ListBucketResult', body.join('')));
}
