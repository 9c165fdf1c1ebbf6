/** Uppy for the files of one project: each gets its own URL and a single PUT. */
import Uppy, { type Meta } from '@uppy/core';
import AwsS3, { type AwsBody } from '@uppy/aws-s3';
import { hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { ask, bytesSender, RETRY_DELAYS } from '#client/features/videos/public.ts';
import { t } from '#client/lib/t.ts';
import { typeOf } from './file-checks.ts';

interface FileEvents {
  onProgress: (key: string, sentBytes: number) => void;
  /** The upload is complete. */
  onSent: (key: string, fileId: string) => void;
  onFailed: (key: string, sentence: string) => void;
}
export interface FileSender {
  /** @param key the caller's own name for this upload */
  send: (key: string, file: File) => void;
  /** Stops the upload and removes it. */
  remove: (key: string) => void;
}

/** Large ones would only slow each other down. */
const AT_ONCE = 3;
/** The member sees relevant errors; Uppy's own logs are not needed. */
const silent = { debug: () => {}, warn: () => {}, error: () => {} };

const put = bytesSender({
  messages: {
    tooLarge: t('This file is too large. The limit is 100 MB.'),
    refused: t('Upload failed. Please try again.'),
  },
  isWhole: () => true,
});
interface FileMeta extends Meta {
  /** The caller's name for the upload. Uppy identifies files by it: the same file may go to two milestones. */
  relativePath: string;
  /** The server's id. */
  fileId?: string;
}
const keyOf = (file: { meta: FileMeta } | undefined): string => file?.meta.relativePath ?? '';

export function createFileSender(projectId: string, events: FileEvents): FileSender {
  const uppy = new Uppy<FileMeta, AwsBody>({ id: `files-${projectId}`, logger: silent, autoProceed: true });
  uppy.use(AwsS3, {
    limit: AT_ONCE,
    retryDelays: RETRY_DELAYS,
    shouldUseMultipart: false,
    uploadPartBytes: put,
    getUploadParameters: async (file) => {
      const contentType = typeOf({ name: file.name, type: file.type })!;
      const { fileId, uploadURL } = await ask(hireWorkEndpoints.fileUrl, {
        params: { id: projectId },
        body: { name: file.name, size: file.size ?? 0, contentType },
      });
      const relativePath = file.meta.relativePath ?? '';
      if (uppy.getFile(file.id)) uppy.setFileMeta(file.id, { relativePath, fileId });
      return { method: 'PUT', url: uploadURL, headers: { 'Content-Type': contentType } };
    },
  });
  uppy.on('upload-progress', (file, { bytesUploaded }) => events.onProgress(keyOf(file), bytesUploaded || 0));
  uppy.on('upload-success', (file) => events.onSent(keyOf(file), file?.meta.fileId ?? ''));
  uppy.on('upload-error', (file, error) => events.onFailed(keyOf(file), error.message));
  const remove = (key: string) => {
    const file = uppy.getFiles().find((one) => keyOf(one) === key);
    if (file) uppy.removeFile(file.id);
  };
  return {
    remove,
    send: (key, file) => {
      remove(key);
      uppy.addFile({
        name: file.name,
        type: typeOf(file) ?? file.type,
        data: file,
        meta: { relativePath: key },
      });
    },
  };
}
