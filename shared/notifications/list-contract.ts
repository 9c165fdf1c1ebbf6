import * as z from 'zod/mini';
import { Person } from '#shared/accounts/session/contract.ts';
import { Award } from '#shared/awards/contract.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { Id, Money, Timestamp } from '#shared/kernel/fields.ts';
import { NOTIFICATION_TYPES, type NotificationType, changesIn } from '#shared/notices/notices.ts';
import { LIST_PATH } from './contract.ts';

const Work = z.nullable(z.object({ id: Id, title: z.string(), imageUrl: z.string() }));

/** What the notifications of a type are about, as it is now; those of the other types are about no one thing. */
const SUBJECTS = {
  like: { artwork: Work },
  /** The newest comment of the first actor there. */
  comment: { artwork: Work, comment: z.nullable(z.string()) },
  /** The amount paid, and the artist's part of it. */
  sale: {
    artwork: Work,
    sale: z.nullable(z.object({ purchaseId: Id, amount: Money, artistAmount: Money })),
  },
  award: {
    artwork: Work,
    award: Award.shape.type,
    awardDate: Award.shape.awardDate,
    likesCount: Award.shape.likesCount,
  },
  order: { artwork: Work, purchaseId: Id, isSeller: z.boolean() },
  support: { requestId: Id, subject: z.string() },
  video: { contentId: Id, title: z.string() },
  hire: { projectId: Id, title: z.string() },
  /** A work's label changes without a case. */
  moderation: { artwork: Work, caseId: z.nullable(Id), title: z.string() },
  /** The saved search, and what it searches for. */
  alert: { artwork: Work, searchId: Id, name: z.string(), search: z.string() },
  /** Its code as printed. */
  certificate: { artwork: Work, code: z.string() },
  /** The work as it was called, and the price. */
  offer: {
    artwork: Work,
    title: z.string(),
    amount: Money,
    isSeller: z.boolean(),
    /** How many of the member's offers one change of several works ended. */
    endedCount: z.optional(z.int()),
  },
  draft: { draftId: Id, title: z.string() },
} satisfies Partial<Record<NotificationType, z.core.$ZodLooseShape>>;
type Subjects = typeof SUBJECTS;
export type TypeWithSubject = keyof Subjects;
export type Subject<Type extends TypeWithSubject> = z.output<z.ZodMiniObject<Subjects[Type]>>;

/** Which change it was, of types with several notices. */
function changeOf(type: NotificationType) {
  const changes = changesIn(type).filter((change) => change !== null);
  if (changes.length === 0) return {};
  const change = z.enum(changes);
  return { change: changes.length < changesIn(type).length ? z.optional(change) : change };
}

const common = {
  id: Id,
  /** The newest, at most three; some types have none. */
  actors: z.array(Person),
  actorsCount: z.int(),
  /** Time of the newest event. */
  happenedAt: Timestamp,
  isRead: z.boolean(),
};

type Common = z.output<z.ZodMiniObject<typeof common>>;
/** One notification of the list: everyone who did the same to the same subject since it was last read. */
export type Notification = {
  [Type in NotificationType]: Common & {
    type: Type;
    about: (Type extends TypeWithSubject ? Subject<Type> : unknown) & { change?: string };
  };
}[NotificationType];

// Not `z.discriminatedUnion`, whose code would be part of every visitor's first load.
const OfAnyType = z
  .union(
    NOTIFICATION_TYPES.map((type) =>
      z.object({
        ...common,
        type: z.literal(type),
        about: z.object({ ...(type in SUBJECTS && SUBJECTS[type as TypeWithSubject]), ...changeOf(type) }),
      }),
    ),
  )
  .register(z.globalRegistry, { id: 'Notification' });
export const Notification = OfAnyType as z.ZodMiniType as z.ZodMiniType<Notification>;

const NotificationTypes = z.enum(NOTIFICATION_TYPES);

/** Types the member has muted; never `security` and `moderation`. */
export const NotificationPreferences = z
  .object({
    muted: z.array(NotificationTypes).check(
      z.maxLength(NOTIFICATION_TYPES.length),
      z.refine((types) => !types.includes('security'), 'Security notifications are always sent.'),
      z.refine((types) => !types.includes('moderation'), 'Moderation notifications are always sent.'),
    ),
  })
  .register(z.globalRegistry, { id: 'NotificationPreferences' });
export type NotificationPreferences = z.output<typeof NotificationPreferences>;

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
  preferences: endpoint({
    method: 'GET',
    operationId: 'getNotificationPreferences',
    path: '/api/notifications/preferences',
    access: 'member',
    summary: 'Muted notification types',
    status: 200,
    response: NotificationPreferences,
    errors: [],
  }),
  setPreferences: endpoint({
    method: 'PUT',
    operationId: 'setNotificationPreferences',
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
