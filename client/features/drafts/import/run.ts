/** Makes the drafts of an import, one by one. It outlives its screen, so that a member can go on elsewhere meanwhile. */
import { useSyncExternalStore } from 'react';
import { draftEndpoints } from '#shared/drafts/contract.ts';
import { workEndpoints } from '#shared/works/contract.ts';
import { reportRefusal } from '#client/lib/action.ts';
import { ApiError, call, sentenceOf } from '#client/lib/api.ts';
import { uploadImage } from '#client/lib/image-upload.ts';
import { refresh } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { asPicture } from './pictures.ts';
import { type PlannedWork, goesIn } from './gather.ts';
import { Refusal } from './refusal.ts';

export interface ImportedWork extends PlannedWork {
  /** The draft that was made of it. */
  draftId: string | null;
}
export interface Run {
  /** All of the plan, with those that were left out. */
  works: readonly ImportedWork[];
  /** From the start to the latest draft. */
  passedMs: number;
  /** The title of the work that is being sent; null once it is over. */
  now: string | null;
  isStopping: boolean;
  /** Until it tries again. */
  isWaiting: boolean;
  /** Why it ended before everything was made; empty otherwise. */
  ended: string;
}

let run: Run | null = null;
const listeners = new Set<() => void>();
function set(next: Run | null): void {
  run = next;
  for (const listener of listeners) listener();
}
const change = (values: Partial<Run>): void => set(run && { ...run, ...values });
const isStopping = (): boolean => run?.isStopping !== false;

const AGAIN_MS = 5000;
const TRIES = 24;
/** What would refuse the next work too. */
const FINAL = new Set([
  'suspended',
  'deletion_pending',
  'terms_not_accepted',
  'drafts_full',
  'upload_quota',
  'artist_name_required',
]);

const wait = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, AGAIN_MS);
  });

/** No answer, or one that asks for patience. */
const mayPass = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiError && (error.status === 429 || error.status >= 500));

/** For two minutes: the uploads of a minute are counted, and a connection may come back. */
async function insist<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayPass(error) || tries === TRIES || isStopping()) throw error;
      change({ isWaiting: true });
      await wait();
      change({ isWaiting: false });
      if (isStopping()) throw error;
    }
  }
}

const isFinal = (error: unknown): boolean =>
  mayPass(error) || (error instanceof ApiError && (error.status === 401 || FINAL.has(error.code)));

/** The pictures of a work as uploads. Without the first there is no work; another one is left out with a sentence. */
async function sendPictures({ pictures }: PlannedWork, notes: string[]) {
  const images: { imageUrl: string; altText: string }[] = [];
  for (const { file, altText } of pictures) {
    if (isStopping()) break;
    try {
      const picture = await asPicture(file.name, await file.read());
      if (typeof picture === 'string') throw new Refusal(picture, '');
      images.push({ imageUrl: await insist(() => uploadImage(picture, file.name, 'draft')), altText });
    } catch (error) {
      if (images.length === 0 || isFinal(error)) throw error;
      notes.push(t('“{name}”: {why}', { name: file.name, why: whyOf(error) }));
    }
  }
  return images;
}

const whyOf = (error: unknown): string => (error instanceof Refusal ? error.message : sentenceOf(error));

async function makeDraft(work: ImportedWork): Promise<ImportedWork> {
  const notes = [...work.notes];
  const images = await sendPictures(work, notes);
  if (isStopping()) return work;
  const body = { fields: work.fields, images, importKey: work.importKey! };
  const { id } = await insist(() => call(draftEndpoints.create, { body }));
  return { ...work, notes, draftId: id };
}

/** Closing the window would end it. */
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** One after the other, so that the drafts are in the order of the works and stopping leaves whole ones. */
async function runAll(works: readonly ImportedWork[]): Promise<void> {
  const startedAt = Date.now();
  for (const [index, work] of works.entries()) {
    if (!goesIn(work)) continue;
    if (isStopping()) break;
    change({ now: work.fields.title });
    const put = (made: ImportedWork) =>
      change({ works: run!.works.with(index, made), passedMs: Date.now() - startedAt });
    try {
      put(await makeDraft(work));
    } catch (error) {
      if (isStopping()) break;
      if (isFinal(error)) {
        reportRefusal(error, true);
        change({ ended: sentenceOf(error) });
        break;
      }
      put({ ...work, refusal: whyOf(error) });
    }
  }
}

/** What failed on the way is left out by then. */
export const totalOf = ({ works }: Run): number => works.filter(goesIn).length;
export const madeIn = ({ works }: Run): ImportedWork[] => works.filter(({ draftId }) => draftId !== null);

/** Does nothing while one is running. */
export async function startImport(works: readonly PlannedWork[]): Promise<void> {
  if (run && run.now !== null) return;
  const all = works.map((work) => ({ ...work, draftId: null }));
  set({ works: all, passedMs: 0, now: '', isStopping: false, isWaiting: false, ended: '' });
  window.addEventListener('beforeunload', warn);
  await runAll(all);
  window.removeEventListener('beforeunload', warn);
  change({ now: null });
  await refresh(draftEndpoints.list, workEndpoints.list, workEndpoints.counts);
  if (run && location.pathname !== paths.worksImport())
    toast({ title: t('Import'), description: doneText(run) });
}

/** Keeps what is there. */
export const stopImport = (): void => change({ isStopping: true });

export function dropThumbs(works: readonly PlannedWork[]): void {
  for (const { thumb } of works) if (thumb) URL.revokeObjectURL(thumb);
}

/** Clears what is over, so that another one can begin. */
export function clearImport(): void {
  dropThumbs(run?.works ?? []);
  set(null);
}

export const doneText = (done: Run): string =>
  tn(madeIn(done).length, '{n} draft created', '{n} drafts created');

const read = (): Run | null => run;
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const useImportRun = (): Run | null => useSyncExternalStore(subscribe, read);
