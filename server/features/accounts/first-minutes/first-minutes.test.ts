import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FirstMinutes } from '#shared/accounts/first-minutes/answers.ts';
import { firstMinutes } from '#shared/accounts/first-minutes/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createMember, signIn } from '#server/testing/factories.ts';
import { memberOfClaims } from '../session/service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const claims = (subject: string, email: string) => ({
  issuer: 'https://id.example',
  subject,
  email,
  isEmailVerified: true,
  givenName: 'Ines',
  familyName: 'Prado',
});
async function signUp(subject: string) {
  const { id } = await memberOfClaims(app.ctx, claims(subject, `${subject}@example.com`));
  return { id, cookie: await signIn(app, id) };
}
async function shown(cookie: string): Promise<FirstMinutes | null> {
  const response = await fetch(`${app.url}/api/auth/user`, { headers: { cookie } });
  return ((await response.json()) as { firstMinutes: FirstMinutes | null }).firstMinutes;
}
const change = (cookie: string, body: unknown) =>
  fetch(`${app.url}/api/first-minutes`, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('are ahead of whoever signs up, and of no one else', async () => {
  const { cookie } = await signUp('new');
  expect(await shown(cookie)).toEqual({ interests: [], mediums: [], step: 0, isOpen: true });
  const known = await createMember(app, { email: 'known@example.com' });
  await memberOfClaims(app.ctx, claims('known', 'known@example.com'));
  expect(await shown(known.cookie)).toBeNull();
});

it('keep each answer at once, for every browser of the member', async () => {
  const { id, cookie } = await signUp('answers');
  expect((await change(cookie, { interests: ['learn', 'buy'] })).status).toBe(200);
  await change(cookie, { step: 1 });
  const answer = await change(cookie, { mediums: ['ceramics'] });
  const kept = { interests: ['learn', 'buy'], mediums: ['ceramics'], step: 1, isOpen: true };
  expect(await answer.json()).toEqual(kept);
  expect(await shown(await signIn(app, id))).toEqual(kept);
  await change(cookie, { interests: [] });
  expect(await shown(cookie)).toEqual({ ...kept, interests: [] });
});

it('are over for good once they have ended', async () => {
  const { id, cookie } = await signUp('ended');
  await change(cookie, { isEnded: true });
  const endOf = async () =>
    (await app.ctx.db.select().from(firstMinutes).where(eq(firstMinutes.userId, id)))[0]!.endedAt;
  const end = await endOf();
  app.clock.advance(60_000);
  await change(cookie, { step: 0, mediums: ['paper'] });
  await change(cookie, { isEnded: true });
  expect(await shown(cookie)).toMatchObject({ isOpen: false, mediums: ['paper'] });
  expect(await endOf()).toEqual(end);
});

it('do not open for members who only answer in the settings', async () => {
  const { cookie } = await createMember(app);
  await change(cookie, { interests: ['hire'] });
  expect(await shown(cookie)).toEqual({ interests: ['hire'], mediums: [], step: 0, isOpen: false });
});

it.each([
  [{ interests: ['fame'] }],
  [{ interests: ['buy', 'buy'] }],
  [{ mediums: ['paper', 'ceramics', 'textile', 'posters'] }],
  [{ step: 4 }],
  [{ isEnded: false }],
])('refuse %j', async (body) => {
  const { cookie } = await createMember(app);
  const response = await change(cookie, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid_request' });
  expect(await shown(cookie)).toBeNull();
});

it('refuse suspended members', async () => {
  const { id } = await signUp('suspended');
  await app.ctx.db
    .update(users)
    .set({ suspendedUntil: new Date(Date.now() + 86_400_000) })
    .where(eq(users.id, id));
  const response = await change(await signIn(app, id), { interests: ['buy'] });
  expect(await response.json()).toMatchObject({ code: 'suspended' });
});
