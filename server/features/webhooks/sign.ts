/** Signatures as https://www.standardwebhooks.com specifies them. */
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

export const newSecret = (): string => PREFIX + randomBytes(24).toString('base64');

/** The id of the message, in every attempt to deliver it. */
export const messageIdOf = (deliveryId: string): string => `msg_${deliveryId.replaceAll('-', '')}`;

interface Signed {
  messageId: string;
  /** In seconds. */
  timestamp: number;
  body: string;
}

const signatureBy = (secret: string, { messageId, timestamp, body }: Signed): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${messageId}.${timestamp}.${body}`)
    .digest('base64')}`;

/** One signature for each secret. */
export const sign = (secrets: readonly string[], message: Signed): string =>
  secrets.map((secret) => signatureBy(secret, message)).join(' ');
