/** What the calls are about: works, positions in lists and members with a session, read from the filled database. */
import type pg from 'pg';
import { encodeCursor } from '#server/db/order-cursor.ts';
import { openSession } from '#server/testing/process-shop.ts';
import { VIEWERS } from './fill.ts';

/** Few enough that a process keeps the texts of all: see docs/cards.md. */
const SAMPLE = 2000;
/** Views of a day are counted once: more works than a round can read. */
const UNSEEN = 20_000;

/** The same work for the product (`id`) and for the limit (`number`). */
export interface Work {
  id: string;
  number: number;
}
/** The same place in the list of newest works. */
export interface Position extends Work {
  /** As the product's cursor. */
  cursor: string;
  at: string;
  limitAt: string;
}
export interface Subjects {
  /** Already seen by the viewer today. */
  works: Work[];
  unseen: Work[];
  positions: Position[];
  /** Cookie headers; the first belongs to the viewer, the limit's member 1. */
  cookies: string[];
  viewerId: string;
}

const listWorks = async (db: pg.Pool, salt: number, most: number): Promise<Work[]> => {
  const { rows } = await db.query<Work>(
    `select reference.key('work', number) as id, number
     from (select distinct on (number) number, n from (
       select 1 + (reference.h(n, $1::int) % (select count(*) from reference.artworks))::int as number, n
       from generate_series(1, $2::int * 2) n) drawn order by number, n) works
     order by reference.h(n, $1::int) limit $2`,
    [salt, most],
  );
  return rows;
};

async function listPositions(db: pg.Pool): Promise<Position[]> {
  const { rows } = await db.query<Work & { at: Date; limitAt: string }>(
    `select work.id, place.id as number, work.created_at as at, place.created_at::text as "limitAt"
     from reference.artworks place join artworks work on work.id = reference.key('work', place.id)
     where place.id between (select count(*) / 50 from reference.artworks)
       and (select count(*) / 50 * 49 from reference.artworks)
     order by reference.h(place.id, 52) limit $1`,
    [SAMPLE],
  );
  return rows.map(({ at: time, ...row }) => {
    const at = time.toISOString();
    const position = { k: '0', at, id: row.id, bottomAt: null, bottomId: null, isCorrected: false };
    return { ...row, at, cursor: encodeCursor('newest', position) };
  });
}

export async function readSubjects(db: pg.Pool): Promise<Subjects> {
  const { rows: members } = await db.query<{ id: string }>(
    `select reference.key('member', n) as id from generate_series(1, $1::int) n`,
    [VIEWERS],
  );
  const viewerId = members[0]!.id;
  const works = await listWorks(db, 51, SAMPLE);
  await db.query(
    `insert into artwork_views (artwork_id, user_id, day)
     select unnest($1::uuid[]), $2, to_char(now() at time zone 'utc', 'YYYY-MM-DD') on conflict do nothing`,
    [works.map(({ id }) => id), viewerId],
  );
  const cookies: string[] = [];
  for (const { id } of members) cookies.push(await openSession(db, id));
  return {
    works,
    unseen: await listWorks(db, 53, UNSEEN),
    positions: await listPositions(db),
    cookies,
    viewerId,
  };
}
