import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { CaseDetail, DecisionForm, QueueEntry, Statement } from '#shared/moderation/cases/contract.ts';
import { cases } from '#shared/moderation/cases/tables.ts';
import { staffActs } from '#shared/moderation/log/tables.ts';
import { artworkPrints } from '#shared/lookalikes/tables.ts';
import { notifications } from '#shared/notifications/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember, readArtwork } from '#server/testing/factories.ts';
import { openLookalike, releaseLookalikes } from './lookalike.ts';

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

/** @param isStolen it is like one marked as stolen */
async function found(isStolen = false) {
  const [artist, copier] = [await createMember(app), await createMember(app)];
  const older = await createArtwork(app, { userId: artist.id, title: 'Night Shift' });
  const newer = await createArtwork(app, { userId: copier.id, title: 'Ribbons, Late' });
  await db.transaction((tx) =>
    openLookalike(app.ctx, tx, {
      newerId: newer.id,
      olderId: older.id,
      bits: 4,
      likeness: 96,
      isMirrored: true,
      cropped: 9,
      othersCount: 0,
      stolenAt: isStolen ? clock.now() : null,
    }),
  );
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

  test('of two works has one case', async () => {
    const { older, newer } = await found();
    const pair = { bits: 1, likeness: 99, isMirrored: false, cropped: 0, othersCount: 0, stolenAt: null };
    await db.transaction((tx) =>
      openLookalike(app.ctx, tx, { ...pair, newerId: newer.id, olderId: older.id }),
    );
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

  test('to mark as stolen is undone by an appeal', async () => {
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

  test('is made once, and by nobody who made or bought one of the two', async () => {
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

  test('about a work that was deleted meanwhile can be to dismiss', async () => {
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
  test('takes the new one out of the lists, says why, and is over without a decision after 48 hours', async () => {
    const { copier, newer, id } = await found(true);
    expect(await isHidden(newer.id)).toBe(true);
    expect(await changesOf(copier)).toEqual(['held']);
    const { body } = await ask<Statement>(copier, 'GET', `/api/moderation/cases/${id}/statement`);
    expect(body).toMatchObject({ held: { isOver: false }, appeal: null });
    const appeal = () =>
      ask<Statement>(copier, 'POST', `/api/moderation/cases/${id}/appeal`, { words: 'Mine.' });
    expect((await appeal()).body.appeal).toMatchObject({ words: 'Mine.', outcome: null });
    expect((await appeal()).body.code).toBe('already_appealed');
    const seen = await ask<CaseDetail>(await moderator(), 'GET', `/api/moderation/cases/${id}`);
    expect(seen.body.pair?.objection?.words).toBe('Mine.');
    clock.advance(47 * HOUR_MS);
    await releaseLookalikes(app.ctx);
    expect(await isHidden(newer.id)).toBe(true);
    clock.advance(HOUR_MS);
    await Promise.all([releaseLookalikes(app.ctx), releaseLookalikes(app.ctx)]);
    expect(await isHidden(newer.id)).toBe(false);
    expect(await db.$count(cases, eq(cases.id, id))).toBe(1);
  });

  test('is visible again at once when dismissed, and stays hidden when decided', async () => {
    const first = await found(true);
    await decide(await moderator(), first.id, { decision: 'dismiss' });
    expect(await isHidden(first.newer.id)).toBe(false);
    expect(await changesOf(first.copier)).toContain('restored');
    const second = await found(true);
    await decide(await moderator(), second.id, { decision: 'hide', ...WHY });
    clock.advance(49 * HOUR_MS);
    await releaseLookalikes(app.ctx);
    expect(await isHidden(second.newer.id)).toBe(true);
  });

  test('stays hidden after 48 hours if a moderator hid it for another reason', async () => {
    const { newer } = await found(true);
    const hidden = await ask(await moderator(), 'PUT', `/api/artworks/${newer.id}/hidden`, {
      isHidden: true,
    });
    expect(hidden.status).toBeLessThan(300);
    clock.advance(49 * HOUR_MS);
    await releaseLookalikes(app.ctx);
    expect(await isHidden(newer.id)).toBe(true);
  });
});
