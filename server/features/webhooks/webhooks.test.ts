import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { users } from '#shared/accounts/tables.ts';
import { legalVersions, termsAgreements } from '#shared/legal/tables.ts';
import { offers } from '#shared/offers/tables.ts';
import { ATTEMPTS } from '#shared/webhooks/attempts.ts';
import type { Webhook as Hook, WebhookAttempt } from '#shared/webhooks/contract.ts';
import { MESSAGES } from '#shared/webhooks/messages.ts';
import { webhookDeliveries, webhooks } from '#shared/webhooks/tables.ts';
import type { Events } from '#server/events/events.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { createProject } from '#server/testing/hire.ts';
import { deliver } from '#server/testing/mail.ts';
import { createOrder } from '#server/testing/orders.ts';
import { type ReceivedHook, type Receiver, startReceiver } from '#server/testing/receiver.ts';
import { emitOfferChanged } from '../offers/emit-offer-changed.ts';
import { removeOldDeliveries, sendDueWebhooks } from './send.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const ALL = ['order.sold', 'order.shipped', 'order.paid_out', 'offer.changed', 'project.changed'];

let receiver: Receiver;
let app: TestApp;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({
    env: { WEBHOOK_TEST_HOSTS: receiver.host, RATE_LIMIT_MESSAGE: '1000' },
  });
});
afterAll(async () => {
  await app.close();
  receiver.close();
});
beforeEach(() => {
  receiver.received = [];
  receiver.answer = { status: 200 };
});

type Method = 'get' | 'post' | 'patch' | 'delete';
async function call<T>({ cookie }: TestMember, method: Method, path: string, status: number, body?: object) {
  const answer = await request(app.url)[method](path).set('Cookie', cookie).send(body);
  expect(answer.status, answer.text).toBe(status);
  return answer.body as T;
}
const add = (member: TestMember, events: string[] = ALL, url = receiver.url) =>
  call<Hook>(member, 'post', '/api/webhooks', 201, { url, events });
const readHook = (member: TestMember, { id }: Hook) => call<Hook>(member, 'get', `/api/webhooks/${id}`, 200);
const attemptsOf = (member: TestMember, { id }: Hook) =>
  call<WebhookAttempt[]>(member, 'get', `/api/webhooks/${id}/attempts?limit=100`, 200);
const secretOf = async (member: TestMember, { id }: Hook) =>
  (await call<{ secret: string }>(member, 'get', `/api/webhooks/${id}/secret`, 200)).secret;

const emit = <Name extends keyof Events>(name: Name, event: Events[Name]) =>
  app.ctx.db.transaction((tx) => app.ctx.events.emit(tx, name, event));
/** Something that a webhook reports. */
async function happen({ id }: TestMember) {
  const { id: projectId } = await createProject(app, { clientId: id });
  await emit('hire.changed', { projectId, kind: 'posted', to: [id], parties: [id], by: null });
}
const deliveriesOf = ({ id }: Hook) =>
  app.ctx.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id));

/** By the library of the scheme. */
const verify = (secret: string, { headers, body }: ReceivedHook) => new Webhook(secret).verify(body, headers);
/** As the OpenAPI document describes them: what it does not name is left out. */
const messages = () =>
  receiver.received.map(({ body }) => {
    const message = JSON.parse(body) as { type: keyof typeof MESSAGES };
    return z.parse(MESSAGES[message.type].schema, message);
  });

