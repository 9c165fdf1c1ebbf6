/** Multipart uploads with the official client. */
import { randomBytes } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, Bucket, put, startHarness } from './testing.ts';

let harness: Harness;
let client: S3Client;
let sandbox: Harness['sandbox'];
beforeAll(async () => {
  harness = await startHarness();
  ({ client, sandbox } = harness);
});
afterAll(() => harness.close());

describe('multipart', () => {
  const PART = 5 * 2 ** 20;
  const sample = randomBytes(PART * 2 + 12_345);
  const begin = async (Key: string) =>
    (await client.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'video/mp4' })))
      .UploadId!;

  test('parts by URL, listed, and joined in order', async () => {
    const Key = 'films/a.mp4';
    const UploadId = await begin(Key);
    const Parts: { PartNumber: number; ETag: string }[] = [];
    for (const [index, start] of [0, PART, PART * 2].entries()) {
      const command = new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: index + 1 });
      const response = await put(await getSignedUrl(client, command), sample.subarray(start, start + PART));
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
    expect((await sandbox.store.read(Key, sample.length)).equals(sample)).toBe(true);
  });

  test('only the last part may be small', async () => {
    const upload = { Bucket, Key: 'small', UploadId: await begin('small') };
    const Parts = [];
    for (const PartNumber of [1, 2]) {
      const part = await client.send(
        new UploadPartCommand({ ...upload, PartNumber, Body: sample.subarray(0, 10) }),
      );
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
