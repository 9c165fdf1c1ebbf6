/** The gallery's past in its artists' statistics: each counted view gets a time and a source. */
import { sql } from 'drizzle-orm';
import type { Context, Queryable } from '../context.ts';
import { closeSums, makePartitions } from '#server/features/statistics/public.ts';

/** In [0, 1), the same every time. */
const random = (name: string) =>
  sql.raw(
    `(('x' || substr(md5('${name}' || artwork_id || artwork_views.user_id || day), 1, 8))::bit(32)::bigint / 4294967296.0)`,
  );

async function seedViews(tx: Queryable, now: Date): Promise<void> {
  const end = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with viewed as (
      select artwork_id, artwork_views.user_id, day, artworks.user_id as artist_id, artworks.tags, artworks.title,
        greatest(day::timestamp at time zone 'UTC', artworks.created_at) as first,
        least((day::date + 1)::timestamp at time zone 'UTC' - interval '1 second', ${end}) as last,
        ${random('source')} as part, ${random('words')} as choice, ${random('time')} as moment
      from artwork_views join artworks on artworks.id = artwork_id
      where artworks.user_id <> artwork_views.user_id
    ), sourced as (
      select *, first + (greatest(last, first) - first) * moment as at,
        case when part < 0.42 then 'feed' when part < 0.64 then 'search' when part < 0.84 then 'profile' else 'link' end
          as source
      from viewed
    ), worded as (
      select *, case when source = 'search' then lower(case
        when choice < 0.85 and cardinality(tags) > 0 then tags[1 + floor(choice / 0.85 * least(3, cardinality(tags)))::int]
        else title end) end as words
      from sourced
    ), stored as (
      insert into view_events (at, artwork_id, artist_id, visitor, source, words)
      select at, artwork_id, artist_id, md5(user_id || day)::uuid, source, words from worded
    )
    insert into searchers (artist_id, words, searcher, day)
    select artist_id, words, searcher, day from (
      select artist_id, words, md5(words || user_id)::uuid as searcher, max(day)::date as day,
        row_number() over (partition by artist_id, words order by user_id) as n
      from worded where words is not null group by artist_id, words, user_id
    ) known where n <= 3`);
}

/** After orders. */
export async function seedStatistics(ctx: Context, now: Date): Promise<void> {
  const { rows } = await ctx.db.execute<{ month: string }>(
    sql`select distinct left(day, 7) as month from artwork_views`,
  );
  await ctx.db.transaction(async (tx) => {
    await makePartitions(
      tx,
      rows.map(({ month }) => new Date(`${month}-01T00:00Z`)),
    );
    await seedViews(tx, now);
    // In an older gallery likes and orders may be added up already.
    await tx.execute(sql`delete from sums_closed`);
  });
  await closeSums(ctx);
}