it('sends ids and states to those concerned, signed as the specification says', async () => {
  const [artist, buyer, other] = await Promise.all([createMember(app), createMember(app), createMember(app)]);
  const { id: purchaseId, artworkId } = await createOrder(app, { sellerId: artist.id, buyerId: buyer.id });
  const ofArtist = await add(artist);
  await add(buyer);
  await add(other);
  const sale = { purchaseId, artworkId, artistId: artist.id, buyerId: buyer.id };
  await emit('artwork.sold', sale);
  await emit('order.changed', { ...sale, change: 'shipped', by: artist.id });
  await emit('order.changed', { ...sale, change: 'refund_asked', by: buyer.id });
  await emit('order.changed', { ...sale, change: 'paid_out', by: null });
  await sendDueWebhooks(app.ctx);
  const about = { order: purchaseId, artwork: artworkId };
  const sent = messages().toSorted((one, next) => one.type.localeCompare(next.type));
  expect(sent.map(({ type, data }) => ({ type, data }))).toEqual([
    { type: 'order.paid_out', data: { ...about, state: 'paid_out' } },
    { type: 'order.shipped', data: { ...about, state: 'shipped' } },
    { type: 'order.shipped', data: { ...about, state: 'shipped' } },
    { type: 'order.sold', data: { ...about, state: 'sold' } },
  ]);
  const [first] = await attemptsOf(artist, ofArtist);
  const secret = await secretOf(artist, ofArtist);
  const hook = receiver.received.find(({ headers }) => headers['webhook-id'] === first!.messageId)!;
  expect(verify(secret, hook)).toEqual(JSON.parse(first!.body));
  expect(() => verify(secret, { ...hook, body: hook.body.replace('order', 'older') })).toThrow(
    'No matching signature',
  );
  expect(await readHook(artist, ofArtist)).toMatchObject({
    outcomes: [true, true, true],
    failingSince: null,
  });
});

