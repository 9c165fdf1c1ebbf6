/** The texts of this process: of cards, and of works' own pages. */
import type { Context, Db } from '#server/context.ts';
import type { Live } from '#server/events/live.ts';
import { loadCards } from './card-queries.ts';
import { type CachedPage, loadPages } from './page-queries.ts';
import { type CachedWork, TextStore } from './text-store.ts';

interface Texts {
  /** The primary database. */
  db: Db;
  cards: TextStore<CachedWork>;
  pages: TextStore<CachedPage>;
}

/** Keyed by what all contexts of a process share. */
const texts = new WeakMap<Live, Texts>();

function open({ live, db, metrics }: Context): Texts {
  const count = (kind: string) => (characters: number) => metrics.textCharacters.set({ kind }, characters);
  const opened = {
    db,
    cards: new TextStore(loadCards, count('cards')),
    pages: new TextStore(loadPages, count('pages')),
  };
  texts.set(live, opened);
  return opened;
}

/** Before the process serves. `ctx.db` must be the primary database. */
export function openTexts(ctx: Context): void {
  open(ctx);
}

export const textsOf = (ctx: Context): Texts => texts.get(ctx.live) ?? open(ctx);
