/** Temporary credentials for one prefix of the bucket. Source: https://docs.aws.amazon.com/STS/latest/APIReference/API_AssumeRole.html */
import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts';
import type { TemporaryCredentials } from './object-store.ts';

const SECONDS = 3600;

interface Options {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  roleArn: string;
  /** The store's token service. Other services than AWS use the same endpoint. */
  endpoint: string | null;
}

/** Write access only: objects are read by signed URLs alone. */
const policyFor = (bucket: string, prefix: string): string =>
  JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Action: ['s3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
        Resource: `arn:aws:s3:::${bucket}/${prefix}*`,
      },
    ],
  });

export async function issueTemporaryCredentials(
  options: Options,
  prefix: string,
): Promise<TemporaryCredentials> {
  const { bucket, region, accessKeyId, secretAccessKey, roleArn, endpoint } = options;
  const client = new STSClient({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint } : {}),
  });
  const { Credentials: issued } = await client.send(
    new AssumeRoleCommand({
      RoleArn: roleArn,
      RoleSessionName: `upload-${prefix.replaceAll(/[^\w-]/g, '-')}`.slice(0, 64),
      DurationSeconds: SECONDS,
      Policy: policyFor(bucket, prefix),
    }),
  );
  if (!issued?.AccessKeyId || !issued.SecretAccessKey || !issued.SessionToken || !issued.Expiration) {
    throw new Error('The token service gave no credentials');
  }
  return {
    accessKeyId: issued.AccessKeyId,
    secretAccessKey: issued.SecretAccessKey,
    sessionToken: issued.SessionToken,
    expiresAt: issued.Expiration,
    bucket,
    region,
  };
}
