import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { CaseDetail, DecisionForm, QueueEntry, Statement } from '#shared/moderation/cases/contract.ts';
import { cases } from '#shared/moderation/cases/tables.ts';
import { staffActs } from '#shared/moderation/log/tables.ts';
import { artworkPrints } from '#shared/lookalikes/tables.ts';
import type { Notification } from '#shared/notifications/list-contract.ts';
import { notifications } from '#shared/notifications/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import type { Lookalike } from '#server/events/events.ts';
import { setStolen } from '#server/features/lookalikes/public.ts';
import { startTestApp } from '#server/testing/app.ts';
import { deliver } from '#server/testing/mail.ts';
import {
  type TestMember,
  addPicture,
  createArtwork,
  createMember,
  readArtwork,
} from '#server/testing/factories.ts';
import { openLookalike, releaseLookalikes, remindAdmins } from './lookalike.ts';

const app = await startTestApp({ env: { RATE_LIMIT_COMMENT: '10000' } });
afterAll(() => app.close());
const { db } = app.ctx;
const { clock } = app;
const HOUR_MS = 3_600_000;

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
  return { status: response.status, body: JSON.parse(text || 'null') as Answer<T>['body'] };
}
const decide = (who: TestMember, id: string, form: DecisionForm) =>
  ask<CaseDetail>(who, 'POST', `/api/moderation/cases/${id}/decision`, form);
const moderator = () => createMember(app, { role: 'moderator' });
const isHidden = async (id: string) => (await readArtwork(app, id)).isHidden;
const changesOf = async (who: TestMember) => {
  const rows = await db.select().from(notifications).where(eq(notifications.userId, who.id));
  return rows.flatMap(({ type, change }) => (type === 'moderation' ? [change] : []));
};
const WHY = { reason: 'stolen_work', words: 'The same picture, mirrored.' } as const;

type Member = Awaited<ReturnType<typeof createMember>>;
/** Receives email. */
const member = (fields: { role?: 'admin' } = {}): Promise<Member> =>
  createMember(app, { ...fields, emailVerified: true });
const open = (pair: Pick<Lookalike, 'newerId' | 'olderId' | 'stolenAt'> & Partial<Lookalike>) =>
  db.transaction((tx) =>
    openLookalike(app.ctx, tx, {
      newerImageUrl: '/objects/newer',
      olderImageUrl: '/objects/older',
      ...pair,
      bits: 4,
      likeness: 96,
      isMirrored: true,
      cropped: 9,
      othersCount: 0,
    }),
  );

/** @param isStolen it is like one marked as stolen */
async function found(isStolen = false, by?: Member) {
  const [artist, copier] = [await member(), by ?? (await member())];
  const older = await createArtwork(app, { userId: artist.id, title: 'Night Shift' });
  const newer = await createArtwork(app, { userId: copier.id, title: 'Ribbons, Late' });
  await open({ newerId: newer.id, olderId: older.id, stolenAt: isStolen ? clock.now() : null });
  const [row] = await db.select().from(cases).where(eq(cases.subjectId, newer.id));
  return { artist, copier, older, newer, id: row!.id };
}

describe('a near match', () => {
  test('opens one case, due in a day, and changes nothing', async () => {
    const { copier, older, newer, id } = await found();
    expect(await isHidden(newer.id)).toBe(false);
    expect(await changesOf(copier)).toEqual([]);
    const who = await moderator();
    const { body } = await ask<CaseDetail>(who, 'GET', `/api/moderation/cases/${id}`);
    expect(body).toMatchObject({
      kind: 'lookalike',
      possible: ['dismiss', 'hide', 'mark_stolen', 'hide_older'],
      pair: { older: { id: older.id }, newer: { id: newer.id }, bits: 4, likeness: 96, held: null },
    });
    expect(new Date(body.dueAt).getTime() - new Date(body.openedAt).getTime()).toBe(24 * HOUR_MS);
    const queue = await ask<QueueEntry[]>(who, 'GET', '/api/moderation/queue?kind=lookalike&limit=100');
    expect(queue.body.find((entry) => entry.id === id)).toMatchObject({
      words: 'Night Shift',
      otherImageUrl: older.imageUrl,
      imageUrl: newer.imageUrl,
    });
    const taken = `/api/moderation/queue/lookalike/${id}/taken`;
    expect((await ask(who, 'PUT', taken)).status).toBe(204);
  });

  test('is shown by the pictures that match, and by the first one of a work that lost its own', async () => {
    const [older, newer] = [await createArtwork(app), await createArtwork(app)];
    const olderImageUrl = await addPicture(app, older);
    await open({ newerId: newer.id, olderId: older.id, stolenAt: null, olderImageUrl });
    const [row] = await db.select().from(cases).where(eq(cases.subjectId, newer.id));
    const { body } = await ask<CaseDetail>(await moderator(), 'GET', `/api/moderation/cases/${row!.id}`);
    expect(body.pair).toMatchObject({
      older: { imageUrl: olderImageUrl },
      newer: { imageUrl: newer.imageUrl },
    });
  });

  test('has one case for its two works', async () => {
    const { older, newer } = await found();
    await open({ newerId: newer.id, olderId: older.id, stolenAt: null });
    expect(await db.$count(cases, eq(cases.subjectId, newer.id))).toBe(1);
  });
});

