import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz, updatedAt } from '#shared/kernel/columns.ts';

export const userRole = pgEnum('user_role', ['member', 'moderator', 'admin']);

/** What admins search: a part of a name or of the address, in lower case. */
export const memberText = (t: Record<'artistName' | 'firstName' | 'lastName' | 'email', SQLWrapper>) =>
  sql`lower(coalesce(${t.artistName}, '') || ' ' || coalesce(${t.firstName}, '') || ' ' || coalesce(${t.lastName}, '') || ' ' || coalesce(${t.email}, ''))`;

/** `issuer` and `subject` are the sign-in identity; both are null only for credit profiles, which no one signs in to. */
export const users = pgTable(
  'users',
  {
    id: id(),
    issuer: text(),
    subject: text(),
    email: text().unique(),
    /** Whether the sign-in provider verified the address; null: not known since the last sign-in. */
    emailVerified: boolean(),
    /** An IANA name, from the browser at first; null: not known, so UTC. */
    timeZone: text(),
    /** The language of e-mail and its dates; null means unknown, so English. */
    language: text(),
    firstName: text(),
    lastName: text(),
    artistName: text(),
    city: text(),
    borough: text(),
    instagramUrl: text(),
    twitterUrl: text(),
    linkedinUrl: text(),
    websiteUrl: text(),
    profileImageUrl: text(),
    coverImageUrl: text(),
    bio: text(),
    role: userRole().notNull().default('member'),
    isProfessional: boolean().notNull().default(false),
    isSubscriber: boolean().notNull().default(false),
    /** A credited photographer; no figures, no messages. */
    isCreditProfile: boolean().notNull().default(false),
    /** Hidden by a moderator, with everything the member published. */
    isHidden: boolean().notNull().default(false),
    /**
     * Suspended until then, `FOR_GOOD` without an end; a job clears it at its end. Lists leave out members of whom it is
     * set, as they leave out hidden ones.
     */
    suspendedUntil: timestamptz(),
    /** Asked to be deleted then; hidden until that day, on which a job deletes the account. */
    deletesAt: timestamptz(),
    /** Deleted: the row stays for what belongs to others, without anything about the member. */
    deletedAt: timestamptz(),
    /**
     * Away until then, when the day `backOn` begins in the zone where the member was: works stay, no one can buy or make an
     * offer. Nothing clears it: what has passed means nothing.
     */
    awayUntil: timestamptz(),
    backOn: date(),
    /** The member does not want to see AI-generated and AI-assisted works. */
    hidesAi: boolean().notNull().default(false),
    /** Where the member is, ISO 3166-1 alpha-2, as they said. Never shown to others. */
    country: char({ length: 2 }),
    /** Links to what the member shows may say to anyone what is behind them. */
    hasPreviews: boolean().notNull().default(true),
    /** Anyone may read the member's pages, while the public gallery is on. Null: not asked yet, so members only. */
    isPublic: boolean(),
    followersCount: integer().notNull().default(0),
    followingCount: integer().notNull().default(0),
    totalLikes: integer().notNull().default(0),
    /** Counts changes of what works show of their artist, by a trigger. */
    version: integer().notNull().default(0),
    profileCompleted: boolean().notNull().default(false),
    /** When the member was shown the form 'Join the Community'; no one is shown it twice. */
    profileOfferedAt: timestamptz(),
    stripeCustomerId: text(),
    stripeSubscriptionId: text(),
    stripeAccountId: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_identity').on(t.issuer, t.subject),
    index('users_suspended')
      .on(t.suspendedUntil)
      .where(sql`${t.suspendedUntil} is not null`),
    index('users_deletes')
      .on(t.deletesAt)
      .where(sql`${t.deletesAt} is not null`),
    uniqueIndex('users_email_lower').on(sql`lower(${t.email})`),
    index('users_public')
      .on(t.id)
      .where(sql`${t.isPublic}`),
    index('users_joined').on(t.createdAt, t.id),
    index('users_found').using('gin', memberText(t).append(sql` gin_trgm_ops`)),
    check('users_away', sql`(${t.awayUntil} is null) = (${t.backOn} is null)`),
    check(
      'users_counters',
      sql`${t.followersCount} >= 0 and ${t.followingCount} >= 0 and ${t.totalLikes} >= 0`,
    ),
  ],
);

export type UserRow = typeof users.$inferSelect;
