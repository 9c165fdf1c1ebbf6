import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../context.ts';
import { awardCompletePeriods } from '#server/features/awards/public.ts';
import { inventAudience } from './audience.ts';
import { planPublication } from './calendar.ts';
import { personId, workId } from './identifiers.ts';
import { planComments } from './plan-comments.ts';
import { planLikes } from './plan-likes.ts';
import { assignLikes, planFollows, planViews } from './plan-people.ts';

/** Inserts all rows in one statement. @param columns names and types, as in a column definition list */
async function insertAll(db: Queryable, into: string, columns: string, rows: object[]): Promise<void> {
  const names = columns.replace(/(\w+) \w+/g, '$1');
  const target: SQL = sql.raw(`insert into ${into} (${names}) select ${names}`);
  await db.execute(
    sql`${target} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(columns)})`,
  );
}

/** Likes, comments, follows, views and the resulting awards; counters are derived from the rows. */
export async function seedReactions(tx: Queryable, now: Date): Promise<void> {
  const time = now.getTime();
  const works = planPublication(time);
  const comments = planComments(works, time);
  const audience = inventAudience(now).map((member) => member.id);
  const likes = assignLikes(works, planLikes(works, comments, time), audience);

  // If an interrupted seeding is resumed later, its dates are relative to now.
  for (const work of works) {
    const at = new Date(work.createdAt).toISOString();
    await tx.execute(
      sql`update artworks set created_at = ${at}, updated_at = ${at} where id = ${workId(work.id)}`,
    );
  }
  // Uploads get the dates of their works, so a demo member's monthly quota is hardly used.
  await tx.execute(sql`
    update uploads set created_at = artworks.created_at, attached_at = artworks.created_at
    from artworks where artworks.image_url = '/objects/' || uploads.id`);
  await insertAll(tx, 'likes', 'user_id uuid, artwork_id uuid, created_at timestamptz', likes);
  await insertAll(
    tx,
    'comments',
    'user_id uuid, artwork_id uuid, content text, created_at timestamptz, updated_at timestamptz',
    comments.map((comment) => ({
      user_id: personId(comment.author),
      artwork_id: workId(comment.work),
      content: comment.content,
      created_at: new Date(comment.time).toISOString(),
      updated_at: new Date(comment.time).toISOString(),
    })),
  );
  await insertAll(
    tx,
    'follows',
    'follower_id uuid, following_id uuid, created_at timestamptz',
    planFollows(audience, time),
  );
  await insertAll(
    tx,
    'artwork_views',
    'artwork_id uuid, user_id uuid, day text',
    planViews(works, likes, audience, time),
  );
  await tx.execute(sql`
    update artworks set
      likes_count = (select count(*) from likes where artwork_id = artworks.id),
      comments_count = (select count(*) from comments where artwork_id = artworks.id),
      views_count = (select count(*) from artwork_views where artwork_id = artworks.id)`);
  await tx.execute(sql`
    update users set
      total_likes = (select coalesce(sum(likes_count), 0) from artworks where user_id = users.id),
      followers_count = (select count(*) from follows where following_id = users.id),
      following_count = (select count(*) from follows where follower_id = users.id)`);
  await awardCompletePeriods(tx, now);
}
