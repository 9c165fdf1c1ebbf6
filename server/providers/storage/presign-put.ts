import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

/**
 * Type and size are signed if known, so that others are refused. If not, the SDK's
 * own default type must not be signed either.
 * @param options.expiresIn seconds
 */
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
  const signableHeaders = new Set(['host']);
  if (options.contentType !== undefined) signableHeaders.add('content-type');
  if (options.bytes !== undefined) signableHeaders.add('content-length');
  return getSignedUrl(client, command, { expiresIn: options.expiresIn, signableHeaders });
}
