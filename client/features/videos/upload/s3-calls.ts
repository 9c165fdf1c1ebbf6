/** The upload widget's calls; errors carry the server's messages. */
import type { AwsS3UploadParameters } from '@uppy/aws-s3';
import type { Endpoint, Result, Sent } from '#shared/http/endpoint.ts';
import { videoEndpoints } from '#shared/videos/contract.ts';
import { reportRefusal } from '#client/lib/action.ts';
import { ApiError, call, isSignedOut, sentenceOf } from '#client/lib/api.ts';
import { t } from '#client/lib/t.ts';

export interface Multipart {
  key: string;
  uploadId: string;
}
interface About {
  name?: string | undefined;
  type?: string | undefined;
}

/** In milliseconds. */
export const RETRY_DELAYS = [0, 1000, 3000, 5000];

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** The widget makes these calls, so refusals are reported here. */
export async function ask<E extends Endpoint>(e: E, input: Sent<E>): Promise<Result<E>> {
  try {
    return await call(e, input);
  } catch (error) {
    reportRefusal(error, true);
    const message = isSignedOut(error) ? t('Authorization required') : sentenceOf(error);
    throw new Error(message, { cause: error });
  }
}

const hasNoAnswer = (error: unknown): boolean =>
  error instanceof Error && (!(error.cause instanceof ApiError) || error.cause.status >= 500);

/** Retries idempotent calls while there is no response. */
export async function insist<T>(attempt: () => Promise<T>): Promise<T> {
  for (const delay of RETRY_DELAYS) {
    try {
      return await attempt();
    } catch (error) {
      if (!hasNoAnswer(error)) throw error;
      await wait(delay);
    }
  }
  return attempt();
}

const about = ({ name, type }: About) => ({ ...(name ? { filename: name } : {}), ...(type ? { type } : {}) });

/** Upload target of a file of at most 100 MB, sent in a single request. */
export const askForForm = (file: About): Promise<AwsS3UploadParameters> =>
  ask(videoEndpoints.params, { query: about(file) });

export const createMultipart = (file: About): Promise<Multipart> =>
  ask(videoEndpoints.createMultipart, { body: about(file) });

export const isForgotten = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof ApiError && error.cause.status === 404;

export const listParts = ({ uploadId, key }: Multipart) =>
  insist(() => ask(videoEndpoints.listParts, { params: { uploadId }, query: { key } }));

export async function signPart(part: Partial<Multipart> & { partNumber?: number }): Promise<{ url: string }> {
  const { uploadId, key, partNumber } = part;
  if (!uploadId || !key || !partNumber)
    throw new Error('Cannot sign without a key, an uploadId, and a partNumber');
  return ask(videoEndpoints.signPart, {
    params: { uploadId, partNumber: String(partNumber) },
    query: { key },
  });
}

/** Repeated calls get the same response. */
export const completeMultipart = (
  { uploadId, key }: Multipart,
  parts: { PartNumber?: number; ETag?: string }[],
): Promise<{ location: string }> =>
  insist(() =>
    ask(videoEndpoints.completeMultipart, {
      params: { uploadId },
      query: { key },
      body: { parts: parts.map(({ PartNumber = 0, ETag = '' }) => ({ PartNumber, ETag })) },
    }),
  );

/** Not awaited: the server removes leftovers. */
export async function abortMultipart({ uploadId, key }: Multipart): Promise<void> {
  try {
    await call(videoEndpoints.abortMultipart, { params: { uploadId }, query: { key } });
  } catch {
    // It is gone already, or will be removed.
  }
}
