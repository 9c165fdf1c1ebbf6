/** Multipart uploads with any S3-compatible service. */
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { Multipart, Part } from './object-store.ts';
import { presignPart } from './presign-part.ts';

/** Callers check `status`, which both stores set. */
async function withStatus<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    throw Object.assign(error as Error, { status });
  }
}

export function s3Multipart(client: S3Client, bucket: string): Multipart {
  return {
    bucket,
    async create(key, contentType) {
      const command = new CreateMultipartUploadCommand({
        Bucket: bucket,
        Key: key,
        ContentType: contentType,
      });
      const { UploadId } = await client.send(command);
      if (!UploadId) throw new Error('The store gave the multipart upload no id');
      return UploadId;
    },
    async list(key, uploadId) {
      const parts: Part[] = [];
      let marker: string | undefined;
      do {
        const page = await withStatus(
          client.send(
            new ListPartsCommand({ Bucket: bucket, Key: key, UploadId: uploadId, PartNumberMarker: marker }),
          ),
        );
        for (const { PartNumber = 0, ETag = '', Size = 0 } of page.Parts ?? []) {
          parts.push({ number: PartNumber, etag: ETag, bytes: Size });
        }
        marker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
      } while (marker);
      return parts;
    },
    presignPart: (key, uploadId, number, expiresIn) =>
      presignPart(client, bucket, key, { uploadId, number, expiresIn }),
    async complete(key, uploadId, parts) {
      const Parts = parts.map((part) => ({ PartNumber: part.number, ETag: part.etag }));
      const upload = { Bucket: bucket, Key: key, UploadId: uploadId, MultipartUpload: { Parts } };
      await withStatus(client.send(new CompleteMultipartUploadCommand(upload)));
    },
    async abort(key, uploadId) {
      await withStatus(
        client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key: key, UploadId: uploadId })),
      );
    },
  };
}
