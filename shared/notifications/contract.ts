import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { ACTIVITY_KINDS } from '#shared/hire/activity-kinds.ts';
import { ORDER_CHANGES, PREMIUM_CHANGES } from '#shared/orders/changes.ts';
import { OFFER_CHANGES } from '#shared/offers/states.ts';
import { Award } from '#shared/awards/contract.ts';
import { Id, Money, Timestamp, idParams } from '#shared/kernel/fields.ts';
import { Person } from '#shared/accounts/session/contract.ts';

export const NotificationType = z.enum([
  'like',
  'comment',
  'follow',
  'message',
  'sale',
  'award',
  'order',
  'premium',
  'support',
  'video',
  'hire',
  'email',
  'moderation',
  'security',
  'alert',
  'certificate',
  'offer',
]);
export type NotificationType = z.output<typeof NotificationType>;

/** To the owner who transferred it, and to the new one; voided: to all its owners, if it was transferred. */
export const CERTIFICATE_CHANGES = ['handed_on', 'received', 'voided'] as const;
export type CertificateChange = (typeof CERTIFICATE_CHANGES)[number];

export const SECURITY_CHANGES = [
  'device_added',
  'export_ready',
  'deletion_asked',
  'deletion_canceled',
  'deletion_postponed',
] as const;
export type SecurityChange = (typeof SECURITY_CHANGES)[number];

/** Why nothing can be e-mailed to the member. */
const MAIL_REASONS = ['unverified', 'returned'] as const;
export type MailReason = (typeof MAIL_REASONS)[number];

/** To the member it is about, to who reported, and to who appealed. */
export const MODERATION_CHANGES = [
  'hidden',
  'labeled_ai',
  'warned',
  'suspended',
  'restored',
  'report_upheld',
  'report_dismissed',
  'appeal_granted',
  'appeal_refused',
  'held',
  'released',
  'copy_held',
  'copy_stays',
  'copy_hidden',
  'label_lifted',
  'label_back',
  'report_reversed',
  'suspension_ended',
] as const;
export type ModerationChange = (typeof MODERATION_CHANGES)[number];

/** One notification of the list: everyone who did the same to the same subject since it was last read. */
export const Notification = z
  .object({
    id: Id,
    type: NotificationType,
    /** The newest, at most three; an award has none. */
    actors: z.array(Person),
    actorsCount: z.int(),
    artwork: z.nullable(z.object({ id: Id, title: z.string(), imageUrl: z.string() })),
    award: z.nullable(
      z.object({
        type: Award.shape.type,
        awardDate: Award.shape.awardDate,
        likesCount: Award.shape.likesCount,
      }),
    ),
    /** The sale, the amount paid, and the artist's part of it. */
    sale: z.nullable(z.object({ purchaseId: Id, amount: Money, artistAmount: Money })),
    /** For type order: the purchase, the change, and whether the member sold it. */
    order: z.nullable(z.object({ purchaseId: Id, change: z.enum(ORDER_CHANGES), isSale: z.boolean() })),
    /** For type premium. */
    premium: z.nullable(z.enum(PREMIUM_CHANGES)),
    /** For type support: to the member when answered, to moderators when asked. */
    support: z.nullable(z.object({ requestId: Id, subject: z.string(), isAnswered: z.boolean() })),
    /** For type video: the member's own Hub video, and whether processing failed. */
    video: z.nullable(z.object({ contentId: Id, title: z.string(), hasFailed: z.boolean() })),
    /** For type hire. */
    hire: z.nullable(z.object({ projectId: Id, title: z.string(), change: z.enum(ACTIVITY_KINDS) })),
    /** For type moderation. A work's label changes without a case. */
    moderation: z.nullable(
      z.object({ caseId: z.nullable(Id), title: z.string(), change: z.enum(MODERATION_CHANGES) }),
    ),
    /** For type alert: the saved search, and what it searches for. */
    alert: z.nullable(z.object({ searchId: Id, name: z.string(), search: z.string() })),
    /** For type certificate: its code as printed. */
    certificate: z.nullable(z.object({ code: z.string(), change: z.enum(CERTIFICATE_CHANGES) })),
    /** For type offer: the work as it was called, the price, and whether the member is the seller. */
    offer: z.nullable(
      z.object({ title: z.string(), amount: Money, change: z.enum(OFFER_CHANGES), isSeller: z.boolean() }),
    ),
    /** For type email. */
    email: z.nullable(z.enum(MAIL_REASONS)),
    /** For type security: a sign-in from a device that was not known; the export can be downloaded. */
    security: z.nullable(z.enum(SECURITY_CHANGES)),
    /** The newest comment of the first actor there. */
    comment: z.nullable(z.string()),
    /** Time of the newest event. */
    happenedAt: Timestamp,
    isRead: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Notification' });
export type Notification = z.output<typeof Notification>;

/** Types the member has muted; never `security` and `moderation`. */
export const NotificationPreferences = z
  .object({
    muted: z.array(NotificationType).check(
      z.maxLength(NotificationType.options.length),
      z.refine((types) => !types.includes('security'), 'Security notifications are always sent.'),
      z.refine((types) => !types.includes('moderation'), 'Moderation notifications are always sent.'),
    ),
  })
  .register(z.globalRegistry, { id: 'NotificationPreferences' });
export type NotificationPreferences = z.output<typeof NotificationPreferences>;

export const notificationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    access: 'member',
    summary: "The member's notifications, newest first",
    query: z.object(pageQuery),
    status: 200,
    response: z.array(Notification),
    paged: true,
    errors: [],
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/notifications/unread',
    access: 'member',
    summary: 'Number of unread notifications',
    status: 200,
    response: z.object({ unreadCount: z.int() }),
    errors: [],
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/notifications/:id/read',
    access: 'member',
    summary: 'Mark a notification as read',
    params: idParams,
    status: 204,
    whileSuspended: 'allowed',
    errors: ['notification_not_found'],
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/api/notifications/read',
    access: 'member',
    summary: 'Mark all notifications as read',
    status: 204,
    whileSuspended: 'allowed',
    errors: [],
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/api/notifications/preferences',
    access: 'member',
    summary: 'Muted notification types',
    status: 200,
    response: NotificationPreferences,
    errors: [],
  }),
  setPreferences: endpoint({
    method: 'PUT',
    path: '/api/notifications/preferences',
    access: 'member',
    summary: 'Set the muted notification types',
    body: NotificationPreferences,
    status: 200,
    response: NotificationPreferences,
    whileSuspended: 'allowed',
    errors: [],
  }),
};
