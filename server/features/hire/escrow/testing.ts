/** Deals at every stage, made through the same calls as in the app. */
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { expect } from 'vitest';
import type { ProjectStatus } from '#shared/hire/states.ts';
import {
  type HireProjectRow,
  hireApplications,
  projectActivities,
  hireProjects,
} from '#shared/hire/tables.ts';
import { type ChargeRow, charges, transfers } from '#shared/payments/tables.ts';
import { closeDispute, openDispute } from '#server/providers/payments/sandbox/intent-outcomes.ts';
import { inUnit, type Unit } from '#server/providers/payments/sandbox/store.ts';
import type { TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { createApplication, createProject } from '#server/testing/hire.ts';
import * as payments from '#server/testing/payments.ts';
import { settlePayments } from '#server/testing/payment-jobs.ts';
import { finishHirePayments } from './jobs.ts';
import { syncHirePayment } from './payments.ts';

export const CARDS = {
  ...payments.CARDS,
  /** Works while the client is present, and is declined later. */
  declinesLater: '4000000000000341',
} as const;
export const DAY_MS = 86_400_000;

interface Account {
  id: string;
  cookie: string;
}
export interface Deal {
  id: string;
  applicationId: string;
  client: Account;
  designer: Account;
}

export const post = (app: TestApp, who: { cookie: string }, id: string, step: string, body: object = {}) =>
  request(app.url).post(`/api/hire-projects/${id}/${step}`).set('Cookie', who.cookie).send(body);

/**
 * A project with a budget of 860.00 and an application for 14 days.
 * @param of its client or designer, else new members
 */
export async function openDeal(app: TestApp, of?: Account): Promise<Deal> {
  const [client, designer] = await Promise.all([createMember(app), of ?? createMember(app)]);
  const { id } = await createProject(app, { clientId: client.id, budget: '860.00' });
  const { id: applicationId } = await createApplication(app, { projectId: id, designerId: designer.id });
  return { id, applicationId, client, designer };
}

export interface Payment {
  clientSecret: string;
  status: string;
  amount: string;
}
export async function accept(app: TestApp, { client, id, applicationId }: Deal): Promise<Payment> {
  const { body } = await post(app, client, id, 'accept', { applicationId }).expect(200);
  return body as Payment;
}

export async function pay(app: TestApp, intent: Payment, card: string = CARDS.pays): Promise<void> {
  expect(await payments.confirm(app, intent, card)).toMatchObject({ status: 'succeeded' });
  await payments.settled(app);
}

/** Created step by step through the API. @param card the client's card */
export async function dealAt(app: TestApp, status: ProjectStatus, card: string = CARDS.pays): Promise<Deal> {
  const deal = await openDeal(app);
  const { id, client, designer } = deal;
  if (status === 'pending') return deal;
  if (status === 'cancelled') {
    await post(app, client, id, 'cancel').expect(200);
    return deal;
  }
  await pay(app, await accept(app, deal), card);
  if (status === 'in_progress') return deal;
  await post(app, designer, id, 'deliver').expect(200);
  if (status === 'completed') await post(app, client, id, 'approve').expect(200);
  if (status === 'disputed') {
    await post(app, designer, id, 'dispute', { reason: 'Nobody answers.' }).expect(200);
  }
  await payments.settled(app);
  return deal;
}

export async function projectOf(app: TestApp, id: string): Promise<HireProjectRow> {
  const [row] = await app.ctx.db.select().from(hireProjects).where(eq(hireProjects.id, id));
  return row!;
}
export const setProject = (app: TestApp, id: string, fields: Partial<HireProjectRow>) =>
  app.ctx.db.update(hireProjects).set(fields).where(eq(hireProjects.id, id));

/** Upfront first, each with the state of its payout. */
export async function paymentsOf(
  app: TestApp,
  id: string,
): Promise<(ChargeRow & { payoutStatus: string })[]> {
  const rows = await app.ctx.db
    .select({ charge: charges, payout: transfers.status })
    .from(charges)
    .leftJoin(transfers, eq(transfers.chargeId, charges.id))
    .where(eq(charges.ownerId, id))
    .orderBy(charges.createdAt, charges.id);
  return rows.map(({ charge, payout }) => ({ ...charge, payoutStatus: payout ?? 'none' }));
}

/** Both jobs that finish payments of projects. */
export async function settleHirePayments(ctx: TestApp['ctx']): Promise<void> {
  await settlePayments(ctx);
  await finishHirePayments(ctx);
}

export async function eventsOf(app: TestApp, id: string): Promise<string[]> {
  const rows = await app.ctx.db
    .select({ kind: projectActivities.kind })
    .from(projectActivities)
    .where(eq(projectActivities.projectId, id))
    .orderBy(projectActivities.id);
  return rows.map(({ kind }) => kind);
}

export async function applicationsOf(app: TestApp, id: string): Promise<string[]> {
  const rows = await app.ctx.db
    .select({ status: hireApplications.status })
    .from(hireApplications)
    .where(eq(hireApplications.projectId, id));
  return rows.map(({ status }) => status).toSorted();
}

/** Account balances over all movements of the project in cents, without zeros. */
export async function booksOf(app: TestApp, id: string): Promise<Record<string, number>> {
  const { rows } = await app.ctx.pool.query<{ account: string; cents: number }>(
    `select account, sum(e.amount_cents)::int as cents from ledger_entries e
     join ledger_transactions t on t.id = e.transaction_id
     join charges c on c.id = t.charge_id where c.owner_id = $1
     group by 1 having sum(e.amount_cents) <> 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

/** Everything that must agree about a deal, in one object; payments as "kind status payout". */
export async function stateOf(app: TestApp, id: string) {
  const { status } = await projectOf(app, id);
  const rows = await paymentsOf(app, id);
  return {
    status,
    payments: rows.map((row) => `${row.kind} ${row.status} ${row.payoutStatus}`),
    books: await booksOf(app, id),
  };
}

/** The amounts of a kind at the provider, e.g. 'refund', for the project's payments. */
export async function atProvider(app: TestApp, id: string, kind: 'refund' | 'charge'): Promise<number[]> {
  const { rows } = await app.ctx.pool.query<{ cents: number }>(
    `select (s.body->>'amount')::int as cents from sandbox_payments s
     join charges p on p.stripe_payment_intent_id = s.body->>'payment_intent'
     where s.kind = $2 and p.owner_id = $1 and s.body->>'status' = 'succeeded' order by 1`,
    [id, kind],
  );
  return rows.map(({ cents }) => cents);
}

/** The designer completes the provider's onboarding form. */
export async function onboard(app: TestApp, designer: { cookie: string }): Promise<void> {
  const asked = await request(app.url).post('/api/payouts/onboarding').set('Cookie', designer.cookie);
  await fetch((asked.body as { url: string }).url, { method: 'POST', redirect: 'manual' });
  await payments.settled(app);
}

const atBank = (app: TestApp, step: (unit: Unit) => Promise<unknown>) =>
  inUnit(app.ctx.pool, async (unit) => ({ done: await step(unit) }));

/** The client's bank withholds the upfront payment until it has decided. */
export async function openBankDispute(app: TestApp, id: string): Promise<void> {
  const [upfront] = await paymentsOf(app, id);
  await atBank(app, async (unit) => openDispute(unit, await unit.get('charge', upfront!.stripeChargeId)));
  await syncHirePayment(app.ctx, upfront!.id);
  await payments.settled(app);
}

export async function decideBankDispute(app: TestApp, id: string, status: 'won' | 'lost'): Promise<void> {
  const [upfront] = await paymentsOf(app, id);
  await atBank(app, async (unit) => {
    const [dispute] = await unit.find('dispute', { charge: upfront!.stripeChargeId });
    await closeDispute(unit, dispute!.id, status);
  });
  await syncHirePayment(app.ctx, upfront!.id);
  await payments.settled(app);
}
