import type { Draft } from '#shared/drafts/contract.ts';
import type { DraftRow } from '#shared/drafts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { findSizes } from './queries.ts';

export async function toDrafts(db: Queryable, rows: DraftRow[]): Promise<Draft[]> {
  const sizes = await findSizes(
    db,
    rows.flatMap(({ images }) => images),
  );
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    fields: row.fields,
    images: row.images.flatMap((image) => {
      const size = sizes.get(image.imageUrl);
      return size ? [{ ...image, ...size }] : [];
    }),
    publishAt: row.publishAt,
    failure: row.failure !== null && row.failedAt !== null ? { reason: row.failure, at: row.failedAt } : null,
    importKey: row.importKey,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }));
}

export const toDraft = async (db: Queryable, row: DraftRow): Promise<Draft> =>
  (await toDrafts(db, [row]))[0]!;
