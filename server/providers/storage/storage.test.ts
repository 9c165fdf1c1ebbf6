/** The stand-in held against the official SDK, over HTTP. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ObjectStore } from './object-store.ts';
import { createS3ObjectStore } from './s3-object-store.ts';
import { createSandboxObjectStore } from './sandbox/sandbox-object-store.ts';

const SECRET = 'a-secret-for-tests';
const Bucket = 'atelier';
const PICTURE = 'image/png';
const body = randomBytes(300_000);
const awkward = 'uploads/1/ä b+c(1).png';
let url: string;
let server: http.Server;
let root: string;
let sandbox: Awaited<ReturnType<typeof createSandboxObjectStore>>;
let client: S3Client;
let real: ObjectStore;

const connect = (options: object = {}) =>
  new S3Client({
    endpoint: `${url}/storage`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'atelier', secretAccessKey: SECRET },
    maxAttempts: 1,
    ...options,
  });

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'atelier-storage-'));
  const app = express();
  server = http.createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  sandbox = await createSandboxObjectStore({ root, publicUrl: url, secret: SECRET });
  app.use('/storage', sandbox.handler);
  client = connect({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  real = createS3ObjectStore({
    endpoint: `${url}/storage`,
    region: 'us-east-1',
    bucket: Bucket,
    accessKeyId: 'atelier',
    secretAccessKey: SECRET,
    forcePathStyle: true,
  });
  await sandbox.store.write(awkward, body, PICTURE);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true, force: true });
});

const presign = (key: string, bytes: number, expiresIn = 60) =>
  sandbox.store.presignPut(key, { contentType: PICTURE, bytes, expiresIn });
const put = (to: string, bytes: Buffer, type = PICTURE) =>
  fetch(to, { method: 'PUT', body: bytes as BodyInit, headers: { 'content-type': type } });
async function answer(response: Response): Promise<string> {
  const text = await response.text();
  return `${response.status} ${/<Code>(.*?)<\/Code>/.exec(text)?.[1] ?? ''}`.trim();
}
const ten = body.subarray(0, 10);

describe('both stores', () => {
  test.each(['sandbox', 'S3'])('%s: write, size, read, stream, remove', async (kind) => {
    const store = kind === 'S3' ? real : sandbox.store;
    const key = `renditions/${kind}/thumb.webp`;
    expect(await store.size(key)).toBeNull();
    expect(await store.stream(key)).toBeNull();
    await expect(store.read(key, 10)).rejects.toThrow('no object');
    await store.write(key, body, 'image/webp');
    expect(await store.size(key)).toBe(body.length);
    expect((await store.read(key, body.length)).equals(body)).toBe(true);
    await expect(store.read(key, body.length - 1)).rejects.toThrow('more than');
    const stream = (await store.stream(key))!;
    expect(stream).toMatchObject({ bytes: body.length, contentType: 'image/webp' });
    expect((await buffer(stream.body)).equals(body)).toBe(true);
    await store.remove([key, 'absent']);
    expect(await store.size(key)).toBeNull();
  });

  test.each(['sandbox', 'S3'])('%s: a presigned URL is used and understood', async (kind) => {
    const store = kind === 'S3' ? real : sandbox.store;
    const key = `uploads/${kind}/ä 1`;
    const to = await store.presignPut(key, { expiresIn: 60 });
    const response = await put(to, body);
    expect([response.status, Boolean(response.headers.get('etag'))]).toEqual([200, true]);
    expect(store.keyOf(to)).toBe(key);
    expect(store.keyOf(new URL(to).pathname)).toBe(key);
    expect(
      ['https://elsewhere.test/storage/atelier/x', '/objects/x', 'http://['].map((at) => store.keyOf(at)),
    ).toEqual([null, null, null]);
  });

  test('keys are found in both addressing styles', () => {
    const aws = createS3ObjectStore({
      endpoint: null,
      region: 'eu-west-1',
      bucket: 'art',
      accessKeyId: 'a',
      secretAccessKey: 'b',
      forcePathStyle: false,
    });
    expect(aws.keyOf('https://art.s3.eu-west-1.amazonaws.com/uploads/1/2?X-Amz-Date=1')).toBe('uploads/1/2');
    expect(aws.keyOf('https://s3.eu-west-1.amazonaws.com/art/uploads/1/2')).toBe('uploads/1/2');
  });
});

describe('a presigned PUT is refused', () => {
  test.each([
    ['with another type', (to: string) => put(to, ten, 'text/html')],
    ['with another length', (to: string) => put(to, body.subarray(0, 11))],
    ['for another key', (to: string) => put(to.replace('/abc', '/abd'), ten)],
    ['with a longer life', (to: string) => put(to.replace('Expires=60', 'Expires=600'), ten)],
  ])('%s', async (_name, send) => {
    expect(await answer(await send(await presign('abc', 10)))).toBe('403 SignatureDoesNotMatch');
  });

  test('after it expired', async () => {
    const to = await presign('late', 10, 1);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    const response = await put(to, ten);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Request has expired');
  });

  test('when it would copy somebody else’s object', async () => {
    const to = await sandbox.store.presignPut('steal', { expiresIn: 60 });
    const headers = { 'x-amz-copy-source': `/${Bucket}/${encodeURIComponent(awkward)}` };
    expect(await answer(await fetch(to, { method: 'PUT', headers }))).toBe('403 AccessDenied');
  });

  test('when its body is cut short', async () => {
    const to = await sandbox.store.presignPut('short', { expiresIn: 60 });
    await new Promise<void>((resolve) => {
      const request = http.request(to, { method: 'PUT', headers: { 'content-length': 1000 } });
      request.on('error', () => resolve());
      request.write('only this', () => request.destroy());
    });
    await vi.waitFor(async () => expect(await sandbox.store.size('short')).toBeNull());
  });
});

test('nothing is reached without a signature', async () => {
  const object = `${url}/storage/${Bucket}/${encodeURIComponent(awkward)}`;
  for (const method of ['GET', 'PUT', 'DELETE', 'HEAD', 'POST', 'OPTIONS']) {
    expect((await fetch(object, { method })).status).toBe(403);
  }
  expect((await fetch(`${url}/storage/${Bucket}`)).status).toBe(403);
  expect(await answer(await fetch(`${url}/storage/${Bucket}/%zz`))).toBe('400 InvalidArgument');
  const stranger = connect({ credentials: { accessKeyId: 'atelier', secretAccessKey: 'nope' } });
  await expect(stranger.send(new GetObjectCommand({ Bucket, Key: awkward }))).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  });
});

describe('objects', () => {
  const get = (headers: Record<string, string> = {}) =>
    getSignedUrl(client, new GetObjectCommand({ Bucket, Key: awkward })).then((to) => fetch(to, { headers }));

  test('are read whole, safely', async () => {
    const response = await get();
    expect(Buffer.from(await response.arrayBuffer()).equals(body)).toBe(true);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect((await get({ 'if-none-match': response.headers.get('etag')! })).status).toBe(304);
  });

  test.each([
    ['bytes=1000-1999', 1000, 2000],
    ['bytes=299000-', 299_000, 300_000],
    ['bytes=-500', 299_500, 300_000],
  ])('are read in part: %s', async (range, start, end) => {
    const response = await get({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${body.length}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(body.subarray(start, end))).toBe(true);
  });

  test('have no bytes beyond their end', async () => {
    expect(await answer(await get({ range: 'bytes=999999-' }))).toBe('416 InvalidRange');
  });

  test('that are absent say so', async () => {
    await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'no' }))).rejects.toMatchObject({
      name: 'NotFound',
    });
    await expect(client.send(new GetObjectCommand({ Bucket, Key: 'no' }))).rejects.toMatchObject({
      name: 'NoSuchKey',
    });
  });

  test('come from the SDK’s own ways to send, checksums and all', async () => {
    const usual = connect();
    const Metadata = { owner: '42' };
    await usual.send(
      new PutObjectCommand({ Bucket, Key: 'buffer', Body: body, Metadata, CacheControl: 'max-age=1' }),
    );
    const head = await usual.send(new HeadObjectCommand({ Bucket, Key: 'buffer' }));
    expect(head).toMatchObject({ Metadata, CacheControl: 'max-age=1', ContentLength: body.length });
    const halves = Readable.from([body.subarray(0, 100_000), body.subarray(100_000)]);
    await usual.send(
      new PutObjectCommand({ Bucket, Key: 'stream', Body: halves, ContentLength: body.length }),
    );
    expect((await sandbox.store.read('stream', body.length)).equals(body)).toBe(true);
    const wrong = { Bucket, Key: 'wrong', Body: body, ContentMD5: Buffer.alloc(16).toString('base64') };
    await expect(usual.send(new PutObjectCommand(wrong))).rejects.toMatchObject({ name: 'BadDigest' });
  });

  test('are copied, listed and deleted', async () => {
    await client.send(
      new CopyObjectCommand({
        Bucket,
        Key: 'copies/1',
        CopySource: `${Bucket}/${encodeURIComponent(awkward)}`,
      }),
    );
    await client.send(new CopyObjectCommand({ Bucket, Key: 'copies/2', CopySource: `${Bucket}/copies/1` }));
    const list = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'copies/', MaxKeys: 1 }));
    expect([list.Contents?.map((one) => one.Key), list.IsTruncated]).toEqual([['copies/1'], true]);
    const token = { ContinuationToken: list.NextContinuationToken };
    const rest = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'copies/', ...token }));
    expect(rest.Contents?.map((one) => one.Key)).toEqual(['copies/2']);
    const folders = await client.send(new ListObjectsV2Command({ Bucket, Delimiter: '/' }));
    expect(folders.CommonPrefixes?.map((one) => one.Prefix)).toContain('copies/');
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'copies/1' }));
    expect(await sandbox.store.size('copies/1')).toBeNull();
  });

  test('never leave their folder', async () => {
    await sandbox.store.write('../../escape.txt', ten, 'text/plain');
    expect((await sandbox.store.read('../../escape.txt', 10)).equals(ten)).toBe(true);
    expect(await sandbox.sweep()).toBe(0);
  });
});

describe('multipart', () => {
  const PART = 5 * 2 ** 20;
  const film = randomBytes(PART * 2 + 12_345);
  const begin = async (Key: string) =>
    (await client.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'video/mp4' })))
      .UploadId!;

  test('parts by URL, listed, and joined in order', async () => {
    const Key = 'films/a.mp4';
    const UploadId = await begin(Key);
    const Parts: { PartNumber: number; ETag: string }[] = [];
    for (const [index, start] of [0, PART, PART * 2].entries()) {
      const command = new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: index + 1 });
      const response = await put(await getSignedUrl(client, command), film.subarray(start, start + PART));
      Parts.push({ PartNumber: index + 1, ETag: response.headers.get('etag')! });
    }
    const upload = { Bucket, Key, UploadId };
    const first = await client.send(new ListPartsCommand({ ...upload, MaxParts: 2 }));
    expect([first.Parts?.length, first.IsTruncated, first.NextPartNumberMarker]).toEqual([2, true, '2']);
    const rest = await client.send(new ListPartsCommand({ ...upload, PartNumberMarker: '2' }));
    expect(rest.Parts).toMatchObject([{ PartNumber: 3, Size: 12_345, ETag: Parts[2]!.ETag }]);
    const open = await client.send(new ListMultipartUploadsCommand({ Bucket }));
    expect(open.Uploads?.map((one) => one.UploadId)).toContain(UploadId);

    const complete = (parts: typeof Parts) =>
      client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }));
    await expect(complete([{ PartNumber: 1, ETag: `"${'0'.repeat(32)}"` }])).rejects.toMatchObject({
      name: 'InvalidPart',
    });
    await expect(complete([Parts[1]!, Parts[0]!])).rejects.toMatchObject({ name: 'InvalidPartOrder' });
    const done = await complete(Parts);
    expect(done.ETag).toMatch(/-3"$/);
    expect(sandbox.store.keyOf(done.Location!)).toBe(Key);
    expect((await sandbox.store.read(Key, film.length)).equals(film)).toBe(true);
  });

  test('only the last part may be small', async () => {
    const upload = { Bucket, Key: 'small', UploadId: await begin('small') };
    const Parts = [];
    for (const PartNumber of [1, 2]) {
      const part = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body: ten }));
      Parts.push({ PartNumber, ETag: part.ETag });
    }
    const complete = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } });
    await expect(client.send(complete)).rejects.toMatchObject({ name: 'EntityTooSmall' });
  });

  test('an aborted upload is gone, and belongs to its own key', async () => {
    const upload = { Bucket, Key: 'aborted', UploadId: await begin('aborted') };
    await expect(client.send(new ListPartsCommand({ ...upload, Key: 'other' }))).rejects.toMatchObject({
      name: 'NoSuchUpload',
    });
    await client.send(new AbortMultipartUploadCommand(upload));
    await expect(client.send(new ListPartsCommand(upload))).rejects.toMatchObject({ name: 'NoSuchUpload' });
  });
});

describe('a form with a policy', () => {
  async function post(bytes: number, change: (form: FormData) => void = () => {}): Promise<string> {
    const { url: to, fields } = await createPresignedPost(client, {
      Bucket,
      Key: 'forms/a.png',
      Conditions: [
        ['content-length-range', 10, 1000],
        ['eq', '$Content-Type', PICTURE],
      ],
      Fields: { 'Content-Type': PICTURE, success_action_status: '201' },
      Expires: 60,
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    change(form);
    form.set('file', new Blob([body.subarray(0, bytes)]), 'a.png');
    return answer(await fetch(to, { method: 'POST', body: form }));
  }

  test.each([
    ['fits', '201', () => post(500)],
    ['too large', '400 EntityTooLarge', () => post(5000)],
    ['too small', '400 EntityTooSmall', () => post(5)],
    ['another key', '403 AccessDenied', () => post(500, (form) => form.set('key', 'evil'))],
    ['another field', '403 AccessDenied', () => post(500, (form) => form.set('acl', 'public'))],
    [
      'forged',
      '403 SignatureDoesNotMatch',
      () => post(500, (form) => form.set('X-Amz-Signature', '0'.repeat(64))),
    ],
    ['no policy', '403 AccessDenied', () => post(500, (form) => form.delete('Policy'))],
  ])('%s: %s', async (_name, expected, send) => {
    expect(await send()).toBe(expected);
  });
});
