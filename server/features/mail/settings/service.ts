import { type LANGUAGES, type DigestChoice, type MailSettings } from '#shared/mail/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { setLocale } from '#server/features/accounts/public.ts';
import { choicesOf, rescheduleDigest } from '../digest/schedule.ts';
import { isTimeZone } from '#shared/kernel/zoned-time.ts';
import { type Recipient, isReturned, listRecipients } from '../outbox/queries.ts';
import { saveSettings } from './queries.ts';

function stateOf(recipient: Recipient): MailSettings['address'] {
  if (recipient.email === null || recipient.emailVerified === false) return 'unverified';
  if (isReturned(recipient)) return 'returned';
  return recipient.emailVerified ? 'verified' : 'unknown';
}

/** Throws `sign_in_required` if the member was deleted while signed in. */
async function findRecipient(ctx: Context, id: string): Promise<Recipient> {
  const [recipient] = await listRecipients(ctx.db, [id]);
  if (!recipient) throw new AppError('sign_in_required');
  return recipient;
}

export async function readSettings(ctx: Context, member: Member): Promise<MailSettings> {
  const recipient = await findRecipient(ctx, member.id);
  return {
    isOn: ctx.mail !== null,
    email: recipient.email,
    address: stateOf(recipient),
    providerUrl: ctx.config.oidc?.issuer ?? null,
    digest: choicesOf(recipient.settings),
    timeZone: recipient.timeZone,
    language: recipient.language,
  };
}

interface Wanted {
  digest?: { [Choice in DigestChoice]?: boolean | undefined } | undefined;
  timeZone?: string | undefined;
  language?: (typeof LANGUAGES)[number] | undefined;
}

/** Members who unsubscribed and then choose again get what they chose, and nothing else. */
export async function chooseDigest(
  ctx: Context,
  tx: Queryable,
  memberId: string,
  digest: NonNullable<Wanted['digest']>,
): Promise<void> {
  const [recipient] = await listRecipients(tx, [memberId]);
  const chosen = { ...choicesOf(recipient?.settings ?? null), ...definedOf(digest) };
  await saveSettings(tx, memberId, { ...chosen, isUnsubscribed: false });
  await rescheduleDigest(ctx, tx, memberId);
}

export async function changeSettings(
  ctx: Context,
  member: Member,
  { digest, timeZone, language }: Wanted,
): Promise<MailSettings> {
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw new AppError('unknown_time_zone');
  await ctx.db.transaction(async (tx) => {
    if (timeZone !== undefined || language !== undefined)
      await setLocale(tx, member.id, {
        ...(timeZone !== undefined && { timeZone }),
        ...(language !== undefined && { language }),
      });
    if (digest) await chooseDigest(ctx, tx, member.id, digest);
    else if (timeZone !== undefined) await rescheduleDigest(ctx, tx, member.id);
  });
  return readSettings(ctx, member);
}

const definedOf = (digest: NonNullable<Wanted['digest']>): { [Choice in DigestChoice]?: boolean } =>
  Object.fromEntries(Object.entries(digest).filter(([, isOn]) => isOn !== undefined));
