/** The whole life of an order as its parties read it: real payments, real jobs, a moved clock. */
import { and, eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payoutAccounts } from '#shared/payments/payouts/tables.ts';
import { addDays } from '#shared/orders/times.ts';
import { outbox } from '#shared/mail/tables.ts';
import { countDeliveries, remindToShip } from '#server/features/orders/shipping-jobs.ts';
import { escalateUnanswered, refundUnshipped } from '#server/features/orders/refunds/jobs.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { type Received, deliver, listMail } from '#server/testing/mail.ts';
import { ADDRESS } from '#server/testing/orders.ts';
import { finishRefunds, payOutDue } from '#server/testing/payment-jobs.ts';
import * as payments from '#server/testing/payments.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
});
afterAll(() => app.close());

const mina = (email: string) =>
  createMember(app, {
    firstName: 'Mina',
    lastName: 'Okoro',
    email,
    emailVerified: true,
    timeZone: 'Africa/Lagos',
  });
const edmund = (email: string) =>
  createMember(app, { firstName: 'Edmund', lastName: 'Achter', email, emailVerified: true });
const format = (timeZone: string, at: Date, year: boolean): string =>
  at.toLocaleDateString('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    ...(year && { year: 'numeric' as const }),
  });
const lagos = (at: Date, year = true) => format('Africa/Lagos', at, year);
const utc = (at: Date, year = true) => format('UTC', at, year);
const post = (who: { cookie: string }, path: string, body: object = {}) =>
  request(app.server).post(`/api/purchases/${path}`).set('Cookie', who.cookie).send(body);
const subjects = (letters: Received[]) => letters.map(({ subject }) => subject);

async function offer(userId: string, isPhysical: boolean) {
  const fields = { title: 'Reef, After Dark', price: '160.00', isForSale: true, medium: 'Print' };
  return createArtwork(app, { userId, ...fields, isPhysical, deliveryCost: isPhysical ? '14.00' : '0.00' });
}

