import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { CaseDetail, DecisionForm, QueueEntry, Statement } from '#shared/moderation/cases/contract.ts';
import { cases } from '#shared/moderation/cases/tables.ts';
import { staffActs } from '#shared/moderation/log/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { comments } from '#shared/artworks/tables.ts';
import { notifications } from '#shared/notifications/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { startTestApp } from '#server/testing/app.ts';
import { deliver } from '#server/testing/mail.ts';
import { type TestMember, createArtwork, createMember, readArtwork } from '#server/testing/factories.ts';

const app = await startTestApp({ env: { RATE_LIMIT_COMMENT: '10000' } });
afterAll(() => app.close());
const { db, clock } = app.ctx;
const DAY_MS = 86_400_000;

interface Answer<T> {
  status: number;
  body: T & { code?: string };
}
async function ask<T>(who: TestMember, method: string, path: string, body?: unknown): Promise<Answer<T>> {
  const response = await fetch(app.url + path, {
    method,
    headers: { cookie: who.cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as Answer<T>['body'] };
}
const report = (who: TestMember, subject: string, subjectId: string, reason = 'spam', note?: string) =>
  ask(who, 'POST', '/api/reports', { subject, subjectId, reason, note });
const decide = (who: TestMember, id: string, form: DecisionForm) =>
  ask<CaseDetail>(who, 'POST', `/api/moderation/cases/${id}/decision`, form);
const HIDE = { decision: 'hide', reason: 'spam', words: 'The same picture under five titles.' } as const;

const caseOf = async (subjectId: string) => {
  const rows = await db.select().from(cases).where(eq(cases.subjectId, subjectId)).orderBy(cases.createdAt);
  return rows.at(-1)!;
};
/** Receives email. */
const member = () => createMember(app, { emailVerified: true });
const moderator = () => createMember(app, { role: 'moderator' });
const changesOf = async (who: TestMember) => {
  const rows = await db.select().from(notifications).where(eq(notifications.userId, who.id));
  return rows.filter(({ type }) => type === 'moderation').map(({ change, caseId }) => ({ change, caseId }));
};

/** A work reported by one member. */
async function reported() {
  const [artist, reporter] = [await member(), await member()];
  const work = await createArtwork(app, { userId: artist.id });
  await report(reporter, 'artwork', work.id);
  return { artist, reporter, work, id: (await caseOf(work.id)).id };
}

describe('reports of one subject', () => {
  test('gather in one case, which three of them make urgent', async () => {
    const { work, id } = await reported();
    const first = await caseOf(work.id);
    expect(first.dueAt.getTime() - first.openedAt.getTime()).toBe(DAY_MS);
    await report(await member(), 'artwork', work.id, 'undisclosed_ai');
    await report(await member(), 'artwork', work.id, 'stolen_work', 'It is mine.');
    const urgent = await caseOf(work.id);
    expect(urgent.id).toBe(id);
    expect(urgent.dueAt.getTime() - urgent.openedAt.getTime()).toBe(DAY_MS / 3);
  });

  test('open a new case after the first was decided', async () => {
    const { work, id, reporter } = await reported();
    await decide(await moderator(), id, { decision: 'dismiss' });
    await report(reporter, 'artwork', work.id);
    expect((await caseOf(work.id)).id).not.toBe(id);
  });

  test('sent at once by ten members make one case', async () => {
    const work = await createArtwork(app);
    const reporters = await Promise.all(Array.from({ length: 10 }, member));
    await Promise.all(reporters.map((who) => report(who, 'artwork', work.id)));
    expect(await db.$count(cases, eq(cases.subjectId, work.id))).toBe(1);
    const { body } = await ask<CaseDetail>(
      await moderator(),
      'GET',
      `/api/moderation/cases/${(await caseOf(work.id)).id}`,
    );
    expect(body.reports).toHaveLength(10);
  });
});

describe('a decision', () => {
  test('hides with a statement, tells the reporter, and is one line of the log', async () => {
    const { artist, reporter, work, id } = await reported();
    const ilse = await moderator();
    expect((await decide(ilse, id, HIDE)).status).toBe(200);
    expect((await readArtwork(app, work.id)).isHidden).toBe(true);
    expect(await changesOf(artist)).toEqual([{ change: 'hidden', caseId: id }]);
    expect(await changesOf(reporter)).toEqual([{ change: 'report_upheld', caseId: id }]);
    const { body } = await ask<Statement>(artist, 'GET', `/api/moderation/cases/${id}/statement`);
    expect(body).toMatchObject({ decision: 'hide', reason: 'spam', words: HIDE.words, reportsCount: 1 });
    expect(JSON.stringify(body)).not.toContain(reporter.id);
    expect(JSON.stringify(body)).not.toContain(ilse.id);
    const lines = await db.select().from(staffActs).where(eq(staffActs.subjectId, work.id));
    expect(lines).toMatchObject([
      {
        actorId: ilse.id,
        act: 'case.decide',
        reasonCode: 'spam',
        before: { isHidden: false },
        after: { isHidden: true, decision: 'hide', caseId: id },
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('five titles');
  });

  test('is made once: the second gets 409, and the first stands', async () => {
    const { id } = await reported();
    const both = await Promise.all([
      decide(await moderator(), id, HIDE),
      decide(await moderator(), id, { decision: 'dismiss' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const second = both.find(({ body }) => body.code === 'case_decided');
    const first = both.find(({ status }) => status === 200)!.body.decided!;
    expect(second?.body).toMatchObject({ decided: { decision: first.decision, at: first.at } });
  });

  test('notifies the reporter alone if it dismisses, and has no statement', async () => {
    const { artist, reporter, id } = await reported();
    await decide(await moderator(), id, { decision: 'dismiss' });
    expect(await changesOf(artist)).toEqual([]);
    expect(await changesOf(reporter)).toEqual([{ change: 'report_dismissed', caseId: id }]);
    expect((await ask(artist, 'GET', `/api/moderation/cases/${id}/statement`)).status).toBe(404);
  });

  test('needs a message and a rule, and a suspension its length', async () => {
    const { id } = await reported();
    const who = await moderator();
    for (const form of [
      { decision: 'hide', reason: 'spam' },
      { decision: 'hide', words: 'No.' },
      { decision: 'suspend', reason: 'spam', words: 'No.' },
      { decision: 'warn', reason: 'spam', words: 'No.', days: 7 },
    ] as const) {
      expect((await decide(who, id, form)).body.code, JSON.stringify(form)).toBe('invalid_request');
    }
  });

  test('is refused if it is not possible for the subject', async () => {
    const { id } = await reported();
    const who = await moderator();
    for (const decision of ['restore', 'uphold'] as const) {
      const { body } = await decide(who, id, { ...HIDE, decision });
      expect(body.code).toBe('case_changed');
    }
  });

  test('labels as AI and suspends', async () => {
    const { work, id, artist } = await reported();
    await decide(await moderator(), id, { ...HIDE, decision: 'label_ai' });
    expect(await readArtwork(app, work.id)).toMatchObject({ category: 'ai_art', making: 'ai_generated' });
    await report(await member(), 'artwork', work.id);
    const again = await caseOf(work.id);
    await decide(await moderator(), again.id, { ...HIDE, decision: 'suspend', days: 7 });
    const [row] = await db.select().from(users).where(eq(users.id, artist.id));
    expect(row!.suspendedUntil!.getTime() - clock.now().getTime()).toBeGreaterThan(6.9 * DAY_MS);
  });

  test('hides a comment, a profile and a message', async () => {
    const [writer, reporter] = [await member(), await member()];
    const work = await createArtwork(app, { commentsCount: 1 });
    const [comment] = await db
      .insert(comments)
      .values({ artworkId: work.id, userId: writer.id, content: 'Go away.' })
      .returning();
    await report(reporter, 'comment', comment!.id, 'harassment');
    await decide(await moderator(), (await caseOf(comment!.id)).id, HIDE);
    expect((await readArtwork(app, work.id)).commentsCount).toBe(0);
    await report(reporter, 'profile', writer.id);
    await decide(await moderator(), (await caseOf(writer.id)).id, HIDE);
    expect(await db.$count(users, sql`${users.id} = ${writer.id} and ${users.isHidden}`)).toBe(1);
    const subjectsOf = async (who: typeof writer) =>
      (await deliver(app, who.email)).map(({ subject }) => subject.split('. ')[0]);
    expect(new Set(await subjectsOf(writer))).toEqual(
      new Set([`Your comment on “${work.title}” was hidden`, 'Your profile was hidden']),
    );
    const outcomes = await subjectsOf(reporter);
    expect(outcomes).toHaveLength(2);
    expect(outcomes).toContain(`Your report about the comment on “${work.title}”`);
    expect(outcomes.join()).toContain('Your report about the profile of ');
  });
});

describe('no one decides', () => {
  test('what they reported, or what is about them', async () => {
    const { id, work } = await reported();
    const reporting = await moderator();
    await report(reporting, 'artwork', work.id);
    await moderator();
    expect((await decide(reporting, id, HIDE)).body.code).toBe('own_case');
    const own = await moderator();
    const ownWork = await createArtwork(app, { userId: own.id });
    await report(await member(), 'artwork', ownWork.id);
    const ownCase = await caseOf(ownWork.id);
    expect((await decide(own, ownCase.id, { decision: 'dismiss' })).body.code).toBe('own_case');
  });

  test('an appeal against their own decision', async () => {
    const { artist, work, id } = await reported();
    const [first, second] = [await moderator(), await moderator()];
    await decide(first, id, HIDE);
    await ask(artist, 'POST', `/api/moderation/cases/${id}/appeal`, { words: 'They are five pictures.' });
    const appeal = await caseOf(work.id);
    const restore = { decision: 'restore', reason: 'spam', words: 'They are.' } as const;
    expect((await decide(first, appeal.id, restore)).body.code).toBe('own_case');
    expect((await decide(second, appeal.id, restore)).status).toBe(200);
    expect((await readArtwork(app, work.id)).isHidden).toBe(false);
    expect((await changesOf(artist)).map(({ change }) => change)).toContain('appeal_granted');
  });

  test('about another moderator, unless they are an admin', async () => {
    const peer = await moderator();
    await report(await member(), 'profile', peer.id);
    const { id } = await caseOf(peer.id);
    const suspend = { ...HIDE, decision: 'suspend', days: 1 } as const;
    expect((await decide(await moderator(), id, suspend)).body.code).toBe('not_allowed');
    expect((await decide(await createMember(app, { role: 'admin' }), id, suspend)).status).toBe(200);
  });

  test('about themselves, except an admin when no one else is left, which the log says; the last admin stays', async () => {
    const away = sql`update users set suspended_until = now() + interval '1 day' where role <> 'member'`;
    await db.execute(away);
    const admin = await createMember(app, { role: 'admin' });
    await report(await member(), 'profile', admin.id);
    const { id } = await caseOf(admin.id);
    const suspend = { ...HIDE, decision: 'suspend', days: 1 } as const;
    expect((await decide(admin, id, suspend)).body.code).toBe('last_admin');
    expect((await decide(admin, id, { decision: 'dismiss' })).status).toBe(200);
    const lines = await db.select().from(staffActs).where(eq(staffActs.actorId, admin.id));
    expect(lines.map(({ after }) => after['byException'])).toEqual([true]);
    await db.execute(sql`update users set suspended_until = null where role <> 'member'`);
  });
});

describe('an appeal', () => {
  test('is sent once, also by a suspended member, and within 180 days', async () => {
    const { artist, id } = await reported();
    await decide(await moderator(), id, { ...HIDE, decision: 'suspend', days: 30 });
    const appeal = () =>
      ask<Statement>(artist, 'POST', `/api/moderation/cases/${id}/appeal`, { words: 'No.' });
    const sent = await appeal();
    expect(sent.body.appeal).toMatchObject({ words: 'No.', outcome: null });
    expect((await appeal()).body.code).toBe('already_appealed');

    const late = await reported();
    await decide(await moderator(), late.id, HIDE);
    await db.execute(
      sql`update case_decisions set decided_at = decided_at - interval '181 days' where case_id = ${late.id}`,
    );
    const { body } = await ask(late.artist, 'POST', `/api/moderation/cases/${late.id}/appeal`, {
      words: 'No.',
    });
    expect(body.code).toBe('appeal_too_late');
  });

  test('restores category and label if it is granted, unless the work was edited', async () => {
    const { artist, reporter, work, id } = await reported();
    await decide(await moderator(), id, { ...HIDE, decision: 'label_ai' });
    await ask(artist, 'POST', `/api/moderation/cases/${id}/appeal`, { words: 'By hand.' });
    const appeal = await caseOf(work.id);
    await decide(await moderator(), appeal.id, { decision: 'restore', reason: 'other', words: 'It is.' });
    const { category, making } = await readArtwork(app, work.id);
    expect({ category, making }).toEqual({ category: work.category, making: work.making });
    expect((await changesOf(reporter)).map(({ change }) => change)).toContain('report_reversed');
  });

  test('says once that the suspension ended', async () => {
    const { artist, work, id } = await reported();
    await decide(await moderator(), id, { ...HIDE, decision: 'suspend', days: 30 });
    await ask(artist, 'POST', `/api/moderation/cases/${id}/appeal`, { words: 'No.' });
    const appeal = await caseOf(work.id);
    await decide(await moderator(), appeal.id, { decision: 'restore', reason: 'other', words: 'Right.' });
    const letters = await deliver(app, artist.email);
    expect(letters.map(({ text }) => text.includes('Your suspension has ended.'))).toEqual([false, true]);
  });

  test('changes nothing if it is refused', async () => {
    const { artist, work, id } = await reported();
    await decide(await moderator(), id, HIDE);
    await ask(artist, 'POST', `/api/moderation/cases/${id}/appeal`, { words: 'No.' });
    const appeal = await caseOf(work.id);
    await decide(await moderator(), appeal.id, { decision: 'uphold', words: 'It stays.' });
    expect((await readArtwork(app, work.id)).isHidden).toBe(true);
    expect((await changesOf(artist)).map(({ change }) => change)).toContain('appeal_refused');
  });
});

describe('the queue', () => {
  test('lists by due time, and a case is taken by the first', async () => {
    const { id } = await reported();
    const [first, second] = [await moderator(), await moderator()];
    const read = async (who: TestMember, query: string) =>
      (await ask<QueueEntry[]>(who, 'GET', `/api/moderation/queue?limit=100&${query}`)).body;
    const due = (await read(first, 'show=open')).map(({ dueAt }) => String(dueAt));
    expect(due).toEqual(due.toSorted());
    const taken = `/api/moderation/queue/report/${id}/taken`;
    expect((await ask(first, 'PUT', taken)).status).toBe(204);
    expect((await ask(second, 'PUT', taken)).body.code).toBe('case_taken');
    expect((await read(first, 'show=mine')).map((entry) => entry.id)).toEqual([id]);
    await ask(second, 'DELETE', taken);
    expect(await read(first, 'show=mine')).toHaveLength(1);
    await ask(first, 'DELETE', taken);
    expect(await read(first, 'show=mine')).toEqual([]);
    await decide(first, id, { decision: 'dismiss' });
    expect((await read(first, 'show=open')).map((entry) => entry.id)).not.toContain(id);
    expect((await read(first, 'show=decided')).find((entry) => entry.id === id)).toMatchObject({
      decided: { decision: 'dismiss', by: { id: first.id } },
    });
  });

  test('has every page once', async () => {
    for (let n = 0; n < 3; n += 1) await reported();
    const who = await moderator();
    const seen: string[] = [];
    let path: string | null = '/api/moderation/queue?limit=2';
    while (path) {
      const response: Response = await fetch(app.url + path, { headers: { cookie: who.cookie } });
      seen.push(...((await response.json()) as QueueEntry[]).map(({ id }) => id));
      path = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(await db.$count(cases, sql`${cases.decidedAt} is null`));
  });

  test('counts what each tab has', async () => {
    const { body } = await ask<{ open: number; kinds: { report: number } }>(
      await moderator(),
      'GET',
      '/api/moderation/figures',
    );
    expect(body.open).toBe(await db.$count(cases, sql`${cases.decidedAt} is null`));
    expect(body.kinds.report).toBeGreaterThan(0);
  });
});

test('the log as CSV has the lines of the list, for moderators alone', async () => {
  const { id } = await reported();
  const who = await moderator();
  await decide(who, id, HIDE);
  const csv = (cookie: string) =>
    fetch(`${app.url}/api/moderation/log.csv?actorId=${who.id}`, { headers: { cookie } });
  const response = await csv(who.cookie);
  expect(response.headers.get('content-type')).toContain('text/csv');
  const lines = (await response.text()).trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(',case.decide,');
  expect((await csv((await member()).cookie)).status).toBe(403);
});

test('a work that is deleted leaves its case, which can be dismissed', async () => {
  const { work, id } = await reported();
  await db.delete(artworks).where(eq(artworks.id, work.id));
  const who = await moderator();
  expect((await decide(who, id, HIDE)).body.code).toBe('case_changed');
  expect((await decide(who, id, { decision: 'dismiss' })).status).toBe(200);
});

test('a suspended member reads which decision it is: the one that counts', async () => {
  const { artist, id } = await reported();
  const other = await createArtwork(app, { userId: artist.id });
  await report(await member(), 'artwork', other.id);
  const second = (await caseOf(other.id)).id;
  const suspension = async () => {
    const path = '/api/moderation/suspension';
    const { body } = await ask<{ statement: Statement | null }>(artist, 'GET', path);
    return body.statement?.caseId ?? null;
  };
  expect(await suspension()).toBeNull();
  const form = { decision: 'suspend', reason: 'spam', words: 'Fifty times.' } as const;
  await decide(await moderator(), id, { ...form, days: 7 });
  expect(await suspension()).toBe(id);
  await decide(await moderator(), second, { ...form, days: null });
  expect(await suspension()).toBe(second);
  // A shorter one changes nothing, and neither does an appeal against it.
  await deliver(app, artist.email);
  const opened = await ask(await moderator(), 'POST', '/api/moderation/cases', {
    subject: 'profile',
    subjectId: artist.id,
  });
  const third = (opened.body as { id: string }).id;
  await decide(await moderator(), third, { ...form, days: 1 });
  expect((await deliver(app, artist.email)).at(-1)!.text).not.toContain('until');
  await ask(artist, 'POST', `/api/moderation/cases/${third}/appeal`, { words: 'No.' });
  const appeal = (await caseOf(artist.id)).id;
  await decide(await moderator(), appeal, { decision: 'restore', reason: 'other', words: 'Right.' });
  expect(await suspension()).toBe(second);
});
