/** From an application to the payout in the designer's account, and what is refused on the way. */
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { users } from '#shared/accounts/tables.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hireApplications, projectActivities } from '#shared/hire/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { createApplication, createProject } from '#server/testing/hire.ts';
import { payOutDue } from '#server/testing/payment-jobs.ts';
import * as payments from '#server/testing/payments.ts';
import { statementsOf } from '#server/testing/statements.ts';
import {
  accept,
  applicationsOf,
  atProvider,
  CARDS,
  DAY_MS,
  dealAt,
  eventsOf,
  onboard,
  openDeal,
  pay,
  paymentsOf,
  post,
  projectOf,
  setProject,
  stateOf,
} from './testing.ts';

let app: TestApp;
const received: { projectId: string; kind: string; to: string[] }[] = [];
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000', RATE_LIMIT_COMMENT: '100000' } });
  app.ctx.events.on('hire.changed', async (_tx, event) => received.push(event));
});
afterAll(() => app.close());
afterEach(() => payments.clearFaults(app));

const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const receivedBy = (id: string, kind: string) =>
  received.filter((event) => event.projectId === id && event.kind === kind).flatMap(({ to }) => to);

test('all applicants who were not chosen are notified at once', async () => {
  const deal = await openDeal(app);
  const others = await Promise.all(
    Array.from({ length: 3 }, () => createApplication(app, { projectId: deal.id })),
  );
  const intent = await accept(app, deal);
  const asked = await statementsOf(app, () => pay(app, intent));
  expect(receivedBy(deal.id, 'not_chosen')).toEqual(others.map(({ designerId }) => designerId).toSorted());
  const count = (statement: string) => asked.filter((text) => text.includes(statement)).length;
  // That one was chosen, that the payment is held, and that others were not chosen.
  expect([count('insert into "project_activities"'), count('append_to_group')]).toEqual([3, 3]);
  const events = await app.ctx.db
    .select()
    .from(projectActivities)
    .where(eq(projectActivities.projectId, deal.id));
  expect(events.filter(({ kind }) => kind === 'not_chosen')).toHaveLength(3);
});

test('a deal from acceptance to the transfer', async () => {
  const deal = await openDeal(app);
  const { id, client, designer } = deal;
  const other = await createApplication(app, { projectId: id });
  const intent = await accept(app, deal);
  expect(intent).toMatchObject({ status: 'open', amount: '430.00' });
  await pay(app, intent);

  expect(await projectOf(app, id)).toMatchObject({
    status: 'in_progress',
    designerId: designer.id,
    agreedPrice: '860.00',
    upfrontAmount: '430.00',
    remainingAmount: '430.00',
    commissionAmount: '86.00',
    designerAmount: '774.00',
    upfrontPaid: true,
    finalPaid: false,
  });
  const { startedAt, dueDate } = await projectOf(app, id);
  expect(dueDate!.getTime() - startedAt!.getTime()).toBe(14 * DAY_MS);
  expect(await applicationsOf(app, id)).toEqual(['accepted', 'closed']);
  expect(receivedBy(id, 'not_chosen')).toEqual([other.designerId]);
  expect(receivedBy(id, 'accepted')).toEqual([designer.id]);
  expect((await stateOf(app, id)).books).toEqual({ provider: 43_000, escrow: -43_000 });
  expect((await post(app, client, id, 'accept', { applicationId: deal.applicationId })).body).toMatchObject({
    clientSecret: null,
    status: 'paid',
  });

  await post(app, designer, id, 'deliver', { note: 'Here it is.' }).expect(200);
  await post(app, client, id, 'changes', { note: 'A warmer green.' }).expect(200);
  await post(app, designer, id, 'deliver').expect(200);
  const approved = await post(app, client, id, 'approve').expect(200);
  expect(approved.body).toMatchObject({
    status: 'completed',
    deal: { finalPaid: true, clientApproved: true },
  });
  await payments.settled(app);
  expect(await stateOf(app, id)).toEqual({
    status: 'completed',
    payments: ['upfront paid pending', 'final paid pending'],
    books: { provider: 86_000, artist: -77_400, commission: -8600 },
  });

  await payOutDue(app.ctx);
  await payOutDue(app.ctx);
  expect(receivedBy(id, 'payout_held')).toEqual([designer.id, designer.id]);
  await onboard(app, designer);
  await Promise.all([payOutDue(app.ctx), payOutDue(app.ctx)]);
  expect(await stateOf(app, id)).toEqual({
    status: 'completed',
    payments: ['upfront paid paid', 'final paid paid'],
    books: { provider: 8600, commission: -8600 },
  });
  const kinds = await eventsOf(app, id);
  expect(kinds.filter((kind) => kind === 'transferred')).toHaveLength(2);
  expect(kinds).toEqual(
    expect.arrayContaining(['accepted', 'upfront_paid', 'not_chosen', 'delivered', 'changes_requested']),
  );
  expect(kinds).toEqual(expect.arrayContaining(['approved', 'rest_paid', 'completed', 'payout_held']));
});

test('a proposed price determines the amounts, to the cent', async () => {
  const deal = await openDeal(app);
  const fields = { proposedPrice: '1.05', timelineDays: null };
  await app.ctx.db.update(hireApplications).set(fields).where(eq(hireApplications.id, deal.applicationId));
  await pay(app, await accept(app, deal));
  expect(await projectOf(app, deal.id)).toMatchObject({
    agreedPrice: '1.05',
    upfrontAmount: '0.53',
    remainingAmount: '0.52',
    commissionAmount: '0.11',
    designerAmount: '0.94',
    dueDate: null,
  });
  await post(app, deal.designer, deal.id, 'deliver').expect(200);
  await post(app, deal.client, deal.id, 'approve').expect(200);
  expect((await stateOf(app, deal.id)).books).toEqual({ provider: 105, artist: -94, commission: -11 });
});

