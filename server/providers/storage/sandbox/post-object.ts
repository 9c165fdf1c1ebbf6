/** A browser's form with a signed policy: S3's only way to limit an upload whose length is unknown. */
import { promises as fs } from 'node:fs';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { accessDenied, invalidArgument, tooSmall } from './errors.ts';
import { type FileStore, MAX_OBJECT_BYTES } from './file-store.ts';
import { ingest } from './ingest.ts';
import { locationOf } from './multipart.ts';
import { commitObject, storedHeaders } from './objects.ts';
import { type Fields, applyPolicy, verifyPolicy } from './post-policy.ts';
import type { S3Request } from './request.ts';
import { sendXml, tag, xmlDocument } from './xml.ts';

const LIMITS = { files: 1, fields: 50, fieldSize: 65_536 };

function answer(store: FileStore, { res }: S3Request, fields: Fields, key: string, etag: string): void {
  const location = locationOf(store, key);
  res.setHeader('ETag', `"${etag}"`);
  res.setHeader('Location', location);
  if (fields.success_action_status !== '201') {
    res.writeHead(fields.success_action_status === '200' ? 200 : 204).end();
    return;
  }
  const body = [
    tag('Location', location),
    tag('Bucket', store.bucket),
    tag('Key', key),
    tag('ETag', `"${etag}"`),
  ];
  sendXml(res, xmlDocument('PostResponse', body.join('')), 201);
}

async function receive(
  store: FileStore,
  request: S3Request,
  fields: Fields,
  file: { field: string; body: Readable; name: string },
): Promise<void> {
  if (file.field !== 'file' || !fields.policy || !fields.key)
    throw accessDenied('Missing policy, key or file');
  verifyPolicy(store.keys, fields);
  const key = fields.key.replaceAll('${filename}', file.name);
  const limits = applyPolicy({ ...fields, key }, MAX_OBJECT_BYTES);
  const received = await ingest(store.disk, file.body, limits.max);
  if (received.size < limits.min) {
    await fs.rm(received.file, { force: true });
    throw tooSmall();
  }
  await commitObject(store.disk, key, received, storedHeaders(fields));
  answer(store, request, fields, key, received.etag);
}

export function postObject(store: FileStore, request: S3Request): Promise<void> {
  const { req } = request;
  const fields: Fields = { bucket: store.bucket };
  return new Promise<void>((resolve, reject) => {
    const form = busboy({ headers: req.headers, limits: LIMITS, defParamCharset: 'utf8' });
    let work: Promise<void> | undefined;
    form.on('field', (name, value) => {
      fields[name.toLowerCase()] = value;
    });
    form.on('file', (field, body, info) => {
      // Checked again: fields after the file were missing when the policy was checked.
      work = receive(store, request, { ...fields }, { field, body, name: info.filename ?? '' });
      work.catch((error: unknown) => {
        body.resume();
        req.unpipe(form);
        req.resume();
        reject(error);
      });
    });
    form.on('close', () => {
      if (work) work.then(resolve, reject);
      else reject(invalidArgument('POST requires exactly one file upload per request.'));
    });
    form.on('error', reject);
    req.on('aborted', () => form.destroy(new Error('aborted')));
    req.pipe(form);
  });
}
