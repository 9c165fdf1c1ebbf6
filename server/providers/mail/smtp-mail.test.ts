import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import type { MailError, OutgoingMail } from './mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const refuse = (responseCode: number): Error => Object.assign(new Error('No'), { responseCode });
async function serve(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}
const MESSAGE: OutgoingMail = {
  messageId: '<outbox-1@gallery.example>',
  to: { name: 'Ada "Evil" Lund, <b>', address: 'ada@example.com' },
  subject: 'Sold',
  html: '<p>Sold</p>',
  text: 'Sold',
  headers: {
    'List-Unsubscribe': '<https://gallery.example/u>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
};
function mailTo(smtpUrl: string) {
  const privateKey = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
  const mail = createSmtpMail({
    smtpUrl,
    from: 'Gallery <hello@gallery.example>',
    dkim: {
      domain: 'gallery.example',
      selector: 'a1',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    },
  });
  closing.unshift(() => mail.close());
  return mail;
}
const failure = (smtpUrl: string) =>
  mailTo(smtpUrl)
    .send(MESSAGE)
    .then(
      () => 'sent',
      (error: MailError) => error.failure,
    );

it('signs both fields of the one-click unsubscription', async () => {
  const received: Buffer[] = [];
  const host = await serve({
    onData: (stream, _session, answer) =>
      void stream.on('data', (part: Buffer) => received.push(part)).on('end', () => answer()),
  });
  await mailTo(`smtp://${host}`).send(MESSAGE);
  const { headers, to, messageId } = await PostalMime.parse(Buffer.concat(received));
  const signature = headers.find(({ key }) => key === 'dkim-signature')!.value.replaceAll(/\s/g, '');
  expect(signature).toContain('d=gallery.example;');
  expect(/;h=([^;]+)/.exec(signature)![1]!.split(':')).toEqual(
    expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post', 'from', 'subject', 'message-id']),
  );
  expect(to).toEqual([{ name: 'Ada "Evil" Lund, <b>', address: 'ada@example.com' }]);
  expect(messageId).toBe(MESSAGE.messageId);
});

it.each<[string, SMTPServerOptions, string]>([
  ['no such mailbox', { onRcptTo: (_address, _session, done) => done(refuse(550)) }, 'refused'],
  ['a full mailbox', { onRcptTo: (_address, _session, done) => done(refuse(452)) }, 'failed'],
  [
    'content that is refused',
    { onData: (stream, _session, done) => void stream.resume().on('end', () => done(refuse(554))) },
    'refused',
  ],
  [
    'a sender that is refused',
    { onMailFrom: (_address, _session, done) => done(refuse(553)) },
    'unreachable',
  ],
  [
    'a wrong password',
    { authOptional: false, allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(refuse(535)) },
    'unreachable',
  ],
])('%s', async (_what, options, expected) => {
  expect(await failure(`smtp://${options.onAuth ? 'user:password@' : ''}${await serve(options)}`)).toBe(
    expected,
  );
});

it('reports a missing server as unreachable', async () => {
  expect(await failure('smtp://127.0.0.1:9')).toBe('unreachable');
});
