import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/http/errors.ts';
import { BRAND } from '#shared/kernel/brand.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { Context } from '#server/context.ts';
import { type Mail, MailError } from '#server/providers/mail/mail.ts';
import { render } from './letters/render.ts';
import { listRecipients } from './outbox/queries.ts';

const LETTER = {
  subject: `${BRAND} can send email`,
  title: 'Your email works',
  paragraphs: [
    'This is the test you asked for in the office. Orders, refunds and reports reach members the same way.',
  ],
  button: { label: 'Open the office', path: '/office/overview' },
  reason: 'You’re getting this email because you asked for a test.',
  links: [],
};

/**
 * Sends at once instead of by the outbox, so that whoever asked hears whether it worked.
 * Throws `email_unverified`, `email_unavailable`.
 */
export async function sendTestLetter(
  { db, config, log }: Context,
  mail: Mail,
  memberId: string,
): Promise<void> {
  const [recipient] = await listRecipients(db, [memberId]);
  if (!recipient?.email || !recipient.emailVerified) throw new AppError('email_unverified');
  const { publicUrl } = config;
  const message = {
    ...render(LETTER, { publicUrl, language: recipient.language ?? 'en' }),
    messageId: `<test-${randomUUID()}@${mail.host}>`,
    to: { name: displayName(recipient), address: recipient.email },
    subject: LETTER.subject,
    headers: {},
  };
  await mail.send(message).catch((error: unknown) => {
    log.warn({ err: error }, 'a test email could not be sent');
    const code = error instanceof MailError ? error.code : null;
    throw new AppError('email_unavailable', {
      ...(code && { detail: `The mail server refused the message with code ${code}.` }),
      cause: error,
    });
  });
}
