/** A video on its way: outlives the form that shows it, so that a dialog closed by accident loses nothing. */
import { videoEndpoints } from '#shared/videos/contract.ts';
import { ApiError, call, isSignedOut, sentenceOf } from '#client/lib/api.ts';
import { forgetDraft, readDraft, writeDraft } from '#client/lib/draft.ts';
import { onSignedOut } from '#client/lib/unauthorized.ts';
import { type VideoUppy, createUppy } from './create-uppy.ts';
import { type VideoProbe, probeVideo } from './probe-video.ts';
import type { UploadedVideo } from './uploaded-video.ts';

/** All bytes are in the store, and the server has not said yes yet. */
type Sent = Pick<UploadedVideo, 'videoUrl' | 'durationSeconds' | 'name'>;

interface UploadView {
  /** Something was chosen and is not accepted yet. */
  isBusy: boolean;
  /** What went wrong last, as a sentence. */
  problem: string;
  isOffline: boolean;
  /** The bytes are there, and only the server's yes is missing. */
  isUnaccepted: boolean;
  probe: VideoProbe | null;
  /** To be taken by the form. */
  accepted: UploadedVideo | null;
}
export interface VideoUploader {
  uppy: VideoUppy;
  read: () => UploadView;
  subscribe: (listener: () => void) => () => void;
  /** Asks the server once more to accept what was sent. */
  accept: () => Promise<void>;
  /** The form has it now. */
  take: () => void;
  /** Gives up what is running. */
  discard: () => void;
}

const IDLE: UploadView = {
  isBusy: false,
  problem: '',
  isOffline: false,
  isUnaccepted: false,
  probe: null,
  accepted: null,
};

/** Asking again cannot help. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** @param id what it keeps over a reload is found by this */
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
  const forget = () => {
    forgetDraft(id);
    uppy.cancelAll();
  };

  const accept = async () => {
    const sent = readSent();
    if (!sent) return;
    change({ problem: '', isUnaccepted: false });
    try {
      const video = await call(videoEndpoints.accept, { body: { videoUrl: sent.videoUrl } });
      const durationSeconds = video.durationSeconds ?? sent.durationSeconds;
      const accepted = { ...sent, videoUrl: `/objects/${video.id}`, videoId: video.id, durationSeconds };
      uppy.cancelAll();
      // Stays written down until a form has taken it.
      change({ accepted, isBusy: false });
    } catch (error) {
      if (isSignedOut(error)) return onSignedOut();
      if (isFinal(error)) forget();
      change({ problem: sentenceOf(error), isUnaccepted: !isFinal(error), isBusy: isBusy() });
    }
  };
  /** What was chosen last; a small file is in the store before it has been looked at. */
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
  // The widget's own notice of it is gone at once.
  uppy.on('is-offline', () => change({ isOffline: true }));
  uppy.on('is-online', () => change({ isOffline: false }));
  uppy.on('upload', () => change({ problem: '' }));
  uppy.on('restriction-failed', (_file, error) => change({ problem: error.message }));
  uppy.on('upload-error', (_file, error) => change({ problem: error.message }));
  uppy.on('upload-success', (file, response) => {
    if (!file) return;
    // The key is surer than the address, which a store may not let be read.
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
    take: () => {
      forgetDraft(id);
      change({ accepted: null });
    },
    discard: () => {
      forget();
      change({ ...IDLE, isOffline: view.isOffline });
    },
  };
}
