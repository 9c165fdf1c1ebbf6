/**
 * Caches first pages that are equal for most members, for a second at most. The viewer's own likes are added;
 * viewers for whom more differs get their own query.
 */
import type { Artwork } from '#shared/artworks/contract.ts';
import type { Page } from '#shared/http/page.ts';
import type { Context } from '#server/context.ts';
import { type Member, isModerator } from '#server/http/route.ts';

const FRESH_MS = 1000;
/** Longest time from announcing a change to its commit; a rolled back change is never reported again. */
const CHANGE_MS = 5000;
const MAX_PAGES = 300;

interface FirstPages {
  /** Null while a change is pending: its author may see it before this process learns of the commit. */
  get(key: string, load: () => Promise<Page<Artwork>>): Promise<Page<Artwork>> | null;
}

function createFirstPages({ live }: Context): FirstPages {
  const pages = new Map<string, { at: number; page: Promise<Page<Artwork>> }>();
  /** Changes announced here, by token, with their expiry. */
  const changes = new Map<string, number>();
  live.onCardsDropping((token) => {
    changes.set(token, performance.now() + CHANGE_MS);
    pages.clear();
  });
  live.onCardsDropped((token) => {
    changes.delete(token);
    // Includes a read in progress: it may have started before the commit.
    pages.clear();
  });
  live.onGap(() => pages.clear());

  const isChanging = (now: number): boolean => {
    for (const [token, until] of changes) if (until < now) changes.delete(token);
    return changes.size > 0;
  };
  return {
    get(key, load) {
      const now = performance.now();
      if (isChanging(now)) return null;
      const kept = pages.get(key);
      if (kept && now - kept.at < FRESH_MS) return kept.page;
      if (pages.size >= MAX_PAGES) pages.clear();
      const page = load();
      pages.set(key, { at: now, page });
      page.catch(() => pages.delete(key));
      return page;
    },
  };
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
    viewer.hides_ai or viewer.is_hidden
      or exists (select 1 from artworks where user_id = viewer.id and is_hidden)
      or exists (select 1 from blocks where blocker_id = viewer.id and blocked_id = any($3::uuid[]))
      or exists (select 1 from blocks where blocked_id = viewer.id and blocker_id = any($3::uuid[])) as differs
  from users viewer where viewer.id = $1`;

/** Null if the viewer's page has to be queried. */
export async function firstPage(
  ctx: Context,
  viewer: Member,
  key: string,
  load: () => Promise<Page<Artwork>>,
): Promise<Page<Artwork> | null> {
  if (isModerator(viewer)) return null;
  const page = await firstPagesOf(ctx).get(key, load);
  if (!page) return null;
  const { rows } = await ctx.pool.query<{ liked: string[]; differs: boolean }>({
    name: 'first-page-overlay',
    text: OVERLAY,
    values: [viewer.id, page.items.map(({ id }) => id), page.items.map(({ userId }) => userId)],
  });
  const own = rows[0];
  if (!own || own.differs) return null;
  const liked = new Set(own.liked);
  return {
    items: page.items.map((card) => (liked.has(card.id) ? { ...card, isLiked: true } : card)),
    next: page.next,
  };
}
