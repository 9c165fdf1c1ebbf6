/**
 * Texts of works, kept in this process: what is the same for every viewer. Each has the version of the rows it was made of.
 * Whoever asks for one has just read the version from those rows, so an older text is never taken and nothing has to
 * announce a change.
 */
import type { AwayTimes } from '#shared/accounts/away/back-on.ts';
import type { Db } from '#server/context.ts';

/** Of all texts of one kind. Two bytes each at most; one where every character is Latin. */
const MAX_CHARACTERS = 48 * 2 ** 20;

export interface CachedText {
  id: string;
  version: number;
  text: string;
}
/** Also what says whether the artist is away, which depends on the minute. */
export type CachedWork = CachedText & AwayTimes;

/** A work as it was read just now. */
export type Current = Pick<CachedText, 'id' | 'version'>;

export class TextStore<T extends CachedText> {
  readonly #load: (db: Db, ids: string[]) => Promise<T[]>;
  readonly #onChange: (characters: number) => void;
  readonly #most: number;
  /** Least recently used first. */
  readonly #texts = new Map<string, T>();
  #characters = 0;

  /**
   * @param load reads the texts and their versions in one statement
   * @param onChange hears how many characters are kept
   */
  constructor(
    load: (db: Db, ids: string[]) => Promise<T[]>,
    onChange: (characters: number) => void,
    most = MAX_CHARACTERS,
  ) {
    this.#load = load;
    this.#onChange = onChange;
    this.#most = most;
  }

  /**
   * The texts of these works, by id, without those that were deleted since.
   * @param db the primary database: a replica may not have a version yet that another process has shown
   */
  async read(db: Db, works: readonly Current[]): Promise<Map<string, T>> {
    const found = new Map<string, T>();
    const missing: string[] = [];
    for (const { id, version } of works) {
      const kept = this.#texts.get(id);
      // Newer than the row that a replica has: the text is right.
      if (!kept || kept.version < version) missing.push(id);
      else {
        found.set(id, kept);
        this.#texts.delete(id);
        this.#texts.set(id, kept);
      }
    }
    if (missing.length === 0) return found;
    for (const text of await this.#load(db, missing)) {
      found.set(text.id, text);
      this.#keep(text);
    }
    this.#onChange(this.#characters);
    return found;
  }

  #keep(text: T): void {
    const before = this.#texts.get(text.id);
    // Two requests may have read it, the older text last.
    if (before && before.version > text.version) return;
    this.#forget(before);
    this.#texts.set(text.id, text);
    this.#characters += text.text.length;
    for (const oldest of this.#texts.values()) {
      if (this.#characters <= this.#most) return;
      this.#forget(oldest);
    }
  }

  #forget(text: T | undefined): void {
    if (text && this.#texts.delete(text.id)) this.#characters -= text.text.length;
  }
}
