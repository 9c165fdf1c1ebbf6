/** Every endpoint x every kind of caller. ../testing/access/table.ts says who may call what. */
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#server/features.ts';
import { type Endpoint, isAllowedWhileSuspended, isForStaff, needsSession } from '#shared/http/endpoint.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type Answer, accountOf, ask, createOthers, isFault } from '../testing/access/callers.ts';
import { type Fixture, type Row, type Subject, EVERYONE, type Who } from '../testing/access/rows.ts';
import { ACCESS } from '../testing/access/table.ts';
import { startTestApp } from '../testing/app.ts';
import { createMember } from '../testing/factories.ts';

const UNKNOWN_ID = '11111111-1111-4111-8111-111111111111';
const name = (e: Endpoint) => `${e.method} ${e.path}`;
const may = (row: Row, who: Who) =>
  row.may.includes(who === 'admin' && row.may.includes('moderator') ? 'moderator' : who);

// A few members call everything within a minute on a fast machine.
const app = await startTestApp({ env: { RATE_LIMIT_COMMENT: '100000' } });
const others = {
  ...(await createOthers(app)),
  suspended: await createMember(app, { suspendedUntil: new Date(Date.now() + 86_400_000) }),
  leaving: await createMember(app),
};

/** One of each fixture for everyone who is refused or only reads, because neither changes anything. */
const unchanged = new Map<Fixture, Subject>();
for (const { of } of Object.values(ACCESS).flat()) {
  if (!unchanged.has(of)) unchanged.set(of, await of(app));
}
/** Its callers: not every subject has another party or applicants. */
const present = (of: Fixture): Who[] =>
  EVERYONE.filter((who) => accountOf(others, who, unchanged.get(of)!) !== undefined);
afterAll(() => app.close());

/** The outcome of a request with unknown ids and an empty body. */
function expectAdmitted(_: Endpoint, answer: Answer): void {
  expect([401, 403, 500], JSON.stringify(answer)).not.toContain(answer.status);
  expect(answer.code).not.toBe('not_found');
}

function expectAllowed(_: Endpoint, answer: Answer): void {
  expect(isFault(answer) || [401, 403, 404].includes(answer.status), JSON.stringify(answer)).toBe(false);
}

/** The endpoint's own refusal: `not_found` would mean that there is no such endpoint. */
function expectRefused(e: Endpoint, answer: Answer): void {
  expect(answer.code).not.toBe('not_found');
  expect(isForStaff(e) ? [403] : [403, 404], JSON.stringify(answer)).toContain(answer.status);
}

const expectSuspended = (_: Endpoint, answer: Answer): void =>
  expect(answer).toEqual({ status: 403, code: 'suspended' });
const expectLeaving = (_: Endpoint, answer: Answer): void =>
  expect(answer).toEqual({ status: 403, code: 'deletion_pending' });
const expectDeclared = (e: Endpoint): void => expect(e.errors).toContain('suspended');

/** An allowed endpoint may still refuse some calls, if it declares so: messages go to parties of what is under way. */
function whileSuspended(e: Endpoint, { code }: Answer, otherwise: typeof expectAllowed) {
  if (isForStaff(e)) return expectRefused;
  if (!isAllowedWhileSuspended(e)) return expectSuspended;
  return code === 'suspended' ? expectDeclared : otherwise;
}

test('the table has exactly one line per endpoint', () => {
  expect(Object.keys(ACCESS).toSorted()).toEqual(ENDPOINTS.map(name).toSorted());
});

describe.each(ENDPOINTS.map((e) => ({ name: name(e), e })))('$name', ({ e }) => {
  const rows = ACCESS[name(e)] ?? [];

  if (needsSession(e))
    test('signed out', async () => {
      const subject = rows[0] && unchanged.get(rows[0].of);
      const answer = await ask(
        app,
        e,
        subject?.id ?? UNKNOWN_ID,
        undefined,
        subject && rows[0]?.body?.(subject),
      );
      expect(answer).toEqual({ status: 401, code: 'sign_in_required' });
    });

  if (rows.length === 0)
    test.for(isForStaff(e) ? (['stranger', 'moderator', 'admin'] as const) : (['stranger'] as const))(
      'a member: %s',
      async (who) => {
        const answer = await ask(app, e, UNKNOWN_ID, others[who].cookie);
        const isAdmitted = !isForStaff(e) || who === 'admin' || who === e.access;
        (isAdmitted ? expectAdmitted : expectRefused)(e, answer);
      },
    );

  // What a member may finish while suspended is called by those who may call it at other times.
  if (needsSession(e))
    test('suspended', async () => {
      const row = rows.find(({ may }) => may.some((who) => who !== 'moderator'));
      const who = row?.may.find((one) => ['owner', 'party', 'applicant'].includes(one));
      const subject = row && (await row.of(app));
      const account = (subject && who && accountOf(others, who, subject)) || others.suspended;
      const until = new Date(Date.now() + 86_400_000);
      await app.ctx.db.update(users).set({ suspendedUntil: until }).where(eq(users.id, account.id));
      const answer = await ask(
        app,
        e,
        subject?.id ?? UNKNOWN_ID,
        account.cookie,
        subject && row?.body?.(subject),
      );
      whileSuspended(e, answer, subject ? expectAllowed : expectAdmitted)(e, answer);
    });

  if (needsSession(e))
    test('about to be deleted', async () => {
      const deletesAt = new Date(Date.now() + 86_400_000);
      await app.ctx.db.update(users).set({ deletesAt }).where(eq(users.id, others.leaving.id));
      const answer = await ask(app, e, UNKNOWN_ID, others.leaving.cookie);
      (e.whileLeaving ? expectAdmitted : expectLeaving)(e, answer);
    });

  const asked = rows.flatMap((row) => present(row.of).map((who) => ({ row, who, fixture: row.of.name })));
  test.for(asked)('$fixture: $who', async ({ row, who }) => {
    const isChange = may(row, who) && e.method !== 'GET';
    const subject = isChange ? await row.of(app) : unchanged.get(row.of)!;
    const account = accountOf(others, who, subject)!;
    if (who === 'blocked') {
      const pair = { blockerId: subject.owner.id, blockedId: account.id };
      await app.ctx.db.insert(blocks).values(pair).onConflictDoNothing();
    }
    const answer = await ask(app, e, subject.id, account.cookie, row.body?.(subject));
    (may(row, who) ? expectAllowed : expectRefused)(e, answer);
  });
});