it('sends only what a webhook wants, what happened, and what a member may know', async () => {
  const [member, moderator] = await Promise.all([
    createMember(app),
    createMember(app, { role: 'moderator' }),
  ]);
  await add(member, ['offer.changed']);
  await add(moderator);
  await happen(member);
  const project = await createProject(app, { clientId: member.id });
  await emit('hire.changed', {
    projectId: project.id,
    kind: 'disputed',
    parties: [member.id],
    to: [member.id, moderator.id],
    by: null,
  });
  const [row] = await app.ctx.db
    .insert(offers)
    .values({
      title: 'Quay',
      buyerId: member.id,
      sellerId: moderator.id,
      state: 'ended',
      amount: '10.00',
      deadline: app.ctx.clock.now(),
    })
    .returning();
  const offer: Events['offer.changed'] = {
    offerId: row!.id,
    artworkId: null,
    callId: null,
    change: 'ended',
    by: null,
    to: [member.id],
  };
  const undone = app.ctx.db.transaction(async (tx) => {
    await app.ctx.events.emit(tx, 'offer.changed', offer);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await emit('offer.changed', offer);
  await sendDueWebhooks(app.ctx);
  // Below the seller's lowest price.
  const low = { ...row!, declinesAt: app.ctx.clock.now() };
  await emitOfferChanged(app.ctx, app.ctx.db, low, 'received', member.id);
  await sendDueWebhooks(app.ctx);
  expect(messages()).toMatchObject([
    { type: 'offer.changed', data: { offer: offer.offerId, state: 'ended' } },
  ]);
});

it('signs with the old secret too for 24 hours', async () => {
  const member = await createMember(app);
  const hook = await add(member);
  const old = await secretOf(member, hook);
  const { secret } = await call<{ secret: string }>(member, 'post', `/api/webhooks/${hook.id}/secret`, 200);
  expect(secret).not.toBe(old);
  const test = () => call<WebhookAttempt>(member, 'post', `/api/webhooks/${hook.id}/test`, 200);
  await test();
  for (const known of [old, secret]) expect(() => verify(known, receiver.received[0]!)).not.toThrow();
  app.clock.advance(DAY + MINUTE);
  await test();
  expect(() => verify(secret, receiver.received[1]!)).not.toThrow();
  expect(() => verify(old, receiver.received[1]!)).toThrow('No matching signature');
});

it('tries for three days with growing waits and one id, then stops with an email, and can be started again', async () => {
  const email = `${randomUUID()}@example.com`;
  const member = await createMember(app, { email, emailVerified: true });
  const hook = await add(member);
  receiver.answer = {
    status: 500,
    headers: { 'content-type': 'text/plain' },
    body: 'locked\0' + 'é'.repeat(3000),
  };
  await happen(member);
  const waits: number[] = [];
  for (let attempt = 1; ; attempt += 1) {
    await sendDueWebhooks(app.ctx);
    expect(receiver.received).toHaveLength(attempt);
    const [delivery] = await deliveriesOf(hook);
    if (delivery!.state !== 'waiting') break;
    waits.push((delivery!.nextAttemptAt.getTime() - app.ctx.clock.now().getTime()) / MINUTE);
    app.clock.advance(delivery!.nextAttemptAt.getTime() - app.ctx.clock.now().getTime());
  }
  expect(waits.map(Math.round)).toEqual([1, 10, 60, 360, 720, 1440, 1729]);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const [latest, ...earlier] = await attemptsOf(member, hook);
  expect(earlier).toHaveLength(ATTEMPTS - 1);
  expect(latest).toMatchObject({
    number: ATTEMPTS,
    status: 500,
    contentType: 'text/plain',
    nextAttemptAt: null,
  });
  expect(latest!.answer).toBe('locked' + 'é'.repeat(1020));
  const stopped = await readHook(member, hook);
  expect(stopped).toMatchObject({ undeliveredCount: 1, outcomes: Array(ATTEMPTS).fill(false) });
  expect(stopped.stoppedAt).not.toBeNull();
  const [letter] = await deliver(app, email);
  expect(letter!.subject).toBe(`We stopped your webhook at ${receiver.host}`);
  expect(letter!.text).toContain(`Check the webhook: ${app.url}/settings/webhooks/${hook.id}`);

  receiver.answer = { status: 204 };
  await happen(member);
  expect(await deliveriesOf(hook)).toHaveLength(1);
  const path = `/api/webhook-deliveries/${latest!.deliveryId}/send`;
  const again = await call<WebhookAttempt>(member, 'post', path, 200);
  expect(again).toMatchObject({ status: 204, number: null, messageId: latest!.messageId });
  await call(member, 'post', `/api/webhooks/${hook.id}/start`, 200);
  await happen(member);
  await sendDueWebhooks(app.ctx);
  expect(await readHook(member, hook)).toMatchObject({ stoppedAt: null, undeliveredCount: 0 });

  app.clock.advance(31 * DAY);
  await removeOldDeliveries(app.ctx);
  expect(await attemptsOf(member, hook)).toEqual([]);
});

it('a slow receiver holds up only its own deliveries', async () => {
  const [slow, other] = await Promise.all([createMember(app), createMember(app)]);
  const ofSlow = await add(slow, ALL, `${receiver.url}?slow`);
  const ofOther = await add(other);
  const release = Promise.withResolvers<void>();
  receiver.slow = release.promise;
  for (let i = 0; i < 3; i++) await happen(slow);
  const sending = sendDueWebhooks(app.ctx);
  await expect.poll(() => receiver.received.length).toBe(2);
  await happen(other);
  await sendDueWebhooks(app.ctx);
  await expect.poll(async () => (await deliveriesOf(ofOther))[0]?.state).toBe('delivered');
  expect((await deliveriesOf(ofSlow)).filter(({ attempts }) => attempts > 0)).toHaveLength(2);
  release.resolve();
  await sending;
  expect((await deliveriesOf(ofSlow)).map(({ state }) => state)).toEqual(Array(3).fill('delivered'));
});

it('a success begins the three days anew, and a test neither fails nor stops anything', async () => {
  const member = await createMember(app);
  const hook = await add(member);
  receiver.answer = { status: 302, headers: { location: receiver.url } };
  await happen(member);
  await sendDueWebhooks(app.ctx);
  expect(receiver.received).toHaveLength(1);
  expect((await readHook(member, hook)).failingSince).not.toBeNull();
  receiver.answer = { status: 200 };
  await call(member, 'post', `/api/webhooks/${hook.id}/test`, 200);
  expect((await readHook(member, hook)).failingSince).toBeNull();
  receiver.answer = { status: 500 };
  await call(member, 'post', `/api/webhooks/${hook.id}/test`, 200);
  expect(await readHook(member, hook)).toMatchObject({ failingSince: null, undeliveredCount: 0 });
});

it('waits while its member is suspended, about to leave, or has not agreed to new terms', async () => {
  const member = await createMember(app);
  await add(member);
  await happen(member);
  const set = (fields: Partial<typeof users.$inferInsert>) =>
    app.ctx.db.update(users).set(fields).where(eq(users.id, member.id));
  const later = new Date(app.ctx.clock.now().getTime() + DAY);
  const expectNothing = async () => {
    await sendDueWebhooks(app.ctx);
    expect(receiver.received).toEqual([]);
  };
  await set({ suspendedUntil: later });
  await expectNothing();
  await set({ suspendedUntil: null, deletesAt: later });
  await expectNothing();
  await set({ deletesAt: null });
  const now = app.ctx.clock.now();
  const terms = { page: 'terms' as const, version: 2, body: '', changes: '', effectiveFrom: now };
  await app.ctx.db.insert(legalVersions).values(terms);
  await expectNothing();
  await app.ctx.db
    .insert(termsAgreements)
    .values({ userId: member.id, version: 2, how: 'asked', agreedAt: now });
  await sendDueWebhooks(app.ctx);
  expect(receiver.received).toHaveLength(1);
  await app.ctx.db.delete(legalVersions).where(eq(legalVersions.version, 2));
});

it('takes at most ten, and only public addresses with https', async () => {
  const member = await createMember(app);
  const refusal = async (url: string) =>
    (
      await call<{ errors: { message: string }[] }>(member, 'post', '/api/webhooks', 400, {
        url,
        events: ALL,
      })
    ).errors[0]!.message;
  expect(await refusal('http://shop.example/in')).toBe('Use https. We don’t send over http.');
  expect(await refusal('https://192.168.1.20/in')).toBe('We can’t reach this address from the internet.');
  expect(await refusal('https://shop.example:8443/in')).toBe(
    'We can’t reach this address from the internet.',
  );
  for (let n = 0; n < 9; n += 1) await add(member);
  const tenth = { url: receiver.url, events: ALL, clientId: randomUUID() };
  // Once more, as after a lost answer, it is no eleventh.
  for (const _ of [1, 2])
    expect(await call<Hook>(member, 'post', '/api/webhooks', 201, tenth)).toMatchObject({
      id: tenth.clientId,
    });
  const eleventh = { url: receiver.url, events: ALL };
  expect(await call(member, 'post', '/api/webhooks', 409, eleventh)).toMatchObject({ code: 'webhooks_full' });
  const [first] = await call<Hook[]>(member, 'get', '/api/webhooks', 200);
  const inside = { url: 'https://[::1]/' };
  await call(member, 'patch', `/api/webhooks/${first!.id}`, 400, inside);
  await app.ctx.db.update(webhooks).set(inside).where(eq(webhooks.id, first!.id));
  expect(await call(member, 'post', `/api/webhooks/${first!.id}/test`, 200)).toMatchObject({
    status: null,
    failure: 'not_allowed',
  });
});

it('reaches the stand-in, which shows what came and whether it is genuine', async () => {
  const member = await createMember(app);
  const standIn = `${app.url}/sandbox/webhooks`;
  const hook = await add(member, ALL, `${standIn}?status=503`);
  const test = await call<WebhookAttempt>(member, 'post', `/api/webhooks/${hook.id}/test`, 200);
  expect(test.status).toBe(503);
  const page = async () => (await fetch(standIn)).text();
  expect(await page()).toContain(test.messageId);
  expect(await page()).not.toContain('The signature doesn’t match');
  await fetch(standIn, { method: 'POST', body: '<forged>', headers: { 'webhook-id': 'msg_<b>' } });
  expect(await page()).toContain('The signature doesn’t match');
  expect(await page()).toContain('&lt;forged&gt;');
});
