/** Calls of endpoints by everyone whom the access table names. */
import type { Endpoint } from '#shared/http/endpoint.ts';
import type { TestApp } from '../app.ts';
import { createMember } from '../factories.ts';
import type { Account, Subject, Who } from './rows.ts';

/** Those who are no part of a subject. */
export const createOthers = async (app: TestApp) => ({
  stranger: await createMember(app),
  moderator: await createMember(app, { role: 'moderator' }),
  admin: await createMember(app, { role: 'admin' }),
  blocked: await createMember(app),
});

/** The caller, for a subject with such a person. */
export const accountOf = (
  others: Awaited<ReturnType<typeof createOthers>>,
  who: Who,
  subject: Subject,
): Account | undefined =>
  who === 'owner' || who === 'party' || who === 'applicant' ? subject[who] : others[who];

export interface Answer {
  status: number;
  code: string | undefined;
}

export async function ask(
  app: TestApp,
  e: Endpoint,
  id: string,
  cookie?: string,
  body: unknown = {},
): Promise<Answer> {
  const response = await fetch(app.url + e.path.replace(/:\w+/g, id), {
    method: e.method,
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    ...(e.method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isProblem = response.headers.get('content-type')?.includes('problem+json');
  return {
    status: response.status,
    code: isProblem ? (JSON.parse(text) as { code: string }).code : undefined,
  };
}

/** The endpoint does not take the table's body, or fails. */
export const isFault = ({ status, code }: Answer): boolean => status === 500 || code === 'invalid_request';
