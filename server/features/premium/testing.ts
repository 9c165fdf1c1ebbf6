/** Premium through the browser's calls and the sandbox's clock. */
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { expect } from 'vitest';
import type { Subscription } from '#shared/premium/contract.ts';
import type { PremiumChange } from '#shared/notices/account.ts';
import { ledgerTransactions } from '#shared/payments/ledger/tables.ts';
import { subscriptions } from '#shared/premium/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { advance } from '#server/providers/payments/sandbox/clock.ts';
import { inUnit } from '#server/providers/payments/sandbox/store.ts';
import type { TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { CARDS, confirm, intentIdOf, settled } from '#server/testing/payments.ts';

const MONTH_DAYS = 32;
const DAY_S = 86_400;
/** Pays first, and declines later charges without the member. */
export const DECLINES_LATER = '4000000000000341';

export interface Subscriber {
  id: string;
  cookie: string;
}
interface Answer<T> {
  status: number;
  body: T & { code?: string; detail?: string };
}

export async function ask<T = Subscription>(
  app: TestApp,
  { cookie }: Subscriber,
  method: 'get' | 'post' | 'put',
  path: string,
  body?: object,
): Promise<Answer<T>> {
  const sent = request(app.url)[method](path).set('Cookie', cookie);
  const answer = await (body ? sent.send(body) : sent);
  return { status: answer.status, body: answer.body as Answer<T>['body'] };
}

export const start = (app: TestApp, member: Subscriber, body: object = {}) =>
  ask<{ clientSecret: string; subscription: Subscription }>(
    app,
    member,
    'post',
    '/api/get-or-create-subscription',
    body,
  );

/** A member whose first month is paid. */
export async function subscribe(app: TestApp, card: string = CARDS.pays): Promise<Subscriber> {
  const member = await createMember(app);
  const { body } = await start(app, member);
  await confirm(app, body, card);
  await settled(app);
  expect((await rowsOf(app, member.id)).map(({ status }) => status)).toEqual(['active']);
  return member;
}

export const rowsOf = (app: TestApp, userId: string) =>
  app.ctx.db.select().from(subscriptions).where(eq(subscriptions.userId, userId));

export async function readMember(app: TestApp, id: string) {
  const [row] = await app.ctx.db.select().from(users).where(eq(users.id, id));
  return row!;
}

/** Ids of paid invoices in the ledger. */
export async function paidInvoices(app: TestApp, memberId: string): Promise<string[]> {
  const rows = await app.ctx.db
    .select({ reference: ledgerTransactions.reference, kind: ledgerTransactions.kind })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.memberId, memberId));
  return rows.filter(({ kind }) => kind === 'subscription').map(({ reference }) => reference);
}

/** The member's Premium notifications from now on. */
export function recordEvents(app: TestApp): Record<string, PremiumChange[]> {
  const heard: Record<string, PremiumChange[]> = {};
  app.ctx.events.on('premium.changed', (_tx, { memberId, change }) => {
    (heard[memberId] ??= []).push(change);
    return Promise.resolve();
  });
  return heard;
}

/** Moves the provider's clock by more than a month: due invoices are charged, or the subscription ends. */
export async function passMonth(app: TestApp): Promise<void> {
  await inUnit(app.ctx.pool, (unit) => advance(unit, MONTH_DAYS * DAY_S));
  await deliver(app);
}

/** Any call makes the sandbox deliver pending events. */
export async function deliver(app: TestApp): Promise<void> {
  await app.ctx.payments?.billing.findSubscriptions('cus_nobody');
  await settled(app);
}

/** The member confirms another card. @returns the id the page sends */
export async function confirmCard(
  app: TestApp,
  { clientSecret }: { clientSecret: string },
  number: string,
): Promise<string> {
  const id = intentIdOf({ clientSecret });
  await fetch(`${app.url}/sandbox/payments/v1/setup_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: app.ctx.payments?.publishableKey ?? '',
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[card][cvc]': '123',
    }),
  });
  return id;
}

/** How many objects of a kind the provider has for a member. */
export async function countAtProvider(
  app: TestApp,
  kind: 'customer' | 'subscription',
  memberId: string,
): Promise<number> {
  const { rows } = await app.ctx.pool.query<{ n: number }>(
    `select count(*)::int as n from sandbox_payments where kind = $1 and body->'metadata'->>'memberId' = $2`,
    [kind, memberId],
  );
  return rows[0]?.n ?? 0;
}
