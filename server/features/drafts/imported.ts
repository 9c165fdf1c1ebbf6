import type { importEndpoints } from '#shared/drafts/import-contract.ts';
import type { Received, Result } from '#shared/http/endpoint.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { findDraftsOf, findOwnWorks, findPublished } from './import-queries.ts';
import { countRows } from './queries.ts';

/** What the member has of the works of an import: as a draft, or in the gallery. */
export async function listKnown(
  { db }: Pick<Context, 'db'>,
  { id }: Member,
  { works }: Received<typeof importEndpoints.known>['body'],
): Promise<Result<typeof importEndpoints.known>> {
  const keys = works.map(({ importKey }) => importKey);
  const drafts = await findDraftsOf(db, id, keys);
  const published = await findPublished(db, id, keys);
  const own = await findOwnWorks(
    db,
    id,
    works.flatMap(({ artworkId }) => artworkId ?? []),
  );
  const known = works.map(({ importKey, artworkId }) => ({
    importKey,
    draftId: drafts.get(importKey) ?? null,
    artworkId: published.get(importKey) ?? (artworkId && own.has(artworkId) ? artworkId : null),
  }));
  return {
    drafts: await countRows(db, id),
    known: known.filter(({ draftId, artworkId }) => draftId ?? artworkId),
  };
}