it('a physical work: sold, reminded, three days left, shipped, delivered by time, payout waits, paid', async () => {
  const [artist, buyer] = [await mina('mina@example.com'), await edmund('edmund@example.com')];
  const work = await offer(artist.id, true);
  const id = await payments.buy(app, buyer.cookie, work.id);
  await request(app.server)
    .put(`/api/purchases/${id}/address`)
    .set('Cookie', buyer.cookie)
    .send(ADDRESS)
    .expect(200);
  const soldAt = app.clock.now();
  const [sold] = await deliver(app, 'mina@example.com');
  const [paid] = await deliver(app, 'edmund@example.com');
  const shipBy = addDays(soldAt, 14);
  expect(sold!.subject).toBe(`Sold: Reef, After Dark. Ship by ${lagos(shipBy, false)}`);
  expect(sold!.text).toContain(`Edmund Achter bought it on ${lagos(soldAt)}.`);
  expect(sold!.text).toContain('Price: $160\nShipping: $14\nCommission (10%): −$16\nYou receive: $158');
  expect(sold!.text).toContain(
    `Ship by ${lagos(shipBy)}. If it isn’t marked as shipped by then, Edmund will be refunded automatically.`,
  );
  expect(sold!.text).toContain(`View sale: ${app.url}/sales/${id}`);
  expect(sold!.html).toContain(`src="${app.url}/media/`);
  // Always sent: no way to unsubscribe is offered.
  expect(sold!.headers).not.toHaveProperty('list-unsubscribe');
  expect(paid!.text).toContain('Price: $160\nShipping: $14\nYou paid: $174');
  expect(paid!.text).toContain(
    `It ships by ${utc(shipBy)}. If it doesn’t, you’ll be refunded automatically.`,
  );

  app.clock.advance(3 * DAY_MS + 1000);
  await remindToShip(app.ctx);
  app.clock.advance(7 * DAY_MS);
  await remindToShip(app.ctx);
  app.clock.advance(DAY_MS);
  expect(subjects(await deliver(app, 'mina@example.com')).slice(1)).toEqual([
    `3 days left to ship Reef, After Dark`,
  ]);

  await post(artist, `${id}/ship`, { carrier: 'Royal Mail', trackingNumber: 'AB 1' }).expect(200);
  const shippedAt = app.clock.now();
  const [, shipped] = await deliver(app, 'edmund@example.com');
  const arrives = addDays(shippedAt, 14);
  expect(shipped!.subject).toBe(`On its way: Reef, After Dark. Confirm delivery by ${utc(arrives, false)}`);
  expect(shipped!.text).toContain('Carrier: Royal Mail\nTracking number: AB 1');
  expect(shipped!.text).toContain(`We’ll mark it delivered on ${utc(arrives)}.`);

  app.clock.advance(14 * DAY_MS + 1000);
  await countDeliveries(app.ctx);
  const due = addDays(arrives, 7);
  const [, , delivered] = await deliver(app, 'edmund@example.com');
  expect(delivered!.subject).toBe(`Delivered: Reef, After Dark. Refundable until ${utc(due, false)}`);
  const forArtist = (await deliver(app, 'mina@example.com')).at(-1);
  expect(forArtist!.text).toContain(
    `You’ll be paid on or after ${lagos(due)}. Until then, Edmund can request a refund.`,
  );

  app.clock.advance(7 * DAY_MS);
  await payOutDue(app.ctx);
  const held = (await deliver(app, 'mina@example.com')).at(-1);
  expect(held!.subject).toBe('Connect an account to receive $158');
  await request(app.server).post('/api/payouts/onboarding').set('Cookie', artist.cookie).expect(200);
  const [account] = await app.ctx.db
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.userId, artist.id));
  await payments.onboard(app, account!.accountId);
  await payOutDue(app.ctx);
  const paidOut = (await deliver(app, 'mina@example.com')).at(-1);
  expect(paidOut!.subject).toBe('Paid out: $158 for Reef, After Dark');
  // Each once, and nothing waits.
  expect((await listMail(app)).every(({ times }) => times === 1)).toBe(true);
  expect(
    await app.ctx.db.$count(outbox, and(eq(outbox.userId, artist.id), eq(outbox.state, 'waiting'))),
  ).toBe(0);
}, 60_000);

it('a file: refund requested with the day of the answer, then refunded to both', async () => {
  const [artist, buyer] = [await mina('mina2@example.com'), await edmund('edmund2@example.com')];
  const id = await payments.buy(app, buyer.cookie, (await offer(artist.id, false)).id);
  const soldAt = app.clock.now();
  const [sold] = await deliver(app, 'mina2@example.com');
  expect(sold!.subject).toBe('Sold: Reef, After Dark');
  expect(sold!.text).toContain(`You’ll be paid on or after ${lagos(addDays(soldAt, 3))}.`);
  const [paid] = await deliver(app, 'edmund2@example.com');
  expect(paid!.text).toContain(`Refundable until ${utc(addDays(soldAt, 3))}.`);
  await post(buyer, `${id}/refund-request`, { reason: 'It is another <b>green</b>.' }).expect(200);
  const asked = (await deliver(app, 'mina2@example.com')).at(-1);
  const answerBy = addDays(app.clock.now(), 7);
  expect(asked!.subject).toBe(`Refund requested: Reef, After Dark. Respond by ${lagos(answerBy, false)}`);
  expect(asked!.text).toContain('“It is another <b>green</b>.”');
  expect(asked!.text).toContain(
    `Respond by ${lagos(answerBy)}. If you don’t respond, a moderator will decide.`,
  );
  await post(artist, `${id}/refund-request/accept`).expect(200);
  await payments.settled(app);
  const refunded = (await deliver(app, 'edmund2@example.com')).at(-1);
  expect(refunded!.subject).toBe('Refunded: Reef, After Dark');
  expect(refunded!.text).toContain('Refund: $160');
}, 60_000);

