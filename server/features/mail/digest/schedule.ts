/** One digest a day, at nine where the member is. Its row waits in the outbox; what it says is read when it is sent. */
import type { mailSettings } from '#shared/mail/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { type Recipient, listRecipients, removeWaitingDigests } from '../outbox/queries.ts';
import { queueMail } from '../outbox/queue.ts';
import { dateIn, isTimeZone } from '#shared/kernel/zoned-time.ts';
import { nextNine } from './times.ts';

type Settings = typeof mailSettings.$inferSelect;
export type Choices = Pick<Settings, 'likes' | 'comments' | 'followers' | 'messages' | 'alerts'>;

const NOTHING: Choices = { likes: false, comments: false, followers: false, messages: false, alerts: false };
const DEFAULTS: Choices = { ...NOTHING, messages: true, alerts: true };

/** A message goes into a digest once it has been unread this long. */
export const UNREAD_MS = 3_600_000;

export function choicesOf(settings: Settings | null): Choices {
  if (!settings) return DEFAULTS;
  const { likes, comments, followers, messages, alerts, isUnsubscribed } = settings;
  return isUnsubscribed ? NOTHING : { likes, comments, followers, messages, alerts };
}

export const zoneOf = ({ timeZone }: Pick<Recipient, 'timeZone'>): string =>
  timeZone && isTimeZone(timeZone) ? timeZone : 'UTC';

async function schedule(ctx: Context, tx: Queryable, recipient: Recipient, after: Date): Promise<void> {
  const zone = zoneOf(recipient);
  const dueAt = nextNine(after, zone);
  const dedupeKey = `digest:${dateIn(dueAt, zone)}`;
  await queueMail(ctx, tx, { kind: 'digest', to: [recipient.id], subject: {}, dedupeKey, dueAt });
}

/** Likes, comments and followers are looked up once a day, so that none of them costs a statement when it happens. */
const isDaily = ({ likes, comments, followers }: Choices): boolean => likes || comments || followers;

/** A message arrived, or a saved search found something. @param waitMs until it can be in a digest */
export async function beforeDigest(
  ctx: Context,
  tx: Queryable,
  memberId: string,
  choice: 'messages' | 'alerts',
  waitMs = 0,
): Promise<void> {
  if (!ctx.mail) return;
  const [recipient] = await listRecipients(tx, [memberId]);
  if (!recipient?.emailVerified || !choicesOf(recipient.settings)[choice]) return;
  await schedule(ctx, tx, recipient, new Date(ctx.clock.now().getTime() + waitMs));
}

/** Today's was handled. */
export async function afterDigest(ctx: Context, tx: Queryable, memberId: string): Promise<void> {
  const [recipient] = await listRecipients(tx, [memberId]);
  if (recipient && isDaily(choicesOf(recipient.settings)))
    await schedule(ctx, tx, recipient, ctx.clock.now());
}

/** Choices or the time zone changed. */
export async function rescheduleDigest(ctx: Context, tx: Queryable, memberId: string): Promise<void> {
  await removeWaitingDigests(tx, memberId);
  const [recipient] = await listRecipients(tx, [memberId]);
  const choices = choicesOf(recipient?.settings ?? null);
  if (recipient && (isDaily(choices) || choices.messages || choices.alerts))
    await schedule(ctx, tx, recipient, ctx.clock.now());
}
