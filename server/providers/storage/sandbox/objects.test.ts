/** Whole objects with the official client. */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, Bucket, answer, startHarness } from './testing.ts';

const WRITES = process.env.ROUNDS === 'full' ? 100 : 25;
const body = randomBytes(300_000);
const ten = body.subarray(0, 10);
const awkward = 'uploads/1/ä b+c(1).png';
let harness: Harness;
let client: S3Client;
let sandbox: Harness['sandbox'];
beforeAll(async () => {
  harness = await startHarness();
  ({ client, sandbox } = harness);
  await sandbox.store.write(awkward, body, 'image/png');
});
afterAll(() => harness.close());

describe('objects', () => {
  const get = (headers: Record<string, string> = {}) =>
    getSignedUrl(client, new GetObjectCommand({ Bucket, Key: awkward })).then((to) => fetch(to, { headers }));

  test('are read completely, with safe headers', async () => {
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
  ])('are read partially: %s', async (range, start, end) => {
    const response = await get({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${body.length}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(body.subarray(start, end))).toBe(true);
  });

  test('have no bytes beyond their end', async () => {
    expect(await answer(await get({ range: 'bytes=999999-' }))).toBe('416 InvalidRange');
  });

  test('return errors if they are absent', async () => {
    await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'no' }))).rejects.toMatchObject({
      name: 'NotFound',
    });
    await expect(client.send(new GetObjectCommand({ Bucket, Key: 'no' }))).rejects.toMatchObject({
      name: 'NoSuchKey',
    });
  });

  test('are accepted in all of the SDK’s formats, with checksums', async () => {
    const usual = harness.connect();
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

  test('are read consistently while they are overwritten', async () => {
    const { store } = sandbox;
    await store.write('busy', body, 'image/png');
    const writing = { left: WRITES };
    const done = (async () => {
      for (; writing.left > 0; writing.left -= 1) await store.write('busy', body, 'image/png');
    })();
    const to = await getSignedUrl(client, new GetObjectCommand({ Bucket, Key: 'busy' }));
    while (writing.left > 0) {
      const [direct, response] = await Promise.all([store.read('busy', body.length), fetch(to)]);
      const sent = Buffer.from(await response.arrayBuffer());
      expect([direct.equals(body), response.status, sent.equals(body)]).toEqual([true, 200, true]);
    }
    await done;
  });

  test('never leave their folder', async () => {
    await sandbox.store.write('../../escape.txt', ten, 'text/plain');
    expect((await sandbox.store.read('../../escape.txt', 10)).equals(ten)).toBe(true);
    expect(await sandbox.sweep()).toBe(0);
  });
});
