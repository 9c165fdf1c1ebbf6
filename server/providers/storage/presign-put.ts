import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

/** What the signature covers when it is known, so that another type or size is refused. */
const SIGNED = new Set(['host', 'content-type', 'content-length']);

/** @param options.expiresIn seconds */
export function presignPut(
  client: S3Client,
  bucket: string,
  key: string,
  options: { contentType?: string; bytes?: number; expiresIn: number },
): Promise<string> {
  const command = new PutObjectCommand({
    Bucket: bucket,
    Key: key,
    ContentType: options.contentType,
    ContentLength: options.bytes,
  });
  return getSignedUrl(client, command, { expiresIn: options.expiresIn, signableHeaders: SIGNED });
}