describe('a decision', () => {
  test('hides the newer one with a statement, tells both, and is one line of the log', async () => {
    const { artist, copier, older, newer, id } = await found();
    expect((await decide(await moderator(), id, { decision: 'hide', ...WHY })).status).toBe(200);
    expect([await isHidden(newer.id), await isHidden(older.id)]).toEqual([true, false]);
    expect([await changesOf(copier), await changesOf(artist)]).toEqual([['hidden'], ['copy_hidden']]);
    const { body } = await ask<Statement>(copier, 'GET', `/api/moderation/cases/${id}/statement`);
    expect(body).toMatchObject({ decision: 'hide', words: WHY.words, held: null });
    expect((await ask(artist, 'GET', `/api/moderation/cases/${id}/statement`)).status).toBe(404);
    const lines = await db.select().from(staffActs).where(eq(staffActs.subjectId, newer.id));
    expect(lines).toMatchObject([{ act: 'case.decide', after: { isHidden: true, decision: 'hide' } }]);
  });

  test('hides the older one: its artist gets the statement, and may appeal', async () => {
    const { artist, copier, older, newer, id } = await found();
    const first = await moderator();
    await decide(first, id, { decision: 'hide_older', ...WHY });
    expect([await isHidden(newer.id), await isHidden(older.id)]).toEqual([false, true]);
    expect([await changesOf(copier), await changesOf(artist)]).toEqual([['copy_hidden'], ['hidden']]);
    const appeal = await ask(artist, 'POST', `/api/moderation/cases/${id}/appeal`, { words: 'It is mine.' });
    expect(appeal.status).toBe(200);
    const [row] = await db.select().from(cases).where(eq(cases.kind, 'appeal'));
    const granted = { decision: 'restore', reason: 'other', words: 'It is.' } as const;
    expect((await decide(first, row!.id, granted)).body.code).toBe('own_case');
    expect((await decide(await moderator(), row!.id, granted)).status).toBe(200);
    expect(await isHidden(older.id)).toBe(false);
  });

  test('that marks a work as stolen is undone by an appeal', async () => {
    const { copier, newer, id } = await found();
    await decide(await moderator(), id, { decision: 'mark_stolen', ...WHY });
    const mark = async () =>
      (await db.select().from(artworkPrints).where(eq(artworkPrints.artworkId, newer.id)))[0]?.stolenAt;
    expect(await mark()).toBeInstanceOf(Date);
    await ask(copier, 'POST', `/api/moderation/cases/${id}/appeal`, { words: 'No.' });
    const rows = await db.select().from(cases).where(eq(cases.subjectId, newer.id));
    const appealId = rows.find(({ kind }) => kind === 'appeal')!.id;
    await decide(await moderator(), appealId, { decision: 'restore', reason: 'other', words: 'Right.' });
    expect([await isHidden(newer.id), await mark()]).toEqual([false, null]);
  });

  test('is made once, and by no one who made or bought one of the two', async () => {
    const { artist, copier, id } = await found();
    for (const who of [artist, copier]) {
      await db.execute(`update users set role = 'moderator' where id = '${who.id}'`);
      expect((await decide(who, id, { decision: 'dismiss' })).body.code).toBe('own_case');
    }
    const both = await Promise.all([
      decide(await moderator(), id, { decision: 'dismiss' }),
      decide(await moderator(), id, { decision: 'hide', ...WHY }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('can dismiss the case of a work that was deleted meanwhile', async () => {
    const { older, newer, id } = await found();
    await db.delete(artworks).where(eq(artworks.id, older.id));
    expect((await decide(await moderator(), id, { decision: 'hide_older', ...WHY })).body.code).toBe(
      'case_changed',
    );
    await db.delete(artworks).where(eq(artworks.id, newer.id));
    expect((await decide(await moderator(), id, { decision: 'dismiss' })).status).toBe(200);
  });
});

describe('a match with a stolen work', () => {
  const DAY_MS = 24 * HOUR_MS;
  const claim = (who: TestMember, id: string) =>
    ask<Statement>(who, 'POST', `/api/moderation/cases/${id}/appeal`, { words: 'Mine.' });
  const pass = async (ms: number) => {
    clock.advance(ms);
    await Promise.all([releaseLookalikes(app.ctx), releaseLookalikes(app.ctx)]);
  };

  test('takes the new one out of the lists until a moderator decides, however long that takes', async () => {
    const { artist, copier, older, newer, id } = await found(true);
    expect(await isHidden(newer.id)).toBe(true);
    expect([await changesOf(copier), await changesOf(artist)]).toEqual([['held'], ['copy_held']]);
    const { body } = await ask<Statement>(copier, 'GET', `/api/moderation/cases/${id}/statement`);
    expect(body).toMatchObject({ held: { isOver: false, until: null, mayReturn: true }, appeal: null });
    await pass(60 * DAY_MS);
    expect(await isHidden(newer.id)).toBe(true);
    const bell = await ask<Notification[]>(artist, 'GET', '/api/notifications');
    // The member's own work, and nothing of the upload.
    expect(bell.body[0]).toMatchObject({
      about: { artwork: { id: older.id }, caseId: null, title: '“Night Shift”', change: 'copy_held' },
    });
    expect(JSON.stringify(bell.body)).not.toMatch(/Ribbons/);
    const [letter] = await deliver(app, artist.email);
    expect(letter).toMatchObject({ subject: 'A new upload looks like “Night Shift”' });
    expect(letter!.text).not.toMatch(/Ribbons/);
  });

  test('is visible again seven days after its uploader says that it is theirs, once', async () => {
    const { copier, newer, id } = await found(true);
    await pass(3 * DAY_MS);
    const said = (await claim(copier, id)).body;
    expect(said.appeal).toMatchObject({ words: 'Mine.', outcome: null });
    const until = new Date(said.held!.until!).getTime();
    expect(Math.abs(until - clock.now().getTime() - 7 * DAY_MS)).toBeLessThan(60_000);
    expect((await claim(copier, id)).body.code).toBe('already_appealed');
    const seen = await ask<CaseDetail>(await moderator(), 'GET', `/api/moderation/cases/${id}`);
    expect(seen.body.pair).toMatchObject({ objection: { words: 'Mine.' }, held: { isOver: false } });
    await deliver(app);
    await pass(7 * DAY_MS - HOUR_MS);
    expect(await isHidden(newer.id)).toBe(true);
    await pass(HOUR_MS + 1000);
    expect(await isHidden(newer.id)).toBe(false);
    expect(new Set(await changesOf(copier))).toEqual(new Set(['held', 'released']));
    expect((await deliver(app, copier.email)).map(({ subject }) => subject)).toEqual([
      '“Ribbons, Late” is awaiting review',
      '“Ribbons, Late” is visible again',
    ]);
    // Held once more, it stays so.
    const other = await createArtwork(app, { userId: (await createMember(app)).id });
    await open({ newerId: newer.id, olderId: other.id, stolenAt: clock.now() });
    const rows = await db.select().from(cases).where(eq(cases.subjectId, newer.id));
    const again = rows.find((row) => row.id !== id)!.id;
    expect((await claim(copier, again)).body.held).toMatchObject({ until: null, mayReturn: false });
    await pass(8 * DAY_MS);
    expect(await isHidden(newer.id)).toBe(true);
  });

  test('stays held for who has had a look-alike decided against them, unless an appeal reversed it', async () => {
    const first = await found();
    await decide(await moderator(), first.id, { decision: 'hide', ...WHY });
    const second = await found(true, first.copier);
    expect((await claim(first.copier, second.id)).body.held).toMatchObject({ until: null, mayReturn: false });
    await pass(8 * DAY_MS);
    expect(await isHidden(second.newer.id)).toBe(true);
    await ask(first.copier, 'POST', `/api/moderation/cases/${first.id}/appeal`, { words: 'No.' });
    const rows = await db.select().from(cases).where(eq(cases.subjectId, first.newer.id));
    const granted = { decision: 'restore', reason: 'other', words: 'Right.' } as const;
    await decide(await moderator(), rows.find(({ kind }) => kind === 'appeal')!.id, granted);
    const third = await found(true, first.copier);
    expect((await claim(first.copier, third.id)).body.held).toMatchObject({ mayReturn: true });
    // Decided against the member while they wait for the third.
    await decide(await moderator(), second.id, { decision: 'hide', ...WHY });
    await pass(8 * DAY_MS);
    expect(await isHidden(third.newer.id)).toBe(true);
  });

  test('is first in the queue when overdue, and admins get one email', async () => {
    const admin = await member({ role: 'admin' });
    await remindAdmins(app.ctx);
    const before = (await deliver(app, admin.email)).length;
    const { id } = await found(true);
    clock.advance(24 * HOUR_MS + 1000);
    const later = await found();
    const { body } = await ask<QueueEntry[]>(admin, 'GET', '/api/moderation/queue?limit=100');
    const place = (caseId: string) => body.findIndex((entry) => entry.id === caseId);
    expect(place(id)).toBeLessThan(place(later.id));
    await Promise.all([remindAdmins(app.ctx), remindAdmins(app.ctx)]);
    await remindAdmins(app.ctx);
    const letters = (await deliver(app, admin.email)).slice(before);
    expect(letters.map(({ subject }) => subject)).toEqual(['One look-alike is held and overdue']);
  });

  test('is visible again at once when dismissed, and whose work it resembles hears that it stays', async () => {
    const first = await found(true);
    await decide(await moderator(), first.id, { decision: 'dismiss' });
    expect(await isHidden(first.newer.id)).toBe(false);
    expect(await changesOf(first.copier)).toContain('restored');
    expect(new Set(await changesOf(first.artist))).toEqual(new Set(['copy_held', 'copy_stays']));
    const second = await found(true);
    await claim(second.copier, second.id);
    await decide(await moderator(), second.id, { decision: 'hide', ...WHY });
    await pass(8 * DAY_MS);
    expect(await isHidden(second.newer.id)).toBe(true);
  });

  test('is visible again when the older one is hidden: the uploader reads of their own work', async () => {
    const { artist, copier, newer, id } = await found(true);
    await decide(await moderator(), id, { decision: 'hide_older', ...WHY });
    expect(await isHidden(newer.id)).toBe(false);
    const { body } = await ask<Notification[]>(copier, 'GET', '/api/notifications');
    const told = body.flatMap(({ type, about }) => (type === 'moderation' && about.caseId ? [about] : []));
    expect(told.filter(({ change }) => change !== 'copy_hidden')).toMatchObject([
      { change: 'restored', title: '“Ribbons, Late”', caseId: id },
      { change: 'held', title: '“Ribbons, Late”', caseId: id },
    ]);
    const address = `/api/moderation/cases/${id}/statement`;
    expect((await ask<Statement>(copier, 'GET', address)).body).toMatchObject({
      subjectId: newer.id,
      title: '“Ribbons, Late”',
      held: { isOver: true },
    });
    expect((await ask<Statement>(artist, 'GET', address)).body).toMatchObject({
      title: '“Night Shift”',
      decision: 'hide_older',
      held: null,
    });
    const letters = await deliver(app, copier.email);
    expect(letters.map(({ subject }) => subject)).toContain('“Ribbons, Late” is visible again');
  });

  test('stays hidden when another look-alike of it was decided so', async () => {
    const { copier, newer, id } = await found(true);
    const other = await createArtwork(app, { userId: (await createMember(app)).id });
    await open({ newerId: newer.id, olderId: other.id, stolenAt: null });
    const rows = await db.select().from(cases).where(eq(cases.memberId, copier.id));
    await decide(await moderator(), rows.find((row) => row.id !== id)!.id, { decision: 'hide', ...WHY });
    await decide(await moderator(), id, { decision: 'dismiss' });
    expect(await isHidden(newer.id)).toBe(true);
    expect(await changesOf(copier)).not.toContain('restored');
  });

  test('is not shown again by a report', async () => {
    const { newer } = await found(true);
    const body = { subject: 'artwork', subjectId: newer.id, reason: 'spam' };
    const who = await moderator();
    await ask(who, 'POST', '/api/reports', body);
    const rows = await db.select().from(cases).where(eq(cases.subjectId, newer.id));
    const { id } = rows.find(({ kind }) => kind === 'report')!;
    const other = await moderator();
    const { body: seen } = await ask<CaseDetail>(other, 'GET', `/api/moderation/cases/${id}`);
    expect(seen.possible).toEqual(['dismiss', 'label_ai', 'warn', 'suspend']);
    expect((await decide(other, id, { decision: 'restore', ...WHY })).body.code).toBe('case_changed');
    expect(await isHidden(newer.id)).toBe(true);
  });

  test('is decided on its own case, also by a moderator who would show the work again', async () => {
    const { id, newer } = await found(true);
    const who = await moderator();
    const thing = { subject: 'artwork', subjectId: newer.id };
    expect(await ask(who, 'POST', '/api/moderation/cases', thing)).toMatchObject({ body: { id } });
  });

  test('does not notify who is known to have copied it', async () => {
    const { artist, older } = await found();
    await setStolen(db, older.id, clock.now());
    const newer = await createArtwork(app, { userId: (await createMember(app)).id });
    await open({ newerId: newer.id, olderId: older.id, stolenAt: clock.now() });
    const [row] = await db.select().from(cases).where(eq(cases.subjectId, newer.id));
    await decide(await moderator(), row!.id, { decision: 'hide', ...WHY });
    expect(await changesOf(artist)).toEqual([]);
  });
});
