/** Designers see project payouts beside those of sales. */
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PayoutAccount } from '#shared/payments/payouts/contract.ts';
import type { TransferStatus } from '#shared/payments/states.ts';
import { transfers } from '#shared/payments/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createProject } from '#server/testing/hire.ts';
import { createHirePayment } from '#server/testing/hire-payments.ts';
import { createMember } from '#server/testing/factories.ts';
import { sell } from '#server/features/orders/refunds/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function sumsOf({ cookie }: { cookie: string }): Promise<string[]> {
  const { body } = await request(app.url).get('/api/payouts/account').set('Cookie', cookie).expect(200);
  const { pending, held, escrow, paid } = body as PayoutAccount;
  return [pending, held, escrow, paid];
}

test('escrow during a project; then due, then paid; besides sales', async () => {
  const { artist: designer } = await sell(app);
  const at = app.ctx.clock.now();
  const add = async (fields: Parameters<typeof createHirePayment>[1]) => {
    const { id: projectId } = await createProject(app, { designerId: designer.id, status: 'in_progress' });
    return createHirePayment(app, { ...fields, projectId, paidAt: at });
  };
  const release = async (status: TransferStatus) => {
    const { id: chargeId } = await add({ status: 'paid', releasedAt: at });
    const payout = { chargeId, memberId: designer.id, amountCents: 22_500, dueAt: at, status };
    await app.ctx.db.insert(transfers).values(payout);
  };
  expect(await sumsOf(designer)).toEqual(['180.00', '0.00', '0.00', '0.00']);
  await add({ status: 'paid' });
  await add({ status: 'open' });
  expect(await sumsOf(designer)).toEqual(['180.00', '0.00', '225.00', '0.00']);
  for (const status of ['pending', 'paying', 'paid', 'reversed', 'canceled'] as const) await release(status);
  await add({ status: 'refunded', payeeCents: 0, commissionCents: 0, refundedCents: 25_000 });
  expect(await sumsOf(designer)).toEqual(['180.00', '450.00', '225.00', '225.00']);
});

test('nothing of projects in which the member is the client, or no party', async () => {
  const [client, stranger] = [await createMember(app), await createMember(app)];
  const { id: designerId } = await createMember(app);
  const { id: projectId } = await createProject(app, { clientId: client.id, designerId });
  await createHirePayment(app, { projectId, status: 'paid' });
  for (const who of [client, stranger]) expect(await sumsOf(who)).toEqual(['0.00', '0.00', '0.00', '0.00']);
});
