/** Both implementations of the port must pass the same tests. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ObjectStore } from './object-store.ts';
import { createS3ObjectStore } from './s3-object-store.ts';
import { type Harness, Bucket, put, SECRET, startHarness } from './sandbox/testing.ts';

const body = randomBytes(300_000);
const ten = body.subarray(0, 10);
let harness: Harness;
let sandbox: Harness['sandbox'];
let real: ObjectStore;
beforeAll(async () => {
  harness = await startHarness();
  ({ sandbox } = harness);
  real = createS3ObjectStore({
    endpoint: `${harness.url}/storage`,
    region: 'us-east-1',
    bucket: Bucket,
    accessKeyId: 'atelier',
    secretAccessKey: SECRET,
    forcePathStyle: true,
    stsRoleArn: null,
  });
});
afterAll(() => harness.close());

async function typeOf(store: ObjectStore, key: string): Promise<string | undefined> {
  const object = await store.stream(key);
  object?.body.destroy();
  return object?.contentType;
}

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

  test.each(['sandbox', 'S3'])('%s: a presigned URL works and is parsed', async (kind) => {
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

  test.each(['sandbox', 'S3'])('%s: a presigned GET reads one object, ranges included', async (kind) => {
    const store = kind === 'S3' ? real : sandbox.store;
    const key = `read/${kind} ä`;
    await store.write(key, body, 'application/octet-stream');
    const from = await store.presignGet(key, { expiresIn: 60, contentType: 'video/mp4' });
    const part = await fetch(from, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(body.subarray(10, 20))).toBe(true);
    expect(part.headers.get('content-type')).toBe('video/mp4');
    expect(part.headers.get('cache-control')).toBe('private, no-store');
    expect((await fetch(from.replace('read/', 'other/'))).status).toBe(403);
    expect((await fetch(from.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'))).status).toBe(403);
  });

  test.each(['sandbox', 'S3'])('%s: a form accepts one file of the type and size', async (kind) => {
    const store = kind === 'S3' ? real : sandbox.store;
    const key = `form/${kind}`;
    const { url, fields } = await store.presignPost(key, {
      contentType: 'video/mp4',
      maxBytes: body.length,
      expiresIn: 60,
    });
    const post = (bytes: Buffer, other: Record<string, string> = {}) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, ...other })) form.append(name, value);
      form.append('file', new Blob([bytes as BlobPart]), 'a.mp4');
      return fetch(url, { method: 'POST', body: form });
    };
    expect((await post(Buffer.concat([body, ten]))).status).toBe(400);
    expect((await post(body, { 'Content-Type': 'text/html' })).status).toBe(403);
    expect((await post(body, { key: 'form/else' })).status).toBe(403);
    expect(await store.size(key)).toBeNull();
    const done = await post(body);
    expect(done.status).toBe(201);
    expect(store.keyOf(/<Location>(.*)<\/Location>/.exec(await done.text())![1]!)).toBe(key);
    expect(await store.size(key)).toBe(body.length);
  });

  test.each(['sandbox', 'S3'])('%s: parts are listed, joined and aborted', async (kind) => {
    const store = kind === 'S3' ? real : sandbox.store;
    const { multipart } = store;
    const key = `parts/${kind}`;
    const id = await multipart.create(key, 'video/mp4');
    expect(await multipart.list(key, id)).toEqual([]);
    const large = randomBytes(5 * 2 ** 20);
    for (const [index, bytes] of [large, ten].entries()) {
      expect((await put(await multipart.presignPart(key, id, index + 1, 60), bytes)).status).toBe(200);
    }
    const parts = await multipart.list(key, id);
    expect(parts.map((part) => [part.number, part.bytes])).toEqual([
      [1, large.length],
      [2, 10],
    ]);
    await expect(multipart.list(`${key}-other`, id)).rejects.toMatchObject({ status: 404 });
    await expect(multipart.complete(key, id, [{ number: 1, etag: '"0"' }])).rejects.toMatchObject({
      status: 400,
    });
    await multipart.complete(key, id, parts);
    expect((await store.read(key, large.length + 10)).equals(Buffer.concat([large, ten]))).toBe(true);
    expect(await typeOf(store, key)).toBe('video/mp4');
    const second = await multipart.create(key, 'video/mp4');
    await multipart.abort(key, second);
    await expect(multipart.list(key, second)).rejects.toMatchObject({ status: 404 });
    await expect(multipart.abort(key, second)).rejects.toMatchObject({ status: 404 });
  });

  test.each(['sandbox', 'S3'])('%s: a file is stored, and copied to another key', async (kind) => {
    const store = kind === 'S3' ? real : sandbox.store;
    const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-file-'));
    writeFileSync(path.join(folder, 'film'), body);
    await store.writeFile(`file/${kind} ü`, path.join(folder, 'film'), 'video/webm');
    rmSync(folder, { recursive: true });
    await store.copy(`file/${kind} ü`, `copy/${kind}+1`);
    await store.remove([`file/${kind} ü`]);
    expect((await store.read(`copy/${kind}+1`, body.length)).equals(body)).toBe(true);
    expect(await typeOf(store, `copy/${kind}+1`)).toBe('video/webm');
    await expect(store.copy('absent', 'x')).rejects.toThrow(/key does not exist/);
  });

  test('keys are found in both addressing styles', () => {
    const aws = createS3ObjectStore({
      endpoint: null,
      region: 'eu-west-1',
      bucket: 'art',
      accessKeyId: 'a',
      secretAccessKey: 'b',
      forcePathStyle: false,
      stsRoleArn: null,
    });
    expect(aws.keyOf('https://art.s3.eu-west-1.amazonaws.com/uploads/1/2?X-Amz-Date=1')).toBe('uploads/1/2');
    expect(aws.keyOf('https://s3.eu-west-1.amazonaws.com/art/uploads/1/2')).toBe('uploads/1/2');
  });
});

describe('temporary credentials', () => {
  const aws = {
    region: 'eu-west-1',
    bucket: 'art',
    accessKeyId: 'a',
    secretAccessKey: 'b',
    forcePathStyle: true,
  };

  test('are unavailable without a role', () => {
    expect(
      createS3ObjectStore({ ...aws, endpoint: null, stsRoleArn: null }).issueTemporaryCredentials,
    ).toBeNull();
    expect(sandbox.store.issueTemporaryCredentials).toBeNull();
  });

  test('only write, and only below the prefix', async () => {
    let asked = new URLSearchParams();
    const service = http.createServer((req, res) => {
      void (async () => {
        asked = new URLSearchParams(await text(req));
        const issued =
          '<AccessKeyId>K</AccessKeyId><SecretAccessKey>S</SecretAccessKey><SessionToken>T</SessionToken>' +
          '<Expiration>2030-01-01T00:00:00Z</Expiration>';
        const answer = `<AssumeRoleResult><Credentials>${issued}</Credentials></AssumeRoleResult>`;
        res.writeHead(200, { 'content-type': 'text/xml' });
        res.end(
          `<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">${answer}</AssumeRoleResponse>`,
        );
      })();
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const stsRoleArn = 'arn:aws:iam::123456789012:role/uploader';
    const issued = await createS3ObjectStore({ ...aws, endpoint, stsRoleArn }).issueTemporaryCredentials!(
      'videos/me/',
    );
    service.closeAllConnections();
    service.close();
    expect(issued).toEqual({
      accessKeyId: 'K',
      secretAccessKey: 'S',
      sessionToken: 'T',
      expiresAt: new Date('2030-01-01'),
      bucket: 'art',
      region: 'eu-west-1',
    });
    expect(asked.get('RoleArn')).toBe(stsRoleArn);
    const { Statement } = JSON.parse(asked.get('Policy')!) as {
      Statement: { Action: string[]; Resource: string }[];
    };
    expect(Statement.map((one) => one.Resource)).toEqual(['arn:aws:s3:::art/videos/me/*']);
    expect(Statement[0]!.Action).not.toContain('s3:GetObject');
  });
});
