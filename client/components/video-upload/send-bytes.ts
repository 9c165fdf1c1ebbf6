/** Bytes on their way to the store, failing in words for people. */
import AwsS3 from '@uppy/aws-s3';
import { VIDEO_FAILURES } from '#shared/rules/video-failures.ts';
import { RETRY_DELAYS, wait } from './s3-calls.ts';

const statusOf = (error: unknown): number | undefined =>
  (error as { source?: { status?: number } } | undefined)?.source?.status;

/** The error stays the same, because Uppy decides by its source whether to send a part again. */
function inWords(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.message === 'Unknown error') error.message = 'The connection broke off. Check it and retry.';
  if (error.message === 'Non 2xx')
    error.message =
      statusOf(error) === 413
        ? VIDEO_FAILURES.video_too_large
        : 'The storage did not take the video. Retry in a moment.';
  return error;
}

const mayPass = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === 0 || (status !== undefined && status >= 500);
};

/** Uppy sends parts again by itself, but not a file in one piece: that is done here, after the same delays. */
export const sendBytes: typeof AwsS3.uploadPartBytes = async (options) => {
  const delays = options.signature.method === 'POST' ? [...RETRY_DELAYS] : [];
  for (;;) {
    try {
      return await AwsS3.uploadPartBytes(options);
    } catch (error) {
      const delay = delays.shift();
      if (delay === undefined || !mayPass(error) || options.signal?.aborted) throw inWords(error);
      await wait(delay);
    }
  }
};
