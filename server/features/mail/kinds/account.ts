/** Premium, answers to requests, security, own data and moderation. */
import { desc, eq } from 'drizzle-orm';
import type { PremiumFacts, RequestFacts } from '#shared/notices/account.ts';
import type { EventFacts, LetterText } from '#shared/notices/letter.ts';
import { subscriptions } from '#shared/premium/tables.ts';
import { supportRequests } from '#shared/support/tables.ts';
import { type Kind, type Reader, inFrame } from './kind.ts';

const accountAlwaysSent = ({ address }: Reader) =>
  `Sent to ${address} because of your Atelier account. Emails about your account are always sent.`;
const toAtelier = { label: 'Go to Atelier', path: '/' };

export const premiumKind =
  (letter: (facts: PremiumFacts) => LetterText | null): Kind =>
  async ({ db, reader }) => {
    const [row] = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, reader.id))
      .orderBy(desc(subscriptions.createdAt))
      .limit(1);
    if (!row) return null;
    const frame = {
      button: { label: 'View subscription', path: '/subscribe' },
      reason: `Sent to ${reader.address} because of your Premium subscription. Emails about payments are always sent.`,
    };
    return inFrame(letter({ ...row, ...reader.format }), frame, '/support?premium=true');
  };

export const supportKind =
  (letter: (facts: RequestFacts) => LetterText | null): Kind =>
  async ({ db, reader, subject }) => {
    const [row] = await db
      .select({ subject: supportRequests.subject, answer: supportRequests.answer })
      .from(supportRequests)
      .where(eq(supportRequests.id, subject['requestId']!));
    if (!row?.answer) return null;
    const button = { label: 'Read the reply', path: '/support' };
    const text = letter({ subject: row.subject, answer: row.answer });
    return inFrame(text, { button, reason: accountAlwaysSent(reader) });
  };

/** Written from the event. */
export const accountKind =
  (letter: (facts: EventFacts<never>) => LetterText | null): Kind =>
  async ({ reader, subject, happenedAt }) =>
    inFrame(letter({ event: subject as never, happenedAt, ...reader.format }), {
      button: toAtelier,
      reason: accountAlwaysSent(reader),
    });

/** The reader cannot sign in any more. */
export const lastLetter: Kind = async () => ({
  subject: 'Your account was deleted',
  title: 'Your account was deleted',
  paragraphs: [
    'Your profile, pictures and unsold works are gone. What belongs to others stays under “Deleted member.” We delete this address once this email is sent.',
  ],
  button: toAtelier,
  reason: 'This address belonged to an Atelier account.',
  links: [],
});
