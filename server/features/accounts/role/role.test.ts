import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { users } from '#shared/accounts/tables.ts';
import { staffActs } from '#shared/moderation/log/tables.ts';
import { startTestApp } from '#server/testing/app.ts';
import { openStream } from '#server/testing/stream.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { changeRole } from './service.ts';

const app = await startTestApp();
afterAll(() => app.close());

let admin: TestMember;
beforeEach(async () => {
  await app.ctx.db.update(users).set({ role: 'member' });
  admin = await createMember(app, { role: 'admin' });
});

const change = (by: TestMember, id: string, role: string) =>
  request(app.url).put(`/api/office/members/${id}/role`).set('cookie', by.cookie).send({ role });
const roleOf = async ({ id }: TestMember) =>
  (await app.ctx.db.select({ role: users.role }).from(users).where(eq(users.id, id)))[0]?.role;

test('an admin gives a role and takes it away', async () => {
  const member = await createMember(app);
  for (const role of ['moderator', 'admin', 'admin', 'member']) {
    await change(admin, member.id.toUpperCase(), role).expect(204);
    expect(await roleOf(member)).toBe(role);
  }
  const acts = await app.ctx.db.select().from(staffActs).where(eq(staffActs.subjectId, member.id));
  expect(acts.map(({ actorId, act, before, after }) => ({ actorId, act, before, after }))).toEqual(
    ['moderator', 'admin', 'member'].map((role, index) => ({
      actorId: admin.id,
      act: 'role.change',
      before: { role: ['member', 'moderator', 'admin'][index] },
      after: { role },
    })),
  );
});

test('the last admin cannot step down', async () => {
  const answer = await change(admin, admin.id, 'moderator').expect(409);
  expect(answer.body).toMatchObject({ code: 'last_admin' });
  const moderator = await createMember(app, { role: 'moderator' });
  // Does not concern the number of admins.
  await change(admin, moderator.id, 'member').expect(204);
  const until = new Date(Date.now() + 60_000);
  await createMember(app, { role: 'admin', suspendedUntil: until });
  await change(admin, admin.id, 'member').expect(409);
  const other = await createMember(app, { role: 'admin' });
  await change(admin, admin.id, 'member').expect(204);
  expect(await roleOf(other)).toBe('admin');
});

test('a role is lost at once on every process, although the session was read a moment ago', async () => {
  const second = await startTestApp({ databaseUrl: app.ctx.config.databaseUrl! });
  const moderator = await createMember(app, { role: 'moderator' });
  const streams = await Promise.all([app, second].map(({ url }) => openStream(url, moderator.cookie)));
  const statuses = () =>
    Promise.all(
      [app, second].map(async ({ url }) => {
        const answer = await fetch(`${url}/api/refund-requests`, { headers: { cookie: moderator.cookie } });
        return answer.status;
      }),
    );
  try {
    expect(await statuses()).toEqual([200, 200]);
    await change(admin, moderator.id, 'member').expect(204);
    await Promise.all(streams.map((stream) => stream.next('role')));
    expect(await statuses()).toEqual([403, 403]);
  } finally {
    for (const stream of streams) stream.close();
    await second.close();
  }
});

test('two admins who demote each other at the same time: one stays', async () => {
  const other = await createMember(app, { role: 'admin' });
  const [one, two] = await Promise.allSettled([
    changeRole(app.ctx, admin, other.id, 'member'),
    changeRole(app.ctx, other, admin.id, 'member'),
  ]);
  expect([one.status, two.status].toSorted((a, b) => a.localeCompare(b))).toEqual(['fulfilled', 'rejected']);
  const refused = one.status === 'rejected' ? one : two;
  expect(refused).toMatchObject({ reason: { code: 'last_admin' } });
  expect(await app.ctx.db.$count(users, eq(users.role, 'admin'))).toBe(1);
});

test('a profile that no one signs in to gets no role, and unknown roles are refused', async () => {
  const credit = await createMember(app, { isCreditProfile: true });
  const at = new Date();
  const gone = await createMember(app, { deletedAt: at, deletesAt: at });
  for (const { id } of [credit, gone])
    expect((await change(admin, id, 'moderator').expect(404)).body.code).toBe('member_not_found');
  await change(admin, credit.id, 'owner').expect(400);
});
