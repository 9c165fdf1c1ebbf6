import * as z from 'zod/mini';
import { Person } from '#shared/accounts/session/contract.ts';
import { Award } from '#shared/awards/contract.ts';
import { REFUSAL_NAMES } from '#shared/drafts/refusals.ts';
import { ACTIVITY_KINDS } from '#shared/notices/hire.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { Id, Money, Timestamp } from '#shared/kernel/fields.ts';
import {
  MAIL_REASONS,
  PREMIUM_CHANGES,
  SECURITY_CHANGES,
  SUPPORT_CHANGES,
  VIDEO_CHANGES,
} from '#shared/notices/account.ts';
import { CERTIFICATE_CHANGES } from '#shared/notices/certificates.ts';
import { MODERATION_CHANGES } from '#shared/notices/moderation.ts';
import { OFFER_CHANGES } from '#shared/notices/offers.ts';
import { ORDER_CHANGES } from '#shared/notices/orders.ts';
import { LIST_PATH, type NotificationType } from './contract.ts';

const Work = z.nullable(z.object({ id: Id, title: z.string(), imageUrl: z.string() }));

/** One notification of the list: everyone who did the same to the same subject since it was last read. */
const notification = <const Type extends NotificationType, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  about: Shape,
) =>
  z.object({
    id: Id,
    type: z.literal(type),
    /** The newest, at most three; some types have none. */
    actors: z.array(Person),
    actorsCount: z.int(),
    /** What it is about, as it is now, and which change of it. */
    about: z.object(about),
    /** Time of the newest event. */
    happenedAt: Timestamp,
    isRead: z.boolean(),
  });

// Not `z.discriminatedUnion`, whose code would be part of every visitor's first load.
export const Notification = z
  .union([
    notification('like', { artwork: Work }),
    /** The newest comment of the first actor there. */
    notification('comment', {
      artwork: Work,
      comment: z.nullable(z.string()),
      /** To a comment of the member's. */
      change: z.optional(z.literal('reply')),
    }),
    notification('follow', {}),
    notification('message', {}),
    /** The amount paid, and the artist's part of it. */
    notification('sale', {
      artwork: Work,
      sale: z.nullable(z.object({ purchaseId: Id, amount: Money, artistAmount: Money })),
    }),
    notification('award', {
      artwork: Work,
      award: Award.shape.type,
      awardDate: Award.shape.awardDate,
      likesCount: Award.shape.likesCount,
    }),
    notification('order', {
      artwork: Work,
      purchaseId: Id,
      change: z.enum(ORDER_CHANGES),
      isSeller: z.boolean(),
    }),
    notification('premium', { change: z.enum(PREMIUM_CHANGES) }),
    notification('support', { requestId: Id, subject: z.string(), change: z.enum(SUPPORT_CHANGES) }),
    notification('video', { contentId: Id, title: z.string(), change: z.enum(VIDEO_CHANGES) }),
    notification('hire', { projectId: Id, title: z.string(), change: z.enum(ACTIVITY_KINDS) }),
    /** A work's label changes without a case. */
    notification('moderation', {
      artwork: Work,
      caseId: z.nullable(Id),
      title: z.string(),
      change: z.enum(MODERATION_CHANGES),
    }),
    /** The saved search, and what it searches for. */
    notification('alert', { artwork: Work, searchId: Id, name: z.string(), search: z.string() }),
    /** Its code as printed. */
    notification('certificate', { artwork: Work, code: z.string(), change: z.enum(CERTIFICATE_CHANGES) }),
    /** The work as it was called, and the price. */
    notification('offer', {
      artwork: Work,
      title: z.string(),
      amount: Money,
      change: z.enum(OFFER_CHANGES),
      isSeller: z.boolean(),
      /** How many of the member's offers one change of several works ended. */
      endedCount: z.optional(z.int()),
    }),
    notification('draft', { draftId: Id, title: z.string(), change: z.enum(REFUSAL_NAMES) }),
    notification('email', { change: z.enum(MAIL_REASONS) }),
    notification('security', { change: z.enum(SECURITY_CHANGES) }),
  ])
  .register(z.globalRegistry, { id: 'Notification' });
export type Notification = z.output<typeof Notification>;

export const notificationListEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listNotifications',
    path: LIST_PATH,
    access: 'member',
    summary: "The member's notifications, newest first",
    query: z.object(pageQuery),
    status: 200,
    response: z.array(Notification),
    paged: true,
    errors: [],
  }),
};
