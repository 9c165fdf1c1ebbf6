import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

/**
 * Never cached, shared or private: access is decided on every request.
 * @param options.expiresIn seconds
 * @param options.disposition the Content-Disposition of the response
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
