/**
 * Caches first pages that are equal for most members, for a second at most. The viewer's own likes and saved works are laid
 * over. Viewers for whom more differs, and those who have just written, get their own query.
 */
import type { Context } from '#server/context.ts';
import { type ReadCache, createReadCache } from '#server/events/read-cache.ts';
import { memberHiddenAs } from '#server/db/visibility.ts';
import { type RankedWork, cardList } from '#server/features/artworks/public.ts';
import type { JsonText } from '#server/http/json.ts';
import { forReading, hasJustWritten } from '#server/http/recent-writers.ts';
import { type Member, isModerator } from '#server/http/route.ts';

export interface WorksPage {
  works: readonly RankedWork[];
  next: string | null;
}

/** In what a viewer's page differs; null: the viewer's page has to be queried. */
type Overlay = { liked: ReadonlySet<string>; saved: ReadonlySet<string> } | null;

interface CachedPage extends WorksPage {
  /** For viewers without likes and saved works. */
  plain: JsonText;
  /** Known as long as the page is cached. */
  overlays: Map<string, Promise<Overlay>>;
}

const caches = new WeakMap<Context, ReadCache<CachedPage>>();
function cacheOf(ctx: Context): ReadCache<CachedPage> {
  const cache = caches.get(ctx) ?? createReadCache<CachedPage>(ctx);
  caches.set(ctx, cache);
  return cache;
}

/** Everything in which the viewer's page may differ, by index lookups only. */
const OVERLAY = `
  select array(select artwork_id from likes where user_id = viewer.id and artwork_id = any($2::uuid[])) as liked,
    array(select artwork_id from collection_items where owner_id = viewer.id and artwork_id = any($2::uuid[])) as saved,
    viewer.hides_ai or ${memberHiddenAs('viewer')}
      or exists (select 1 from artworks where user_id = viewer.id and is_hidden)
      or exists (select 1 from blocks where blocker_id = viewer.id and blocked_id = any($3::uuid[]))
      or exists (select 1 from blocks where blocked_id = viewer.id and blocker_id = any($3::uuid[])) as differs
  from users viewer where viewer.id = $1`;

async function readOverlay(ctx: Context, viewer: Member, { works }: WorksPage): Promise<Overlay> {
  const { rows } = await forReading(ctx, viewer).pool.query<{
    liked: string[];
    saved: string[];
    differs: boolean;
  }>({
    name: 'first-page-overlay',
    text: OVERLAY,
    values: [viewer.id, works.map(({ id }) => id), works.map(({ userId }) => userId)],
  });
  const [row] = rows;
  return row && !row.differs ? { liked: new Set(row.liked), saved: new Set(row.saved) } : null;
}

function overlayFor(ctx: Context, viewer: Member, page: CachedPage): Promise<Overlay> {
  const known = page.overlays.get(viewer.id);
  if (known) return known;
  const overlay = readOverlay(ctx, viewer, page);
  page.overlays.set(viewer.id, overlay);
  overlay.catch(() => page.overlays.delete(viewer.id));
  return overlay;
}

/**
 * Null if the viewer's page has to be queried.
 * @param load reads from the primary: a replica may not have the change yet that made the cached page out of date
 * @param isPopular false: cached once it was asked for twice in a second
 */
export async function firstPage(
  ctx: Context,
  viewer: Member,
  key: string,
  load: () => Promise<WorksPage>,
  isPopular: boolean,
): Promise<JsonText | null> {
  if (isModerator(viewer) || hasJustWritten(ctx, viewer.id)) return null;
  const page = await cacheOf(ctx).get(
    key,
    async () => {
      const { works, next } = await load();
      return { works, next, plain: await cardList(ctx, works, next), overlays: new Map() };
    },
    isPopular,
  );
  const overlay = page && (await overlayFor(ctx, viewer, page));
  if (!overlay) return null;
  const { liked, saved } = overlay;
  if (liked.size + saved.size === 0) return page.plain;
  const own = page.works.map((work) => ({
    ...work,
    isLiked: liked.has(work.id),
    isSaved: saved.has(work.id),
  }));
  return cardList(ctx, own, page.next);
}
