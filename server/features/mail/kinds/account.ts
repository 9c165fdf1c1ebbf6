/** Premium, and answers to requests. */
import { desc, eq } from 'drizzle-orm';
import { subscriptions } from '#shared/premium/tables.ts';
import { supportRequests } from '#shared/support/tables.ts';
import type { PremiumChange } from '#shared/notices/account.ts';
import { excerpt, usd } from '../letters/format.ts';
import type { Letter } from '../letters/letter.ts';
import * as texts from '../texts.ts';
import type { Facts, Kind } from './kind.ts';

type Subscription = typeof subscriptions.$inferSelect;
type Content = Pick<Letter, 'subject' | 'paragraphs' | 'button' | 'facts' | 'deadline'>;

const PREMIUM: Record<PremiumChange, (row: Subscription, facts: Facts) => Content | null> = {
  started: ({ price, currentPeriodEnd: renews }, { reader }) => ({
    subject: texts.premiumStartedSubject,
    paragraphs: [texts.premiumStartedBody, texts.premiumStays],
    facts: [
      { label: texts.premium, value: texts.aMonth(usd(price)) },
      ...(renews ? [{ label: texts.renews, value: reader.format.day(renews) }] : []),
    ],
    button: { label: texts.seePremium, path: '/subscribe' },
  }),
  payment_failed: ({ status }) =>
    status === 'active'
      ? null
      : {
          subject: texts.premiumFailedSubject,
          paragraphs: [texts.premiumFailedBody],
          deadline: { head: texts.weTryAgain, rest: texts.elsePremiumEnds },
          button: { label: texts.checkCard, path: '/subscribe' },
        },
  ended: () => ({
    subject: texts.premiumEndedSubject,
    paragraphs: [texts.premiumEndedBody],
    button: { label: texts.goPremium, path: '/subscribe' },
  }),
};

const premiumKind =
  (change: PremiumChange): Kind =>
  async (facts) => {
    const { db, reader } = facts;
    const [row] = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, reader.id))
      .orderBy(desc(subscriptions.createdAt))
      .limit(1);
    const content = row && PREMIUM[change](row, facts);
    if (!content) return null;
    return {
      ...content,
      title: content.subject,
      reason: texts.premiumAlwaysSent(reader.address),
      links: [{ label: texts.contactSupport, path: '/support?premium=true' }],
    };
  };

const supportAnswered: Kind = async ({ db, reader, subject }) => {
  const [row] = await db.select().from(supportRequests).where(eq(supportRequests.id, subject['requestId']!));
  if (!row?.answer) return null;
  return {
    subject: texts.supportReplySubject(row.subject),
    title: texts.supportReplyTitle,
    paragraphs: [row.subject, texts.quoted(excerpt(row.answer))],
    button: { label: texts.readReply, path: '/support' },
    reason: texts.accountAlwaysSent(reader.address),
    links: [{ label: texts.contactSupport, path: '/support' }],
  };
};

export const ACCOUNT_KINDS: Record<string, Kind> = {
  'premium.started': premiumKind('started'),
  'premium.payment_failed': premiumKind('payment_failed'),
  'premium.ended': premiumKind('ended'),
  'support.answered': supportAnswered,
};
