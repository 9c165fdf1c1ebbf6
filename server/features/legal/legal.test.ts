import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { legalVersions, termsAgreements } from '#shared/legal/tables.ts';
import { outbox } from '#shared/mail/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { isAllowedBeforeTerms, needsSession } from '#shared/http/endpoint.ts';
import { ENDPOINTS } from '#server/features.ts';
import { startTestApp } from '#server/testing/app.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { announceTerms } from './publish.ts';

const DAY = 86_400_000;
const app = await startTestApp({ env: { RATE_LIMIT_COMMENT: '100000' } });
const admin = await createMember(app, { role: 'admin', issuer: 'https://issuer.example', subject: 'admin' });
afterAll(() => app.close());
beforeEach(async () => {
  await app.ctx.db.delete(legalVersions);
  await app.ctx.db.delete(termsAgreements);
});

const as = (member: TestMember | null, method: 'get' | 'post', path: string) => {
  const asked = request(app.url)[method](path);
  return member ? asked.set('cookie', member.cookie) : asked;
};
const dayIn = (days: number) =>
  new Date(app.ctx.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
const publish = (fields: object = {}, page = 'terms') =>
  as(admin, 'post', `/api/office/legal/${page}`).send({
    body: '## Your account\n\nOne person, one account.',
    changes: 'Section 1 is shorter.',
    from: dayIn(30),
    after: 1,
    ...fields,
  });
/** In force since yesterday, as if a month had passed. */
const passMonth = () =>
  app.ctx.db
    .update(legalVersions)
    .set({ effectiveFrom: new Date(app.ctx.clock.now().getTime() - DAY) })
    .where(eq(legalVersions.version, 2));
const newTerms = async (member: TestMember) =>
  (await as(member, 'get', '/api/auth/user').expect(200)).body.newTerms;
const write = (member: TestMember, url = app.url) =>
  request(url).put('/api/auth/user/preferences').set('cookie', member.cookie).send({ hidesAi: true });
const agree = (member: TestMember, version: number) =>
  as(member, 'post', '/api/legal/terms/agreement').send({ version });

describe('the first version', () => {
  test('says for each page what the software does, with the figures of the settings', async () => {
    for (const page of ['terms', 'privacy', 'imprint']) {
      const { body } = await as(null, 'get', `/api/legal/${page}`).expect(200);
      expect(body).toMatchObject({ version: 1, state: 'in_force', changes: '', agreed: null });
      expect(body.body).not.toMatch(/\{\{|undefined/);
      expect(body.body).toContain(app.ctx.config.administration.email);
    }
    const { body } = await as(null, 'get', '/api/legal/terms').expect(200);
    expect(body.body).toContain('We keep 10% of each sale, 8% for Premium members.');
  });

  test('asks no one; signing up stores its number and the time', async () => {
    const member = await createMember(app);
    expect(await newTerms(member)).toBeNull();
    await as(member, 'post', '/api/complete-profile').send({ firstName: 'Noor', city: 'Lagos' }).expect(200);
    const [agreed] = await app.ctx.db.select().from(termsAgreements);
    expect(agreed).toMatchObject({ userId: member.id, version: 1, how: 'sign_up' });
    const { body } = await as(member, 'get', '/api/legal/terms').expect(200);
    expect(body.agreed).toEqual({ version: 1, at: agreed!.agreedAt.toISOString() });
    expect((await as(null, 'get', '/api/legal/terms').expect(200)).body.agreed).toBeNull();
  });
});

describe('later terms', () => {
  test('are shown beforehand, and due on their day: then writes wait for the agreement', async () => {
    const member = await createMember(app);
    const { body: published } = await publish().expect(201);
    expect(published).toMatchObject({ version: 2, state: 'upcoming' });
    expect(await newTerms(member)).toMatchObject({ version: 2, changes: 'Section 1 is shorter.' });
    expect((await as(null, 'get', '/api/legal/terms').expect(200)).body.version).toBe(1);
    expect((await as(null, 'get', '/api/legal/terms?version=2').expect(200)).body.state).toBe('upcoming');
    await write(member).expect(200);

    await passMonth();
    const late = await createMember(app);
    const other = await startTestApp({ databaseUrl: app.ctx.config.databaseUrl! });
    for (const { url } of [app, other]) {
      const refused = await write(late, url).expect(403);
      expect(refused.body.code).toBe('terms_not_accepted');
    }
    await agree(late, 3).expect(404);
    await agree(late, 2).expect(204);
    expect(await newTerms(late)).toBeNull();
    // At once, in every process.
    for (const { url } of [other, app]) await write(late, url).expect(200);
    await other.close();
    const versions = (await as(null, 'get', '/api/legal/terms').expect(200)).body.versions;
    expect(versions).toMatchObject([
      { version: 2, state: 'in_force' },
      { version: 1, state: 'past' },
    ]);
  });

  test('are not asked for again if agreed to beforehand; the first agreement counts', async () => {
    const member = await createMember(app);
    await publish().expect(201);
    await agree(member, 2).expect(204);
    const [first] = await app.ctx.db.select().from(termsAgreements);
    app.clock.advance(1000);
    await agree(member, 2).expect(204);
    expect(await app.ctx.db.select().from(termsAgreements)).toEqual([first]);
    await passMonth();
    await write(await createMember(app)).expect(403);
    await write(member).expect(200);
  });

  test('have no version 0, and say so', async () => {
    const { body } = await agree(await createMember(app), 0).expect(400);
    expect(body.detail).toBe('This must be more than 0.');
  });

  test('are agreed to by signing up while they are in force', async () => {
    await publish().expect(201);
    await passMonth();
    const member = await createMember(app);
    await as(member, 'post', '/api/complete-profile').send({ firstName: 'Noor', city: 'Lagos' }).expect(200);
    expect(await newTerms(member)).toBeNull();
  });

  test('stop every write except those that finish something, and no read', async () => {
    await publish().expect(201);
    await passMonth();
    const owing = await createMember(app, { role: 'admin' });
    for (const e of ENDPOINTS.filter(needsSession)) {
      const response = await fetch(
        app.url + e.path.replace(/:\w+/g, '11111111-1111-4111-8111-111111111111'),
        {
          method: e.method,
          headers: { 'content-type': 'application/json', cookie: owing.cookie },
          ...(e.method === 'GET' ? {} : { body: '{}' }),
        },
      );
      const text = await response.text();
      const code = response.ok || !text ? '' : (JSON.parse(text) as { code: string }).code;
      expect(code === 'terms_not_accepted', `${e.method} ${e.path}: ${code}`).toBe(!isAllowedBeforeTerms(e));
    }
  });

  test('are announced to each member once by e-mail, however often the job runs', async () => {
    const reader = { issuer: 'https://issuer.example', subject: 'reader', emailVerified: true };
    const { id } = await createMember(app, reader);
    await createMember(app, { isCreditProfile: true });
    const { body } = await publish().expect(201);
    for (let run = 0; run < 2; run++) await announceTerms(app.ctx, { version: 2, from: body.from as string });
    const mails = await app.ctx.db.select().from(outbox).where(eq(outbox.kind, 'terms.changed'));
    expect(mails.map(({ userId }) => userId)).toEqual([id]);
    await app.ctx.db.update(users).set({ issuer: null, subject: null }).where(eq(users.id, id));
  });
});

describe('a new version', () => {
  test.each([
    ['terms', 0, 'Give members at least a day to read the new terms.'],
    ['terms', 2000, 'Choose a day within the next three years.'],
    ['privacy', -3, 'Choose today or a later day.'],
  ])('is refused for %s in %i days', async (page, days, detail) => {
    const answer = await publish({ from: dayIn(days) }, page).expect(400);
    expect(answer.body).toMatchObject({ detail, errors: [{ path: 'from', message: detail }] });
  });

  test('can start today for privacy, and the office sees what is in force and who agreed', async () => {
    await publish({ from: dayIn(0) }, 'privacy').expect(201);
    await publish({ from: dayIn(9), after: 2 }, 'privacy').expect(201);
    const early = await publish({ from: dayIn(8), after: 3 }, 'privacy').expect(400);
    expect(early.body.detail).toBe('Choose a day after the newest version starts.');
    await publish().expect(201);
    await publish().expect(409);
    const { body } = await as(admin, 'get', '/api/office/legal').expect(200);
    expect(body).toMatchObject([
      { page: 'terms', current: { version: 1 }, next: { version: 2 } },
      { page: 'privacy', current: { version: 2 }, next: { version: 3 }, agreedCount: null },
      { page: 'imprint', current: { version: 1 }, next: null },
    ]);
    const source = await as(admin, 'get', '/api/office/legal/terms/1').expect(200);
    expect(source.body.body).toContain('{{commission}}');
  });
});