describe('the saved card is declined at approval', () => {
  test('then the client is asked, the designer notified, and another card completes it', async () => {
    const { id, client, designer } = await dealAt(app, 'under_review', CARDS.declinesLater);
    const { body } = await post(app, client, id, 'approve').expect(200);
    expect(body).toMatchObject({ status: 'under_review', deal: { clientApproved: true, finalPaid: false } });
    expect(body.deal.paymentProblem).toMatch(/declined/);
    expect(receivedBy(id, 'rest_failed').toSorted()).toEqual([client.id, designer.id].toSorted());
    for (const action of ['approve', 'changes'] as const) {
      expect(outcome(await post(app, client, id, action, { note: 'No.' }))).toEqual([409, 'project_state']);
    }
    const first = (await post(app, client, id, 'pay-rest').expect(200)).body;
    const again = (await post(app, client, id, 'pay-rest').expect(200)).body;
    expect(again).toEqual(first);
    await pay(app, first);
    expect(await stateOf(app, id)).toMatchObject({
      status: 'completed',
      payments: ['upfront paid pending', 'final paid pending'],
    });
    expect((await projectOf(app, id)).finalFailedAt).toBeNull();
    expect((await post(app, client, id, 'pay-rest')).body).toMatchObject({
      status: 'paid',
      clientSecret: null,
    });
    expect(await atProvider(app, id, 'charge')).toEqual([43_000, 43_000]);
  });

  test('the client is asked as well if no card is saved', async () => {
    const { id, client } = await dealAt(app, 'under_review');
    await app.ctx.pool.query('delete from hire_cards where project_id = $1', [id]);
    await post(app, client, id, 'approve').expect(200);
    expect((await projectOf(app, id)).finalFailedAt).not.toBeNull();
    await pay(app, (await post(app, client, id, 'pay-rest').expect(200)).body);
    expect((await projectOf(app, id)).status).toBe('completed');
  });
});

describe('acceptance is refused', () => {
  test('in the wrong state of application or project, and to others', async () => {
    const { id, client, designer, applicationId } = await openDeal(app);
    const elsewhere = await createApplication(app, { projectId: (await createProject(app)).id });
    const decided = await createApplication(app, { projectId: id, status: 'declined' });
    const gone = await createApplication(app, { projectId: id, status: 'withdrawn' });
    const ask = (who: { cookie: string }, application: string) =>
      post(app, who, id, 'accept', { applicationId: application });
    expect(outcome(await ask(client, elsewhere.id))).toEqual([404, 'application_not_found']);
    expect(outcome(await ask(client, gone.id))).toEqual([404, 'application_not_found']);
    expect(outcome(await ask(client, decided.id))).toEqual([409, 'application_decided']);
    expect(outcome(await ask(designer, applicationId))).toEqual([403, 'not_allowed']);
    for (const [suspendedUntil, status] of [
      [new Date('9999-01-01'), 404],
      [null, 200],
    ] as const) {
      await app.ctx.db.update(users).set({ suspendedUntil }).where(eq(users.id, designer.id));
      expect((await ask(client, applicationId)).status).toBe(status);
    }
    await request(app.url).put(`/api/users/${designer.id}/block`).set('Cookie', client.cookie).expect(204);
    expect((await ask(client, applicationId)).body.code).toBe('blocked');
    await setProject(app, id, { status: 'cancelled' });
    expect(outcome(await ask(client, applicationId))).toEqual([409, 'project_closed']);
  });

  test('while the provider does not respond, without losing anything', async () => {
    const deal = await openDeal(app);
    await payments.addFault(app, { match: 'POST /v1/payment_intents', action: 'status', status: 503 });
    const refused = await post(app, deal.client, deal.id, 'accept', { applicationId: deal.applicationId });
    expect(outcome(refused)).toEqual([503, 'payments_unavailable']);
    await payments.clearFaults(app);
    await pay(app, await accept(app, deal));
    expect(await stateOf(app, deal.id)).toMatchObject({ payments: ['upfront paid none'] });
  });
});

test('another application or price replaces what was not paid', async () => {
  const deal = await openDeal(app);
  const dearer = await createApplication(app, { projectId: deal.id, proposedPrice: '900.00' });
  const first = await accept(app, deal);
  const second = await accept(app, { ...deal, applicationId: dearer.id });
  expect(second.amount).toBe('450.00');
  expect(await payments.confirm(app, first, CARDS.pays)).toMatchObject({ error: {} });
  await pay(app, second);
  expect(await projectOf(app, deal.id)).toMatchObject({
    agreedPrice: '900.00',
    designerId: dearer.designerId,
  });
  expect((await paymentsOf(app, deal.id)).map(({ status }) => status)).toEqual(['canceled', 'paid']);
});

test('the feature is off without payments', async () => {
  const off = await startTestApp({ env: { PAYMENTS: 'off' } });
  const client = await createMember(off);
  const { id } = await createProject(off, { clientId: client.id });
  for (const action of ['accept', 'approve', 'pay-rest']) {
    const answer = await post(off, client, id, action, { applicationId: id });
    expect(outcome(answer)).toEqual([503, 'feature_off']);
  }
  await off.close();
});
