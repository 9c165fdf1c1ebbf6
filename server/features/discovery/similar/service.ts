import { eq } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { SIMILAR_WORKS } from '#shared/discovery/similar/contract.ts';
import type { Context } from '#server/context.ts';
import type { JsonText } from '#server/http/json.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { cardList, requireArtwork } from '#server/features/artworks/public.ts';
import { spaceOutArtists } from '../feed/space-out-artists.ts';
import { compileTags } from '../search/compile-plain.ts';
import { listSimilar } from './queries.ts';

/** Some more than are shown, to space out artists. */
const READ = SIMILAR_WORKS * 3;

/** Works like this one, never two by the same artist in a row. */
export async function readSimilar(ctx: Context, viewer: Member, id: string): Promise<JsonText> {
  await requireArtwork(ctx.db, viewer, id);
  const [work] = await ctx.db.select({ tags: artworks.tags }).from(artworks).where(eq(artworks.id, id));
  const found = await listSimilar(ctx.db, {
    id,
    viewer: viewer.id,
    tags: compileTags(work?.tags ?? []),
    rows: READ,
    isModerator: isModerator(viewer),
  });
  const shown = spaceOutArtists(
    found.map((similar) => ({ artistId: similar.userId, similar })),
    SIMILAR_WORKS,
  );
  return cardList(
    ctx,
    shown.map(({ similar }) => similar),
  );
}
