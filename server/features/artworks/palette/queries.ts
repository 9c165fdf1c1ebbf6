import { sql } from 'drizzle-orm';
import { type PaletteColor, colorBin } from '#shared/artworks/color.ts';
import { marksOf } from '#shared/artworks/color-names.ts';
import { artworkColors, artworks } from '#shared/artworks/tables.ts';
import { artworkSearch } from '#shared/discovery/search/tables.ts';
import type { Db, Queryable } from '#server/context.ts';

/** The newest works whose pictures have not been measured. */
export const listUnmeasured = (db: Db, rows: number) =>
  db
    .select({ id: artworks.id })
    .from(artworkSearch)
    .innerJoin(artworks, sql`${artworks.id} = ${artworkSearch.artworkId}`)
    .where(sql`${artworkSearch.colors} is null`)
    .orderBy(sql`${artworkSearch.createdAt} desc`)
    .limit(rows);

/** Its pictures have changed. */
export const measureAgain = (tx: Queryable, artworkId: string) =>
  tx.execute(sql`select set_artwork_colors(${artworkId}::uuid, null)`);

/** Measuring twice has no effect. @param palette empty: the picture has none */
export const savePalette = (db: Db, artworkId: string, palette: PaletteColor[]): Promise<void> =>
  db.transaction(async (tx) => {
    // The page shows the colors. First, because whoever edits the work locks it before its words.
    await tx.execute(sql`update ${artworks} set version = version + 1 where ${artworks.id} = ${artworkId}`);
    // Waits for who measures it too, and for who deletes it.
    const found = await tx.execute(
      sql`select 1 from ${artworkSearch} where ${artworkSearch.artworkId} = ${artworkId}
        and ${artworkSearch.colors} is null for update`,
    );
    if (found.rows.length === 0) return;
    await tx.delete(artworkColors).where(sql`${artworkColors.artworkId} = ${artworkId}`);
    if (palette.length > 0) {
      await tx
        .insert(artworkColors)
        .values(palette.map((color, n) => ({ artworkId, rank: n + 1, ...color, bin: colorBin(color) })));
    }
    await tx.execute(sql`select set_artwork_colors(${artworkId}::uuid, ${marksOf(palette)}::tsvector)`);
  });
