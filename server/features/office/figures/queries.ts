import { type SQL, gte, sql } from 'drizzle-orm';
import { galleryDays } from '#shared/office/figures/tables.ts';
import { PREMIUM_STATUSES } from '#shared/premium/rules.ts';
import { returnedBefore } from '#server/db/returned.ts';
import type { Db, Queryable } from '#server/context.ts';

export type GalleryDay = typeof galleryDays.$inferSelect;

/** Days from `from` to before `to`, all of UTC: '2026-11-21'. */
interface Span {
  from: string;
  to: string;
}

/** One row for each thing that happened since `since`. */
const facts = (since: string, to: string): SQL => {
  const day = (column: string) => sql.raw(`(${column} at time zone 'UTC')::date`);
  const within = (column: string) =>
    sql`${sql.raw(column)} >= ${since}::timestamp at time zone 'UTC' and ${sql.raw(column)} < ${to}::timestamp at time zone 'UTC'`;
  // A subscription that was never paid does not count.
  const begun = sql`(status in (${sql.join(
    PREMIUM_STATUSES.map((status) => sql`${status}`),
    sql`, `,
  )}) or (status = 'canceled' and ended_at is not null))`;
  return sql`
    select ${day('created_at')} as day, 1 as new_members, 0 as new_works, 0 as sold, 0::bigint as sales_cents,
      0::bigint as commission_cents, 0 as new_premium, 0 as ended_premium, 0::bigint as premium_cents
    from users where not is_credit_profile and ${within('created_at')}
    union all
    select ${day('created_at')}, 0, 1, 0, 0, 0, 0, 0, 0 from artworks where ${within('created_at')}
    union all
    select ${day('paid_at')}, 0, 0, 1, (amount * 100)::bigint, (commission_amount * 100)::bigint, 0, 0, 0
    from purchases where ${within('paid_at')}
    union all
    select ${day('r.refunded_at')}, 0, 0, 0, -r.price_cents, -r.commission_cents, 0, 0, 0
    from refunds r join purchases on purchases.id = r.charge_id where r.status = 'done' and ${within('r.refunded_at')}
    union all
    select ${day('refunded_at')}, 0, 0, -1, ${returnedBefore('price_cents')} - (amount * 100)::bigint,
      ${returnedBefore('commission_cents')} - (commission_amount * 100)::bigint, 0, 0, 0
    from purchases where ${within('refunded_at')} and paid_at is not null
    union all
    select ${day('created_at')}, 0, 0, 0, 0, 0, 1, 0, (price * 100)::bigint
    from subscriptions where ${within('created_at')} and ${begun}
    union all
    select ${day('ended_at')}, 0, 0, 0, 0, 0, 0, 1, -(price * 100)::bigint
    from subscriptions where ${within('ended_at')} and ${begun}`;
};

/** @param since where counting begins: totals are those of `base` and what happened since */
const daysOf = ({ from, to }: Span, since: string, base: GalleryDay | undefined): SQL => sql`
  with sums as (
    select day, sum(new_members) as new_members, sum(new_works) as new_works, sum(sold) as sold,
      sum(sales_cents) as sales_cents, sum(commission_cents) as commission_cents, sum(new_premium) as new_premium,
      sum(ended_premium) as ended_premium, sum(premium_cents) as premium_cents
    from (${facts(since, to)}
      union all
      select day::date, 0, 0, 0, 0, 0, 0, 0, 0 from generate_series(${from}::date, ${to}::date - 1, interval '1 day') day
    ) fact group by day
  ), totals as (
    select day, ${base?.members ?? 0}::int + sum(new_members) over before as members, new_members,
      ${base?.works ?? 0}::int + sum(new_works) over before as works, new_works, sold, sales_cents, commission_cents,
      ${base?.premium ?? 0}::int + sum(new_premium - ended_premium) over before as premium, new_premium, ended_premium,
      ${base?.premiumCents ?? 0}::bigint + sum(premium_cents) over before as premium_cents
    from sums window before as (order by day)
  )
  select day, members::int, new_members::int, works::int, new_works::int, sold::int, sales_cents::bigint,
    commission_cents::bigint, premium::int, new_premium::int, ended_premium::int, premium_cents::bigint
  from totals where day >= ${from}::date order by day`;

const COLUMNS = sql.raw(
  'day, members, new_members, works, new_works, sold, sales_cents, commission_cents, premium, new_premium, ended_premium, premium_cents',
);

/** The first day that is not closed: at first that of the oldest member. */
export async function firstOpenDay(db: Queryable, today: string): Promise<string> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select coalesce((select max(day) + 1 from gallery_days),
      (select (min(created_at) at time zone 'UTC')::date from users), ${today}::date)::text as day`);
  return rows[0]!.day;
}

/** Counts everything from the beginning, so that what was deleted before the closing is not in the totals. */
export const storeDays = (db: Queryable, span: Span) =>
  db.execute(sql`
    insert into gallery_days (${COLUMNS}) ${daysOf(span, '1970-01-01', undefined)} on conflict do nothing`);

export const listDays = (db: Db, from: string): Promise<GalleryDay[]> =>
  db.select().from(galleryDays).where(gte(galleryDays.day, from)).orderBy(galleryDays.day);

export const lastDay = async (db: Db): Promise<GalleryDay | undefined> =>
  (
    await db
      .select()
      .from(galleryDays)
      .orderBy(sql`day desc`)
      .limit(1)
  )[0];

/** Days that are not closed: what happened since the last one that is. */
export async function readOpenDays(db: Db, span: Span, base: GalleryDay | undefined): Promise<GalleryDay[]> {
  const { rows } = await db.execute<Record<string, string | number>>(
    daysOf(span, base ? span.from : '1970-01-01', base),
  );
  return rows.map((row) => {
    const n = (column: string) => Number(row[column]);
    return {
      day: String(row.day),
      members: n('members'),
      newMembers: n('new_members'),
      works: n('works'),
      newWorks: n('new_works'),
      sold: n('sold'),
      salesCents: n('sales_cents'),
      commissionCents: n('commission_cents'),
      premium: n('premium'),
      newPremium: n('new_premium'),
      endedPremium: n('ended_premium'),
      premiumCents: n('premium_cents'),
    };
  });
}
