/** One port, two stores: both are held to the same. */
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ObjectStore } from './object-store.ts';
import { createS3ObjectStore } from './s3-object-store.ts';
import { type Bench, Bucket, put, SECRET, startBench } from './sandbox/testing.ts';

const body = randomBytes(300_000);
let bench: Bench;
let sandbox: Bench['sandbox'];
let real: ObjectStore;
beforeAll(async () => {
  bench = await startBench();
  ({ sandbox } = bench);
  real = createS3ObjectStore({
    endpoint: `${bench.url}/storage`,
    region: 'us-east-1',
    bucket: Bucket,
    accessKeyId: 'atelier',
    secretAccessKey: SECRET,
    forcePathStyle: true,
  });
});
afterAll(() => bench.close());

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
