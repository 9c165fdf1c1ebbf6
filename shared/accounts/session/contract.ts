import * as z from 'zod/mini';
import { FirstMinutes } from '../first-minutes/answers.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id, Timestamp } from '#shared/kernel/fields.ts';

/** A member as shown beside a work or a comment. */
export const Person = z
  .object({
    id: Id,
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    artistName: z.nullable(z.string()),
    profileImageUrl: z.nullable(z.string()),
    isProfessional: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Person' });
export type Person = z.output<typeof Person>;

/** The signed-in member: every users field except payment ids, plus role. */
export const CurrentUser = z
  .object({
    ...Person.shape,
    email: z.nullable(z.string()),
    city: z.nullable(z.string()),
    borough: z.nullable(z.string()),
    instagramUrl: z.nullable(z.string()),
    twitterUrl: z.nullable(z.string()),
    linkedinUrl: z.nullable(z.string()),
    websiteUrl: z.nullable(z.string()),
    bio: z.nullable(z.string()),
    role: z.enum(['member', 'moderator', 'admin']),
    isSubscriber: z.boolean(),
    followersCount: z.int(),
    followingCount: z.int(),
    totalLikes: z.int(),
    profileCompleted: z.boolean(),
    /** When the sign-up form was shown; it is offered once. */
    profileOfferedAt: z.nullable(Timestamp),
    coverImageUrl: z.nullable(z.string()),
    /** AI-assisted and AI-generated works are left out of everything this member sees. */
    hidesAi: z.boolean(),
    /** Where the member is, ISO 3166-1 alpha-2, as they said; never shown to others. */
    country: z.nullable(z.string()),
    /** The country of the member's latest delivery address. */
    deliveredTo: z.nullable(z.string()),
    /** Links to what this member shows say to anyone what is behind them. */
    hasPreviews: z.boolean(),
    /** Whether visitors may read the member's pages while the gallery is public; null: not answered, so members only. */
    isPublic: z.nullable(z.boolean()),
    /** Null until the browser's is known. */
    timeZone: z.nullable(z.string()),
    /** Away until then, when `backOn` begins where they are; in the past or null: here. */
    awayUntil: z.nullable(Timestamp),
    backOn: z.nullable(z.iso.date()),
    /** The member is suspended until then: they can read, and finish what is under way. */
    suspendedUntil: z.nullable(Timestamp),
    /** The member asked for the deletion of the account, which happens then: until then they can only keep it. */
    deletesAt: z.nullable(Timestamp),
    /** New terms that the member has not agreed to; due `from`. */
    newTerms: z.nullable(z.object({ version: z.int(), from: Timestamp, changes: z.string() })),
    /** When the visit before this one ended; null during the first. */
    lastVisitAt: z.nullable(Timestamp),
    /** Null: signed up before there were any. */
    firstMinutes: z.nullable(FirstMinutes),
    /** A work of theirs was ever paid for. */
    hasSold: z.boolean(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'CurrentUser' });
export type CurrentUser = z.output<typeof CurrentUser>;

export const userEndpoints = {
  current: endpoint({
    method: 'GET',
    operationId: 'getCurrentMember',
    path: '/api/auth/user',
    access: 'member',
    scope: 'read',
    summary: 'The signed-in member; updates when they were last seen',
    status: 200,
    response: CurrentUser,
    whileLeaving: 'allowed',
    errors: [],
  }),
};
