import { sql } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import type { Context } from '../context.ts';
import { upsertDemoAccount } from '../providers/identity/sandbox/accounts.ts';
import { allEnded } from './all-ended.ts';
import { inventAudience } from './audience.ts';
import { DAY_MS } from './calendar.ts';
import { personId } from './identifiers.ts';
import { DEMO_PASSWORD, MEMBERS, MODERATOR, PEOPLE, SUBSCRIBERS, emailOf } from './manifest.ts';

/** The first joined three years ago, the last one fifteen months ago. */
const FIRST_JOINED_DAYS_AGO = 1020;
const LAST_JOINED_DAYS_AGO = 475;

const demoFile = (file: string | null) => (file === null ? null : `/demo/${file}`);

function peopleRows(now: Date) {
  const step = (FIRST_JOINED_DAYS_AGO - LAST_JOINED_DAYS_AGO) / (PEOPLE.length - 1);
  return PEOPLE.map((person, index): typeof users.$inferInsert => {
    const isCreditProfile = person.isCreditProfile === true;
    return {
      id: personId(person.slug),
      // Identity links by verified e-mail at the first sign-in.
      email: isCreditProfile ? null : emailOf(person.slug),
      firstName: person.firstName,
      lastName: person.lastName,
      artistName: person.artistName,
      city: person.city,
      borough: person.borough,
      bio: person.bio,
      profileImageUrl: demoFile(person.avatar),
      coverImageUrl: demoFile(person.cover),
      role: person.slug === MODERATOR ? 'moderator' : 'member',
      isProfessional: person.isProfessional,
      isSubscriber: SUBSCRIBERS.has(person.slug),
      isCreditProfile,
      profileCompleted: true,
      createdAt: new Date(now.getTime() - (FIRST_JOINED_DAYS_AGO - index * step) * DAY_MS),
    };
  });
}

/** Existing rows stay unchanged. */
export async function seedPeople(ctx: Context, now: Date): Promise<void> {
  const audience = inventAudience(now).map((member) => ({ ...member, profileCompleted: true }));
  await ctx.db.transaction(async (tx) => {
    await tx.insert(users).values(peopleRows(now)).onConflictDoNothing();
    await tx.insert(users).values(audience).onConflictDoNothing();
    await tx.execute(sql`update ${users} set updated_at = created_at where issuer is null`);
  });
  // An external sign-in provider has its own accounts.
  if (ctx.config.oidc) return;
  await allEnded(
    MEMBERS.map((member) =>
      upsertDemoAccount(ctx.db, {
        email: emailOf(member.slug),
        givenName: member.firstName,
        familyName: member.lastName,
        password: DEMO_PASSWORD,
      }),
    ),
  );
}
