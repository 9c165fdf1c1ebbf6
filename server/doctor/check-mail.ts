import { createTransport } from 'nodemailer';
import { type MailSettings, createSmtpMail } from '../providers/mail/smtp-mail.ts';
import { type Finding, advice, causeOf, fine, problem } from './finding.ts';

const WAIT_MS = 8000;
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** Node's names for a certificate that no known authority has signed; Debian's mail servers begin with one. */
const OWN_CERTIFICATE = /self.signed|unable to (?:get|verify)/i;

function remedyFor(cause: string, protocol: string): string {
  if (OWN_CERTIFICATE.test(cause))
    return 'Give it a certificate from a known authority, or set NODE_EXTRA_CA_CERTS to the file with its own CA certificate. A mail server on this machine needs none: add ?ignoreTLS=true to SMTP_URL.';
  const port =
    protocol === 'smtps:' ? 'smtps:// is for port 465; port 587 needs smtp://' : 'port 465 needs smtps://';
  return `Check SMTP_URL: ${port}; percent-encode special characters in the user and password.`;
}

/** @param recipient gets a test message; null: none is sent */
export async function checkMail(settings: MailSettings, recipient: string | null): Promise<Finding[]> {
  const { smtpUrl, from, dkim } = settings;
  const { protocol, host } = new URL(smtpUrl);
  const transport = createTransport({ url: smtpUrl, connectionTimeout: WAIT_MS, greetingTimeout: WAIT_MS });
  try {
    await transport.verify();
  } catch (error) {
    const cause = causeOf(error);
    return [problem(`Can’t connect to the mail server ${host}: ${cause}`, remedyFor(cause, protocol))];
  } finally {
    transport.close();
  }
  const found = [fine(`Connected to the mail server ${host}; mail is sent from ${from}.`)];
  if (!dkim) {
    found.push(
      advice(
        'Mail is not signed here (DKIM).',
        'Fine if your mail server signs it; otherwise set DKIM_*: docs/operations.md, Email.',
      ),
    );
  }
  if (!recipient) return found;
  const mail = createSmtpMail(settings);
  try {
    await mail.send({
      messageId: `<doctor-${Date.now()}@${mail.host}>`,
      to: { name: '', address: recipient },
      subject: 'A test from your gallery',
      text: `Your gallery can send email from ${addressOf(from)}.`,
      html: `<p>Your gallery can send email from ${addressOf(from)}.</p>`,
      headers: {},
    });
    return [...found, fine(`A test message is on its way to ${recipient}; look in the spam folder too.`)];
  } catch (error) {
    return [
      ...found,
      problem(
        `The test message to ${recipient} was rejected: ${causeOf(error)}`,
        'Check that this server may send as MAIL_FROM.',
      ),
    ];
  } finally {
    await mail.close();
  }
}
