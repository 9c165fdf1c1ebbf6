import { afterAll, beforeAll, expect, test } from 'vitest';
import request from 'supertest';
import type { FirstSteps } from '#shared/office/first-steps/contract.ts';
import { recordBackup } from '#server/backup/record.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { answerWith } from '#server/testing/mail.ts';
import { buy, settled } from '#server/testing/payments.ts';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { role: 'admin', emailVerified: true });
});
afterAll(() => app.close());

const as = (method: 'get' | 'post' | 'put' | 'delete', path: string, by = admin) =>
  request(app.url)[method](`/api/office/${path}`).set('cookie', by.cookie);
const read = async () => (await as('get', 'first-steps').expect(200)).body as FirstSteps;
const done = async () => (await read()).steps.filter(({ isDone }) => isDone).map(({ name }) => name);

test('a new gallery has everything before it', async () => {
  expect(await read()).toMatchObject({ isShown: true });
  expect(await done()).toEqual([]);
});

test('each step is done by doing it', async () => {
  await as('get', 'legal').expect(200);
  expect(await done()).toEqual([]);
  const from = app.ctx.clock.now().toISOString().slice(0, 10);
  const imprint = { body: '## Us\n\nSalt Hills, Oslo.', changes: 'Our address.', from, after: 1 };
  await as('post', 'legal/imprint').send(imprint).expect(201);
  expect(await done()).toEqual(['imprint']);

  await createMember(app, { role: 'moderator' });
  await recordBackup(app.ctx.config.databaseUrl!);
  expect(await done()).toEqual(['imprint', 'moderator', 'backup']);
});

test('the test email arrives at once, and says why when it does not', async () => {
  await answerWith(app, 550);
  expect((await as('post', 'test-email').expect(503)).body).toMatchObject({ code: 'email_unavailable' });
  expect(await done()).not.toContain('email');
  await answerWith(app, 250);
  await as('post', 'test-email').expect(204);
  expect(await done()).toContain('email');

  const unverified = await createMember(app, { role: 'admin' });
  expect((await as('post', 'test-email', unverified).expect(409)).body).toMatchObject({
    code: 'email_unverified',
  });
});

test('the first sale ends the welcome, and an admin can hide it before', async () => {
  await as('delete', 'first-steps').expect(204);
  expect(await read()).toMatchObject({ isShown: false });
  await app.ctx.pool.query(`delete from office_readings where name = 'first-steps'`);
  expect(await read()).toMatchObject({ isShown: true });
  const artist = await createMember(app, {});
  const work = await createArtwork(app, { userId: artist.id, isForSale: true, price: '100.00' });
  await buy(app, (await createMember(app, {})).cookie, work.id);
  await settled(app);
  expect(await read()).toMatchObject({ isShown: false });
});

test('a gallery that sends no email is not asked to test it', async () => {
  const silent = await startTestApp({ env: { MAIL: 'off' } });
  try {
    const owner = await createMember(silent, { role: 'admin' });
    const { body } = await request(silent.url).get('/api/office/first-steps').set('cookie', owner.cookie);
    expect((body as FirstSteps).steps.map(({ name }) => name)).not.toContain('email');
    const answer = await request(silent.url).post('/api/office/test-email').set('cookie', owner.cookie);
    expect([answer.status, answer.body.code]).toEqual([409, 'email_off']);
  } finally {
    await silent.close();
  }
});
