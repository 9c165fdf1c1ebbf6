/** A split decided while the client's bank disputes the same payment: the ledger agrees until the bank decides. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDifferences, finishRefunds } from '#server/testing/payment-jobs.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { openBankDispute, dealAt, decideBankDispute, post, stateOf } from '../escrow/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test.each([
  ['won', { provider: 1, artist: -1 }],
  ['lost', {}],
] as const)('the bank says: %s', async (says, books) => {
  const moderator = await createMember(app, { role: 'moderator' });
  const { id } = await dealAt(app, 'in_progress');
  await openBankDispute(app, id);
  const decision = { outcome: 'split', designerAmount: '0.01', note: 'So be it.' };
  await post(app, moderator, id, 'resolve', decision).expect(200);
  await finishRefunds(app.ctx);
  expect((await stateOf(app, id)).books).toEqual({ contested: 43_000, escrow: -42_999, artist: -1 });
  expect(await findDifferences(app.ctx)).toEqual([]);
  await decideBankDispute(app, id, says);
  await finishRefunds(app.ctx);
  expect((await stateOf(app, id)).books).toEqual(books);
  expect(await findDifferences(app.ctx)).toEqual([]);
});
