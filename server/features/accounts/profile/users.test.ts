import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const complete = (cookie: string, body: Record<string, unknown>): Promise<Response> =>
  fetch(`${app.url}/api/complete-profile`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('shows the member’s own data without payment ids or the sign-in identity', async () => {
  const member = await createMember(app, {
    stripeCustomerId: 'cus_1',
    issuer: 'https://a.example',
    subject: 's',
  });
  const response = await fetch(`${app.url}/api/auth/user`, { headers: { cookie: member.cookie } });
  const body = (await response.json()) as Record<string, unknown>;
  expect(body).toMatchObject({ id: member.id, email: member.email, role: 'member', isSubscriber: false });
  for (const secret of ['stripeCustomerId', 'stripeSubscriptionId', 'stripeAccountId', 'issuer', 'subject']) {
    expect(body).not.toHaveProperty(secret);
  }
});

it('completes a profile; empty fields are cleared', async () => {
  const member = await createMember(app, { profileCompleted: false, borough: 'Queens', role: 'member' });
  const response = await complete(member.cookie, {
    firstName: ' Ines ',
    lastName: '',
    artistName: 'Prado',
    city: 'Lisbon',
    borough: '',
    websiteUrl: 'https://ines.example/',
    instagramUrl: '',
    role: 'admin',
    isSubscriber: true,
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ firstName: 'Ines', lastName: null, profileCompleted: true });
  const [row] = await app.ctx.db.select().from(users).where(eq(users.id, member.id));
  expect(row).toMatchObject({
    firstName: 'Ines',
    lastName: null,
    artistName: 'Prado',
    city: 'Lisbon',
    borough: null,
    instagramUrl: null,
    twitterUrl: null,
    websiteUrl: 'https://ines.example/',
    profileCompleted: true,
    role: 'member',
    isSubscriber: false,
  });
});

it('remembers when the form was first shown', async () => {
  const { cookie } = await createMember(app, { profileCompleted: false });
  const offered = () =>
    fetch(`${app.url}/api/complete-profile/offered`, { method: 'POST', headers: { cookie } });
  const shownAt = async () => {
    const response = await fetch(`${app.url}/api/auth/user`, { headers: { cookie } });
    return ((await response.json()) as CurrentUser).profileOfferedAt;
  };
  expect(await shownAt()).toBeNull();
  expect((await offered()).status).toBe(204);
  const first = await shownAt();
  expect(first).toMatch(/^\d{4}-/);
  app.clock.advance(60_000);
  await offered();
  expect(await shownAt()).toBe(first);
});

it('keeps absent fields', async () => {
  const others = {
    lastName: 'Prado',
    artistName: 'Inkwell',
    borough: 'Queens',
    instagramUrl: 'https://instagram.com/ines',
    twitterUrl: 'https://x.com/ines',
    linkedinUrl: 'https://linkedin.com/in/ines',
    websiteUrl: 'https://ines.example/',
  };
  const member = await createMember(app, { ...others, profileCompleted: false });
  const response = await complete(member.cookie, { firstName: 'Ines', city: 'Lisbon' });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ ...others, firstName: 'Ines', city: 'Lisbon' });
});

it('names the invalid fields', async () => {
  const { cookie } = await createMember(app);
  const response = await complete(cookie, { firstName: ' ', city: '', websiteUrl: 'javascript:alert(1)' });
  expect(response.status).toBe(400);
  const { errors } = (await response.json()) as { errors: { path: string; message: string }[] };
  expect(errors).toEqual(
    expect.arrayContaining([
      { path: 'firstName', message: 'First name is required' },
      { path: 'city', message: 'City is required' },
      { path: 'websiteUrl', message: 'Please enter a valid URL' },
    ]),
  );
});
