/** Uppy for one video: a single request up to 100 MB, multipart above. */
import Uppy, { type Meta } from '@uppy/core';
import AwsS3, { type AwsBody } from '@uppy/aws-s3';
import GoldenRetriever from '@uppy/golden-retriever';
import {
  MULTIPART_FROM_BYTES,
  PARTS_MAX,
  PART_MIN_BYTES,
  VIDEO_MAX_BYTES,
  VIDEO_TYPES,
} from '#shared/videos/limits.ts';
import { t } from '#client/lib/t.ts';
import {
  type Multipart,
  RETRY_DELAYS,
  abortMultipart,
  askForForm,
  completeMultipart,
  createMultipart,
  isForgotten,
  listParts,
  signPart,
} from './s3-calls.ts';
import { addUrlImport } from './import/add-url-import.ts';
import { sendBytes } from './send-bytes.ts';

export type VideoUppy = Uppy<Meta, AwsBody>;

const DAY_MS = 24 * 3600_000;
/** Raises the default limit of 10 MB per stored file; the plugin's type lacks these limits. */
const BLOBS: { name?: string; maxFileSize: number; maxTotalSize: number } = {
  maxFileSize: VIDEO_MAX_BYTES,
  maxTotalSize: 2 * VIDEO_MAX_BYTES,
};
/** The member sees relevant errors; Uppy's own logs are not needed. */
const silent = { debug: () => {}, warn: () => {}, error: () => {} };

/** A file's multipart upload, as the widget stores it. */
interface Kept {
  s3Multipart?: Partial<Multipart>;
}
const multipartOf = (file: unknown): Multipart | null => {
  const { key, uploadId } = (file as Kept | undefined)?.s3Multipart ?? {};
  return key && uploadId ? { key, uploadId } : null;
};

const partSize = ({ size }: { size: number }): number =>
  Math.max(PART_MIN_BYTES, Math.ceil(size / PARTS_MAX));

function addStore(uppy: VideoUppy): void {
  const given = new Set<string>();
  const giveUp = async (upload: Multipart): Promise<void> => {
    if (given.has(upload.uploadId)) return;
    given.add(upload.uploadId);
    await abortMultipart(upload);
  };
  const keep = (id: string, s3Multipart: Partial<Multipart>) =>
    uppy.setFileState(id, { s3Multipart } as object);
  uppy.use(AwsS3, {
    limit: 6,
    retryDelays: RETRY_DELAYS,
    shouldUseMultipart: (file) => (file.size ?? 0) > MULTIPART_FROM_BYTES,
    getChunkSize: partSize,
    uploadPartBytes: sendBytes,
    getUploadParameters: askForForm,
    createMultipartUpload: createMultipart,
    signPart: (_file, part) => signPart(part),
    completeMultipartUpload: (_file, { parts, ...upload }) => completeMultipart(upload, parts),
    listParts: async (file, upload) => {
      try {
        return await listParts(upload as Multipart);
      } catch (error) {
        if (!isForgotten(error)) throw error;
        keep(file.id, {});
        throw new Error(t('The uploaded file is no longer available. Please upload it again.'), {
          cause: error,
        });
      }
    },
    // The widget also calls this after a failure: stored parts are kept, and a retry continues from there.
    abortMultipartUpload: async (file, { key, uploadId }) => {
      if (!key || !uploadId) return;
      if (uppy.getFile(file.id)) keep(file.id, { key, uploadId });
      else await giveUp({ key, uploadId });
    },
  });
  // Removed while nothing was running, usually after a reload: the widget does not report that.
  uppy.on('file-removed', (file) => {
    const upload = multipartOf(file);
    if (upload && !file.progress.uploadComplete) void giveUp(upload);
  });
}

/** Continues automatically after a reload, unless it was paused or the browser could not keep the file. */
function addMemory(uppy: VideoUppy): void {
  uppy.use(GoldenRetriever, {
    expires: DAY_MS,
    indexedDB: BLOBS,
  });
  const goOn = () => {
    const isFailed = uppy.getFiles().some((file) => file.error);
    if (isFailed) {
      uppy.setState({ recoveredState: null });
      void uppy.retryAll();
    } else uppy.emit('restore-confirmed');
  };
  uppy.on('restored', () => {
    const [file] = uppy.getFiles();
    if (file && !file.isGhost && !file.isPaused) goOn();
  });
  uppy.on('file-added', (added) => {
    for (const { id } of uppy.getFiles()) if (id !== added.id) uppy.removeFile(id);
    // The same file, chosen again to continue; or another one that replaces it.
    if (added.progress.uploadStarted) setTimeout(goOn);
    else uppy.setState({ recoveredState: null });
  });
  uppy.on('back-online', () => {
    if (uppy.getFiles().some((file) => file.error)) void uppy.retryAll();
  });
}

/** @param id identifies its stored state after a reload */
export function createUppy(id: string): VideoUppy {
  const uppy: VideoUppy = new Uppy<Meta, AwsBody>({
    id,
    logger: silent,
    autoProceed: true,
    infoTimeout: 5000,
    restrictions: {
      maxNumberOfFiles: 1,
      maxFileSize: VIDEO_MAX_BYTES,
      allowedFileTypes: [...VIDEO_TYPES],
    },
    locale: {
      pluralize: (n: number) => (n === 1 ? 0 : 1),
      strings: {
        youCanOnlyUploadFileTypes: t('Only MP4, MOV and WebM videos are supported.'),
        youCanOnlyUploadX: { 0: t('You can only upload one video.'), 1: t('You can only upload one video.') },
        exceedsSize: t('This video is too large. The limit is 500 MB.'),
      },
    },
  });
  addStore(uppy);
  addMemory(uppy);
  addUrlImport(uppy);
  return uppy;
}