it('the named dates decide without a response and nothing earlier; then a moderator decides the request', async () => {
  const [artist, buyer] = [await mina('mina3@example.com'), await edmund('edmund3@example.com')];
  const moderator = await createMember(app, { role: 'moderator' });
  const moveTo = (at: Date, seconds: number) =>
    app.clock.advance(at.getTime() + seconds * 1000 - app.clock.now().getTime());
  const lastOf = async (who: string) => (await deliver(app, `${who}3@example.com`)).at(-1)!;

  const unshipped = await payments.buy(app, buyer.cookie, (await offer(artist.id, true)).id);
  await request(app.server)
    .put(`/api/purchases/${unshipped}/address`)
    .set('Cookie', buyer.cookie)
    .send(ADDRESS)
    .expect(200);
  const shipBy = addDays(app.clock.now(), 14);
  expect((await lastOf('mina')).text).toContain(`Ship by ${lagos(shipBy)}.`);
  const refundDue = async (seconds: number) => {
    moveTo(shipBy, seconds);
    await refundUnshipped(app.ctx);
    await finishRefunds(app.ctx);
    await payments.settled(app);
    return (await lastOf('edmund')).subject;
  };
  expect(await refundDue(-60)).toBe('Your order: Reef, After Dark');
  expect(await refundDue(1)).toBe('Refunded: Reef, After Dark');
  for (const who of ['edmund', 'mina']) {
    const { text } = await lastOf(who);
    expect(text).toContain('The artist didn’t ship within 14 days.');
    expect(text).toContain('Refund: $174');
  }

  const file = await payments.buy(app, buyer.cookie, (await offer(artist.id, false)).id);
  // Letters sent at the same time arrive in any order.
  expect((await lastOf('mina')).subject).toBe('Sold: Reef, After Dark');
  await post(buyer, `${file}/refund-request`, { reason: 'Another green.' }).expect(200);
  const answerBy = addDays(app.clock.now(), 7);
  const asked = await lastOf('mina');
  expect(asked.text).toContain(`Respond by ${lagos(answerBy)}.`);
  moveTo(answerBy, -60);
  await escalateUnanswered(app.ctx);
  expect(await lastOf('mina')).toEqual(asked);
  moveTo(answerBy, 1);
  await escalateUnanswered(app.ctx);
  const escalated = 'Refund request: Reef, After Dark. A moderator will decide';
  expect([(await lastOf('edmund')).subject, (await lastOf('mina')).subject]).toEqual([escalated, escalated]);
  await post(moderator, `${file}/refund-request/decline`, { answer: 'It is as described.' }).expect(200);
  for (const who of ['edmund', 'mina'])
    expect(await lastOf(who)).toMatchObject({
      subject: 'Refund denied: Reef, After Dark',
      text: expect.stringContaining('“It is as described.”\n\nThe sale stands.') as string,
    });
}, 60_000);

it('a refund says why, in the words of who gave it', async () => {
  const [artist, buyer] = [await mina('mina4@example.com'), await edmund('edmund4@example.com')];
  const moderator = await createMember(app, { role: 'moderator' });
  const refundOf = async (give: (id: string) => Promise<unknown>) => {
    const id = await payments.buy(app, buyer.cookie, (await offer(artist.id, false)).id);
    await give(id);
    await payments.settled(app);
    const letters = await deliver(app, 'edmund4@example.com');
    // Letters sent at the same time arrive in any order.
    return letters.findLast(({ subject }) => subject === 'Refunded: Reef, After Dark')!.text;
  };
  const given = await refundOf((id) =>
    post(artist, `${id}/refund`, { reason: 'I found a tear.' }).expect(200),
  );
  expect(given).toContain('Mina Okoro wrote:\n\n“I found a tear.”');
  const granted = await refundOf(async (id) => {
    await post(buyer, `${id}/refund-request`, { reason: 'It is torn.' }).expect(200);
    await post(artist, `${id}/refund-request/decline`, { answer: 'It was whole.' }).expect(200);
    await post(moderator, `${id}/refund-request/accept`).expect(200);
  });
  expect(granted).not.toContain('It was whole.');
}, 60_000);
