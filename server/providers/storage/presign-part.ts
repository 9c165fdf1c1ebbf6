import { type S3Client, UploadPartCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

/** @param part.expiresIn seconds */
export function presignPart(
  client: S3Client,
  bucket: string,
  key: string,
  part: { uploadId: string; number: number; expiresIn: number },
): Promise<string> {
  const command = new UploadPartCommand({
    Bucket: bucket,
    Key: key,
    UploadId: part.uploadId,
    PartNumber: part.number,
  });
  return getSignedUrl(client, command, { expiresIn: part.expiresIn });
}
