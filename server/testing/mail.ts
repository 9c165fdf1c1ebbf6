/** The stand-in's mailbox, as a reader of JSON. */
import { sendDueMail } from '../features/mail/outbox/send.ts';
import type { TestApp } from './app.ts';

interface Brief {
  id: number;
  messageId: string;
  to: string;
  subject: string;
  times: number;
  code: number;
  kind: string | null;
}
export interface Received extends Brief {
  headers: Record<string, string>;
  text: string;
  html: string;
}

const read = async <T>(app: TestApp, path: string): Promise<T> =>
  (await fetch(app.url + path)).json() as Promise<T>;

/** Newest first. */
export const listMail = async (app: TestApp, to?: string): Promise<Brief[]> =>
  (await read<{ messages: Brief[] }>(app, `/sandbox/mail.json${to ? `?to=${encodeURIComponent(to)}` : ''}`))
    .messages;

export const openMail = (app: TestApp, { id }: Pick<Brief, 'id'>): Promise<Received> =>
  read(app, `/sandbox/mail/${id}.json`);

/** Sends what is due. @returns what is in that member's mailbox then, oldest first */
export async function deliver(app: TestApp, to?: string): Promise<Received[]> {
  await sendDueMail(app.ctx);
  const all = await Promise.all((await listMail(app, to)).map((brief) => openMail(app, brief)));
  return all.toSorted((one, other) => one.id - other.id);
}

export const answerWith = (app: TestApp, ...answers: (250 | 451 | 550)[]): Promise<Response> =>
  fetch(`${app.url}/sandbox/mail/answers`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answers }),
  });
