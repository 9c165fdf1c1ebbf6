/** A video upload: outlives the form that shows it, so that closing a dialog by accident loses nothing. */
import { videoEndpoints } from '#shared/videos/contract.ts';
import { reportRefusal } from '#client/lib/action.ts';
import { ApiError, call, isSignedOut, sentenceOf } from '#client/lib/api.ts';
import { deleteDraft, readDraft, writeDraft } from '#client/lib/draft.ts';
import { type VideoUppy, createUppy } from './create-uppy.ts';
import { type VideoProbe, probeVideo } from './probe-video.ts';
import type { UploadedVideo } from './uploaded-video.ts';

/** Uploaded completely, but not accepted by the server yet. */
type Sent = Pick<UploadedVideo, 'videoUrl' | 'durationSeconds' | 'name'>;

interface UploadView {
  /** A file was chosen and is not accepted yet. */
  isBusy: boolean;
  /** The last error. */
  problem: string;
  isOffline: boolean;
  /** Uploaded completely, and only the server's confirmation is missing. */
  canRetryAccept: boolean;
  probe: VideoProbe | null;
  /** The video that the form attaches. */
  accepted: UploadedVideo | null;
}
export interface VideoUploader {
  uppy: VideoUppy;
  read: () => UploadView;
  subscribe: (listener: () => void) => () => void;
  /** Asks the server again to accept the upload. */
  accept: () => Promise<void>;
  /** The form has attached the accepted video. */
  markConsumed: () => void;
  /** Cancels what is running. */
  discard: () => void;
}

const IDLE: UploadView = {
  isBusy: false,
  problem: '',
  isOffline: false,
  canRetryAccept: false,
  probe: null,
  accepted: null,
};

/** A retry cannot help. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** @param id identifies its stored state after a reload */
export function createVideoUploader(id: string): VideoUploader {
  const uppy = createUppy(id);
  const listeners = new Set<() => void>();
  let view = IDLE;
  const change = (values: Partial<UploadView>) => {
    view = { ...view, ...values };
    for (const listener of listeners) listener();
  };
  const readSent = () => readDraft(id) as Sent | null;
  const isBusy = () => uppy.getFiles().length > 0 || readSent() !== null;
  const clearStored = () => {
    deleteDraft(id);
    uppy.cancelAll();
  };

  const accept = async () => {
    const sent = readSent();
    if (!sent) return;
    change({ problem: '', canRetryAccept: false });
    try {
      const video = await call(videoEndpoints.accept, { body: { videoUrl: sent.videoUrl } });
      const durationSeconds = video.durationSeconds ?? sent.durationSeconds;
      const accepted = { ...sent, videoUrl: `/objects/${video.id}`, videoId: video.id, durationSeconds };
      uppy.cancelAll();
      // Stored until a form has attached it.
      change({ accepted, isBusy: false });
    } catch (error) {
      reportRefusal(error, true);
      if (isSignedOut(error)) return;
      if (isFinal(error)) clearStored();
      change({ problem: sentenceOf(error), canRetryAccept: !isFinal(error), isBusy: isBusy() });
    }
  };
  /** The last chosen file; a small one may be uploaded before it was inspected. */
  let chosen: unknown;
  const look = async (data: unknown, name: string) => {
    chosen = data;
    if (!(data instanceof Blob)) return;
    const probe = await probeVideo(data, name);
    if (chosen === data) change({ probe });
  };

  uppy.on('file-added', (file) => {
    change({ problem: '', isBusy: true, probe: null });
    void look(file.data, file.name);
  });
  uppy.on('restored', () => {
    const [file] = uppy.getFiles();
    if (!file) return;
    change({ isBusy: true });
    void look(file.data, file.name);
  });
  uppy.on('file-removed', (file) => {
    if (!file.progress.uploadComplete) chosen = undefined;
    change({ problem: '', isBusy: isBusy() });
  });
  // The widget's own notice disappears at once.
  uppy.on('is-offline', () => change({ isOffline: true }));
  uppy.on('is-online', () => change({ isOffline: false }));
  uppy.on('upload', () => change({ problem: '' }));
  uppy.on('restriction-failed', (_file, error) => change({ problem: error.message }));
  uppy.on('upload-error', (_file, error) => change({ problem: error.message }));
  uppy.on('upload-success', (file, response) => {
    if (!file) return;
    // The key is more reliable than the URL, which a store may not expose.
    const { key } = (response.body ?? {}) as { key?: string };
    const durationSeconds = view.probe?.durationSeconds ?? null;
    const sent: Sent = { videoUrl: key ?? response.uploadURL ?? '', name: file.name, durationSeconds };
    writeDraft(id, sent);
    void accept();
  });
  if (readSent()) {
    change({ isBusy: true });
    void accept();
  }
  return {
    uppy,
    read: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    accept,
    markConsumed: () => {
      deleteDraft(id);
      change({ accepted: null });
    },
    discard: () => {
      clearStored();
      change({ ...IDLE, isOffline: view.isOffline });
    },
  };
}
