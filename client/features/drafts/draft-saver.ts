/**
 * Saves what is typed two seconds after the last change. What is not saved yet is kept in this tab, so that it survives a
 * reload, a lost connection and the way through sign-in.
 */
import { type Draft, draftEndpoints } from '#shared/drafts/contract.ts';
import type { Typed } from '#shared/drafts/to-work.ts';
import { reportRefusal } from '#client/lib/action.ts';
import { ApiError, call, isSignedOut } from '#client/lib/api.ts';
import { deleteDraft, readDraft, writeDraft } from '#client/lib/draft.ts';
import { isPassing } from '#client/lib/is-passing.ts';

const SAVE_AFTER_MS = 2000;
const AGAIN_AFTER_MS = 15_000;

/** The same for the same draft: neither jsonb nor forms keep an order of fields. */
export function textOf({ fields, images }: Typed): string {
  const pictures = images.map(({ imageUrl, altText }) => [imageUrl, altText]);
  return JSON.stringify([Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)), pictures]);
}

/** What this tab keeps: the form's values, the version they were typed over, and how a new draft is named. */
interface Kept {
  version: number | null;
  values: object;
  key?: string | undefined;
}

const nameOf = (id: string | undefined): string => (id === undefined ? 'upload' : `upload:${id}`);

/** What was typed in this tab and could not be saved. */
export function readKept(id: string | undefined): Kept | null {
  const kept = readDraft(nameOf(id)) as Partial<Kept> | null;
  return kept && typeof kept.values === 'object'
    ? { version: kept.version ?? null, values: kept.values, key: kept.key }
    : null;
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const hasCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code;

export interface SaverView {
  /** As it was saved last; null: nothing was. */
  draft: Draft | null;
  isSaving: boolean;
  /** Why the last save failed. */
  error: Error | null;
  /** What another window has saved over the version that was changed here. */
  newer: Draft | null;
  /** It was published: at its time, while the form was open, or by a call whose answer was lost. */
  isGone: boolean;
}

export class DraftSaver {
  view: SaverView;
  readonly #onNamed: (id: string | null) => void;
  readonly #listeners = new Set<() => void>();
  #typed: Typed;
  #values: object = {};
  /** What is saved, or was there before anything was typed. */
  #saved: string;
  /** Names the new draft, so that a repeated call makes no second one, even after a reload. */
  #key: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #isPaused = false;
  #isOpen = false;
  #isPublished = false;
  /** The answer to its publication was lost. */
  #isUnsure = false;

  /**
   * @param saved what `draft` holds, or an empty form
   * @param onNamed called with the id of a draft that was made, and with null once there is none any more
   */
  constructor(draft: Draft | null, saved: Typed, onNamed: (id: string | null) => void) {
    this.view = { draft, isSaving: false, error: null, newer: null, isGone: false };
    this.#typed = saved;
    this.#saved = textOf(saved);
    this.#onNamed = onNamed;
    this.#key = (draft ? null : readKept(undefined)?.key) ?? newKey();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly getView = (): SaverView => this.view;

  #set(change: Partial<SaverView>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.#listeners) listener();
  }
  get #name(): string {
    return nameOf(this.view.draft?.id);
  }
  get #isChanged(): boolean {
    return textOf(this.#typed) !== this.#saved;
  }

  /** @returns how it is closed: what was typed last is saved even then */
  open(): () => void {
    const save = () => void this.#save();
    const saveHidden = () => (document.visibilityState === 'hidden' ? save() : void this.#lookIfDue());
    addEventListener('online', save);
    document.addEventListener('visibilitychange', saveHidden);
    this.#isOpen = true;
    return () => {
      removeEventListener('online', save);
      document.removeEventListener('visibilitychange', saveHidden);
      this.#isOpen = false;
      save();
    };
  }

  /** Whoever comes back after its time sees what became of it. */
  async #lookIfDue(): Promise<void> {
    const { draft } = this.view;
    if (!draft?.publishAt || draft.publishAt > new Date() || this.#isChanged) return;
    try {
      this.receive(await call(draftEndpoints.get, { params: { id: draft.id } }));
    } catch (reason) {
      if (hasCode(reason, 'draft_not_found')) this.#gone();
    }
  }
  #gone(): void {
    this.#isPublished = true;
    deleteDraft(this.#name);
    this.#set({ isGone: true, error: null });
  }

  /** @param values of the form, which holds what was typed */
  change(typed: Typed, values: object): void {
    if (this.#isPublished || textOf(typed) === textOf(this.#typed)) return;
    this.#typed = typed;
    this.#values = values;
    if (this.#isChanged) this.#keep(this.view.draft?.version ?? null);
    else deleteDraft(this.#name);
    this.#saveIn(SAVE_AFTER_MS);
  }

  #keep(version: number | null): void {
    const kept: Kept = { version, values: this.#values, ...(version === null && { key: this.#key }) };
    writeDraft(this.#name, kept);
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), ms);
  }

  async #save(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#running) return this.#running;
    if (this.#isPaused || this.view.newer || !this.#isChanged) return undefined;
    this.#set({ isSaving: true });
    this.#running = this.#send();
    await this.#running;
    return undefined;
  }

  async #send(): Promise<void> {
    const { draft } = this.view;
    const sent = textOf(this.#typed);
    try {
      const body = this.#typed as { fields: Typed['fields']; images: Draft['images'] };
      const saved = draft
        ? await call(draftEndpoints.edit, {
            params: { id: draft.id },
            body: { version: draft.version, ...body },
          })
        : await call(draftEndpoints.create, { body: { ...body, importKey: this.#key } });
      // A call whose answer was lost has made it before.
      this.#took(saved, draft ? sent : textOf(saved));
    } catch (error) {
      await this.#failed(error as Error, sent);
    }
    this.#running = null;
    this.#set({ isSaving: false });
    if (this.#isOpen && this.view.error === null && this.#isChanged) this.#saveIn(SAVE_AFTER_MS);
  }

  #took(draft: Draft, saved: string): void {
    const before = this.#name;
    const isNew = this.view.draft?.id !== draft.id;
    this.#saved = saved;
    this.#isUnsure = false;
    this.#set({ draft, error: null, newer: null });
    if (isNew || !this.#isChanged) deleteDraft(before);
    if (this.#isChanged) this.#keep(draft.version);
    if (isNew && this.#isOpen) this.#onNamed(draft.id);
  }

  async #failed(reason: Error, sent: string): Promise<void> {
    const { draft } = this.view;
    if (isSignedOut(reason)) reportRefusal(reason, true);
    if (draft && hasCode(reason, 'draft_not_found')) {
      // Deleted or published in another window: what is typed here becomes another one.
      if (this.#isUnsure) this.#gone();
      else this.#forget();
      return;
    }
    if (draft && hasCode(reason, 'draft_changed')) {
      const newer = await call(draftEndpoints.get, { params: { id: draft.id } }).catch(() => null);
      // This call itself, whose answer was lost.
      if (newer && textOf(newer) === sent) this.#took(newer, sent);
      else this.#set({ error: reason, newer });
      return;
    }
    this.#set({ error: reason });
    if (this.#isOpen && isPassing(reason)) this.#saveIn(AGAIN_AFTER_MS);
  }

  /** Saves now. @returns the draft, or null if it could not be saved */
  async flush(): Promise<Draft | null> {
    await this.#save();
    if (this.#isChanged && this.view.error === null) await this.#save();
    return this.#isChanged ? null : this.view.draft;
  }

  /** Nothing is saved while the work is being published. @returns the end of the save that is under way */
  pause(): Promise<void> | null {
    this.#isPaused = true;
    clearTimeout(this.#timer);
    return this.#running;
  }
  resume(): void {
    this.#isPaused = false;
    if (this.#isChanged) this.#saveIn(SAVE_AFTER_MS);
  }
  /** The draft went with the publication. */
  published(): void {
    void this.pause();
    this.#isPublished = true;
    deleteDraft(this.#name);
    this.#set({ draft: null, error: null, newer: null });
    this.#onNamed(null);
  }
  /** There is no such draft any more: the next save makes one. */
  #forget(): void {
    deleteDraft(this.#name);
    this.#key = newKey();
    this.#saved = '';
    this.#set({ draft: null, error: null });
    this.#keep(null);
    if (this.#isOpen) this.#onNamed(null);
  }

  /** It has another time, or none any more. */
  receive(draft: Draft): void {
    this.#set({ draft });
  }
  /** The publication failed, or its answer was lost. @returns whether an earlier call has published it */
  unpublished(error: Error): boolean {
    if (this.#isUnsure && hasCode(error, 'upload_in_use')) this.#gone();
    this.#isUnsure = isPassing(error) && !hasCode(error, 'rate_limited');
    this.refused(error);
    return this.view.isGone;
  }
  /** Another call about the draft was refused, perhaps because of another window. */
  refused(error: Error): void {
    if (hasCode(error, 'draft_changed') || hasCode(error, 'draft_not_found'))
      void this.#failed(error, textOf(this.#typed));
  }

  /** Makes another draft of what is typed here. Throws what the call throws. */
  async keepAsCopy(): Promise<void> {
    const { fields, images } = this.#typed;
    const copy = await call(draftEndpoints.create, {
      body: { fields, images: [...images], importKey: newKey() },
    });
    this.#took(copy, textOf(copy));
  }
  /** What was typed here goes: the form takes what the newer draft holds. */
  takeNewer(draft: Draft): void {
    this.#typed = draft;
    this.#took(draft, textOf(draft));
  }
}
