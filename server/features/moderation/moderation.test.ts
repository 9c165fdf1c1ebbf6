import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenCaseForm } from '#shared/moderation/contract.ts';
import type { LiveSignal } from '#shared/kernel/live.ts';
import { comments } from '#shared/artworks/tables.ts';
import { messages } from '#shared/messages/tables.ts';
import { blocks, reports } from '#shared/moderation/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember, readArtwork } from '#server/testing/factories.ts';
import { decideHidden } from '#server/testing/moderation.ts';

const UNKNOWN_ID = '11111111-1111-4111-8111-111111111111';
let app: TestApp;
let moderator: TestMember;
let artist: TestMember;
let member: TestMember;
let artworkId: string;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_COMMENT: '100000' } });
  moderator = await createMember(app, { role: 'moderator' });
});
beforeEach(async () => {
  [artist, member] = await Promise.all([createMember(app), createMember(app)]);
  artworkId = (await createArtwork(app, { userId: artist.id })).id;
});
afterAll(() => app.close());

const call = (who: TestMember, method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  request(app.server)[method](path).set('Cookie', who.cookie).send(body);
const write = async (who: TestMember): Promise<string> =>
  (await call(who, 'post', `/api/artworks/${artworkId}/comments`, { content: 'Yes' }).expect(201)).body.id;
const hide = (subject: OpenCaseForm['subject'], subjectId: string, isHidden = true, who = moderator) =>
  decideHidden(app, who, { subject, subjectId }, isHidden);
const seenBy = async (who: TestMember): Promise<string[]> => {
  const { body } = await call(who, 'get', `/api/artworks/${artworkId}/comments`).expect(200);
  return (body as { id: string }[]).map(({ id }) => id);
};
const commentsCount = async () => (await readArtwork(app, artworkId)).commentsCount;

it('features a work, keeps its position, and undoes it', async () => {
  const path = `/api/artworks/${artworkId}/featured`;
  const before = await readArtwork(app, artworkId);
  await call(moderator, 'put', path, { isFeatured: true }).expect(204);
  const { featuredAt } = await readArtwork(app, artworkId);
  expect(featuredAt).not.toBeNull();
  app.clock.advance(1000);
  await call(moderator, 'put', path, { isFeatured: true }).expect(204);
  const again = await readArtwork(app, artworkId);
  expect([again.featuredAt, again.updatedAt]).toEqual([featuredAt, before.updatedAt]);
  expect((await call(artist, 'get', `/api/artworks/${artworkId}`)).body.isFeatured).toBe(true);
  await call(moderator, 'put', path, { isFeatured: false }).expect(204);
  expect((await readArtwork(app, artworkId)).featuredAt).toBeNull();
});

it('hides a work from all but its artist and moderators, and refreshes open tabs', async () => {
  const heard: LiveSignal[] = [];
  const stop = app.ctx.live.listen(({ signal }) => void heard.push(signal));
  expect(await hide('artwork', artworkId)).toBe(200);
  await call(member, 'get', `/api/artworks/${artworkId}`).expect(404);
  for (const who of [artist, moderator]) {
    expect((await call(who, 'get', `/api/artworks/${artworkId}`).expect(200)).body.isHidden).toBe(true);
  }
  await expect.poll(() => heard).toContainEqual({ type: 'artwork', artworkId });
  stop();
  expect(await hide('artwork', artworkId, false)).toBe(200);
  await call(member, 'get', `/api/artworks/${artworkId}`).expect(200);
});

it('hides a comment from all but its author and moderators; it no longer counts, whoever deletes it', async () => {
  const [id, other] = [await write(member), await write(member)];
  expect(await hide('comment', id)).toBe(200);
  expect(await hide('comment', id)).toBe('case_changed');
  expect(await commentsCount()).toBe(1);
  expect(await seenBy(artist)).toEqual([other]);
  expect(await seenBy(member)).toEqual([other, id]);
  expect(await seenBy(moderator)).toEqual([other, id]);
  expect(await hide('comment', id, false)).toBe(200);
  expect(await commentsCount()).toBe(2);
  expect(await hide('comment', id)).toBe(200);
  await call(member, 'delete', `/api/comments/${id}`).expect(204);
  expect(await commentsCount()).toBe(1);
});

it('hides a member with their works and comments, and shows everything again', async () => {
  await write(member);
  const hiddenComment = await write(member);
  expect(await hide('comment', hiddenComment)).toBe(200);
  const visible = await write(artist);
  expect(await hide('profile', member.id)).toBe(200);
  expect(await hide('profile', member.id)).toBe('case_changed');
  expect(await commentsCount()).toBe(1);
  expect(await seenBy(artist)).toEqual([visible]);
  // Content written by a hidden member is visible to them only.
  await call(member, 'delete', `/api/comments/${await write(member)}`).expect(204);
  await write(member);
  expect(await commentsCount()).toBe(1);
  await call(artist, 'get', `/api/users/${member.id}`).expect(404);
  expect((await call(moderator, 'get', `/api/users/${member.id}`).expect(200)).body.isHidden).toBe(true);
  const work = await createArtwork(app, { userId: member.id });
  await call(artist, 'get', `/api/artworks/${work.id}`).expect(404);
  await call(member, 'get', `/api/artworks/${work.id}`).expect(200);
  expect(await hide('profile', member.id, false)).toBe(200);
  expect(await commentsCount()).toBe(3);
  expect((await seenBy(artist)).length).toBe(3);
});

it('keeps correct counts when a member is hidden while they write', async () => {
  await write(member);
  await Promise.all([
    ...Array.from({ length: 10 }, () => write(member)),
    hide('profile', member.id),
    ...Array.from({ length: 5 }, () => write(artist)),
  ]);
  expect(await commentsCount()).toBe(5);
});

it('refuses unknown subjects, oneself, and other moderators', async () => {
  const admin = await createMember(app, { role: 'admin' });
  const path = (kind: string) => `/api/${kind}/${UNKNOWN_ID}`;
  const featured = await call(moderator, 'put', `${path('artworks')}/featured`, { isFeatured: true });
  expect([featured.status, featured.body.code]).toEqual([404, 'artwork_not_found']);
  for (const [subject, code] of [
    ['artwork', 'artwork_not_found'],
    ['comment', 'comment_not_found'],
    ['profile', 'member_not_found'],
    ['portfolio', 'portfolio_not_found'],
    ['course_review', 'review_not_found'],
    ['hire_review', 'review_not_found'],
    ['collection', 'collection_not_found'],
  ] as const) {
    expect(await hide(subject, UNKNOWN_ID)).toBe(code);
  }
  expect(await hide('profile', moderator.id.toUpperCase())).toBe('own_case');
  expect(await hide('profile', admin.id)).toBe('not_allowed');
  expect(await hide('profile', moderator.id, true, admin)).toBe(200);
  expect(await hide('profile', moderator.id, false, admin)).toBe(200);
});

it('stores reports; the second about a subject replaces the first', async () => {
  const form = { subject: 'artwork', subjectId: artworkId, reason: 'stolen_work', note: 'Mine.' };
  await call(member, 'post', '/api/reports', form).expect(204);
  await call(member, 'post', '/api/reports', { ...form, reason: 'spam', note: undefined }).expect(204);
  await call(moderator, 'post', '/api/reports', form).expect(204);
  const rows = await app.ctx.db.select().from(reports).where(eq(reports.reporterId, member.id));
  expect(rows).toMatchObject([{ subject: 'artwork', subjectId: artworkId, reason: 'spam', note: null }]);
  expect(await app.ctx.db.$count(reports, eq(reports.subjectId, artworkId))).toBe(2);
});

it("accepts reports of visible subjects, except the member's own", async () => {
  const commentId = await write(artist);
  const [message] = await app.ctx.db
    .insert(messages)
    .values({ senderId: artist.id, receiverId: member.id, content: 'Hm' })
    .returning();
  const report = async (who: TestMember, subject: string, subjectId: string) => {
    const answer = await call(who, 'post', '/api/reports', { subject, subjectId, reason: 'other' });
    return (answer.body as { code?: string }).code ?? answer.status;
  };
  const things = [
    ['artwork', artworkId, 'artwork_not_found'],
    ['comment', commentId, 'comment_not_found'],
    ['profile', artist.id, 'member_not_found'],
    ['message', message!.id, 'message_not_found'],
  ] as const;
  for (const [subject, id, code] of things) {
    expect(await report(artist, subject, id), subject).toBe('own_content');
    expect(await report(member, subject, UNKNOWN_ID), subject).toBe(code);
    expect(await report(member, subject, id), subject).toBe(204);
  }
  // A message is visible to its two parties only, not to moderators.
  expect(await report(moderator, 'message', message!.id)).toBe('message_not_found');
  expect(await hide('comment', commentId)).toBe(200);
  expect(await report(member, 'comment', commentId)).toBe('comment_not_found');
  await app.ctx.db.insert(blocks).values({ blockerId: artist.id, blockedId: member.id });
  expect(await report(member, 'artwork', artworkId)).toBe('artwork_not_found');
  expect(await report(member, 'profile', artist.id)).toBe('member_not_found');
  expect(await report(member, 'message', message!.id)).toBe(204);
  const odd = { subject: 'artwork', subjectId: artworkId, reason: 'dull' };
  expect((await call(member, 'post', '/api/reports', odd).expect(400)).body.code).toBe('invalid_request');
  expect(await app.ctx.db.$count(comments, eq(comments.id, commentId))).toBe(1);
});
