import { eq, sql } from 'drizzle-orm';
import { follows } from '#shared/follows/tables.ts';
import type { Db } from '#server/context.ts';
import { preparedByName } from '#server/db/prepared.ts';
import { type RankedCard, selectRankedCards } from '#server/features/artworks/public.ts';
import { pageQuery } from '../feed/page-query.ts';

const newWorks = (rows: number, isModerator: boolean) =>
  pageQuery({
    order: 'following',
    words: '',
    after: null,
    unrankedStart: { bottomAt: null, bottomId: null },
    since: sql.placeholder('since'),
    viewer: sql.placeholder('viewer'),
    isModerator,
    rows,
  });

const counting = preparedByName((db, name) => {
  const [, rows, role] = name.split(' ');
  const found = newWorks(Number(rows), role === 'moderator');
  return db
    .select({
      total: sql<number>`(select count(*)::int from (${found}) found)`,
      isFollowing: sql<boolean>`exists (select 1 from ${follows}
        where ${eq(follows.followerId, sql.placeholder('viewer'))})`,
    })
    .from(sql`(select 1) as one`)
    .prepare(name);
});

const cards = preparedByName((db, name) => {
  const [, rows, role] = name.split(' ');
  return selectRankedCards(
    db,
    sql.placeholder('viewer'),
    newWorks(Number(rows), role === 'moderator'),
  ).prepare(name);
});

interface Asked {
  viewer: string;
  isModerator: boolean;
  since: string;
}
const nameOf = (kind: string, rows: number, { isModerator }: Asked) =>
  `${kind} ${rows} ${isModerator ? 'moderator' : 'member'}`;

/** How many works those whom the viewer follows have published since then, up to `most`, and whether there is anybody. */
export async function countNewWorks(db: Db, most: number, asked: Asked) {
  const [row] = await counting(db, nameOf('news-count', most, asked)).execute({ ...asked });
  return row!;
}

/** The newest of them. */
export const readNewWorks = (db: Db, rows: number, asked: Asked): Promise<RankedCard[]> =>
  cards(db, nameOf('news', rows, asked)).execute({ ...asked });
