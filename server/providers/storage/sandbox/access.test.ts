/** Nothing can be accessed without a valid signature. */
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Harness, Bucket, answer, put, startHarness } from './testing.ts';

const PICTURE = 'image/png';
const body = randomBytes(6000);
const ten = body.subarray(0, 10);
const awkward = 'uploads/1/ä b+c(1).png';
let harness: Harness;
let sandbox: Harness['sandbox'];
beforeAll(async () => {
  harness = await startHarness();
  ({ sandbox } = harness);
  await sandbox.store.write(awkward, body, PICTURE);
});
afterAll(() => harness.close());

const presign = (key: string, bytes: number, expiresIn = 60) =>
  sandbox.store.presignPut(key, { contentType: PICTURE, bytes, expiresIn });

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

  test('if it would copy another object', async () => {
    const to = await sandbox.store.presignPut('steal', { expiresIn: 60 });
    const headers = { 'x-amz-copy-source': `/${Bucket}/${encodeURIComponent(awkward)}` };
    expect(await answer(await fetch(to, { method: 'PUT', headers }))).toBe('403 AccessDenied');
  });

  test('if its body is truncated', async () => {
    const to = await sandbox.store.presignPut('short', { expiresIn: 60 });
    await new Promise<void>((resolve) => {
      const request = http.request(to, { method: 'PUT', headers: { 'content-length': 1000 } });
      request.on('error', () => resolve());
      request.write('only this', () => request.destroy());
    });
    await vi.waitFor(async () => expect(await sandbox.store.size('short')).toBeNull(), 10_000);
  });
});

test('nothing can be accessed without a signature', async () => {
  const object = `${harness.url}/storage/${Bucket}/${encodeURIComponent(awkward)}`;
  for (const method of ['GET', 'PUT', 'DELETE', 'HEAD', 'POST', 'OPTIONS']) {
    expect((await fetch(object, { method })).status).toBe(403);
  }
  expect((await fetch(`${harness.url}/storage/${Bucket}`)).status).toBe(403);
  expect(await answer(await fetch(`${harness.url}/storage/${Bucket}/%zz`))).toBe('400 InvalidArgument');
  const stranger = harness.connect({ credentials: { accessKeyId: 'atelier', secretAccessKey: 'nope' } });
  await expect(stranger.send(new GetObjectCommand({ Bucket, Key: awkward }))).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  });
});

test('query names with equal prefixes are signed correctly', async () => {
  const command = new PutObjectCommand({ Bucket, Key: 'named', Metadata: { name: '1', 'name-2': '2' } });
  expect(
    (await fetch(await getSignedUrl(harness.client, command), { method: 'PUT', body: 'x' })).status,
  ).toBe(200);
});

describe('a form with a policy', () => {
  type Change = (form: FormData) => void;
  const nothing: Change = () => {};
  async function post(bytes: number, change = nothing, after = nothing): Promise<string> {
    const { url: to, fields } = await createPresignedPost(harness.client, {
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
    after(form);
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

  test('ignores fields after the file', async () => {
    expect(await post(500, nothing, (form) => form.append('content-type', 'text/html'))).toBe('201');
    const head = await harness.client.send(new HeadObjectCommand({ Bucket, Key: 'forms/a.png' }));
    expect(head.ContentType).toBe(PICTURE);
  });
});
