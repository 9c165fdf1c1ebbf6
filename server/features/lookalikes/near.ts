import type pg from 'pg';

/** Bits that may differ; different pictures as near as this are rare, and the pixels tell them apart. */
export const RADIUS = 10;
/**
 * Exact: if four bands of 16 bits all differed by more than these, the hashes would by 3 + 3 + 3 + 2 bits. So it is enough
 * to look for bands that differ less.
 */
const SLACK = [2, 2, 2, 1];
const BITS = 16;

/** Every band that differs by at most so many bits, as stored. */
function bandsNear(band: number, slack: number): number[] {
  let found = new Set([band]);
  for (let n = 0; n < slack; n += 1) {
    found = new Set(
      [...found].flatMap((one) => [one, ...Array.from({ length: BITS }, (_, bit) => one ^ (1 << bit))]),
    );
  }
  return [...found].map((one) => one - 32_768);
}

interface Row {
  artwork_id: string;
  crop: number;
  /** Postgres sends it as text. */
  hash: string;
}

/** The crops of all works that are near. */
export async function findNear(db: Pick<pg.Pool, 'query'>, hash: bigint) {
  const unsigned = BigInt.asUintN(64, hash);
  const bands = SLACK.map((slack, n) => bandsNear(Number((unsigned >> BigInt(BITS * n)) & 65_535n), slack));
  // The indexes hold the hashes, so that the many candidates are told apart without reading the table.
  const parts = bands.map(
    (_, n) => `select hash from artwork_hashes
      where band${n} = any($${n + 2}::smallint[]) and bit_count((hash # $1::bigint)::bit(64)) <= ${RADIUS}`,
  );
  const { rows } = await db.query<Row>(
    `with near as materialized (${parts.join(' union ')})
    select artwork_id, crop, hash from near join artwork_hashes using (hash)
    where band0 = ((hash & 65535) - 32768)::smallint`,
    [hash.toString(), ...bands],
  );
  return rows.map((row) => ({ artworkId: row.artwork_id, crop: row.crop, hash: BigInt(row.hash) }));
}
