import type { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';

/**
 * A form for one POST: S3's way to limit an upload whose length is unknown. The response names the object.
 * @param options.expiresIn seconds
 */
export function presignForm(
  client: S3Client,
  bucket: string,
  key: string,
  options: { contentType: string; maxBytes: number; expiresIn: number },
): Promise<{ url: string; fields: Record<string, string> }> {
  return createPresignedPost(client, {
    Bucket: bucket,
    Key: key,
    Expires: options.expiresIn,
    Fields: { 'Content-Type': options.contentType, success_action_status: '201' },
    Conditions: [
      ['content-length-range', 1, options.maxBytes],
      ['eq', '$Content-Type', options.contentType],
    ],
  });
}
