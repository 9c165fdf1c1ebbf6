/** Works by one color. */
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { binsAround, labOfHex } from '#shared/artworks/color.ts';
import { artworkColors, artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { COLOR_REACH, MIN_SHARE, colorDistance } from '#server/db/artwork-filters.ts';

/** So many of each bin are looked at, those with most of the color first: common colors are in a fifth of all works. */
const OF_EACH_BIN = 60;
/** A list by color ends here. */
const MOST = 500;

/**
 * Closest to the color and most of it first: a select like those of page-query.ts. What it reads does not grow with the
 * number of works.
 */
export const nearestColor = (
  hex: string,
  where: SQL,
  rows: number,
  after: { [Part in 'k' | 'at' | 'id']: string | Placeholder } | null,
): SQL => sql`
  select hit.id, hit.k, ${artworks.createdAt} as at, null::timestamptz as bottom_at, null::uuid as bottom_id
  from (
    select near.id, max((near.share * (1 - near.apart / 24) * 1000000)::int)::numeric as k
    from unnest(${sql.param(binsAround(labOfHex(hex)))}::int[]) as around (bin)
    cross join lateral (
      select ${artworkColors.artworkId} as id, ${artworkColors.share} as share, ${colorDistance(hex)} as apart
      from ${artworkColors}
      where ${artworkColors.bin} = around.bin and ${artworkColors.share} >= ${sql.raw(String(MIN_SHARE))}
      order by ${artworkColors.share} desc limit ${sql.raw(String(OF_EACH_BIN))}) near
    where near.apart < ${sql.raw(String(COLOR_REACH))}
    group by near.id order by 2 desc limit ${sql.raw(String(MOST))}) hit
  join ${artworks} on ${artworks.id} = hit.id join ${users} on ${users.id} = ${artworks.userId}
  where ${where} ${
    after
      ? sql`and (hit.k, ${artworks.createdAt}, ${artworks.id})
          < (${after.k}::numeric, ${after.at}::timestamptz, ${after.id}::uuid)`
      : sql``
  }
  order by hit.k desc, ${artworks.createdAt} desc, ${artworks.id} desc limit ${sql.raw(String(rows))}`;
