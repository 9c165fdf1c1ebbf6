/** Uppy for one artwork image: POST /api/objects/upload -> PUT to that URL. */
import Uppy, { type Meta } from '@uppy/core';
import AwsS3, { type AwsBody } from '@uppy/aws-s3';
import { call, sentenceOf } from '#client/lib/api.ts';
import { t } from '#client/lib/t.ts';
import { uploadEndpoints } from '#shared/uploads/contract.ts';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '#shared/kernel/limits.ts';

export interface UploadedFile {
  /** The URL that PUT /api/artwork-images expects. */
  uploadUrl: string;
  /** As its owner named it. */
  name: string;
  /** What was uploaded. */
  data: Blob | null;
  bytes: number;
  type: string;
}
interface UploadEvents {
  onUploaded: (file: UploadedFile) => void;
  /** The server refused to issue an upload URL. */
  onRefused: (error: unknown) => void;
}
export type ImageUppy = Uppy<Meta, AwsBody>;

export interface ImageUploader {
  uppy: ImageUppy;
  /** Replaces the callbacks. */
  listen: (events: UploadEvents) => void;
}

/** Uppy and the form show relevant errors to the member; Uppy's own logs are not needed. */
const silent = { debug: () => {}, warn: () => {}, error: () => {} };

const createUppy = (): ImageUppy =>
  new Uppy<Meta, AwsBody>({
    id: 'artwork-image',
    logger: silent,
    // One image and no other choices.
    autoProceed: true,
    infoTimeout: 5000,
    restrictions: {
      maxNumberOfFiles: 1,
      maxFileSize: IMAGE_MAX_BYTES,
      allowedFileTypes: [...IMAGE_TYPES],
    },
    locale: {
      pluralize: (n: number) => (n === 1 ? 0 : 1),
      strings: { youCanOnlyUploadFileTypes: t('Please use a JPG, PNG, GIF or WebP image.') },
    },
  });

const WORDS: Record<string, string> = {
  'Unknown error': t('Connection lost.'),
  'Non 2xx': t('Upload failed. Please try again.'),
};

/** The PUT, with readable messages; the error object stays, because Uppy decides by its source whether to retry. */
const put: typeof AwsS3.uploadPartBytes = (options) =>
  AwsS3.uploadPartBytes(options).catch((error: unknown) => {
    if (error instanceof Error) error.message = WORDS[error.message] ?? error.message;
    throw error;
  });

/** An image is at most 10 MB, and multipart is for files over 100: one PUT, retried after these delays. */
export function createImageUploader(): ImageUploader {
  const uppy = createUppy();
  const urls = new Map<string, string>();
  let events: UploadEvents | undefined;
  uppy.use(AwsS3, {
    limit: 6,
    retryDelays: [0, 1000, 3000, 5000],
    shouldUseMultipart: false,
    uploadPartBytes: put,
    getUploadParameters: async (file) => {
      try {
        const { uploadURL } = await call(uploadEndpoints.createUrl, {
          body: {
            name: file.name,
            contentType: file.type,
            ...(file.size ? { size: file.size } : {}),
            purpose: 'draft',
          },
        });
        urls.set(file.id, uploadURL);
        return { method: 'PUT', url: uploadURL, headers: { 'Content-Type': file.type } };
      } catch (error) {
        events?.onRefused(error);
        // Uppy shows the message to the member.
        throw new Error(sentenceOf(error), { cause: error });
      }
    },
  });
  uppy.on('complete', ({ successful }) => {
    const file = successful?.[0];
    const uploadUrl = file && urls.get(file.id);
    if (uploadUrl)
      events?.onUploaded({
        uploadUrl,
        name: file.name,
        data: file.data instanceof Blob ? file.data : null,
        bytes: file.size ?? 0,
        type: file.type,
      });
  });
  return { uppy, listen: (next) => void (events = next) };
}
