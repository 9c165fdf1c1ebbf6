import { eq } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { SIMILAR_WORKS } from '#shared/discovery/similar/contract.ts';
import type { Context } from '#server/context.ts';
import type { Live } from '#server/events/live.ts';
import type { JsonText } from '#server/http/json.ts';
import type { Member } from '#server/http/route.ts';
import { cardList, requireArtwork } from '#server/features/artworks/public.ts';
import { spaceOutArtists } from '../feed/space-out-artists.ts';
import { compileTags } from '../search/compile-plain.ts';
import { type Alike, findAlike, listAlike } from './queries.ts';

/** Some more than are shown, to space out artists. */
const READ = SIMILAR_WORKS * 3;

/** What is alike changes slowly, so each process asks once a minute; who may see it is asked each time. */
const MAX_AGE_MS = 60_000;
const MAX_KNOWN = 500;
/** Oldest first. Keyed by what all contexts of a process share. */
const known = new WeakMap<Live, Map<string, { at: number; alike: Promise<Alike> }>>();

async function readAlike({ db }: Context, id: string): Promise<Alike> {
  const [work] = await db.select({ tags: artworks.tags }).from(artworks).where(eq(artworks.id, id));
  return findAlike(db, id, compileTags(work?.tags ?? []));
}

function alikeTo(ctx: Context, id: string): Promise<Alike> {
  const all = known.get(ctx.live) ?? new Map<string, { at: number; alike: Promise<Alike> }>();
  known.set(ctx.live, all);
  const now = performance.now();
  const before = all.get(id);
  if (before && now - before.at < MAX_AGE_MS) return before.alike;
  all.delete(id);
  for (const oldest of all.keys()) if (all.size >= MAX_KNOWN) all.delete(oldest);
  const alike = readAlike(ctx, id);
  all.set(id, { at: now, alike });
  alike.catch(() => all.delete(id));
  return alike;
}

/** Works like this one, never two by the same artist in a row. */
export async function readSimilar(ctx: Context, viewer: Member, id: string): Promise<JsonText> {
  await requireArtwork(ctx.db, viewer, id);
  const found = await listAlike(ctx.db, viewer, await alikeTo(ctx, id), READ);
  const apart = spaceOutArtists(
    found.map((similar) => ({ artistId: similar.userId, similar })),
    SIMILAR_WORKS,
  );
  return cardList(
    ctx,
    apart.map(({ similar }) => similar),
  );
}
