import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { supportRequests } from '#shared/support/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { createOrder } from '#server/testing/orders.ts';

const NO_ONE = '11111111-1111-4111-8111-111111111111';
let app: TestApp;
let member: TestMember;
let moderator: TestMember;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_COMMENT: '1000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  [member, moderator] = await Promise.all([createMember(app), createMember(app, { role: 'moderator' })]);
});

const WORDS = { subject: 'Where is it?', message: 'It was shipped two weeks ago.' };
const ask = (who: TestMember, fields: object = {}) =>
  request(app.server)
    .post('/api/support-requests')
    .set('Cookie', who.cookie)
    .send({ ...WORDS, ...fields });
const get = async (who: TestMember, path: string) =>
  (await request(app.server).get(`/api${path}`).set('Cookie', who.cookie).expect(200)).body;
const answer = (who: TestMember, id: string, words = 'On Monday.') =>
  request(app.server)
    .post(`/api/support-requests/${id}/answer`)
    .set('Cookie', who.cookie)
    .send({ answer: words });

describe('asking', () => {
  test('is possible about an own purchase or sale, Premium, or nothing in particular', async () => {
    const order = await createOrder(app);
    for (const who of [order.buyer, order.artist]) {
      const { body } = await ask(who, { purchaseId: order.id }).expect(201);
      expect(body).toMatchObject({
        ...WORDS,
        purchase: { id: order.id, title: 'Quiet water', isSale: who === order.artist },
        answer: null,
      });
      expect(body).not.toHaveProperty('user');
    }
    expect((await ask(member, { isAboutPremium: true }).expect(201)).body).toMatchObject({
      purchase: null,
      isAboutPremium: true,
    });
    await ask(member).expect(201);
    expect(await get(member, '/support-requests')).toHaveLength(2);
    expect(await get(order.buyer, '/support-requests')).toHaveLength(1);
  });

  test('is refused about another member’s purchase, also to moderators', async () => {
    const order = await createOrder(app);
    for (const who of [member, moderator])
      expect((await ask(who, { purchaseId: order.id }).expect(404)).body.code).toBe('purchase_not_found');
    await ask(member, { purchaseId: NO_ONE }).expect(404);
    expect(await get(member, '/support-requests')).toEqual([]);
  });

  test.each([
    [{ subject: '   ' }, 'Subject is required'],
    [{ message: '' }, 'Message is required'],
    [{ subject: 'a'.repeat(121) }, 'Please keep this under 120 characters.'],
    [{ message: 'a'.repeat(4001) }, 'Please keep this under 4000 characters.'],
  ])('needs text: %o', async (fields, detail) => {
    expect((await ask(member, fields).expect(400)).body.detail).toBe(detail);
  });

  test('needs a session, and is rate limited', async () => {
    await request(app.server).post('/api/support-requests').send(WORDS).expect(401);
    const strict = await startTestApp({ env: { RATE_LIMIT_COMMENT: '1' } });
    try {
      const { cookie } = await createMember(strict);
      const send = () =>
        request(strict.server).post('/api/support-requests').set('Cookie', cookie).send(WORDS);
      await send().expect(201);
      await send().expect(429);
    } finally {
      await strict.close();
    }
  });
});

describe('the queue', () => {
  test('has Premium members first, then the oldest, in pages', async () => {
    await app.ctx.db.delete(supportRequests);
    const premium = await createMember(app, { isSubscriber: true });
    const start = app.clock.now().getTime();
    const put = async (who: TestMember, subject: string, minute: number) =>
      app.ctx.db
        .insert(supportRequests)
        .values({ userId: who.id, ...WORDS, subject, createdAt: new Date(start + minute * 60_000) });
    await put(member, 'free, first', 1);
    await put(premium, 'premium, later', 4);
    await put(member, 'free, second', 2);
    await put(premium, 'premium, last', 5);
    await put(member, 'free, at the same time', 2);
    await put(moderator, 'one’s own', 0);
    const seen: { subject: string; isPremium: boolean }[] = [];
    let path: string | undefined = '/api/support-requests/queue?limit=2';
    while (path) {
      const page: request.Response = await request(app.server)
        .get(path)
        .set('Cookie', moderator.cookie)
        .expect(200);
      seen.push(...page.body);
      path = /<([^>]+)>/.exec(page.get('Link') ?? '')?.[1];
    }
    const subjects = seen.map((one) => one.subject);
    expect(subjects.slice(0, 3)).toEqual(['premium, later', 'premium, last', 'free, first']);
    expect(subjects.slice(3).toSorted()).toEqual(['free, at the same time', 'free, second']);
    expect(seen.map((one) => one.isPremium)).toEqual([true, true, false, false, false]);
    await request(app.server)
      .get('/api/support-requests/queue?cursor=nonsense')
      .set('Cookie', moderator.cookie)
      .expect(400);
  });

  test('is for moderators', async () => {
    const path = '/api/support-requests/queue';
    const { body } = await request(app.server).get(path).set('Cookie', member.cookie).expect(403);
    expect(body.code).toBe('not_allowed');
    await request(app.server).get(path).expect(401);
  });
});

describe('answering', () => {
  test('reaches the member, and removes the request from the queue', async () => {
    const { id } = (await ask(member)).body;
    const { body } = await answer(moderator, id, '  On Monday. ').expect(200);
    expect(body).toMatchObject({ id, answer: 'On Monday.', user: { id: member.id }, isPremium: false });
    expect(await get(member, '/support-requests')).toMatchObject([{ id, answer: 'On Monday.' }]);
    expect(await get(member, '/notifications')).toMatchObject([
      { type: 'support', about: { requestId: id, change: 'answered' } },
    ]);
    const queue = await get(moderator, '/support-requests/queue?limit=100');
    expect(queue.map((one: { id: string }) => one.id)).not.toContain(id);
  });

  test('happens once under concurrency', async () => {
    const { id } = (await ask(member)).body;
    const other = await createMember(app, { role: 'admin' });
    const answers = await Promise.all([
      answer(moderator, id, 'One'),
      answer(other, id, 'Two'),
      answer(moderator, id, 'Three'),
    ]);
    expect(answers.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const first = answers.find((one) => one.status === 200)!.body.answer;
    expect(answers.find((one) => one.status === 409)!.body.code).toBe('already_answered');
    expect(await get(member, '/support-requests')).toMatchObject([{ answer: first }]);
    expect(await get(member, '/notifications')).toHaveLength(1);
  });

  test('is refused to members, for own and unknown requests, and without text', async () => {
    const { id } = (await ask(moderator)).body;
    expect((await answer(member, id).expect(403)).body.code).toBe('not_allowed');
    expect((await answer(moderator, id).expect(403)).body.code).toBe('not_allowed');
    expect((await answer(moderator, NO_ONE).expect(404)).body.code).toBe('support_request_not_found');
    const other = (await ask(member)).body.id;
    expect((await answer(moderator, other, '  ').expect(400)).body.detail).toBe('Reply is required');
  });
});
