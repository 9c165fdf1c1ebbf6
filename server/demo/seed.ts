/** Seeds the demo gallery into an empty database. If interrupted at any point, the next start resumes it. */
import { eq, inArray, sql } from 'drizzle-orm';
import type pg from 'pg';
import { likes } from '#shared/artworks/tables.ts';
import { viewEvents } from '#shared/statistics/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Context } from '../context.ts';
import { measureBatch } from '#server/features/artworks/public.ts';
import { adoptSales } from './adopt-sales.ts';
import { audienceId, personId } from './identifiers.ts';
import { ADMIN, LOOKING_AROUND, MEMBERS, MODERATOR, NEW_HERE, SUBSCRIBERS, emailOf } from './manifest.ts';
import { seedAds } from './seed-ads.ts';
import { seedAlerts } from './seed-alerts.ts';
import { seedCollections } from './seed-collections.ts';
import { seedCourses } from './seed-courses.ts';
import { seedHire } from './seed-hire.ts';
import { seedInspiration } from './seed-inspiration.ts';
import { seedLearningReports, seedModeration } from './seed-moderation.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedMail } from './seed-mail.ts';
import { seedMessages } from './seed-messages.ts';
import { seedPeople } from './seed-people.ts';
import { seedReactions } from './seed-reactions.ts';
import { seedSales } from './seed-sales.ts';
import { seedStatistics } from './seed-statistics.ts';
import { seedVisits } from './seed-visits.ts';
import { seedWorks } from './seed-works.ts';

/** Any constant works, as long as all processes use the same and nothing else does. */
const SEED_LOCK = 727_004;

/** Whether this database contains the demo: its people exist. */
const isDemo = async ({ db }: Context): Promise<boolean> =>
  (await db.$count(users, eq(users.id, personId(MODERATOR)))) > 0;

/** Whether the gallery is missing or incomplete in a database that was empty. */
async function isIncomplete(ctx: Context): Promise<boolean> {
  const { db } = ctx;
  const [anyone] = await db.select({ id: users.id }).from(users).limit(1);
  if (!anyone) return true;
  if (!(await isDemo(ctx))) return false;
  // The audience never signs in, so its likes exist exactly if the last step has finished.
  const [finished] = await db
    .select({ id: likes.id })
    .from(likes)
    .where(inArray(likes.userId, [0, 1, 2, 3, 4, 5, 6, 7].map(audienceId)))
    .limit(1);
  return !finished;
}

const seedHistory = (ctx: Context, now: Date): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await seedReactions(tx, now);
    await seedSales(ctx, tx, now);
    await seedMessages(tx, now);
    await seedNotifications(tx, now);
  });

interface Options {
  progress: (line: string) => void;
  /** Called once visitors may come: videos and courses, which take long, follow. */
  onOpen?: () => void;
}

async function seed(ctx: Context, { progress, onOpen }: Options): Promise<void> {
  const now = ctx.clock.now();
  const isNew = await isIncomplete(ctx);
  if (isNew) {
    progress('Filling the demo gallery');
    await seedPeople(ctx, now);
    await seedWorks(ctx, now, progress);
    while (await measureBatch(ctx));
    await seedHistory(ctx, now);
  } else if (!(await isDemo(ctx))) return;
  // Everything but the history is also added to galleries created before it existed.
  await ctx.db.transaction((tx) => adoptSales(ctx, tx, now));
  await seedAds(ctx.db, now);
  await seedHire(ctx, now, progress);
  await seedCollections(ctx, now);
  await seedAlerts(ctx, now);
  if (isNew || (await ctx.db.$count(viewEvents)) === 0) await seedStatistics(ctx, now);
  await seedModeration(ctx, now);
  await seedVisits(ctx, now);
  // The planner has no statistics of tables that were just empty.
  const analyze = () => ctx.db.execute(sql`analyze`);
  if (isNew) {
    await seedMail(ctx);
    await analyze();
    progress('The demo gallery is open');
  }
  onOpen?.();
  await seedInspiration(ctx, now, progress);
  await seedCourses(ctx, now, progress);
  await seedLearningReports(ctx, now);
  if (!isNew) return;
  await analyze();
  progress('Its videos and courses are ready');
}

/** The gallery's history ignores launch switches. */
const withoutSwitches = (ctx: Context): Context => ({ ...ctx, config: { ...ctx.config, comingSoon: [] } });

/**
 * Several processes may start at once: one seeds, the others wait.
 * @param ctx of jobs, because the wait may be long and the lock belongs to a connection
 */
export async function seedDemo(ctx: Context, options: Options): Promise<void> {
  const client = await ctx.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK]);
    await seed(withoutSwitches(ctx), options);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SEED_LOCK]);
    client.release();
  }
}

/** Resolves once visitors may come. What is then still missing is added meanwhile, by the next start if this one stops. */
export async function openDemo(ctx: Context, progress: (line: string) => void) {
  let isFilling = true;
  let isStopping = false;
  const opened = Promise.withResolvers<void>();
  const filled = seedDemo(ctx, {
    progress(line) {
      if (isStopping) throw new Error('The server is stopping');
      progress(line);
    },
    onOpen: opened.resolve,
  }).finally(() => (isFilling = false));
  await Promise.race([opened.promise, filled]);
  const ended = filled.catch((error: unknown) => {
    if (!isStopping) ctx.log.error({ err: error }, 'demo videos and courses');
  });
  return {
    isFilling: () => isFilling,
    async stop(): Promise<void> {
      isStopping = true;
      await ended;
    },
  };
}

export interface DemoMember {
  email: string;
  /** Describes the member in a few words. */
  note: string;
}

/** The demo members that exist in this database. */
export async function listDemoMembers(pool: pg.Pool): Promise<DemoMember[]> {
  const others = [
    [ADMIN, 'admin'],
    [LOOKING_AROUND, 'follows no one yet'],
    [NEW_HERE, 'has just signed up'],
  ] as const;
  const { rows } = await pool.query<{ email: string }>('select email from users where email = any($1)', [
    [...MEMBERS, ...others.map(([other]) => other)].map((member) => emailOf(member.slug)),
  ]);
  const there = new Set(rows.map((row) => row.email));
  const members = MEMBERS.filter((member) => there.has(emailOf(member.slug))).map((member) => ({
    email: emailOf(member.slug),
    note: [member.artistName ?? `${member.firstName} ${member.lastName}`, member.role]
      .concat(SUBSCRIBERS.has(member.slug) ? ['Premium'] : [])
      .join(', '),
  }));
  return [
    ...members,
    ...others
      .filter(([{ slug }]) => there.has(emailOf(slug)))
      .map(([{ slug, firstName, lastName }, note]) => ({
        email: emailOf(slug),
        note: `${firstName} ${lastName}, ${note}`,
      })),
  ];
}
