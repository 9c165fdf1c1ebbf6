import { sql } from 'drizzle-orm';
import type { Queryable } from '../context.ts';
import { HOUR_MS } from './calendar.ts';
import { personId } from './identifiers.ts';
import { MEMBERS } from './manifest.ts';

/** Older events were read long ago and get no notification. */
const NOTIFIED_DAYS = 45;
const UNREAD_HOURS = 20;

/**
 * Notifications of demo members: one for each work and week, or week of new followers, and
 * one for each award; those about sales were created with them. The newest of each type are unread.
 */
export async function seedNotifications(tx: Queryable, now: Date): Promise<void> {
  const since = new Date(now.getTime() - NOTIFIED_DAYS * 24 * HOUR_MS).toISOString();
  const unreadSince = new Date(now.getTime() - UNREAD_HOURS * HOUR_MS).toISOString();
  await tx.execute(sql`
    create temporary table notified on commit drop as
    with events as (
      select works.user_id, 'like' as type, 'like:' || works.id as group_key, works.id as artwork_id,
        null::uuid as award_id, likes.user_id as actor_id, likes.created_at as happened_at
      from likes join artworks works on works.id = likes.artwork_id
      union all
      select works.user_id, 'comment', 'comment:' || works.id, works.id, null, comments.user_id, comments.created_at
      from comments join artworks works on works.id = comments.artwork_id
      union all
      select following_id, 'follow', 'follow', null, null, follower_id, created_at from follows
      union all
      -- Awards are given when their period is over.
      select user_id, 'award', 'award:' || id, artwork_id, id, null,
        (award_date + case type when 'daily_winner' then interval '1 day'
          when 'monthly_leader' then interval '1 month' else interval '1 year' end) at time zone 'UTC'
      from awards
    ), weeks as (
      -- Whatever is still unread is one line of its kind.
      select events.*, case when happened_at >= ${unreadSince}::timestamptz then null
        else date_trunc('week', happened_at at time zone 'UTC') end as week
      from events
      where happened_at >= ${since}::timestamptz and happened_at <= ${now.toISOString()}::timestamptz
        and user_id is distinct from actor_id and user_id = any(${sql.param(MEMBERS.map(({ slug }) => personId(slug)))}::uuid[])
    ), lines as (
      select gen_random_uuid() as id, user_id, group_key, week from weeks group by user_id, group_key, week
    )
    select lines.id, weeks.* from weeks join lines
      on (lines.user_id, lines.group_key) = (weeks.user_id, weeks.group_key) and lines.week is not distinct from weeks.week`);
  await tx.execute(sql`
    insert into notifications (id, user_id, type, group_key, artwork_id, award_id, happened_at, read_at, created_at)
    select id, user_id, type::notification_type, group_key, artwork_id, award_id, max(happened_at),
      case when week is not null then least(max(happened_at) + interval '3 hours', ${now.toISOString()}::timestamptz) end,
      min(happened_at)
    from notified group by id, user_id, type, group_key, artwork_id, award_id, week`);
  await tx.execute(sql`
    insert into notification_actors (notification_id, actor_id, happened_at)
    select id, actor_id, max(happened_at) from notified where actor_id is not null group by id, actor_id`);
}
