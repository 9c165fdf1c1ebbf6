/** Cases in every state, with the members they are about; made by the same services as the app. */
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { comments } from '#shared/artworks/tables.ts';
import { courseReviews } from '#shared/courses/tables.ts';
import { inspirationContent } from '#shared/inspiration/tables.ts';
import { conversations, messages } from '#shared/messages/tables.ts';
import type { DecisionForm } from '#shared/moderation/cases/contract.ts';
import { cases } from '#shared/moderation/cases/tables.ts';
import type { ReportReason } from '#shared/moderation/reasons.ts';
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import { users } from '#shared/accounts/tables.ts';
import {
  addLogListeners,
  appealDecision,
  decideCase,
  reportToModerators,
  takeEntry,
} from '#server/features/moderation/public.ts';
import { addNotificationListeners } from '#server/features/notifications/public.ts';
import type { Context, Queryable } from '../context.ts';
import { createEventBus } from '../events/events.ts';
import { upsertDemoAccount } from '../providers/identity/sandbox/accounts.ts';
import { DAY_MS, HOUR_MS } from './calendar.ts';
import { contentId, messageId, personId, workId } from './identifiers.ts';
import { seedLookalikes } from './seed-lookalikes.ts';
import { ADMIN, DEMO_PASSWORD, MODERATOR, NEWCOMERS, emailOf } from './manifest.ts';

const MINUTE_MS = 60_000;
const staff = (slug: string) =>
  ({ id: personId(slug), role: slug === ADMIN.slug ? 'admin' : 'moderator' }) as const;
const memberOf = (slug: string) => ({ id: personId(slug), role: 'member' }) as const;

interface Report {
  subject: ReportSubject;
  subjectId: string;
  /** Oldest first: who, how many hours ago, why, and the note. */
  by: [slug: string, hoursAgo: number, reason: ReportReason, note: string][];
}

/** Ada Lund is the admin; the others joined recently and have been reported. */
async function seedNewcomers(ctx: Context, now: Date): Promise<void> {
  const people = [ADMIN, ...NEWCOMERS];
  await ctx.db
    .insert(users)
    .values(
      people.map(({ slug, firstName, lastName, bio, joinedDaysAgo }) => ({
        id: personId(slug),
        email: emailOf(slug),
        emailVerified: true,
        firstName,
        lastName,
        bio,
        role: slug === ADMIN.slug ? ('admin' as const) : ('member' as const),
        profileCompleted: true,
        createdAt: new Date(now.getTime() - joinedDaysAgo * DAY_MS),
      })),
    )
    .onConflictDoNothing();
  if (ctx.config.oidc) return;
  for (const { slug, firstName, lastName } of people)
    await upsertDemoAccount(ctx.db, {
      email: emailOf(slug),
      givenName: firstName,
      familyName: lastName,
      password: DEMO_PASSWORD,
    });
}

const ADVERT = [
  'Your plates are great. Have you thought about reach?',
  '500 followers by tonight, first 50 free. Link in my profile.',
  'Last chance, only today.',
];

async function seedAdvert(tx: Queryable, now: Date): Promise<string> {
  const [senderId, receiverId] = [personId('lars-ekholm'), personId('priya-sorel')];
  const rows = ADVERT.map((content, index) => ({
    id: messageId(`advert:${index}`),
    senderId,
    receiverId,
    content,
    createdAt: new Date(now.getTime() - 9 * HOUR_MS + index * 4 * MINUTE_MS),
  }));
  await tx.insert(messages).values(rows);
  const last = rows.at(-1)!;
  await tx.insert(conversations).values(
    [senderId, receiverId].map((userId) => ({
      userId,
      otherId: userId === senderId ? receiverId : senderId,
      lastMessageId: last.id,
      lastMessageAt: last.createdAt,
      unreadCount: userId === receiverId ? rows.length : 0,
    })),
  );
  return rows[1]!.id;
}

