/** Sends bytes to the store, with readable error messages. */
import AwsS3 from '@uppy/aws-s3';
import { VIDEO_FAILURES } from '#shared/videos/failures.ts';
import { t } from '#client/lib/t.ts';
import { RETRY_DELAYS, wait } from './s3-calls.ts';

const statusOf = (error: unknown): number | undefined =>
  (error as { source?: { status?: number } } | undefined)?.source?.status;

interface SenderOptions {
  /** Messages for a full store, and for one that refuses uploads. */
  messages: { tooLarge: string; refused: string };
  /** For single requests. Uppy retries parts itself; a whole file is retried here, with the same delays. */
  isWhole: (options: Parameters<typeof AwsS3.uploadPartBytes>[0]) => boolean;
}

/** The error object stays the same, because Uppy decides by its source whether to retry a part. */
function inWords(error: unknown, { tooLarge, refused }: SenderOptions['messages']): unknown {
  if (!(error instanceof Error)) return error;
  if (error.message === 'Unknown error')
    error.message = t('Connection lost. Check your connection and try again.');
  if (error.message === 'Non 2xx') error.message = statusOf(error) === 413 ? tooLarge : refused;
  return error;
}

const mayPass = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === 0 || (status !== undefined && status >= 500);
};

export const bytesSender =
  ({ messages, isWhole }: SenderOptions): typeof AwsS3.uploadPartBytes =>
  async (options) => {
    const delays = isWhole(options) ? [...RETRY_DELAYS] : [];
    for (;;) {
      try {
        return await AwsS3.uploadPartBytes(options);
      } catch (error) {
        const delay = delays.shift();
        if (delay === undefined || !mayPass(error) || options.signal?.aborted) throw inWords(error, messages);
        await wait(delay);
      }
    }
  };

/** Sends videos. */
export const sendBytes = bytesSender({
  messages: {
    tooLarge: VIDEO_FAILURES.video_too_large,
    refused: t('Upload failed. Please try again.'),
  },
  isWhole: ({ signature }) => signature.method === 'POST',
});
