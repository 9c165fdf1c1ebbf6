import { eq } from 'drizzle-orm';
import { firstMinutes } from '#shared/accounts/first-minutes/tables.ts';
import { memberVisits } from '#shared/accounts/visits/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Context } from '../context.ts';
import { upsertDemoAccount } from '../providers/identity/sandbox/accounts.ts';
import { DAY_MS } from './calendar.ts';
import { personId } from './identifiers.ts';
import { ADMIN, DEMO_PASSWORD, LOOKING_AROUND, MEMBERS, NEW_HERE, emailOf } from './manifest.ts';

/** Long enough ago for new works from everyone with many followers. */
const LAST_VISIT_DAYS_AGO = 11;
const HOUR_MS = DAY_MS / 24;

/** Everyone was here a few days ago, one after another; one of them follows no one yet, and one has just signed up. Only once. */
export async function seedVisits(ctx: Context, now: Date): Promise<void> {
  if ((await ctx.db.$count(users, eq(users.id, personId(NEW_HERE.slug)))) > 0) return;
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const people = [LOOKING_AROUND, { ...NEW_HERE, joinedDaysAgo: 0 }];
  // Before the rows, so that an interrupted start does all of it again. An external sign-in provider has its own accounts.
  for (const { slug, firstName, lastName } of ctx.config.oidc ? [] : people)
    await upsertDemoAccount(ctx.db, {
      email: emailOf(slug),
      givenName: firstName,
      familyName: lastName,
      password: DEMO_PASSWORD,
    });
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(users)
      .values(
        people.map(({ slug, firstName, lastName, city, joinedDaysAgo }) => ({
          id: personId(slug),
          email: emailOf(slug),
          firstName,
          lastName,
          city,
          profileCompleted: true,
          createdAt: before(joinedDaysAgo),
        })),
      )
      .onConflictDoNothing();
    await tx
      .insert(memberVisits)
      .values(
        [...MEMBERS, ADMIN, LOOKING_AROUND].map((member, index) => ({
          userId: personId(member.slug),
          seenAt: new Date(before(LAST_VISIT_DAYS_AGO).getTime() - index * 5 * HOUR_MS),
        })),
      )
      .onConflictDoNothing();
    await tx
      .insert(firstMinutes)
      .values({ userId: personId(NEW_HERE.slug), createdAt: now })
      .onConflictDoNothing();
  });
}
