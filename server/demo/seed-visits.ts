import { memberVisits } from '#shared/accounts/visits/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Context } from '../context.ts';
import { upsertDemoAccount } from '../providers/identity/sandbox/accounts.ts';
import { DAY_MS } from './calendar.ts';
import { personId } from './identifiers.ts';
import { ADMIN, DEMO_PASSWORD, LOOKING_AROUND, MEMBERS, emailOf } from './manifest.ts';

/** Long enough ago for new works from everybody with many followers. */
const LAST_VISIT_DAYS_AGO = 11;

/** Everybody was here a few days ago; one of them follows nobody yet. Existing rows stay unchanged. */
export async function seedVisits(ctx: Context, now: Date): Promise<void> {
  const { slug, firstName, lastName, city, joinedDaysAgo } = LOOKING_AROUND;
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(users)
      .values({
        id: personId(slug),
        email: emailOf(slug),
        firstName,
        lastName,
        city,
        profileCompleted: true,
        createdAt: before(joinedDaysAgo),
      })
      .onConflictDoNothing();
    await tx
      .insert(memberVisits)
      .values(
        [...MEMBERS, ADMIN, LOOKING_AROUND].map((member) => ({
          userId: personId(member.slug),
          seenAt: before(LAST_VISIT_DAYS_AGO),
        })),
      )
      .onConflictDoNothing();
  });
  if (ctx.config.oidc) return;
  await upsertDemoAccount(ctx.db, {
    email: emailOf(slug),
    givenName: firstName,
    familyName: lastName,
    password: DEMO_PASSWORD,
  });
}
