import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

/**
 * Kept by no cache, shared or private: who may have the object is decided each time anew.
 * @param options.expiresIn seconds
 * @param options.disposition the Content-Disposition it is sent with
 */
export function presignGet(
  client: S3Client,
  bucket: string,
  key: string,
  options: { expiresIn: number; contentType?: string; disposition?: string },
): Promise<string> {
  const command = new GetObjectCommand({
    Bucket: bucket,
    Key: key,
    ResponseCacheControl: 'private, no-store',
    ResponseContentType: options.contentType,
    ResponseContentDisposition: options.disposition,
  });
  return getSignedUrl(client, command, { expiresIn: options.expiresIn });
}