/** A comment that the gallery has. */
async function findComment(tx: Queryable): Promise<string | undefined> {
  const [comment] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.artworkId, workId(22)), ne(comments.userId, personId(MODERATOR))))
    .orderBy(asc(comments.createdAt))
    .limit(1);
  return comment?.id;
}

/** The context of some hours ago, with listeners for what happened then. */
const contextAt =
  (ctx: Context, tx: Queryable, now: Date) =>
  (hoursAgo: number): Context => {
    const then = new Date(now.getTime() - Math.round(hoursAgo * HOUR_MS));
    const past = { ...ctx, db: tx, clock: { now: () => then }, events: createEventBus() };
    addLogListeners(past);
    addNotificationListeners(past);
    return past;
  };

/** The admin's changes since the gallery opened, in days before now. */
const CHANGES = [
  [396, 'settings.prices', 'settings', 'prices', { premiumPrice: '9.00' }, { premiumPrice: '10.00' }],
  [290, 'role.change', 'member', personId(MODERATOR), { role: 'member' }, { role: 'moderator' }],
  [214, 'settings.switch', 'settings', 'direct-messages', { isOpen: false }, { isOpen: true }],
  [33, 'settings.switch', 'settings', 'direct-messages', { isOpen: true }, { isOpen: false }],
  [32.9, 'settings.switch', 'settings', 'direct-messages', { isOpen: false }, { isOpen: true }],
] as const;

async function seedChanges(at: (hoursAgo: number) => Context): Promise<void> {
  const actorId = personId(ADMIN.slug);
  for (const [daysAgo, act, subjectType, subjectId, before, after] of CHANGES) {
    const { events, db } = at(daysAgo * 24);
    await events.emit(db, 'staff.acted', { actorId, act, subjectType, subjectId, before, after });
  }
}

async function sendReport(
  at: ReturnType<typeof contextAt>,
  { subject, subjectId, by }: Report,
): Promise<void> {
  for (const [slug, hoursAgo, reason, note] of by)
    await reportToModerators(at(hoursAgo), memberOf(slug), { subject, subjectId, reason, note });
}

