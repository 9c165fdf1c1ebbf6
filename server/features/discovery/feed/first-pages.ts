/**
 * Keeps first pages that are equal for most members as text, for a second at most. The viewer's own likes and saved works are laid over;
 * viewers for whom more differs get their own query.
 */
import type { Context } from '#server/context.ts';
import { type KeptReads, keepReads } from '#server/events/kept-reads.ts';
import type { RankedCard } from '#server/features/artworks/public.ts';
import { JsonText } from '#server/http/json.ts';
import { forReading, hasJustWritten } from '#server/http/recent-writers.ts';
import { type Member, isModerator } from '#server/http/route.ts';

export interface CardPage {
  cards: readonly Pick<RankedCard, 'id' | 'userId' | 'text'>[];
  next: string | null;
}

/** In what a viewer's page differs; null: the viewer's page has to be queried. */
type Overlay = { liked: ReadonlySet<string>; saved: ReadonlySet<string> } | null;

/** Quotation marks in texts are escaped, so the keys cannot be found in them. */
const FIGURES = { likesCount: /"likesCount":\d+/, commentsCount: /"commentsCount":\d+/ };
interface Change {
  artworkId: string;
  figure: keyof typeof FIGURES;
  value: number;
  /** Acted in this process, rather than announced to all. */
  isHere: boolean;
}

class KeptPage {
  readonly ids: readonly string[];
  readonly artistIds: readonly string[];
  /** Known as long as the page is kept. */
  readonly overlays = new Map<string, Promise<Overlay>>();
  /** Works whose figures this process has set: what is announced later may be of an earlier change. */
  readonly #setHere = new Set<string>();
  readonly #texts: string[];
  readonly #next: string | null;
  #json: JsonText | undefined;

  constructor({ cards, next }: CardPage) {
    this.ids = cards.map(({ id }) => id);
    this.artistIds = cards.map(({ userId }) => userId);
    this.#texts = cards.map(({ text }) => text);
    this.#next = next;
  }

  #join(texts: readonly string[]): JsonText {
    return new JsonText(`[${texts.join(',')}]`, this.#next);
  }

  with({ liked, saved }: NonNullable<Overlay>): JsonText {
    if (liked.size + saved.size === 0) return (this.#json ??= this.#join(this.#texts));
    const own = this.ids.map((id, index) => {
      const text = this.#texts[index]!;
      const withLike = liked.has(id) ? text.replace('"isLiked":false', '"isLiked":true') : text;
      return saved.has(id) ? withLike.replace('"isSaved":false', '"isSaved":true') : withLike;
    });
    return this.#join(own);
  }

  setFigure({ artworkId, figure, value, isHere }: Change): void {
    const index = this.ids.indexOf(artworkId);
    if (index === -1 || (!isHere && this.#setHere.has(artworkId))) return;
    if (isHere) this.#setHere.add(artworkId);
    this.#texts[index] = this.#texts[index]!.replace(FIGURES[figure], `"${figure}":${value}`);
    this.#json = undefined;
  }
}

type FirstPages = KeptReads<KeptPage>;

function createFirstPages(ctx: Context): FirstPages {
  const pages = keepReads<KeptPage>(ctx);
  const setFigure = async (change: Change): Promise<void> => {
    for (const page of pages.all()) (await page.catch(() => null))?.setFigure(change);
  };
  // Here at once, for who acted; from other processes with the commit.
  for (const name of ['artwork.liked', 'artwork.unliked'] as const) {
    ctx.events.on(name, async (_tx, { artworkId, likesCount }) => {
      void setFigure({ artworkId, figure: 'likesCount', value: likesCount, isHere: true });
    });
  }
  for (const name of ['comment.added', 'comment.removed', 'comment.changed'] as const) {
    ctx.events.on(name, async (_tx, { artworkId, commentsCount }) => {
      void setFigure({ artworkId, figure: 'commentsCount', value: commentsCount, isHere: true });
    });
  }
  ctx.live.listen(({ signal }) => {
    if (signal.type !== 'likes' && signal.type !== 'comments') return;
    const [figure, value] =
      signal.type === 'likes'
        ? (['likesCount', signal.likesCount] as const)
        : (['commentsCount', signal.commentsCount] as const);
    void setFigure({ artworkId: signal.artworkId, figure, value, isHere: false });
  });
  return pages;
}

const kept = new WeakMap<Context, FirstPages>();
function firstPagesOf(ctx: Context): FirstPages {
  const pages = kept.get(ctx) ?? createFirstPages(ctx);
  kept.set(ctx, pages);
  return pages;
}

/** Everything in which the viewer's page may differ, by index lookups only. */
const OVERLAY = `
  select array(select artwork_id from likes where user_id = viewer.id and artwork_id = any($2::uuid[])) as liked,
    array(select artwork_id from collection_items where owner_id = viewer.id and artwork_id = any($2::uuid[])) as saved,
    viewer.hides_ai or viewer.is_hidden or viewer.suspended_until is not null
      or exists (select 1 from artworks where user_id = viewer.id and is_hidden)
      or exists (select 1 from blocks where blocker_id = viewer.id and blocked_id = any($3::uuid[]))
      or exists (select 1 from blocks where blocked_id = viewer.id and blocker_id = any($3::uuid[])) as differs
  from users viewer where viewer.id = $1`;

async function readOverlay(ctx: Context, viewer: Member, page: KeptPage): Promise<Overlay> {
  const { rows } = await forReading(ctx, viewer).pool.query<{
    liked: string[];
    saved: string[];
    differs: boolean;
  }>({
    name: 'first-page-overlay',
    text: OVERLAY,
    values: [viewer.id, page.ids, page.artistIds],
  });
  const [row] = rows;
  return row && !row.differs ? { liked: new Set(row.liked), saved: new Set(row.saved) } : null;
}

function overlayFor(ctx: Context, viewer: Member, page: KeptPage): Promise<Overlay> {
  if (hasJustWritten(ctx, viewer.id)) return readOverlay(ctx, viewer, page);
  const known = page.overlays.get(viewer.id);
  if (known) return known;
  const overlay = readOverlay(ctx, viewer, page);
  page.overlays.set(viewer.id, overlay);
  overlay.catch(() => page.overlays.delete(viewer.id));
  return overlay;
}

/**
 * Null if the viewer's page has to be queried.
 * @param load reads from the primary: a replica may not have the change yet that made the kept page out of date
 * @param isPopular false: kept once it was asked for twice in a second
 */
export async function firstPage(
  ctx: Context,
  viewer: Member,
  key: string,
  load: () => Promise<CardPage>,
  isPopular: boolean,
): Promise<JsonText | null> {
  if (isModerator(viewer)) return null;
  const page = await firstPagesOf(ctx).get(key, async () => new KeptPage(await load()), isPopular);
  const overlay = page && (await overlayFor(ctx, viewer, page));
  return overlay ? page.with(overlay) : null;
}
