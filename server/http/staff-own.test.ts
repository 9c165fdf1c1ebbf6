/** What moderators and admins may do with what is theirs: refused, or the log says why not. */
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, isForStaff } from '#shared/http/endpoint.ts';
import { staffActs } from '#shared/moderation/log/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { ENDPOINTS } from '#server/features.ts';
import * as a from '../testing/access/fixtures.ts';
import * as h from '../testing/access/hire-fixtures.ts';
import type { Fixture, Subject } from '../testing/access/rows.ts';
import { startTestApp } from '../testing/app.ts';
import { createMember } from '../testing/factories.ts';

interface Own {
  /** Its owner is the one who acts, as an admin. */
  of: Fixture;
  body?: object | ((it: Subject) => object);
  code?: 'own_case' | 'not_allowed';
}
const HIDE = { decision: 'hide', reason: 'spam', words: 'Once is enough.' };
const openFor = (subject: string) => (it: Subject) => ({ subject, subjectId: it.id });
const SUSPENSION = { reason: 'spam', words: 'Once is enough.', days: 7 };

/** One row for each act, with what is the caller's; a sentence where nothing of a member is decided. */
const ACTS: Record<string, readonly Own[] | string> = {
  'PUT /api/artworks/:id/featured': [
    { of: a.work, body: { isFeatured: true } },
    { of: a.work, body: { isFeatured: false } },
  ],
  'PUT /api/artworks/:id/ai-label': [{ of: a.labeledWork, body: { isLifted: true } }],
  'POST /api/moderation/cases': [
    { of: a.work, body: openFor('artwork') },
    { of: a.hiddenWork, body: openFor('artwork') },
    { of: a.comment, body: openFor('comment') },
    { of: a.member, body: openFor('profile') },
    { of: a.content, body: openFor('inspiration') },
    { of: a.course, body: openFor('course') },
    { of: a.project, body: openFor('project') },
    { of: a.publicCollection, body: openFor('collection') },
  ],
  'PUT /api/moderation/queue/:kind/:id/taken': [{ of: a.reportedWork }, { of: a.supportRequest }],
  'DELETE /api/moderation/queue/:kind/:id/taken': 'gives back what the caller took',
  'POST /api/moderation/cases/:id/decision': [{ of: a.reportedWork, body: HIDE }],
  'POST /api/support-requests/:id/answer': [
    { of: a.supportRequest, body: { answer: 'Like this.' }, code: 'not_allowed' },
  ],
  'POST /api/hire-projects/:id/resolve': [
    { of: h.disputedJob, body: { outcome: 'cancel', note: 'It is not done.' } },
  ],
  'POST /api/office/members/:id/suspension': [{ of: a.member, body: SUSPENSION }],
  'DELETE /api/office/members/:id/suspension': [{ of: a.member }],
  'PUT /api/office/members/:id/role': 'who steps down gains nothing, and the log names both',
  'POST /api/office/members/:id/sign-out': 'ends the sessions of the caller',
  'DELETE /api/office/first-steps': 'concerns no one',
  'POST /api/office/test-email': 'goes to the caller alone',
  'POST /api/office/emails/:id/retry': 'sends what was to be sent anyway',
  'POST /api/office/jobs/:id/retry': 'concerns no one',
  'PUT /api/office/settings/prices': 'concerns everyone',
  'PUT /api/office/settings/support': 'concerns everyone',
  'PUT /api/office/settings/switches/:name': 'concerns everyone',
  'PUT /api/office/settings/public-gallery': 'concerns everyone',
  'PUT /api/office/settings/tax': 'concerns everyone',
  'PUT /api/office/tax-rates/:country/:category': 'concerns everyone',
  'DELETE /api/office/tax-rates/:country/:category': 'concerns everyone',
  'POST /api/office/legal/:page': 'concerns everyone',
};
const app = await startTestApp({});
afterAll(() => app.close());
const { db } = app.ctx;
const name = (e: Endpoint) => `${e.method} ${e.path}`;
const acts = ENDPOINTS.filter((e) => isForStaff(e) && e.method !== 'GET');

beforeAll(async () => {
  await createMember(app, { role: 'moderator' });
  await createMember(app, { role: 'admin' });
});

async function act(e: string, own: Own, of?: Subject) {
  const subject = of ?? (await own.of(app));
  const { id, owner } = subject;
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, owner.id));
  const [method, path] = e.split(' ') as [string, string];
  const kind = own.of === a.supportRequest ? 'support' : 'report';
  const body = typeof own.body === 'function' ? own.body(subject) : own.body;
  const response = await fetch(app.url + path.replace(':kind', kind).replace(':id', id), {
    method,
    headers: { cookie: owner.cookie, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const { code } = (text ? JSON.parse(text) : {}) as { code?: string };
  const log = await db.select().from(staffActs).where(eq(staffActs.actorId, owner.id));
  return { status: response.status, code, log };
}

test('every act of moderators and admins has its row', () => {
  expect(Object.keys(ACTS).toSorted()).toEqual(acts.map(name).toSorted());
});

const rows = Object.entries(ACTS).flatMap(([e, owns]) =>
  typeof owns === 'string' ? [] : owns.map((own) => ({ e, own, fixture: own.of.name })),
);

test.for(rows)('$e on $fixture of one’s own is refused', async ({ e, own }) => {
  const { status, code, log } = await act(e, own);
  expect([status, code]).toEqual([403, own.code ?? 'own_case']);
  expect(log).toEqual([]);
});

test('where no one else is left the admin may, and the log says so', async () => {
  const own = { of: a.work, body: { isFeatured: true } };
  const subject = await own.of(app);
  await db.update(users).set({ role: 'member' }).where(ne(users.id, subject.owner.id));
  const { status, log } = await act('PUT /api/artworks/:id/featured', own, subject);
  expect(status).toBe(204);
  expect(log).toMatchObject([{ act: 'artwork.feature', after: { isFeatured: true, byException: true } }]);
});