async function seedCases(ctx: Context, tx: Queryable, now: Date): Promise<void> {
  const at = contextAt(ctx, tx, now);
  await seedChanges(at);
  const openCase = async (subjectId: string): Promise<string> => {
    const [row] = await tx
      .select({ id: cases.id })
      .from(cases)
      .where(and(eq(cases.subjectId, subjectId), isNull(cases.decidedAt)));
    return row!.id;
  };
  const report = async (made: Report): Promise<string> => {
    await sendReport(at, made);
    return openCase(made.subjectId);
  };
  const decide = (slug: string, hoursAgo: number, id: string, form: DecisionForm) =>
    decideCase(at(hoursAgo), staff(slug), id, form);
  const take = (hoursAgo: number, id: string) =>
    takeEntry(at(hoursAgo), staff(MODERATOR), { kind: 'report', id });

  // Decided: a warning and a dismissal, a suspension, and a warning that was appealed.
  const suvi = personId('suvi-raunio');
  const warned = await report({
    subject: 'profile',
    subjectId: suvi,
    by: [['hanne-fjeld', 100 * 24, 'undisclosed_ai', 'Half of these are computed.']],
  });
  await decide(MODERATOR, 100 * 24 - 5, warned, {
    decision: 'warn',
    reason: 'undisclosed_ai',
    words: 'Please say for each work how it was made.',
  });
  const dismissed = await report({
    subject: 'artwork',
    subjectId: workId(20),
    by: [['rosalba-nieto', 60, 'stolen_work', 'I have seen this form elsewhere.']],
  });
  await decide(ADMIN.slug, 52, dismissed, { decision: 'dismiss' });
  const posing = await report({
    subject: 'profile',
    subjectId: personId('ilse-marsh'),
    by: [
      ['noor-halabi', 30, 'stolen_work', 'She sends my harbor to buyers as her own.'],
      ['priya-sorel', 29, 'stolen_work', ''],
    ],
  });
  await decide(ADMIN.slug, 22, posing, {
    decision: 'suspend',
    reason: 'stolen_work',
    words: 'You offered a work by Noor Halabi to two members as your own.',
    days: 7,
  });
  const random = await report({
    subject: 'artwork',
    subjectId: workId(24),
    by: [['hanne-fjeld', 70, 'stolen_work', 'Someone else published this network first.']],
  });
  await decide(MODERATOR, 62, random, {
    decision: 'warn',
    reason: 'stolen_work',
    words: 'Please say in the description whose network it is.',
  });
  await appealDecision(
    at(16),
    memberOf('dario-quintela'),
    random,
    'I wrote it myself. The weights are random numbers; there is no one to name.',
  );

  // Open, from overdue to tomorrow.
  const comment = await findComment(tx);
  if (comment)
    await report({
      subject: 'comment',
      subjectId: comment,
      by: [['mina-okoro', 24.25, 'harassment', 'This was meant for me, and not kindly.']],
    });
  const pendulums = await report({
    subject: 'artwork',
    subjectId: workId(52),
    by: [
      [
        'hanne-fjeld',
        7.2,
        'undisclosed_ai',
        'No pen keeps a line this even over 40 cm. Her other works are computed, and say so.',
      ],
      ['rosalba-nieto', 2.6, 'undisclosed_ai', 'The same paper is behind Ember Map, which is labeled as AI.'],
      [
        'edmund-achter',
        1.3,
        'stolen_work',
        'I asked for a photo of the back and got another picture. I think it belongs to someone else.',
      ],
    ],
  });
  await take(0.6, pendulums);
  await report({
    subject: 'message',
    subjectId: await seedAdvert(tx, now),
    by: [['priya-sorel', 8, 'spam', 'The third one this week.']],
  });
  const twin = await report({
    subject: 'profile',
    subjectId: personId('noor-halaby'),
    by: [
      ['edmund-achter', 4, 'other', 'Pretends to be Noor Halabi.'],
      ['hanne-fjeld', 3.5, 'other', ''],
    ],
  });
  await take(1, twin);
}

/** Also serves galleries that are older than cases. */
export async function seedModeration(ctx: Context, now: Date): Promise<void> {
  if ((await ctx.db.$count(users, eq(users.id, personId(ADMIN.slug)))) > 0) return;
  await ctx.db.transaction(async (tx) => {
    await seedNewcomers({ ...ctx, db: tx }, now);
    await seedCases(ctx, tx, now);
    await seedLookalikes({ ...ctx, db: tx }, contextAt(ctx, tx, now));
  });
}

/** Reports about a film and about a review of a course, once these are there. */
export async function seedLearningReports(ctx: Context, now: Date): Promise<void> {
  const film = contentId('a-million-small-steps');
  if ((await ctx.db.$count(inspirationContent, eq(inspirationContent.id, film))) === 0) return;
  if ((await ctx.db.$count(cases, eq(cases.subjectId, film))) > 0) return;
  await ctx.db.transaction(async (tx) => {
    const at = contextAt(ctx, tx, now);
    await sendReport(at, {
      subject: 'inspiration',
      subjectId: film,
      by: [['mina-okoro', 2.1, 'other', 'The sound stops after two minutes.']],
    });
    const [review] = await tx
      .select({ id: courseReviews.id })
      .from(courseReviews)
      .where(eq(courseReviews.userId, personId('edmund-achter')))
      .orderBy(asc(courseReviews.id))
      .limit(1);
    if (review)
      await sendReport(at, {
        subject: 'course_review',
        subjectId: review.id,
        by: [['hanne-fjeld', 0.8, 'spam', 'The same text is under three courses.']],
      });
  });
}
