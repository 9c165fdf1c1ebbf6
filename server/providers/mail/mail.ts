/** Sends e-mail by SMTP, to a real server or to the stand-in. */

export interface OutgoingMail {
  /** The same for every attempt, so that a mail program shows a repeated message once. */
  messageId: string;
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * refused: the receiving server will never take this message. failed: it may take it later.
 * unreachable: no message can be sent now.
 */
export type MailFailure = 'refused' | 'failed' | 'unreachable';

export class MailError extends Error {
  override name = 'MailError';
  readonly failure: MailFailure;
  /** The server's reply code, if it replied. */
  readonly code: number | null;

  constructor(failure: MailFailure, code: number | null, options: { cause: unknown }) {
    super(`email ${failure}${code === null ? '' : ` (${code})`}`, options);
    this.failure = failure;
    this.code = code;
  }
}

export interface Mail {
  /** Resolves once the server has taken the message. Throws `MailError`. */
  send(message: OutgoingMail): Promise<void>;
  /** After the host's name in Message-ID. */
  host: string;
  close(): Promise<void>;
}
