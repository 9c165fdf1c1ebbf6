import { createTransport } from 'nodemailer';
import { type Mail, MailError } from './mail.ts';

export interface MailSettings {
  smtpUrl: string;
  /** 'Name <address>' */
  from: string;
  dkim: { domain: string; selector: string; privateKey: string } | null;
}

const CONNECTIONS = 4;
const CONNECT_MS = 5000;
const SILENCE_MS = 20_000;
/** RFC 8058 wants both List-Unsubscribe fields signed; the library's own list leaves the second out. */
const SIGNED =
  'from:subject:date:message-id:to:mime-version:content-type:list-id:list-unsubscribe:list-unsubscribe-post';

/** What the receiver says about the message itself; a refused sender or password is the operator's to correct. */
const ABOUT_MESSAGE = new Set(['RCPT TO', 'DATA']);

function toMailError(error: unknown): MailError {
  const { responseCode: code = null, command = '' } = error as { responseCode?: number; command?: string };
  const options = { cause: error };
  if (code === null || !ABOUT_MESSAGE.has(command)) return new MailError('unreachable', code, options);
  return new MailError(code >= 500 ? 'refused' : 'failed', code, options);
}

const hostOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

export function createSmtpMail({ smtpUrl, from, dkim }: MailSettings): Mail {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Templates contain members' texts, which must not name files or addresses to read.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED,
      },
    }),
  });
  return {
    host: hostOf(from),
    async send(message) {
      const headers = { 'Auto-Submitted': 'auto-generated', ...message.headers };
      await transport.sendMail({ ...message, from, headers }).catch((error: unknown) => {
        throw toMailError(error);
      });
    },
    async close() {
      transport.close();
    },
  };
}
