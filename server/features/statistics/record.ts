/** Stores counted views without their members, and adds up how long videos were watched. */
import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { MIN_SEARCHERS } from '#shared/statistics/figures.ts';
import { searchers, videoSums, viewEvents, visitorSecrets } from '#shared/statistics/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { videos } from '#shared/videos/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { installationSecret } from '#server/db/secrets.ts';
import type { Events } from '#server/events/events.ts';
import { createBatch } from '#server/jobs/batch.ts';
import { requirePartitions } from './partitions.ts';

type View = Events['artworks.viewed']['views'][number];

const MAX_WORDS = 100;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The first 16 bytes of a keyed hash, which is all that a `uuid` column holds. */
const hashOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);

interface Secrets {
  ofSearches?: Promise<string>;
  ofDays: Map<string, Promise<string>>;
}
const kept = new WeakMap<Context, Secrets>();

async function readDaySecret(ctx: Context, day: string): Promise<string> {
  const { rows } = await ctx.db.execute<{ secret: string }>(sql`
    insert into ${visitorSecrets} (day, secret) values (${day}, ${randomBytes(32).toString('hex')})
    on conflict (day) do update set day = excluded.day returning secret`);
  return rows[0]!.secret;
}

function secretsOf(ctx: Context): { ofDay: (day: string) => Promise<string>; ofSearches: Promise<string> } {
  const secrets = kept.get(ctx) ?? { ofDays: new Map<string, Promise<string>>() };
  kept.set(ctx, secrets);
  const evictIfFailed = (key: string, secret: Promise<string>) => {
    secret.catch(() => secrets.ofDays.delete(key));
    // Yesterday's views may still be written.
    if (secrets.ofDays.size >= 2) secrets.ofDays.delete(secrets.ofDays.keys().next().value!);
    secrets.ofDays.set(key, secret);
    return secret;
  };
  return {
    ofDay: (day) => secrets.ofDays.get(day) ?? evictIfFailed(day, readDaySecret(ctx, day)),
    ofSearches: (secrets.ofSearches ??= installationSecret(ctx.pool, 'searchers')),
  };
}

/** Normalizes words for comparison: 'Blue  Night' is 'blue night'. */
const wordsOf = ({ source, words }: View): string | null =>
  (source === 'search' && words?.toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, MAX_WORDS)) || null;

/** In the transaction that counts the views. */
export async function recordViews(ctx: Context, tx: Queryable, views: View[]): Promise<void> {
  await requirePartitions(
    ctx,
    views.map(({ at }) => at),
  );
  const secrets = secretsOf(ctx);
  const rows = await Promise.all(
    views.map(async (view) => ({
      ...view,
      words: wordsOf(view),
      visitor: hashOf(await secrets.ofDay(dayOf(view.at)), view.userId),
    })),
  );
  await tx.insert(viewEvents).values(rows.map(({ userId: _userId, ...row }) => row));
  const searches = rows.filter((row) => row.words !== null);
  if (searches.length > 0) await recordSearchers(tx, searches, await secrets.ofSearches);
}

async function recordSearchers(
  tx: Queryable,
  searches: (Pick<View, 'artistId' | 'userId' | 'at'> & { words: string | null })[],
  secret: string,
): Promise<void> {
  const column = (of: (search: (typeof searches)[number]) => string) => sql.param(searches.map(of));
  await tx.execute(sql`
    insert into ${searchers} (artist_id, words, searcher, day)
    select found.artist_id, found.words, found.searcher, found.day
    from unnest(${column((search) => search.artistId)}::uuid[], ${column((search) => search.words!)}::text[],
      ${column((search) => hashOf(secret, `${search.words} ${search.userId}`))}::uuid[],
      ${column((search) => dayOf(search.at))}::date[]) as found (artist_id, words, searcher, day)
    join ${users} on ${users.id} = found.artist_id
    where (select count(*) from ${searchers} known
      where known.artist_id = found.artist_id and known.words = found.words) < ${MIN_SEARCHERS}
    on conflict do nothing`);
}

type Watched = Events['video.watched'];

const watched = createBatch<Watched>(1000, 'watched minutes were not counted', async (ctx, items) => {
  const seconds = new Map<string, number>();
  for (const item of items) seconds.set(item.videoId, (seconds.get(item.videoId) ?? 0) + item.seconds);
  await ctx.db.execute(sql`
    insert into ${videoSums} (video_id, seconds)
    select ${videos.id}, watched.seconds
    from unnest(${sql.param([...seconds.keys()])}::uuid[], ${sql.param([...seconds.values()])}::int[])
      as watched (video_id, seconds)
    join ${videos} on ${videos.id} = watched.video_id order by 1
    on conflict (video_id) do update set seconds = ${videoSums.seconds} + excluded.seconds`);
});

export const recordWatched = watched.add;
export const flushWatched = watched.flush;
