/** In place of a mail server: takes every message on loopback and keeps it, readable at `/sandbox/mail`. */
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Router } from 'express';
import type { Logger } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Db } from '#server/context.ts';
import { BRAND } from '#shared/kernel/brand.ts';
import type { Mail } from '../mail.ts';
import { createSmtpMail } from '../smtp-mail.ts';
import { keepMessage, takeAnswer } from './queries.ts';
import { mailboxRouter } from './router.ts';

const MAX_BYTES = 10 * 2 ** 20;
const ANSWERS: Record<number, string> = { 451: 'Try again later', 550: 'No such mailbox' };

interface Options {
  db: Db;
  clock: { now(): Date };
  log: Logger;
}

const refusal = (code: number): Error =>
  Object.assign(new Error(ANSWERS[code] ?? 'Refused'), { responseCode: code });

/** Reads the message and answers as the mailbox's page says. */
async function receive({ db, clock }: Options, source: Buffer, recipient: string): Promise<number> {
  const code = await takeAnswer(db);
  const parsed = await PostalMime.parse(source);
  await keepMessage(db, {
    messageId: parsed.messageId ?? '',
    recipient,
    subject: parsed.subject ?? '',
    source: source.toString(),
    code,
    receivedAt: clock.now(),
  });
  return code;
}

export async function createSandboxMail(options: Options): Promise<{ mail: Mail; router: Router }> {
  const { db, log } = options;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_BYTES,
    logger: false,
    onData(stream, { envelope }, answer) {
      const recipient = envelope.rcptTo[0]?.address ?? '';
      buffer(stream)
        .then((source) => receive(options, source, recipient))
        .then((code) => answer(code === 250 ? null : refusal(code)))
        .catch((error: unknown) => {
          log.warn({ err: error }, 'the mailbox could not keep a message');
          answer(refusal(451));
        });
    },
  });
  // A client that leaves in the middle of a message.
  server.on('error', (error: Error) => log.debug({ err: error }, 'mailbox'));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const from = `${BRAND} <hello@atelier.test>`;
  const mail = createSmtpMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from, dkim: null });
  return {
    mail: {
      ...mail,
      async close() {
        await mail.close();
        await new Promise<void>((resolve) => server.close(() => resolve()));
      },
    },
    router: mailboxRouter(db),
  };
}
