/** Cards as JSON text: what is the same for every viewer comes from the store, the rest from the row that was just read. */
import { backOnAt } from '#shared/accounts/away/back-on.ts';
import type { Artwork } from '#shared/artworks/contract.ts';
import type { Context } from '#server/context.ts';
import { JsonText } from '#server/http/json.ts';
import type { CachedWork, Current } from './text-store.ts';
import { textsOf } from './texts.ts';

type Figures = Pick<Artwork, 'likesCount' | 'viewsCount' | 'commentsCount'>;
/** Figures, and what the viewer did. */
export type CardState = Current & Figures & Pick<Artwork, 'isLiked' | 'isSaved'>;

const withState = (card: CachedWork, state: Omit<CardState, 'id' | 'version'>, now: Date): string =>
  `${card.text},"backOn":${JSON.stringify(backOnAt(card, now))},"likesCount":${state.likesCount},"viewsCount":${state.viewsCount},"commentsCount":${state.commentsCount},` +
  `"isLiked":${state.isLiked},"isSaved":${state.isSaved}}`;

/** By id, without works that were deleted since they were read. */
export async function readCards(ctx: Context, works: readonly CardState[]): Promise<Map<string, string>> {
  const { db, cards } = textsOf(ctx);
  const now = ctx.clock.now();
  const texts = await cards.read(db, works);
  return new Map(
    works.flatMap((work) => {
      const kept = texts.get(work.id);
      return kept ? [[work.id, withState(kept, work, now)] as const] : [];
    }),
  );
}

/** `[...]`, in this order. */
export async function cardArray(ctx: Context, works: readonly CardState[]): Promise<string> {
  return `[${[...(await readCards(ctx, works)).values()].join(',')}]`;
}

export const cardList = async (
  ctx: Context,
  works: readonly CardState[],
  next: string | null = null,
): Promise<JsonText> => new JsonText(await cardArray(ctx, works), next);
