/** Uploads of project files: they outlive the screen that shows them. */
import { useSyncExternalStore } from 'react';
import { hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { ask, insist } from '#client/features/videos/public.ts';
import { ApiError, sentenceOf } from '#client/lib/api.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import type { FileSender } from './file-uppy.ts';

export interface FileUpload {
  key: string;
  file: File;
  milestoneId: string | null;
  description: string;
  state: 'sending' | 'checking' | 'failed';
  sentBytes: number;
  /** Why it failed. */
  problem: string;
  mayRetry: boolean;
  /** Set by the server once the upload is complete. */
  fileId: string | null;
}
interface FileUploads {
  read: () => FileUpload[];
  subscribe: (listener: () => void) => () => void;
  add: (files: File[], about: Pick<FileUpload, 'milestoneId' | 'description'>) => void;
  retry: (key: string) => void;
  /** Cancels it if it is running, and removes it from the list. */
  remove: (key: string) => void;
}

/** The server refuses the file itself, so a retry would not help. */
const HOPELESS = new Set(['file_too_large', 'unsupported_type', 'damaged_image', 'image_too_large']);
const FRESH = {
  state: 'sending',
  sentBytes: 0,
  problem: '',
  mayRetry: true,
  fileId: null,
} as const;

const codeOf = ({ cause }: Error): string | null => (cause instanceof ApiError ? cause.code : null);
/** No response, or one that is not about the file: the upload is still stored. */
const mayPass = ({ cause }: Error): boolean =>
  !(cause instanceof ApiError) || cause.status >= 500 || cause.status === 429;

function createUploads(projectId: string): FileUploads {
  let uploads: FileUpload[] = [];
  const listeners = new Set<() => void>();
  const set = (next: FileUpload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const find = (key: string) => uploads.find((one) => one.key === key);
  const change = (key: string, values: Partial<FileUpload>) =>
    set(uploads.map((one) => (one.key === key ? { ...one, ...values } : one)));

  let engine: Promise<FileSender> | undefined;
  /** Its code is loaded with the first file, and again if that failed. */
  const getEngine = () => {
    engine ??= import('./file-uppy.ts').then(({ createFileSender }) =>
      createFileSender(projectId, {
        onProgress: (key, sentBytes) => change(key, { sentBytes }),
        onSent: (key, fileId) => void accept(key, fileId),
        onFailed: (key, problem) => change(key, { state: 'failed', problem }),
      }),
    );
    engine.catch(() => (engine = undefined));
    return engine;
  };
  const remove = (key: string) => {
    set(uploads.filter((one) => one.key !== key));
    void engine?.then(({ remove }) => remove(key));
  };

  async function send(key: string): Promise<void> {
    change(key, FRESH);
    try {
      const { send: begin } = await getEngine();
      const upload = find(key);
      if (upload) begin(key, upload.file);
    } catch (error) {
      change(key, { state: 'failed', problem: sentenceOf(error) });
    }
  }
  /** The server inspects the upload and publishes it to the other party. Repeating the call returns the same file. */
  async function accept(key: string, fileId: string): Promise<void> {
    const upload = find(key);
    if (!upload) return;
    change(key, { state: 'checking', problem: '', fileId });
    const { milestoneId, description } = upload;
    try {
      const added = await insist(() =>
        ask(hireWorkEndpoints.addFile, {
          params: { id: projectId },
          body: { fileId, milestoneId, description },
        }),
      );
      await refreshProjects();
      remove(key);
      toast({ title: t('File added'), description: added.fileName });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      change(key, {
        state: 'failed',
        problem: error.message,
        mayRetry: !HOPELESS.has(codeOf(error) ?? ''),
        fileId: mayPass(error) ? fileId : null,
      });
    }
  }

  return {
    read: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files, about) => {
      const added = files.map((file) => ({ ...FRESH, ...about, file, key: crypto.randomUUID() }));
      set([...uploads, ...added]);
      for (const { key } of added) void send(key);
    },
    retry: (key) => {
      const fileId = find(key)?.fileId;
      void (fileId ? accept(key, fileId) : send(key));
    },
    remove,
  };
}

const all = new Map<string, FileUploads>();

/** Closing the tab would lose running uploads. */
const warn = (event: BeforeUnloadEvent) => {
  const isRunning = [...all.values()].some(({ read }) => read().some(({ state }) => state !== 'failed'));
  if (isRunning) event.preventDefault();
};

function uploadsOf(projectId: string): FileUploads {
  if (all.size === 0) window.addEventListener('beforeunload', warn);
  const uploads = all.get(projectId) ?? createUploads(projectId);
  all.set(projectId, uploads);
  return uploads;
}

/** Uploads to this project, and actions on them. */
export function useFileUploads(projectId: string) {
  const { read, subscribe, ...commands } = uploadsOf(projectId);
  return { uploads: useSyncExternalStore(subscribe, read), ...commands };
}
